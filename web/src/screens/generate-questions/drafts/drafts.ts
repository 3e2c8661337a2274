import type { DraftQuestion } from "@prepfeed/contract/ai/generation";
import {
  KINDS,
  labelOf,
  type Section,
  type Subject,
  sectionOf,
} from "@prepfeed/contract/foundation/catalogue";
import { Generation, Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { DraftRequest } from "../../../api/learning/generator.ts";
import { mistakesInQuestion } from "../../../components/question-form/question-rules.ts";
import type { Draft, Settings } from "./generator-state.ts";

/** The labels of a section's question, if the draft has none. */
const SUBJECT_OF_SECTION: Partial<Record<Section, Subject>> = {
  Programming: "COMPUTER_SCIENCE",
  "Quantitative Aptitude": "MATHEMATICS",
  Reasoning: "MATHEMATICS",
  "English Language": "ENGLISH",
  "General Awareness": "GENERAL_KNOWLEDGE",
  Banking: "ECONOMICS",
};

export function clampCount(count: number): number {
  if (!Number.isFinite(count)) return Generation.defaultCount;
  return Math.min(Generation.maxCount, Math.max(Generation.minCount, Math.trunc(count)));
}

/** The request of the settings, or what is missing. The narrowest choice counts: topic, section, subject. */
export function requestOf(settings: Settings, asInExam = false): DraftRequest | { lacks: string } {
  const { source, subject, section, difficulty, examType } = settings;
  const amount = { count: clampCount(settings.count), difficulty };
  const kinds = asInExam && { kinds: KINDS };
  const text = settings.text.trim();
  if (source === "text")
    return text ? { from: "text", text, ...amount } : { lacks: messages.ai.textRequired };
  const topic = settings.topic.trim();
  const asked = asInExam && { examType };
  if (topic) {
    const about = { ...(subject && { subject }), ...(section && { section }) };
    return { from: "topic", topic, ...about, ...asked, ...amount, ...kinds };
  }
  if (section) return { from: "topic", topic: section, ...asked, ...amount, ...kinds };
  if (subject) return { from: "subject", subject, examType, ...amount, ...kinds };
  return { lacks: messages.ai.chooseSomething };
}

/** All selected, each with a subject if the draft or the settings have one. */
export function draftsFrom(questions: DraftQuestion[], settings: Settings, now: number): Draft[] {
  const isBySection = settings.source === "topic" && !settings.topic.trim();
  const section = isBySection ? settings.section : "";
  return questions.map((question, i) => ({
    id: `${now}-${i}`,
    from: wordsFor(settings),
    isSelected: true,
    isDropped: false,
    isEdited: false,
    question: {
      kind: question.kind,
      questionText: question.questionText,
      optionA: question.option1 ?? "",
      optionB: question.option2 ?? "",
      optionC: question.option3 ?? "",
      optionD: question.option4 ?? "",
      optionE: question.option5 ?? "",
      correctAnswer: question.correctAnswer,
      tolerance: question.tolerance ?? "",
      figure: question.figure,
      explanation: question.explanation,
    },
    ...(question.stimulus && { stimulus: question.stimulus }),
    subject: question.subject ?? ((section && SUBJECT_OF_SECTION[section]) || settings.subject),
    section: section || (question.section ?? ""),
    topic: question.topic ?? "",
    difficultyLevel: question.difficultyLevel,
    engine: question.engine,
    verified: question.verified,
  }));
}

/** The request in the learner's words. */
function wordsFor({ source, topic, section, subject }: Settings): string {
  if (source === "text") return "Your text";
  return topic.trim() || section || (subject && labelOf(subject)) || "";
}

/** The newest ones, without discarded ones. */
export function addDrafts(fresh: Draft[], kept: Draft[]): Draft[] {
  return [...fresh, ...kept.filter(({ isDropped }) => !isDropped)].slice(0, Generation.keptDrafts);
}

export interface DraftGroup {
  id: string;
  from: string;
  /** In milliseconds. */
  madeAt: number;
  drafts: Draft[];
}

/** Drafts that were generated together belong together. */
export function groupsOf(drafts: Draft[]): DraftGroup[] {
  const groups = new Map<string, DraftGroup>();
  for (const draft of drafts) {
    const id = draft.id.split("-")[0] ?? "";
    const group = groups.get(id) ?? { id, from: draft.from, madeAt: Number(id), drafts: [] };
    group.drafts.push(draft);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Why a draft cannot be posted. */
export function mistakeIn({ question, subject }: Draft): string | undefined {
  const { questionText, options, correctAnswer, tolerance } = mistakesInQuestion(question);
  return (
    questionText ?? options ?? correctAnswer ?? tolerance ?? (subject ? undefined : "Please select a subject")
  );
}

export function sectionFor({ section, subject }: Draft): Section | undefined {
  return section || (subject ? sectionOf(subject) : undefined);
}

/** The beginning of the question; a formula that would be cut is left out. */
export function headingOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= Length.headingMax) return line;
  const cut = line.slice(0, Length.headingMax);
  const isOpen = (cut.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
  return `${(isOpen ? cut.slice(0, cut.lastIndexOf("$")) : cut).trimEnd()}…`;
}
