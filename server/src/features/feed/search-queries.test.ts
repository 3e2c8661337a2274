import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import { beforeAll, describe, expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

type Written = [title: string, content: string, topic?: string];

const about = (subject: Subject, examType: ExamType, posts: Written[]) =>
  posts.map(([title, content, topic]) => ({ subject, examType, title, content, topic }));

/** Published from top to bottom, so the last one is the newest. */
const POSTS = [
  ...about("PHYSICS", "JEE_MAIN", [
    ["Newton's laws of motion", "A force of 10 N acts on a block of 2 kg. Find its acceleration."],
    ["A stone dropped from a tower", "It hits the ground after 3 s. How high is it?", "Kinematics"],
    ["Satellites and escape velocity", "Newton imagined a cannon on a mountain.", "Gravitation"],
    ["Schrödinger equation", "The energy of a particle in a box grows with n²."],
    ["Why a diamond sparkles", "Find its critical angle for total internal reflection.", "Ray optics"],
    ["A concave mirror", "An object stands 20 cm in front of it. Where is the image?", "Ray optics"],
  ]),
  ...about("PHYSICS", "JEE_ADVANCED", [
    ["Isothermal expansion of an ideal gas", "Find the work that two moles do.", "Thermodynamics"],
    ["Ampère's circuital law", "Find the magnetic field inside a long solenoid."],
    ["E = mc²", "How much energy does one gram of uranium release?", "Modern physics"],
    ["Carnot engines", "What does the second law of thermodynamics say about an ideal engine?"],
  ]),
  ...about("CHEMISTRY", "NEET", [
    ["Solubility of KCl", "How much of it dissolves in 100 g of water at 25 °C?"],
    ["H₂SO₄ as a drying agent", "Which gas cannot be dried with it: NH₃, CO₂ or Cl₂?"],
    ["Lattice energies of NaCl and MgO", "Compare them with that of KCl.", "Ionic bonding"],
    ["Le Châtelier's principle", "What does a higher pressure do to N₂ + 3 H₂ ⇌ 2 NH₃?", "Equilibrium"],
  ]),
  ...about("BIOLOGY", "NEET", [
    ["Photosynthesis in C4 plants", "Which enzyme fixes CO₂ first in maize?"],
    ["The human heart", "Which valve lies between the left atrium and the left ventricle?"],
    ["Inside a chloroplast", "Where do the light reactions of photosynthesis take place?"],
    ["Mitosis and meiosis", "How many chromosomes does a human gamete have?"],
  ]),
  ...about("MATHEMATICS", "CAT", [
    ["Quadratic equations", "The sum of the roots is 7 and their product is 12. Find the larger root."],
    ["Profit and loss", "A trader marks a shirt 40 % above its cost and allows a discount of 25 %."],
    ["Ramanujan's taxi number 1729", "Write it as a sum of two cubes in two ways."],
  ]),
  ...about("MATHEMATICS", "SAT", [
    ["Evaluating functions", "If f(x) = 3x² − 2, what is f(4)?"],
    ["Probability with two dice", "What is the probability that their sum is 9?"],
    ["Systems of equations", "How many solutions has 2x + 3y = 6 together with 4x + 6y = 12?"],
  ]),
  ...about("MATHEMATICS", "SBI_PO", [
    ["Seating arrangement", "Eight friends sit around a circular table, facing the centre."],
  ]),
  ...about("COMPUTER_SCIENCE", "GATE", [
    ["Normal forms in DBMS", "Which of them removes transitive dependencies?", "Normalisation"],
    ["Binary search", "How many comparisons does it need for 1,000 sorted numbers?"],
    ["Deadlock", "Which four conditions must hold in an operating system?"],
    ["Two-phase locking", "Can a DBMS that uses it run into a deadlock?", "Transactions"],
    ["Binary search trees", "In which traversal are the keys sorted?"],
    ["The TCP/IP model", "Which layer of the OSI model has no counterpart in it?"],
  ]),
  ...about("HISTORY", "UPSC", [
    ["The Revolt of 1857", "Who led the sepoys in Kanpur?"],
    ["The Battle of Plassey", "Whom did Robert Clive defeat in 1757?"],
    ["Queen Victoria's proclamation", "What did it promise India after the revolt of 1857?"],
  ]),
  ...about("GENERAL_KNOWLEDGE", "UPSC_CIVIL_SERVICES", [
    ["The 42nd Amendment", "Which words did it add to the Preamble?", "Constitution"],
    ["Article 21 and personal liberty", "What did the Maneka Gandhi case change?", "Fundamental Rights"],
    ["भारत का संविधान", "संविधान सभा के अध्यक्ष कौन थे?"],
  ]),
  ...about("GEOGRAPHY", "SSC_CGL", [
    ["Layers of the Earth", "Which discontinuity separates the crust from the mantle?"],
    ["Rivers of Himalayan origin", "Which of them is called the sorrow of Bihar?"],
  ]),
  ...about("ECONOMICS", "IBPS_PO", [
    ["Repo and reverse repo", "At which rate does a bank borrow from the RBI overnight?"],
    ["GST in one page", "Which of CGST, SGST and IGST is due on sales between two states?"],
    ["Tools of monetary policy", "What happens to loans when the RBI raises the repo rate?"],
  ]),
  ...about("ENGLISH", "IELTS", [
    ["To be, or not to be", "Which figure of speech opens Hamlet's best-known soliloquy?"],
    ["Active and passive voice", "Rewrite: The committee has postponed the meeting."],
    ["Café, naïve and other loanwords", "Which of them came into English from French?"],
  ]),
];

/** The newest post has a question. Its options are searched, its explanation is not. */
const QUESTION_POST = questionPost(
  { title: "Capital cities", content: "", subject: "GEOGRAPHY", examType: "SSC_CGL", topic: "Australia" },
  {
    questionText: "Where does its parliament meet?",
    optionA: "Canberra",
    optionB: "Sydney",
    optionC: "Melbourne",
    optionD: "Perth",
    explanation: "It was built as a compromise between two larger cities.",
  },
);

interface Details {
  /** What the learner is told if similar spellings were searched instead. */
  searchedFor?: string;
  subject?: Subject;
  examType?: ExamType;
  difficulty?: Difficulty;
}

/** What is typed, and the titles of all posts that are found, in the order in which they are shown. */
type Search = [query: string, hits: string[], details?: Details];

const SEARCHES: Record<string, Search[]> = {
  "a word of the title, topic, content, options, subject or exam finds a post": [
    ["plassey", ["The Battle of Plassey"]],
    ["constitution", ["The 42nd Amendment"]],
    ["hamlet", ["To be, or not to be"]],
    ["canberra", ["Capital cities"]],
    ["history", ["Queen Victoria's proclamation", "The Battle of Plassey", "The Revolt of 1857"]],
    ["ssc", ["Capital cities", "Rivers of Himalayan origin", "Layers of the Earth"]],
  ],
  "a post has to contain all words, in any order": [
    ["human heart", ["The human heart"]],
    ["heart human", ["The human heart"]],
    ["binary search tree", ["Binary search trees"]],
    ["article 21", ["Article 21 and personal liberty"]],
    ["sat functions", ["Evaluating functions"]],
  ],
  "words in the title or topic come before words elsewhere, even in newer posts": [
    ["photosynthesis", ["Photosynthesis in C4 plants", "Inside a chloroplast"]],
    ["newton", ["Newton's laws of motion", "Satellites and escape velocity"]],
    ["thermodynamics", ["Isothermal expansion of an ideal gas", "Carnot engines"]],
    ["deadlock", ["Deadlock", "Two-phase locking"]],
  ],
  "otherwise newer posts come first": [
    ["ray optics", ["A concave mirror", "Why a diamond sparkles"]],
    ["binary search", ["Binary search trees", "Binary search"]],
    ["law", ["Ampère's circuital law", "Newton's laws of motion", "Carnot engines"]],
  ],
  "the beginning of a word finds its longer forms": [
    ["photo", ["Photosynthesis in C4 plants", "Inside a chloroplast"]],
    ["satellite", ["Satellites and escape velocity"]],
    ["himalaya river", ["Rivers of Himalayan origin"]],
  ],
  "a plural finds the singular too": [
    ["laws", ["Ampère's circuital law", "Newton's laws of motion", "Carnot engines"]],
    ["energies", ["Lattice energies of NaCl and MgO", "E = mc²", "Schrödinger equation"]],
    ["amendments", ["The 42nd Amendment"], { searchedFor: "amendment" }],
  ],
  "the words of a question that ask for nothing need not be found": [
    ["what is the second law of thermodynamics", ["Carnot engines"]],
    ["how does a deadlock happen", []],
    ["who led the revolt of 1857", ["The Revolt of 1857"]],
    ["which is the heart", ["The human heart"]],
  ],
  "the name of an exam is a whole word": [
    ["sat", ["Systems of equations", "Probability with two dice", "Evaluating functions"]],
    ["cat", ["Ramanujan's taxi number 1729", "Profit and loss", "Quadratic equations"]],
  ],
  "short names of subjects are known": [
    ["maths roots", ["Quadratic equations"]],
    ["gk amendment", ["The 42nd Amendment"]],
    ["cs deadlock", ["Deadlock", "Two-phase locking"]],
  ],
  "the name of a subject or an exam need not be in the title": [
    ["physics newton", ["Newton's laws of motion", "Satellites and escape velocity"]],
    ["gate deadlock", ["Deadlock", "Two-phase locking"]],
  ],
  "a plural that no post contains finds the singular": [
    ["mirrors", ["A concave mirror"], { searchedFor: "mirror" }],
    ["newtons laws", ["Newton's laws of motion"], { searchedFor: "newton laws" }],
  ],
  "one wrong, missing, added or swapped letter in a word is forgiven": [
    ["kinamatics", ["A stone dropped from a tower"], { searchedFor: "kinematics" }],
    ["dedlock", ["Deadlock", "Two-phase locking"], { searchedFor: "deadlock" }],
    ["plasssey", ["The Battle of Plassey"], { searchedFor: "plassey" }],
    ["haert", ["The human heart"], { searchedFor: "heart" }],
    ["humen heart", ["The human heart"], { searchedFor: "human heart" }],
    ["normalization", ["Normal forms in DBMS"], { searchedFor: "normalisation" }],
  ],
  "a known word is not taken for a similar one": [
    // Not "heart".
    ["earth", ["Layers of the Earth"]],
    // Not "came".
    ["case", ["Article 21 and personal liberty"]],
  ],
  "names are found with and without their accents, and in other scripts": [
    ["schrödinger", ["Schrödinger equation"]],
    // The accent as a character of its own.
    ["schro\u0308dinger", ["Schrödinger equation"]],
    ["schrodinger", ["Schrödinger equation"], { searchedFor: "schrödinger" }],
    ["ampere law", ["Ampère's circuital law"], { searchedFor: "ampère law" }],
    ["naive", ["Café, naïve and other loanwords"], { searchedFor: "naïve" }],
    ["संविधान", ["भारत का संविधान"]],
  ],
  "upper and lower case are the same": [
    ["DEADLOCK", ["Deadlock", "Two-phase locking"]],
    ["dbms", ["Normal forms in DBMS", "Two-phase locking"]],
  ],
  "formulas, abbreviations and numbers": [
    ["KCl", ["Solubility of KCl", "Lattice energies of NaCl and MgO"]],
    ["H2SO4", ["H₂SO₄ as a drying agent"]],
    ["E=mc^2", ["E = mc²"]],
    ["GST", ["GST in one page"]],
    ["TCP/IP", ["The TCP/IP model"]],
    ["1857", ["The Revolt of 1857", "Queen Victoria's proclamation"]],
  ],
  "quotation marks and other signs are not searched": [
    ['"ideal gas"', ["Isothermal expansion of an ideal gas"]],
    ["Newton’s laws", ["Newton's laws of motion"]],
    ["profit & loss", ["Profit and loss"]],
    ["<b>heart</b> 🔥", ["The human heart"]],
    ["??? %_*", []],
  ],
  "words that nobody used, and those of explanations, find nothing": [
    ["blockchain", []],
    ["compromise", []],
    ["'; drop table posts; --", []],
  ],
  "a query of common words finds the post that has all of them": [
    ["to be or not to be", ["To be, or not to be"]],
  ],
  "a long query is searched by its first eight words": [
    ["The sum of the roots is 7 and their product is 12. Find the larger root.", ["Quadratic equations"]],
    [
      "A trader marks a shirt 40 % above its cost and then sells it to a friend at a rebate of a quarter of the marked price. What per cent of the cost does the trader gain or lose in this sale?",
      ["Profit and loss"],
    ],
  ],
  "filters leave out other subjects, exams and difficulties; exams of a family are one": [
    ["sum", ["Ramanujan's taxi number 1729", "Quadratic equations"], { examType: "CAT" }],
    ["gas", ["H₂SO₄ as a drying agent"], { subject: "CHEMISTRY" }],
    ["repo", ["Repo and reverse repo", "Tools of monetary policy"], { examType: "SBI_PO" }],
    ["capital", [], { difficulty: "HARD" }],
  ],
};

beforeAll(async () => {
  const asha = await app.person("asha");
  for (let i = 0; i < POSTS.length; i += Question.maxPerPost) {
    const batch = { posts: POSTS.slice(i, i + Question.maxPerPost) };
    expect((await app.as(asha).post("/social/posts/batch", batch)).status).toBe(201);
  }
  await createPost(app, asha, QUESTION_POST);
});

for (const [rule, searches] of Object.entries(SEARCHES))
  describe(rule, () => {
    for (const [query, hits, { searchedFor, ...filters } = {}] of searches)
      test([`"${query}"`, ...Object.values(filters)].join(" in "), async () => {
        const parameters = new URLSearchParams({ query, size: "50", ...filters });
        const { body } = await app.visitor.get(`/social/posts/search?${parameters}`);
        const found = body.content.map(({ title }: { title: string }) => title);
        expect({ found, searchedFor: body.searchedFor }).toEqual({ found: hits, searchedFor });
      });
  });
