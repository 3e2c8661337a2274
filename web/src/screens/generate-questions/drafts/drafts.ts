import { KINDS, labelOf, type Section, type Subject, sectionOf } from "@prepfeed/contract/catalogue";
import type { DraftQuestion } from "@prepfeed/contract/generation";
import { Generation, Length } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { DraftRequest } from "../../../api/learning/generator.ts";
import { mistakesInQuestion } from "../../../components/question-form/question-rules.ts";
import type { Draft, Settings } from "./generator-state.ts";

/** What a question of a section is filed under, where the draft itself does not say. */
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

/** The request that the settings ask for, or what they lack. The narrowest choice wins: topic, section, subject. */
export function requestOf(settings: Settings, asInExam = false): DraftRequest | { lacks: string } {
  const { source, subject, section, difficulty, examType } = settings;
  const amount = { count: clampCount(settings.count), difficulty };
  const kinds = asInExam && { kinds: KINDS };
  const text = settings.text.trim();
  if (source === "text")
    return text ? { from: "text", text, ...amount } : { lacks: messages.ai.textRequired };
  const topic = settings.topic.trim() || section;
  if (topic) return { from: "topic", topic, ...(asInExam && { examType }), ...amount, ...kinds };
  if (subject) return { from: "subject", subject, examType, ...amount, ...kinds };
  return { lacks: messages.ai.chooseSomething };
}

/** All of them selected, each with a subject if the draft or the settings know one. */
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
    section,
    topic: question.topic ?? "",
    difficultyLevel: question.difficultyLevel,
    engine: question.engine,
    verified: question.verified,
  }));
}

/** What was asked for, as the learner would say it. */
function wordsFor({ source, topic, section, subject }: Settings): string {
  if (source === "text") return "Your text";
  return topic.trim() || section || (subject && labelOf(subject)) || "";
}

/** The newest ones; none that was dropped comes again. */
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

/** Drafts that were made at once belong together. */
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

/** What keeps a draft from being posted. */
export function mistakeIn({ question, subject }: Draft): string | undefined {
  const { questionText, options, correctAnswer, tolerance } = mistakesInQuestion(question);
  return (
    questionText ?? options ?? correctAnswer ?? tolerance ?? (subject ? undefined : "Please select a subject")
  );
}

export function sectionFor({ section, subject }: Draft): Section | undefined {
  return section || (subject ? sectionOf(subject) : undefined);
}

/** How the question begins; a formula that would be cut through is left out. */
export function headingOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line.length <= Length.headingMax) return line;
  const cut = line.slice(0, Length.headingMax);
  const isOpen = (cut.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
  return `${(isOpen ? cut.slice(0, cut.lastIndexOf("$")) : cut).trimEnd()}…`;
}
