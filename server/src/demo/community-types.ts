import type { Figure } from "@prepfeed/contract/figures/figure";
import type { Difficulty, ExamType, Kind, Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Options } from "@prepfeed/contract/questions/question-parts";
import type { ComposedPaper } from "../features/mock-tests/compose-paper.service.ts";
import type { DisputedQuestion } from "./disputed-questions.ts";
import type { DemoPerson } from "./people.ts";

/** Everything the demo community consists of, before it is stored. Times are in milliseconds. */
export interface Community {
  members: Member[];
  /** People who only sat a mock test: kept apart, so that they change nothing for the others. */
  quiet: Member[];
  papers: DemoPaper[];
  posts: DemoPost[];
  follows: { from: Member; to: Member; at: number }[];
  /** In the order in which they were given. */
  answers: DemoAnswer[];
  likes: Mark[];
  bookmarks: Mark[];
  visits: (Mark & { kind: "view" | "share" })[];
  comments: DemoComment[];
  disputes: DemoDispute[];
}

export interface Member extends DemoPerson {
  id: string;
  joinedAt: number;
}

export interface DemoPost {
  id: string;
  author: Member;
  at: number;
  title: string;
  content: string;
  subject?: Subject;
  examType?: ExamType;
  difficulty?: Difficulty;
  topic?: string;
  questions: DemoQuestion[];
}

export interface DemoQuestion extends Options {
  id: string;
  kind: Kind;
  questionText: string;
  correctAnswer: string;
  tolerance?: string;
  figure?: Figure;
  stimulus?: { text: string; figure?: Figure };
  /** Null for one that a person wrote. */
  writer: string | null;
  explanation: string;
  section: string;
  topic: string;
}

export interface DemoAnswer {
  member: Member;
  post: DemoPost;
  question: DemoQuestion;
  selectedOption: string;
  isCorrect: boolean;
  timeSpent: number;
  at: number;
}

/** A question that some of those who answered object to, the first of them at `at`. */
export interface DemoDispute extends Pick<DisputedQuestion, "defence" | "isChecked" | "decision"> {
  post: DemoPost;
  question: DemoQuestion;
  objectors: (DisputedQuestion["objections"][number] & { member: Member; at: number })[];
  at: number;
  moderator: Member;
}

/** A mock test, and who sat it once. */
export interface DemoPaper {
  author: Member;
  at: number;
  title: string;
  description: string;
  subject: Subject | null;
  examType: ExamType | null;
  pattern: { id: string; year: number; notes: string[] } | null;
  visibility: "public" | "private";
  paper: ComposedPaper;
  sitters: PaperSitter[];
}

export interface PaperSitter {
  member: Member;
  at: number;
  /** The difference to their present skill at that time, on the same scale. */
  practice: number;
}

export interface Mark {
  member: Member;
  post: DemoPost;
  at: number;
}

export interface DemoComment extends Mark {
  id: string;
  content: string;
  likedBy: Member[];
}
