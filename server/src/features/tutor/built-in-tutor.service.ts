import type { Ask, TutorEvent } from "@prepfeed/contract/questions/tutor";
import { answerFromNotes, noteOf } from "@prepfeed/question-engine/notes";
import type { Database } from "../../db/database.ts";
import { keyedQuestion, provideQuestion, provideVariant } from "../generation/generation.service.ts";
import { rememberDrafts } from "../questions/seen-keys.service.ts";
import { asAnswer, type TutoredQuestion } from "./tutored-question.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * The replies without a provider: the explanation, the reason behind the chosen option, the note, a variant. For
 * anything else it says that it does not know.
 */
export async function answerBuiltIn(
  deps: Deps,
  viewerId: string,
  question: TutoredQuestion,
  { ask, message }: { ask: Ask; message: string },
): Promise<TutorEvent[]> {
  switch (ask) {
    case "WHY_WRONG":
      return [text(whyWrong(question)), ...(await topicEvent(question))];
    case "SIMPLER":
      return [text(await simpler(question)), ...(await topicEvent(question))];
    case "SIMILAR":
      return similar(deps, viewerId, question);
    case "READ":
      return whatToRead(question);
    case "OWN":
      return ownWords(question, message);
  }
}

const text = (said: string): TutorEvent => ({ kind: "text", text: said });

function whyWrong(question: TutoredQuestion): string {
  const { chosen, chosenText = "", correctAnswer, rightText, explanation } = question;
  const right = `The right answer is ${asAnswer(correctAnswer, rightText)}.`;
  if (chosen === null || chosen === correctAnswer) return [right, explanation || NO_EXPLANATION].join("\n\n");
  const reason = reasonOf(chosenText, explanation);
  return [
    `You answered ${asAnswer(chosen, chosenText)}. ${right}`,
    reason ??
      "The explanation does not say what leads to your answer, and I make nothing up. Compare each step with yours:",
    reason === undefined ? explanation || NO_EXPLANATION : undefined,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const NO_EXPLANATION = "Its author has given no explanation.";

/** The sentence or clause of the explanation about the option: "$30$ comes from leaving out the last step". */
function reasonOf(option: string, explanation: string): string | undefined {
  if (option === "") return undefined;
  const sentence = explanation.split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u).findLast((each) => each.includes(option));
  if (!sentence) return undefined;
  const clause = sentence.split("; ").find((each) => each.includes(option)) ?? sentence;
  const said = clause
    .trim()
    .replace(/^(?:and|or) /, "")
    .replace(/[.;]?$/, ".");
  // A sentence that states the result says nothing about a mistake.
  return /come|from|because|mistak|forget|leav|tak|confus|mix|only|would|not\b|instead|wrong/i.test(said)
    ? `${said.charAt(0).toUpperCase()}${said.slice(1)}`
    : undefined;
}

async function simpler({ explanation, topic, questionText }: TutoredQuestion): Promise<string> {
  const answer = await answerFromNotes(questionText.slice(0, 300), topic?.key);
  const idea = answer?.statement ?? (topic && (await noteOf(topic)).about);
  const steps = explanation.split("\n").filter((line) => line.trim() !== "");
  return [
    idea && `The idea behind it. ${idea}`,
    steps.length > 1
      ? `Step by step:\n${steps.map((step, i) => `${i + 1}. ${step}`).join("\n")}`
      : explanation,
    "I can't find other words for it by myself; a similar question may help more.",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The reply shows its key, so it is recorded as seen first. */
async function similar(
  { db, now }: Deps,
  viewerId: string,
  question: TutoredQuestion,
): Promise<TutorEvent[]> {
  const { writer, topic, questionText, difficulty } = question;
  const variant =
    writer && topic ? await provideVariant(db, { writer, topic, questionText }, viewerId) : undefined;
  const other =
    variant ??
    (topic &&
      (await provideQuestion(db, { topic: topic.key, difficulty: difficulty ?? undefined, who: viewerId })));
  if (!other)
    return [
      text("I know no question like this one: its topic is not in the syllabus, and a person wrote it."),
    ];
  const keyed = "correctOption" in other ? other : keyedQuestion(other);
  await rememberDrafts(db, viewerId, [keyed], now());
  const { options, correctAnswer, explanation, figure } = other;
  return [
    text(
      variant
        ? "The same with other numbers or another case. It earns no point."
        : `Nobody can vary this one, so here is another on ${topic?.title}. It earns no point.`,
    ),
    {
      kind: "similar",
      question: {
        questionText: other.questionText,
        options: [...options],
        ...(figure && { figure }),
        correctAnswer,
        explanation,
      },
    },
  ];
}

async function whatToRead(question: TutoredQuestion): Promise<TutorEvent[]> {
  const { topic, questionText } = question;
  const answer = await answerFromNotes(questionText.slice(0, 300), topic?.key);
  const found = answer?.topic ?? topic;
  if (!found) return [text("Its topic is not in the syllabus, so I know nothing to read about it.")];
  const statement = answer?.statement ?? (await noteOf(found)).about;
  return [
    text(`Read the note on ${found.title}. It says:\n\n${statement}`),
    { kind: "topic", slug: found.key, title: found.title },
  ];
}

async function ownWords(question: TutoredQuestion, message: string): Promise<TutorEvent[]> {
  const answer = await answerFromNotes(message, question.topic?.key);
  if (answer) {
    return [text(answer.statement), { kind: "topic", slug: answer.topic.key, title: answer.topic.title }];
  }
  return [
    text(
      [
        "I don't know that, and I make nothing up: without an AI provider I only know our notes and this question's explanation.",
        question.explanation,
      ]
        .filter(Boolean)
        .join("\n\n"),
    ),
    ...(await topicEvent(question)),
  ];
}

async function topicEvent({ topic }: TutoredQuestion): Promise<TutorEvent[]> {
  return topic ? [{ kind: "topic", slug: topic.key, title: topic.title }] : [];
}
