import type { Kind } from "@prepfeed/contract/catalogue";
import { chooseWrong, wantedRanks } from "./choose-wrong.ts";
import { draftOf } from "./computed.ts";
import { finish, finishTyped } from "./finish.ts";
import type { Question, Stimulus } from "./question.ts";
import type { Random } from "./random.ts";
import type { SetQuestion, SetWriter } from "./set-writer.ts";

/** What a set's questions may be. */
export interface SetWishes {
  kinds: ReadonlySet<Kind>;
}

/** Fewer share nothing. */
const FEWEST = 2;

/** The questions of one drawn set, in their order, each with what they share; nothing when the draw was unlucky. */
export function writeSet(
  writer: SetWriter,
  random: Random,
  index: number,
  { kinds }: SetWishes,
): Question[] | undefined {
  const drawn = writer.draw(random, index);
  if (!drawn) return undefined;
  const questions = drawn.questions.flatMap(
    (asked) => writeSetQuestion(writer, asked, drawn.stimulus, random, kinds) ?? [],
  );
  return questions.length >= FEWEST ? questions : undefined;
}

function writeSetQuestion(
  writer: SetWriter,
  asked: SetQuestion,
  stimulus: Stimulus,
  random: Random,
  kinds: ReadonlySet<Kind>,
): Question | undefined {
  const { topic = writer.topic, difficulty = writer.difficulty } = asked;
  const origin = { name: writer.name, topic, difficulty };
  const draft = draftOf(asked);
  if (asked.typed && kinds.has("NUMERICAL")) return finishTyped(origin, draft, stimulus);
  const choice = chooseWrong(draft, wantedRanks(random));
  return choice && finish(origin, { draft, wrong: choice.wrong }, random, random.int(0, 3), stimulus);
}
