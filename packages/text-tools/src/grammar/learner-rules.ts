import type { FoundIssue } from "./issues.ts";

interface LearnerRule {
  /** The group "wrong" is marked. */
  pattern: RegExp;
  message: string;
  instead(wrong: string): string;
}

const COUNTED = "(?:two|three|four|five|six|seven|eight|nine|ten|many|several|various|numerous)";
const PLURALS =
  "(?:results|students|questions|answers|marks|exams|teachers|plants|animals|cells|options|books|classes|friends|parents|children|people|chapters|notes|topics|formulas|numbers|words|sentences|papers|tests|subjects)";
const BASE_VERBS =
  "(?:depend|seem|want|look|mean|contain|consist|include|require|happen|occur|belong|exist|appear|know|think|like|love|get|take|make|give|say|come|explain|show|help|work|live|study)";
const TO_BE: Record<string, string> = { is: "are", was: "were", has: "have" };
const withS = (verb: string) => (verb === "study" ? "studies" : `${verb}s`);
const withIng = (verb: string) => (verb === "get" ? "getting" : `${verb}ing`);
const keepCase = (wrong: string, right: string) =>
  /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

/** Common errors of learners that the engine does not find; each rule is narrow enough to be certain. */
const RULES: readonly LearnerRule[] = [
  {
    pattern:
      /\b(?:I|you|he|she|it|we|they) (?:can|could|will|would|should|may|might|must|cannot) (?<wrong>[a-z]{2,}[^sui\W]s)\b(?<!always|sometimes|perhaps|besides)/gi,
    message: "After a modal verb the plain form follows.",
    instead: (wrong) => wrong.replace(/(?<=sh|ch|x|z|o)es$|s$/, ""),
  },
  {
    pattern: /\b(?:I|you|we|they) (?<wrong>(?:am|are) agree)\b/g,
    message: "“Agree” is a verb of its own.",
    instead: () => "agree",
  },
  {
    pattern: new RegExp(`\\bthere (?<wrong>is|was) ${COUNTED}(?![-\\w])`, "gi"),
    message: "More than one is counted here.",
    instead: (wrong) => TO_BE[wrong.toLowerCase()] ?? wrong,
  },
  {
    pattern: new RegExp(
      `(?:^|[.!?]\\s+)(?:The|These|Those|My|Our|His|Her|All the) ${PLURALS} (?<wrong>is|was|has)\\b`,
      "g",
    ),
    message: "The verb must agree with its plural subject.",
    instead: (wrong) => TO_BE[wrong] ?? wrong,
  },
  {
    pattern: new RegExp(
      `(?:^|[.!?,]\\s+|\\b(?:and|but|because|when) )(?:[Ii]t|[Hh]e|[Ss]he) (?<wrong>${BASE_VERBS})\\b`,
      "g",
    ),
    message: "The verb must agree with its singular subject.",
    instead: withS,
  },
  {
    pattern: /(?<=^\s{0,9}|[a-z]{4}[.!?]\s{1,9})(?<wrong>[a-z]{2,})(?= [^.!?\n]*[a-z ][.!?])/g,
    message: "A sentence begins with a capital letter.",
    instead: (wrong) => wrong.charAt(0).toUpperCase() + wrong.slice(1),
  },
  {
    pattern:
      /\b(?:am|is|are|was|were) (?<wrong>to) (?=(?:tired|late|early|weak|young|old|small|big|difficult|easy|hard|long|short|slow|heavy|busy|lazy|sick|shy|nervous|expensive|hot|cold)(?: to\b|[.,!?]))/g,
    message: "“Too” means more than enough.",
    instead: () => "too",
  },
  {
    pattern: /\b(?<wrong>your) going to\b/gi,
    message: "Short for “you are”.",
    instead: (wrong) => keepCase(wrong, "you're"),
  },
  {
    pattern: /\b(?<wrong>whose) going to\b/gi,
    message: "Short for “who is”.",
    instead: (wrong) => keepCase(wrong, "who's"),
  },
  {
    pattern:
      /\b(?<wrong>informations|furnitures|advices|equipments|homeworks|luggages|sceneries|knowledges)\b/gi,
    message: "This noun has no plural.",
    instead: (wrong) => wrong.replace(/ies$/, "y").replace(/s$/, ""),
  },
  {
    pattern: /\bforward to (?<wrong>meet|see|hear|join|work|learn|read|get|know|visit|attend)\b/gi,
    message: "“Look forward to” is followed by the -ing form.",
    instead: withIng,
  },
  {
    pattern: new RegExp(`\\b(?<wrong>consists?) (?=${COUNTED}\\b)`, "g"),
    message: "“Consist” needs “of”.",
    instead: (wrong) => `${wrong} of`,
  },
  {
    pattern: /\b(?:senior|junior|superior|inferior) (?<wrong>than)\b/gi,
    message: "Here “to” is used.",
    instead: () => "to",
  },
  {
    pattern: /\b(?<wrong>cope up with)\b/gi,
    message: "“Cope with” needs no “up”.",
    instead: () => "cope with",
  },
  {
    pattern: /\b(?<wrong>compris(?:es?|ed) of)\b/gi,
    message: "“Comprise” needs no “of”.",
    instead: (wrong) => wrong.slice(0, -3),
  },
  {
    pattern: /\b(?<wrong>everyone) of the\b/gi,
    message: "Two words before “of”.",
    instead: (wrong) => keepCase(wrong, "every one"),
  },
  {
    pattern:
      /\b(?<wrong>less) (?:people|students|questions|marks|books|mistakes|errors|hours|days|words|chapters|topics)\b/gi,
    message: "“Fewer” is used for what can be counted.",
    instead: (wrong) => keepCase(wrong, "fewer"),
  },
];

export function findLearnerSlips(text: string): FoundIssue[] {
  return RULES.flatMap(({ pattern, message, instead }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}d`))].flatMap((match) => {
      const wrong = match.groups?.wrong;
      const [offset] = match.indices?.groups?.wrong ?? [];
      if (!wrong || offset === undefined) return [];
      return [
        {
          rule: "LearnerSlip",
          message,
          offset,
          length: wrong.length,
          text: wrong,
          suggestions: [instead(wrong)],
        },
      ];
    }),
  );
}
