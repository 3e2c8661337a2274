import { patiently } from "../../../../kit/patiently.ts";
import type { Random } from "../../../../numbers/random.ts";
import { type ComputedDraft, wrong } from "../../../../writing/computed.ts";

type Verdict = "one" | "two" | "either" | "both" | "neither";

const SAID: Record<Verdict, string> = {
  one: "Statement I alone is sufficient, but statement II alone is not",
  two: "Statement II alone is sufficient, but statement I alone is not",
  either: "Each of the two statements alone is sufficient for an answer",
  both: "Both statements together are sufficient; neither of them alone",
  neither: "Even both statements together are not sufficient for an answer",
};

const SLIP: Record<Verdict, string> = {
  one: "overlooking what statement II can or cannot do",
  two: "overlooking what statement I can or cannot do",
  either: "carrying over what one statement says when judging the other alone",
  both: "combining the statements before testing each of them alone",
  neither: "not looking closely enough at what the statements fix",
};

const VERDICTS = Object.keys(SAID) as Verdict[];

/** Chooses the verdict first, each as likely, and draws until the statements come to it. */
export function wantedly(
  write: (random: Random, wanted: Verdict) => ComputedDraft | undefined,
): (random: Random) => ComputedDraft | undefined {
  return (random) => {
    const wanted = random.pick(VERDICTS);
    return patiently((each) => write(each, wanted))(random);
  };
}

/** A fact about a world, in words and as a test. */
export interface Statement<World> {
  text: string;
  holds(world: World): boolean;
}

/** Judges by trying every world that is possible. */
function judge<World>(
  worlds: readonly World[],
  ask: (world: World) => unknown,
  one: Statement<World>,
  two: Statement<World>,
) {
  const answers = (filter: (world: World) => boolean) =>
    new Set(worlds.filter(filter).map((world) => `${ask(world)}`));
  const first = answers((world) => one.holds(world));
  const second = answers((world) => two.holds(world));
  const together = answers((world) => one.holds(world) && two.holds(world));
  if (together.size === 0) return undefined;
  const verdict: Verdict =
    first.size === 1 && second.size === 1
      ? "either"
      : first.size === 1
        ? "one"
        : second.size === 1
          ? "two"
          : together.size === 1
            ? "both"
            : "neither";
  return { verdict, first: [...first], second: [...second], together: [...together] };
}

/** Whether the first statement tells the second as well. */
export function saysAll<World>(
  worlds: readonly World[],
  one: Statement<World>,
  two: Statement<World>,
): boolean {
  return worlds.every((world) => !one.holds(world) || two.holds(world));
}

const few = (answers: readonly string[], isSample: boolean) =>
  answers.length === 1
    ? `the answer ${answers[0]} only`
    : answers.length <= 4 && !isSample
      ? `the answers ${answers.slice(0, -1).join(", ")} or ${answers.at(-1)}`
      : `many answers, for example ${answers[0]} or ${answers[1]}`;

export function draft<World>(
  random: Random,
  question: string,
  worlds: readonly World[],
  ask: (world: World) => unknown,
  one: Statement<World>,
  two: Statement<World>,
  wanted: Verdict,
  /** Whether there are more worlds than those that were tried. */
  isSample = false,
) {
  const judged = judge(worlds, ask, one, two);
  if (!judged) return undefined;
  const { verdict, first, second, together } = judged;
  if (verdict !== wanted) return undefined;
  const others = random.shuffle(VERDICTS.filter((other) => other !== verdict));
  return {
    text: `${question}\nI. ${one.text}\nII. ${two.text}\nWhich of the following is correct?`,
    answer: SAID[verdict],
    distractors: others.map((other) => wrong(SAID[other], SLIP[other])),
    fixedOptions: true,
    explanation: [
      `Statement I alone leaves ${few(first, isSample)}.`,
      `Statement II alone leaves ${few(second, isSample)}.`,
      ...(verdict === "both" || verdict === "neither"
        ? [`Both together leave ${few(together, isSample)}.`]
        : []),
      `So the right choice is: ${SAID[verdict]}.`,
    ],
    verify: () => judge(worlds, ask, one, two)?.verdict === verdict,
  };
}
