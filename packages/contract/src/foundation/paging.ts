import { z } from "zod";
import { Length, Paging } from "./limits.ts";

/** A whole number from a query string: anything else becomes `fallback`, and the number is clamped. */
export function clampedInt(min: number, max: number, fallback: number) {
  return z
    .union([z.string().trim().min(1).max(Length.choiceMax), z.number()])
    .optional()
    .catch(undefined)
    .transform((value) => {
      const number = value === undefined ? Number.NaN : Number(value);
      return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, Math.trunc(number)));
    });
}

export const pageQuery = z.object({
  page: clampedInt(0, Paging.maxPage, 0),
  size: clampedInt(1, Paging.maxSize, Paging.defaultSize),
});
export type PageQuery = z.output<typeof pageQuery>;

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    totalElements: z.number().int(),
    last: z.boolean(),
    page: z.number().int(),
    size: z.number().int(),
  });
}

export interface Page<Item> {
  content: Item[];
  totalElements: number;
  last: boolean;
  page: number;
  size: number;
}
