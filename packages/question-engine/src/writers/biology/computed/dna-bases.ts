/** The base opposite to this one in the other strand. */
export const PARTNER = { A: "T", T: "A", G: "C", C: "G" } as const;
export type Base = keyof typeof PARTNER;
