import { Learning } from "@prepfeed/contract/foundation/limits";
import { type Learner, practisedIn, reasonFor, triedIn } from "../../rules/learner.ts";
import { chanceOf } from "../../rules/learner-model.ts";
import type { CandidateRow } from "./personalized.queries.ts";

export interface Recommendation {
  postId: string;
  reason: string;
}

/** A topic may take at most this many of any ten places in a row. */
const MAX_PER_TOPIC = 3;
const WINDOW = 10;

/** The difficulty at which a learner of this skill is right as often as we aim for. */
export function targetLevel(skill: number): number {
  const guess = Learning.guess.SINGLE;
  const beyondGuess = (Learning.targetChance - guess) / (1 - guess);
  return skill - Math.log(beyondGuess / (1 - beyondGuess));
}

/** Orders candidates by how much this learner gains from them, with the reason for each. */
export function recommend(candidates: CandidateRow[], learner: Learner): Recommendation[] {
  const best = new Map<string, CandidateRow & { score: number }>();
  for (const candidate of candidates) {
    const score = scoreOf(candidate, learner);
    if (score > (best.get(candidate.post_id)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(candidate.post_id, { ...candidate, score });
  }
  const ordered = [...best.values()].sort((a, b) => b.score - a.score || (a.post_id < b.post_id ? 1 : -1));
  return spread(ordered).map((candidate) => ({
    postId: candidate.post_id,
    reason: reasonFor(candidate, learner, chanceFor(candidate, learner)),
  }));
}

function chanceFor(candidate: CandidateRow, learner: Learner): number {
  const skill = practisedIn(candidate, learner)?.skill ?? 0;
  return chanceOf(skill + (triedIn(candidate, learner)?.offset ?? 0), candidate.estimate);
}

function scoreOf(candidate: CandidateRow, learner: Learner): number {
  const practised = practisedIn(candidate, learner);
  const topic = triedIn(candidate, learner);
  const chance = chanceFor(candidate, learner);
  const fit = -2 * Math.abs(chance - Learning.targetChance);
  const weakness = topic ? Math.max(0, -topic.offset) : 0;
  const familiarity = practised ? 0.3 : 0;
  const freshness = 0.3 * Math.exp(-candidate.age_days / 7);
  return fit + weakness + familiarity + freshness;
}

/** Keeps the order as far as possible without letting a topic fill the page. */
function spread<Item extends CandidateRow>(items: Item[]): Item[] {
  const waiting = items.map((item) => ({ item, key: `${item.subject} ${item.topic}` }));
  const placed: typeof waiting = [];
  /** The number of posts of each topic in the last places. */
  const recent = new Map<string, number>();
  const count = (key: string | undefined, by: number) =>
    key !== undefined && recent.set(key, (recent.get(key) ?? 0) + by);
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ key }) => (recent.get(key) ?? 0) < MAX_PER_TOPIC);
    const [chosen] = waiting.splice(Math.max(0, next), 1);
    if (!chosen) break;
    placed.push(chosen);
    count(chosen.key, 1);
    count(placed.at(-WINDOW)?.key, -1);
  }
  return placed.map(({ item }) => item);
}
