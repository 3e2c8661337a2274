/** The three places that get a medal; equal scores share a place. */
export function medalOf(rank: number): "gold" | "silver" | "bronze" | undefined {
  return ([undefined, "gold", "silver", "bronze"] as const)[rank];
}
