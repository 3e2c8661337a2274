import { z } from "zod";

const count = z.number().int();

/** The result of solving a disputed question again without its key. */
export const freshSolve = z.object({
  /** The built-in writer that wrote it, or an AI provider. */
  by: z.enum(["WRITER", "PROVIDER"]),
  /** Letters or a number, as in a key; NONE or SEVERAL are right; null where it came to nothing. */
  answer: z.string().nullable(),
  /** Of a writer: whether its second method comes to that too; null where it has none. */
  isConfirmed: z.boolean().nullable(),
  /** Of a writer: how many questions it wrote for this, and how many of them its second method contradicted. */
  written: count,
  contradicted: count,
  /** Of a provider. */
  model: z.string().nullable(),
  at: z.iso.datetime(),
});
export type FreshSolve = z.infer<typeof freshSolve>;

/** What the answers so far say against the key. */
export const suspicion = z.object({
  /** The answer that looks right. */
  instead: z.string(),
  /** Which of the two rules hold: see docs/trust.md. */
  rules: z.array(z.enum(["A", "B"])),
  /** How many answers with a rest score it comes from. */
  people: count,
});
