import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { Letter } from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import type { Post } from "@prepfeed/contract/posts/posts";
import type { QuestionValues } from "../../components/question-form/question-rules.ts";
import type { PostValues } from "./question-form.ts";

/** What others will see: neither key nor explanation, and zero counts. */
export function previewPost(values: PostValues, author: OwnProfile, createdAt: string): Post {
  const { id, username, fullName, profilePicture, verified } = author;
  return {
    id: "preview",
    type: values.questions.length > 0 ? "QUESTION" : "TEXT",
    title: values.topic.trim(),
    content: values.content.trim(),
    author: { id, username, fullName, profilePicture, verified },
    createdAt,
    subject: values.subject || null,
    examType: values.examType || null,
    difficultyLevel: values.difficultyLevel,
    topic: values.topic.trim() || null,
    questions: values.questions.map((question, i) => ({
      id: `preview-${i}`,
      ...previewed(question),
      ...(values.stimulus && { stimulus: { ...values.stimulus, id: "preview" } }),
      section: "",
      topic: null,
      points: Question.points,
      timeLimit: Question.timeLimit,
      myAnswer: null,
    })),
    isLiked: false,
    isBookmarked: false,
    isFollowingAuthor: false,
    likesCount: 0,
    commentsCount: 0,
    bookmarksCount: 0,
    sharesCount: 0,
    viewsCount: 0,
    totalAttempts: 0,
  };
}

function previewed(question: QuestionValues) {
  const { kind, figure } = question;
  const text = (letter: Letter) =>
    kind === "NUMERICAL" ? null : question[`option${letter}`].trim() || `Option ${letter}`;
  const tolerance = question.tolerance.trim();
  return {
    kind,
    questionText: question.questionText.trim() || "Your question",
    optionA: text("A"),
    optionB: text("B"),
    optionC: text("C"),
    optionD: text("D"),
    ...(kind !== "NUMERICAL" && question.optionE.trim() && { optionE: question.optionE.trim() }),
    ...(kind === "NUMERICAL" && tolerance && { tolerance }),
    ...(figure && { figure }),
    ...question.picture,
  };
}
