import type { Option } from "@prepfeed/contract/foundation/catalogue";

export interface Sample {
  subject: string;
  question: string;
  options: Record<Option, string>;
  correct: Option;
  explanation: string;
}

/** Questions a visitor can answer on the landing page; their keys are not secret. */
export const SAMPLES: Sample[] = [
  {
    subject: "Physics",
    question: "A ball is thrown straight up at 20 m/s. Taking g = 10 m/s², how high does it rise?",
    options: { A: "10 m", B: "20 m", C: "30 m", D: "40 m" },
    correct: "B",
    explanation: "At the top its speed is zero, so v² = 2gh gives h = 400 ÷ 20 = 20 m.",
  },
  {
    subject: "Biology",
    question: "Which hormone lowers the calcium level of the blood?",
    options: { A: "Parathyroid hormone", B: "Thyroxine", C: "Insulin", D: "Calcitonin" },
    correct: "D",
    explanation: "Calcitonin moves calcium from the blood into bone; parathyroid hormone does the opposite.",
  },
  {
    subject: "Mathematics",
    question: "If log₂ x = 5, what is x?",
    options: { A: "32", B: "25", C: "10", D: "7" },
    correct: "A",
    explanation: "A logarithm is an exponent: log₂ x = 5 says that x = 2⁵ = 32.",
  },
  {
    subject: "Reasoning",
    question: "Which number comes next? 2, 6, 12, 20, 30, …",
    options: { A: "36", B: "40", C: "42", D: "44" },
    correct: "C",
    explanation: "The gaps grow by two: 4, 6, 8, 10, and then 12. So 30 + 12 = 42.",
  },
];
