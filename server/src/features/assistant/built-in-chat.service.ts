import { DIFFICULTIES, type Difficulty, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { strengthsOf } from "@prepfeed/contract/learning/strengths";
import { matchTopic, UnknownTopicError } from "@prepfeed/question-engine/match-topic";
import { answerFromNotes } from "@prepfeed/question-engine/notes";
import { topicsSpotted } from "../../rules/spot-topics.ts";
import { explainTopicBuiltIn } from "../explanations/explanations.service.ts";
import { provideQuestion } from "../generation/generation.service.ts";
import { getProgress } from "../progress/progress.service.ts";
import { listWeakTopics } from "../progress/skills.service.ts";
import { rememberDrafts } from "../questions/seen-keys.service.ts";
import { createStudyPlan, type StudyPlanDeps } from "../study-plans/study-plans.service.ts";
import { type Intent, readIntent } from "./chat-intents.ts";
import type { Turn } from "./conversations.queries.ts";

export type BuiltInReply = { reply: string } & Pick<Turn, "asked" | "topic" | "difficulty">;

/** How many characters of a message are looked up in the notes. */
const MAX_SEARCHED = 300;

const ABILITIES = [
  "I can explain what our notes teach (“explain photosynthesis”, “state Ohm's law”)",
  "quiz you (“quiz me on trigonometry”, then answer with A, B, C or D)",
  "tell where you stand (“my weak topics”)",
  "and write a study plan (“make a plan for Physics, NEET, 30 days”).",
].join(", ");

/**
 * The assistant's replies without a provider: it answers the few things it knows and otherwise says that it does not
 * know.
 */
export async function replyBuiltIn(
  deps: StudyPlanDeps,
  viewerId: string,
  message: string,
  turns: readonly Turn[],
): Promise<BuiltInReply> {
  const intent = readIntent(message);
  switch (intent.kind) {
    case "answer":
      return { reply: await markAnswer(deps, viewerId, intent.letter, lastAsked(turns)) };
    case "hello":
      return { reply: `Hello! ${ABILITIES}` };
    case "thanks":
      return { reply: "You're welcome. What next?" };
    case "help":
      return { reply: `I am the built-in assistant. ${ABILITIES}` };
    case "progress":
      return { reply: await tellProgress(deps, viewerId) };
    case "quiz":
      return poseQuestion(
        deps,
        viewerId,
        intent.topic ?? aboutBefore(turns).topic,
        difficultyAfter(turns, intent.step),
      );
    case "plan":
      return { reply: await makePlan(deps, viewerId, intent) };
    case "explain":
      return intent.topic
        ? explain(viewerId, intent.topic, message, turns)
        : explain(viewerId, aboutBefore(turns).topic);
    case "simpler":
      return explainSimply(aboutBefore(turns).topic);
    case "other":
      return replyToOther(viewerId, message, turns);
  }
}

/** The last question that the assistant asked, if it is still open. */
function lastAsked(turns: readonly Turn[]): Turn["asked"] {
  const last = turns.at(-1);
  return last?.role === "assistant" ? last.asked : undefined;
}

/** Whether a message answers the assistant's own question. Only the built-in engine knows that key. */
export function answersOurQuestion(message: string, turns: readonly Turn[]): boolean {
  return lastAsked(turns) !== undefined && readIntent(message).kind === "answer";
}

async function markAnswer(
  { db, now }: StudyPlanDeps,
  viewerId: string,
  letter: string,
  asked: Turn["asked"],
): Promise<string> {
  if (!asked) return `There is no open question between us. ${ABILITIES}`;
  const { questionText, correctOption } = asked;
  if (questionText) await rememberDrafts(db, viewerId, [{ questionText, correctOption }], now());
  const verdict = letter === asked.correctAnswer ? "Correct!" : `Not quite: ${letter} is wrong.`;
  return `${verdict} The answer is ${asked.correctAnswer}: ${asked.correctOption}.\n\n${asked.explanation}\n\nSay “another question” to go on.`;
}

/** The topic mentioned last. A provider's turns do not name it, but the learner's words may. */
export function aboutBefore(turns: readonly Turn[]): Pick<Turn, "topic" | "difficulty"> {
  for (const { role, text, topic, difficulty } of turns.toReversed()) {
    if (topic) return { topic, difficulty };
    const intent = role === "learner" ? readIntent(text) : undefined;
    if ((intent?.kind === "quiz" || intent?.kind === "explain") && intent.topic) {
      return { topic: intent.topic, difficulty };
    }
  }
  return {};
}

/**
 * As hard as the last question, or one step easier or harder; without a last question, at the exam's level.
 */
function difficultyAfter(turns: readonly Turn[], step: 1 | -1 | undefined): Difficulty | undefined {
  if (!step) return undefined;
  const before = DIFFICULTIES.indexOf(aboutBefore(turns).difficulty ?? "MEDIUM");
  return DIFFICULTIES[Math.min(DIFFICULTIES.length - 1, Math.max(0, before + step))];
}

async function poseQuestion(
  { db }: StudyPlanDeps,
  who: string,
  topic: string | undefined,
  difficulty: Difficulty | undefined,
): Promise<BuiltInReply> {
  try {
    const question = await provideQuestion(db, { topic, difficulty, who });
    if (!question) return { reply: refusals.ai.unavailable };
    const { options, correctAnswer, correctOption, explanation, questionText, message } = question;
    const choices = OPTIONS.map((letter, at) => `${letter}) ${options[at]}`).join("\n");
    return {
      reply: [message, questionText, choices, "Answer with A, B, C or D."].filter(Boolean).join("\n\n"),
      asked: { questionText, correctOption, correctAnswer, explanation },
      topic: topic ?? question.topic ?? undefined,
      difficulty: question.difficulty,
    };
  } catch (error) {
    if (!(error instanceof UnknownTopicError)) throw error;
    return {
      reply: refusals.ai.unknownTopic(
        error.topic,
        error.nearest.map(({ title }) => title),
      ),
    };
  }
}

async function tellProgress(deps: StudyPlanDeps, viewerId: string): Promise<string> {
  const strengths = strengthsOf(await getProgress(deps, viewerId));
  if (strengths.length === 0) {
    return "You have not answered any questions yet. A quiz of five questions is a good start.";
  }
  const weak = await listWeakTopics(deps.db, viewerId, { max: 3 });
  const lines = strengths.map(
    ({ name, totalQuestions, correctAnswers, accuracyPercentage }) =>
      `${name}: ${correctAnswers} of ${totalQuestions} right (${accuracyPercentage}%)`,
  );
  const hint = weak.map(({ topic, correct, attempts }) => `${topic} (${correct} of ${attempts})`).join("; ");
  return `${lines.join("\n")}${hint ? `\n\nYou are weakest in ${hint}. Say “quiz me on ${weak[0]?.topic}” to work on it.` : ""}`;
}

async function makePlan(
  deps: StudyPlanDeps,
  viewerId: string,
  { subject, examType, duration }: Extract<Intent, { kind: "plan" }>,
): Promise<string> {
  if (!subject || !examType) {
    return `${messages.ai.planNeedsSubjectAndExam}, for example: “make a plan for Physics, NEET, 30 days”.`;
  }
  // The built-in engine writes the plan too, because the provider has already failed at this point.
  const plan = await createStudyPlan({ ...deps, ai: undefined }, viewerId, {
    subject,
    examType,
    duration,
    level: "INTERMEDIATE",
  });
  const [first] = plan.days;
  return `Your plan “${plan.title}” is ready and kept with your study plans. It begins today with ${first?.topic}.`;
}

async function explain(
  who: string,
  topic: string | undefined,
  asked?: string,
  turns: readonly Turn[] = [],
): Promise<BuiltInReply> {
  if (topic === undefined) return { reply: `Which topic do you mean? ${ABILITIES}` };
  const { explanation, about } = await explainTopicBuiltIn(
    who,
    { topic, level: "INTERMEDIATE", length: "SHORT" },
    { asked, within: topicSpokenOf(turns) },
  );
  return { reply: explanation, topic: matchTopic(topic).known ? topic : about };
}

/** The topic of the syllabus that the conversation is about. */
function topicSpokenOf(turns: readonly Turn[]) {
  const { topic } = aboutBefore(turns);
  const match = topic === undefined ? undefined : matchTopic(topic);
  return match?.known && match.topics.length === 1 ? match.topics[0]?.key : undefined;
}

/** The beginning of the note and its worked example, because they have shorter sentences than the rest. */
async function explainSimply(topic: string | undefined): Promise<BuiltInReply> {
  const answer = topic === undefined ? undefined : await answerFromNotes(topic);
  if (!answer) return { reply: `What shall I explain more simply? ${ABILITIES}` };
  const { about, example } = answer.note;
  return {
    reply: [
      `In short: ${about}`,
      `An example. ${example.question}\n${example.steps.map((step, i) => `${i + 1}. ${step}`).join("\n")}\nAnswer: ${example.answer}`,
      "I can't say it in other words than these; a question often helps more: say “give me a question on it”.",
    ].join("\n\n"),
    topic,
  };
}

/** Answers only what the notes say; it never invents anything. */
async function replyToOther(who: string, message: string, turns: readonly Turn[]): Promise<BuiltInReply> {
  const isShort = message.split(/\s+/).length <= 5;
  const within = topicSpokenOf(turns);
  if (await answerFromNotes(message.slice(0, MAX_SEARCHED), within)) {
    return explain(who, message.slice(0, MAX_SEARCHED), undefined, turns);
  }
  if (isShort && matchTopic(message).known) return explain(who, message);
  const [topic] = topicsSpotted(message);
  const offer = topic
    ? ` It seems to be about ${topic.title}: say “explain ${topic.title}” for what I know of it.`
    : "";
  return {
    reply: `That is beyond the built-in assistant, and I don't make things up.${offer} ${ABILITIES}`,
    topic: topic?.title,
  };
}
