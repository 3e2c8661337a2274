import { Learning } from "@prepfeed/contract/foundation/limits";
import { type Learner, practisedIn, reasonFor, type Topical, triedIn } from "../../rules/learner.ts";
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
  const knownOf = lookUpIn(learner);
  const best = new Map<string, CandidateRow & { score: number; chance: number }>();
  for (const candidate of candidates) {
    const known = knownOf(candidate);
    const chance = chanceOf(known.skill, candidate.estimate);
    const score = scoreOf(candidate, known, chance);
    if (score > (best.get(candidate.post_id)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(candidate.post_id, { ...candidate, score, chance });
  }
  const ordered = [...best.values()].sort((a, b) => b.score - a.score || (a.post_id < b.post_id ? 1 : -1));
  return spread(ordered).map((candidate) => ({
    postId: candidate.post_id,
    reason: reasonFor(candidate, learner, candidate.chance),
  }));
}

type Known = ReturnType<ReturnType<typeof lookUpIn>>;

/** What is known about a subject and topic; each is looked up once, because many candidates share them. */
function lookUpIn(learner: Learner) {
  const look = (label: Topical) => {
    const [practised, tried] = [practisedIn(label, learner), triedIn(label, learner)];
    return {
      isPractised: practised !== undefined,
      skill: (practised?.skill ?? 0) + (tried?.offset ?? 0),
      weakness: tried ? Math.max(0, -tried.offset) : 0,
    };
  };
  const found = new Map<string, ReturnType<typeof look>>();
  return (label: Topical) => {
    const key = `${label.subject} ${label.topic}`;
    const known = found.get(key) ?? look(label);
    found.set(key, known);
    return known;
  };
}

function scoreOf({ age_days }: CandidateRow, { isPractised, weakness }: Known, chance: number): number {
  const fit = -2 * Math.abs(chance - Learning.targetChance);
  const familiarity = isPractised ? 0.3 : 0;
  const freshness = 0.3 * Math.exp(-age_days / 7);
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
