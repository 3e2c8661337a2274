import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import type { ExamPattern } from "@prepfeed/contract/mock-tests/paper-rules";
import type { TopicKey } from "../../syllabus/syllabus.ts";
import { anyExam } from "../any-exam.ts";
import { bankPo, ibpsPo, sbiPo } from "../bank.ts";
import { cat } from "../cat.ts";
import { afcat, cds, nda } from "../defence.ts";
import { gate } from "../gate.ts";
import { gmat, gre } from "../gre-and-gmat.ts";
import { jeeAdvanced, jeeMain } from "../jee.ts";
import { languageTest } from "../language.ts";
import { neet } from "../neet.ts";
import { rrbNtpc } from "../railways.ts";
import { sat } from "../sat.ts";
import { sscCgl } from "../ssc.ts";
import { civilServices } from "../upsc.ts";
import { asksFor, type Field } from "./asks-for.ts";
import type { Exam } from "./exam.ts";
import { patternFrom } from "./pattern.ts";
import { topicsOfUnits, weightsOf } from "./topic-weights.ts";

/**
 * In the order in which mock tests are listed. A name that stands for another exam comes after it and uses its
 * papers.
 */
const EXAMS: Record<ExamType, Exam> = {
  JEE_MAIN: jeeMain,
  JEE_ADVANCED: jeeAdvanced,
  NEET: neet,
  GATE: gate,
  CAT: cat,
  UPSC_CIVIL_SERVICES: civilServices,
  SSC_CGL: sscCgl,
  IBPS_PO: ibpsPo,
  SBI_PO: sbiPo,
  RRB_NTPC: rrbNtpc,
  NDA: nda,
  CDS: cds,
  AFCAT: afcat,
  SAT: sat,
  GRE: gre,
  GMAT: gmat,
  UPSC: civilServices,
  SSC: sscCgl,
  BANK_PO: bankPo,
  RAILWAYS: rrbNtpc,
  TOEFL: languageTest,
  IELTS: languageTest,
  MOCK_TEST: anyExam,
  PREVIOUS_YEAR: anyExam,
  SAMPLE_PAPER: anyExam,
};

export function examOf(examType: ExamType | undefined): Exam {
  return examType ? EXAMS[examType] : anyExam;
}

/** Whether an exam asks anything of a subject or section; what it does not ask is at the general level. */
export function examAsksFor(examType: ExamType, field: Field): boolean {
  return asksFor(EXAMS[examType], field);
}

const sharesOf = new Map<ExamType, ReadonlyMap<TopicKey, number>>();

/** The share of each topic in an exam: together they are 1. Topics that it does not ask are left out. */
export function examShares(examType: ExamType): ReadonlyMap<TopicKey, number> {
  const shares = sharesOf.get(examType) ?? computeShares(examType);
  sharesOf.set(examType, shares);
  return shares;
}

function computeShares(examType: ExamType): ReadonlyMap<TopicKey, number> {
  const exam = examOf(examType);
  const weights = weightsOf(topicsOfUnits(exam.practice, exam.excluded?.topics), exam);
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0);
  return new Map([...weights].filter(([, weight]) => weight > 0).map(([key, weight]) => [key, weight / sum]));
}

const named = Object.entries(EXAMS) as [ExamType, Exam][];

export const EXAM_PATTERNS: readonly ExamPattern[] = named
  .filter(([, exam], at) => named.findIndex(([, other]) => other === exam) === at)
  .flatMap(([examType, { patterns = [] }]) => patterns.map((entry) => patternFrom(entry, examType)));

export const patternOf = (id: string) => EXAM_PATTERNS.find((pattern) => pattern.id === id);
