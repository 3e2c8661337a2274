import type { Figure } from "@prepfeed/contract/figures/figure";
import {
  type Difficulty,
  type ExamType,
  type Subject,
  sectionOf,
} from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Post } from "@prepfeed/contract/posts/posts";
import {
  EMPTY_QUESTION,
  isBlank,
  mistakesInQuestion,
  type QuestionMistakes,
  type QuestionValues,
  titleFrom,
  trimmedQuestion,
} from "../../components/question-form/question-rules.ts";

/** The content of the form; a new post has one question, an edited one those it was published with. */
export interface PostValues {
  questions: QuestionValues[];
  subject: Subject | "";
  examType: ExamType | "";
  difficultyLevel: Difficulty;
  topic: string;
  /** The additional context. */
  content: string;
  /** The stimulus of all questions, if a set was published. */
  stimulus?: { text: string; figure?: Figure | undefined } | undefined;
}

const FALLBACK_EXAM_TYPE = "JEE_MAIN";

export const EMPTY_POST: PostValues = {
  questions: [EMPTY_QUESTION],
  subject: "",
  examType: "",
  difficultyLevel: "MEDIUM",
  topic: "",
  content: "",
};

export interface PostMistakes {
  questions: QuestionMistakes[];
  subject?: string;
  examType?: string;
  content?: string;
}

/** The mistakes that prevent publishing, in the words shown at the fields. */
export function mistakesIn({ questions, subject, examType, content }: PostValues): PostMistakes {
  if (questions.length === 0)
    return { questions: [], content: isBlank(content) ? messages.posts.contentRequired : undefined };
  return {
    questions: questions.map(mistakesInQuestion),
    subject: subject ? undefined : "Please select a subject",
    examType: examType ? undefined : "Please select an exam type",
  };
}

export function firstMistake({ questions, ...fields }: PostMistakes): string | undefined {
  return questions
    .flatMap((mistakes) => [
      mistakes.questionText,
      mistakes.pictureDescription,
      mistakes.options,
      mistakes.correctAnswer,
      mistakes.tolerance,
    ])
    .concat(fields.subject, fields.examType, fields.content)
    .find((message) => message !== undefined);
}

/** The topic, else the beginning of the question. */
function titleOf({ topic, questions, content }: PostValues) {
  return titleFrom(topic, questions[0]?.questionText ?? content);
}

/** The request that publishes the form; `edited` is the post as it was before. */
export function postBody(values: PostValues, edited?: Post) {
  const { subject, examType, difficultyLevel } = values;
  const isQuestion = values.questions.length > 0;
  return {
    title: keptTitle(values, edited) ?? titleOf(values),
    description: values.content.trim(),
    ...(values.topic.trim() && { topic: values.topic.trim() }),
    ...(subject && { subject }),
    ...((examType || isQuestion) && { examType: examType || FALLBACK_EXAM_TYPE }),
    difficultyLevel,
    ...(values.stimulus && { stimulus: values.stimulus }),
    questions: values.questions.map((question, i) => ({
      ...trimmedQuestion(question),
      ...keptLabels(values, i, edited),
      timeLimit: Question.timeLimit,
      points: Question.points,
    })),
  };
}

/** A given title, not one taken from the text, is kept by an edit. */
function keptTitle(values: PostValues, edited: Post | undefined) {
  if (!edited || edited.title === "" || edited.title === titleOf(valuesOf(edited))) return undefined;
  return values.topic.trim() === (edited.topic ?? "") ? edited.title : undefined;
}

/**
 * Questions of a set keep their own topics; the section follows from the subject unless the subject is
 * unchanged.
 */
function keptLabels({ subject, questions }: PostValues, i: number, edited: Post | undefined) {
  const before = edited?.questions[i];
  const topic = questions.length > 1 ? before?.topic : undefined;
  const section = before && edited?.subject === subject ? before.section : subject && sectionOf(subject);
  return { ...(section && { section }), ...(topic && { topic }) };
}

function pictureOf({
  pictureUrl,
  pictureWidth,
  pictureHeight,
  pictureDescription,
}: Post["questions"][number]) {
  if (!pictureUrl || !pictureWidth || !pictureHeight) return undefined;
  return { pictureUrl, pictureWidth, pictureHeight, pictureDescription: pictureDescription ?? "" };
}

/** A published post as its author edits it. */
export function valuesOf(post: Post): PostValues {
  return {
    questions: post.questions.map((question) => ({
      kind: question.kind,
      questionText: question.questionText,
      optionA: question.optionA ?? "",
      optionB: question.optionB ?? "",
      optionC: question.optionC ?? "",
      optionD: question.optionD ?? "",
      optionE: question.optionE ?? "",
      correctAnswer: question.correctAnswer ?? "",
      tolerance: question.tolerance ?? "",
      figure: question.figure,
      picture: pictureOf(question),
      explanation: question.explanation ?? "",
    })),
    subject: post.subject ?? "",
    examType: post.examType ?? "",
    difficultyLevel: post.difficultyLevel ?? EMPTY_POST.difficultyLevel,
    topic: post.topic ?? "",
    content: post.content,
    stimulus: post.questions[0]?.stimulus,
  };
}
