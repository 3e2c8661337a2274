/** ln 2 and ln 10 as questions give them. */
export const LN2 = 693 / 1000;
export const LN10 = 2303 / 1000;
