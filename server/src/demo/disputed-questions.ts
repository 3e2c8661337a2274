import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { CaseOutcome, ObjectionReason } from "@prepfeed/contract/questions/question-states";

/** A question of the demo community that people object to. */
export interface DisputedQuestion {
  subject: Subject;
  topic: string;
  questionText: string;
  options: [string, string, string, string];
  /** What those who know it answer. */
  answer: "A" | "B" | "C" | "D";
  /** What its author typed as the key, if that is something else. */
  typed?: "A" | "B" | "C" | "D";
  explanation: string;
  /** The first of those who answered say so. */
  objections: { reason: ObjectionReason; answer?: string; text: string }[];
  /** Days ago. */
  opened: number;
  defence?: string;
  /** It takes no answers until it is decided. */
  isChecked?: true;
  decision?: {
    outcome: CaseOutcome;
    right?: [string, ...string[]];
    by: "AUTHOR" | "MODERATOR";
    reason: string;
  };
}

/** One in each state: open, with moderators, being checked, and each way in which a case ends. */
export const DISPUTED_QUESTIONS: DisputedQuestion[] = [
  {
    subject: "BIOLOGY",
    topic: "Photosynthesis",
    questionText: "Which gas do green plants take in?",
    options: ["Nitrogen", "Carbon dioxide", "Hydrogen", "Helium"],
    answer: "B",
    explanation: "Photosynthesis makes sugar of carbon dioxide and water.",
    objections: [
      { reason: "UNCLEAR", text: "They take in oxygen too, to breathe. Say that photosynthesis is meant." },
    ],
    opened: 2,
  },
  {
    subject: "CHEMISTRY",
    topic: "States of matter",
    questionText: "At what temperature does water boil?",
    options: ["90 °C", "95 °C", "100 °C", "110 °C"],
    answer: "C",
    explanation: "At normal pressure it boils at 100 °C.",
    objections: [
      { reason: "UNCLEAR", text: "The pressure is not given. On a mountain it boils earlier." },
      { reason: "UNCLEAR", text: "I had 95 °C for Mysuru in mind." },
    ],
    opened: 9,
    defence: "School books mean normal pressure unless they say otherwise.",
  },
  {
    subject: "GEOGRAPHY",
    topic: "The solar system",
    questionText: "How many planets does the solar system have?",
    options: ["7", "8", "9", "10"],
    answer: "B",
    typed: "C",
    explanation: "Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune and Pluto.",
    objections: [
      { reason: "OUT_OF_DATE", answer: "B", text: "Pluto has been a dwarf planet since 2006." },
      { reason: "WRONG_KEY", answer: "B", text: "Eight, by the definition of the IAU." },
      { reason: "OUT_OF_DATE", answer: "B", text: "Newer books say eight." },
    ],
    opened: 1,
    isChecked: true,
  },
  {
    subject: "MATHEMATICS",
    topic: "Prime numbers",
    questionText: "Which is the smallest prime number?",
    options: ["0", "1", "2", "3"],
    answer: "C",
    explanation: "A prime number has exactly two divisors. 1 has only one; 2 has two, 1 and itself.",
    objections: [
      { reason: "WRONG_KEY", answer: "B", text: "1 can only be divided by itself, so it is prime." },
    ],
    opened: 12,
    decision: {
      outcome: "KEPT",
      by: "MODERATOR",
      reason: "A prime number has two different divisors, so 1 is none.",
    },
  },
  {
    subject: "PHYSICS",
    topic: "Motion in a straight line",
    questionText: "A car covers 150 km in 2.5 h. What is its average speed?",
    options: ["50 km/h", "60 km/h", "65 km/h", "75 km/h"],
    answer: "B",
    typed: "C",
    explanation: "The average speed is the distance divided by the time: 150 km ÷ 2.5 h = 60 km/h.",
    objections: [
      { reason: "WRONG_KEY", answer: "B", text: "Your explanation comes to 60 km/h, and the key says 65." },
    ],
    opened: 6,
    decision: {
      outcome: "CORRECTED",
      right: ["B"],
      by: "AUTHOR",
      reason: "A slip of mine: 60 km/h is right.",
    },
  },
  {
    subject: "MATHEMATICS",
    topic: "Squares and square roots",
    questionText: "Which of these numbers is a perfect square?",
    options: ["15", "16", "18", "25"],
    answer: "B",
    explanation: "16 is the square of 4.",
    objections: [{ reason: "TWO_RIGHT", answer: "D", text: "25 is the square of 5." }],
    opened: 8,
    decision: {
      outcome: "SEVERAL_RIGHT",
      right: ["B", "D"],
      by: "MODERATOR",
      reason: "16 and 25 are both perfect squares, so both count.",
    },
  },
  {
    subject: "MATHEMATICS",
    topic: "Order of operations",
    questionText: "What is 8 ÷ 2(2 + 2)?",
    options: ["1", "4", "8", "16"],
    answer: "D",
    explanation: "First the bracket, then from left to right: 8 ÷ 2 = 4, and 4 × 4 = 16.",
    objections: [
      { reason: "UNCLEAR", answer: "A", text: "Many read 2(2 + 2) as one number, and then it is 1." },
      { reason: "TWO_RIGHT", text: "Write a fraction or a sign for the multiplication." },
    ],
    opened: 15,
    decision: {
      outcome: "DROPPED",
      by: "MODERATOR",
      reason: "Both readings are in use, so it cannot be marked.",
    },
  },
  {
    subject: "GENERAL_KNOWLEDGE",
    topic: "International organisations",
    questionText: "How many members does the European Union have?",
    options: ["25", "26", "27", "28"],
    answer: "C",
    typed: "D",
    explanation: "28 since Croatia joined in 2013.",
    objections: [{ reason: "OUT_OF_DATE", answer: "C", text: "27 since the United Kingdom left in 2020." }],
    opened: 20,
    decision: {
      outcome: "WITHDRAWN",
      by: "AUTHOR",
      reason: "It was from an old book. I will ask something else.",
    },
  },
];
