import { type ExamType, subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import type { PostDraft } from "../../../api/posts/posts.ts";
import { titleFrom, trimmedQuestion } from "../../../components/question-form/question-rules.ts";
import { sectionFor } from "./drafts.ts";
import type { Draft } from "./generator-state.ts";

export type PostingMode = "each" | "set";

/** The requests that publish the selected drafts. Those that share a passage or chart become one post with it. */
export function postsOf(drafts: Draft[], examType: ExamType, way: PostingMode): PostDraft[] {
  const setOfDraft = ({ stimulus }: Draft) =>
    stimulus ? drafts.filter((other) => other.stimulus?.id === stimulus.id) : [];
  const isShared = (draft: Draft) => setOfDraft(draft).length >= Question.minPerSet;
  const alone = drafts.filter((draft) => !isShared(draft)).map(withWhatItShared);
  const shared = drafts.filter((draft) => isShared(draft) && setOfDraft(draft)[0] === draft).map(setOfDraft);
  const single =
    way === "set" && alone.length > 1
      ? [setOf(alone, examType)]
      : alone.map((draft) => postOf(draft, examType));
  return [
    ...single,
    ...shared.map((set) => {
      const { text, figure } = set[0]?.stimulus ?? { text: "" };
      return { ...setOf(set, examType), stimulus: { text, ...(figure && { figure }) } };
    }),
  ];
}

function postOf(draft: Draft, examType: ExamType): PostDraft {
  return {
    title: titleFrom(draft.topic, draft.question.questionText),
    content: "Made with the AI Question Generator.",
    type: "QUESTION",
    subject: draft.subject,
    examType,
    difficultyLevel: draft.difficultyLevel,
    ...(draft.topic.trim() && { topic: draft.topic.trim() }),
    questions: [questionOf(draft)],
  };
}

/** A single question of a set gets the stimulus into its own text. */
function withWhatItShared({ stimulus, ...draft }: Draft): Draft {
  if (!stimulus) return draft;
  const { question } = draft;
  const questionText = [stimulus.text, question.questionText].filter(Boolean).join("\n\n");
  return { ...draft, question: { ...question, questionText, figure: question.figure ?? stimulus.figure } };
}

/** A set gets the labels of most of its questions. */
function setOf(drafts: Draft[], examType: ExamType): PostDraft {
  const [first] = drafts;
  const topics = new Set(drafts.map(({ topic }) => topic.trim()));
  const topic = topics.size === 1 ? (first?.topic.trim() ?? "") : "";
  const subject = commonest(drafts.map((draft) => draft.subject));
  const name = commonest(
    drafts.map(({ subject: one, section }) => subjectLabels({ subject: one || null, section })[0]),
  );
  return {
    title: topic || `${name ?? "Mixed"} practice set`,
    content: `${drafts.length} questions made with the AI Question Generator.`,
    type: "QUESTION",
    subject,
    examType,
    difficultyLevel: commonest(drafts.map(({ difficultyLevel }) => difficultyLevel)),
    ...(topic && { topic }),
    questions: drafts.map(questionOf),
  };
}

function questionOf(draft: Draft) {
  const section = sectionFor(draft);
  return {
    ...trimmedQuestion(draft.question),
    ...(section && { section }),
    ...(draft.topic.trim() && { topic: draft.topic.trim() }),
    timeLimit: Question.timeLimit,
    points: Question.points,
  };
}

/** The first if several are equally frequent. */
function commonest<Value>(values: Value[]): Value | undefined {
  const count = (value: Value) => values.filter((each) => each === value).length;
  return values.toSorted((a, b) => count(b) - count(a))[0];
}
