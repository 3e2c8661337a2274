/** The base that stands opposite in the other strand. */
export const PARTNER = { A: "T", T: "A", G: "C", C: "G" } as const;
export type Base = keyof typeof PARTNER;
