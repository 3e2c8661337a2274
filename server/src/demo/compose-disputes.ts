import type { DemoAnswer, DemoDispute, DemoPost, DemoQuestion, Member } from "./community-types.ts";
import { DISPUTED_QUESTIONS, type DisputedQuestion } from "./disputed-questions.ts";
import { DAY, HOUR } from "./when.ts";

/** A question is out for so long before somebody objects. */
const ASKED_BEFORE = 2 * DAY;

const openedAt = ({ opened }: DisputedQuestion, now: number) => now - opened * DAY;

/** Posts that ask the disputed questions instead of their own: the oldest that fit. */
export function askDisputed(posts: readonly DemoPost[], visitor: Member, now: number) {
  const asked = new Map<DemoPost, DisputedQuestion>();
  for (const disputed of DISPUTED_QUESTIONS) {
    const post = posts.find(
      (each) =>
        each.subject === disputed.subject && each.author !== visitor && !asked.has(each) && isPlain(each),
    );
    if (!post) continue;
    // The oldest may be too young at some times of day.
    post.at = Math.min(post.at, openedAt(disputed, now) - ASKED_BEFORE);
    asked.set(post, disputed);
    ask(post, disputed);
  }
  return asked;
}

function isPlain({ questions: [question, ...others] }: DemoPost): boolean {
  return question?.kind === "SINGLE" && others.length === 0 && !question.stimulus && !question.figure;
}

function ask(post: DemoPost, { topic, questionText, options, answer, explanation }: DisputedQuestion) {
  const [question] = post.questions as [DemoQuestion];
  const [optionA, optionB, optionC, optionD] = options;
  Object.assign(post, { title: topic, topic, content: "", difficulty: "EASY" });
  Object.assign(question, { questionText, optionA, optionB, optionC, optionD, optionE: undefined });
  Object.assign(question, { correctAnswer: answer, explanation, topic, writer: null });
}

/** Who objects to them; from then on they have the key that their authors typed. */
export function composeDisputes(
  asked: ReadonlyMap<DemoPost, DisputedQuestion>,
  answers: readonly DemoAnswer[],
  [visitor, ...members]: readonly Member[],
  now: number,
): DemoDispute[] {
  return [...asked].flatMap(([post, disputed]) => {
    const [question] = post.questions as [DemoQuestion];
    const given = answers.filter((answer) => answer.question === question && answer.member !== visitor);
    typeKey(question, answers, disputed);
    const objectors = objectorsOf(disputed, given, now);
    const [first] = objectors;
    const taken = new Set([post.author, ...objectors.map(({ member }) => member)]);
    const moderator = members.find((member) => !taken.has(member));
    if (!first || !moderator) return [];
    const { defence, isChecked, decision } = disputed;
    return { post, question, objectors, at: first.at, moderator, defence, isChecked, decision };
  });
}

function typeKey(question: DemoQuestion, answers: readonly DemoAnswer[], { typed }: DisputedQuestion) {
  if (!typed) return;
  question.correctAnswer = typed;
  for (const answer of answers)
    if (answer.question === question) answer.isCorrect = answer.selectedOption === typed;
}

/** Of those who had answered by then; people who gave the answer that they believe right come first. */
function objectorsOf(disputed: DisputedQuestion, given: readonly DemoAnswer[], now: number) {
  const opened = openedAt(disputed, now);
  const left = given.filter(({ at }) => at < opened);
  return disputed.objections.flatMap((objection, place) => {
    const fitting = left.find(({ selectedOption }) => selectedOption === objection.answer) ?? left[0];
    if (!fitting) return [];
    left.splice(left.indexOf(fitting), 1);
    return { ...objection, member: fitting.member, at: opened + place * HOUR };
  });
}
