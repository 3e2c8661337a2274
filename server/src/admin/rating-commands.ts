import { Tutor } from "@prepfeed/contract/foundation/limits";
import type { Database } from "../db/database.ts";
import { listRatings } from "./admin.queries.ts";

/** How each model's answers about questions were rated, with a line for each kind of request. */
export async function describeRatings(db: Database): Promise<string[]> {
  const rated = await listRatings(db);
  if (rated.length === 0)
    return [`No answer of the AI tutor was rated in the last ${Tutor.ratingDays} days.`];
  return rated.map(({ engine, model, ask, helpful, unhelpful, questions }) => {
    const which = questions.length > 0 ? `; newest that did not: questions ${questions.join(", ")}` : "";
    return `${engine} ${model}, ${ask}: ${helpful} of ${helpful + unhelpful} helped${which}`;
  });
}
