import type { Kind } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { chooseWrong, wantedRanks } from "../options/choose-wrong.ts";
import { finish, finishTyped } from "../options/finish.ts";
import type { Question, Stimulus } from "../question/question.ts";
import { draftOf } from "./computed.ts";
import type { SetQuestion, SetWriter } from "./set-writer.ts";

/** What a set's questions may be. */
export interface SetWishes {
  kinds: ReadonlySet<Kind>;
  /** Five where there are enough wrong answers; four unless said. */
  options?: 5;
  /** How many of those whose answer is a number are typed in; only those that say so unless given. */
  typed?: number;
}

/** Fewer share nothing. */
const FEWEST = 2;

/** The questions of one drawn set, in their order, each with what they share; nothing when the draw was unlucky. */
export function writeSet(
  writer: SetWriter,
  random: Random,
  index: number,
  wishes: SetWishes,
): Question[] | undefined {
  const drawn = writer.draw(random, index);
  if (!drawn) return undefined;
  const questions = drawn.questions.flatMap(
    (asked) => writeSetQuestion(writer, asked, drawn.stimulus, random, wishes) ?? [],
  );
  return questions.length >= FEWEST ? questions : undefined;
}

function writeSetQuestion(
  writer: SetWriter,
  asked: SetQuestion,
  stimulus: Stimulus,
  random: Random,
  { kinds, options, typed = 0 }: SetWishes,
): Question | undefined {
  const { topic = writer.topic, difficulty = writer.difficulty } = asked;
  const origin = { name: writer.name, topic, difficulty };
  const draft = draftOf(asked);
  if (kinds.has("NUMERICAL") && (asked.typed || (typed > 0 && random.chance(typed)))) {
    const question = finishTyped(origin, draft, stimulus);
    if (question) return question;
  }
  const wanted = options === 5 ? 4 : 3;
  const choice = chooseWrong(draft, wantedRanks(random, wanted), wanted);
  if (!choice) return undefined;
  const place = random.int(0, choice.wrong.length);
  return finish(origin, { draft, wrong: choice.wrong }, random, place, { options, stimulus });
}
