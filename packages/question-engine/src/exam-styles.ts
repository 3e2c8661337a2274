import type { Difficulty, ExamType } from "@prepfeed/contract/catalogue";
import { type ExamFamily, FAMILY_OF } from "./exam-families.ts";
import type { Unit, UnitWeights } from "./syllabus/units.ts";
import type { Style } from "./writer.ts";

/**
 * How an exam asks. Change a number here to change what its learners get:
 * - `units`: how much of a mixed set comes from each unit; where a subject has several units (Mathematics and
 *   Quantitative Aptitude, Economics and Banking), also the proportion between them;
 * - `stress`: how many times as often the topics that the syllabus marks for this exam come up;
 * - `styles`: how much the exam likes each way of asking;
 * - `difficulties`: the mix when the learner asks for no single difficulty;
 * - `leftOut`: what its papers never ask: a writer, a table or a set ("si-prefixes"), what a table asks in one way
 *   ("antonyms/easy"), or a way of asking of all tables ("two-statements"); they come where a learner asks for their topic;
 * - `onlyFacts`: units that are asked without sums, unless a difficulty is asked for: plain facts are never Hard;
 * - `neverSays`: how its questions do not begin.
 */
export interface ExamStyle {
  units: UnitWeights;
  stress: number;
  styles: Record<Style, number>;
  difficulties: Record<Difficulty, number>;
  leftOut?: readonly string[];
  onlyFacts?: readonly Unit[];
  neverSays?: RegExp;
}

const EVEN = { recall: 1, application: 1, "multi-step": 1 };
const MULTI_STEP = { recall: 1, application: 3, "multi-step": 6 };
const APPLIED = { recall: 1, application: 3, "multi-step": 3 };
const KNOWING = { recall: 4, application: 1, "multi-step": 1 };
const QUICK = { recall: 2, application: 3, "multi-step": 1 };

const EASIEST = { EASY: 4, MEDIUM: 5, HARD: 1 };
const GENTLE = { EASY: 2, MEDIUM: 6, HARD: 2 };
const BALANCED = { EASY: 3, MEDIUM: 4, HARD: 3 };
const BRISK = { EASY: 1, MEDIUM: 5, HARD: 4 };
const STEEP = { EASY: 0.5, MEDIUM: 4, HARD: 5.5 };
/** School exercises are not for those who sit for engineering colleges. */
const HARDLY_EASY = { EASY: 0.1, MEDIUM: 3.6, HARD: 6.3 };
const STEEPEST = { EASY: 0.05, MEDIUM: 0.6, HARD: 9 };

/** Names of grammar, and what is learnt at school. */
// biome-ignore format: a list to read across
const SCHOOL_GRAMMAR = [
  "parts-of-speech", "kinds-of-words", "word-in-many-roles", "sentence-kinds", "clauses", "question-tags",
  "punctuation-and-order", "agreement-plain", "a-or-an-by-sound", "simple-tenses", "verb-forms", "plurals", "word-parts",
  "figures-of-speech", "literary-terms",
];
// biome-ignore format: a list to read across
const GENERAL_SCIENCE = [
  "physicists-and-laws", "si-prefixes", "phenomena-and-causes", "physics-instruments", "terms-of-physics/easy",
  "physics-by-heading/easy", "electromagnetic-spectrum/easy", "physical-quantities/easy",
  "elements-and-symbols", "elements-that-stand-out", "common-names-of-compounds", "acids-in-nature", "laws-of-chemistry",
  "functional-groups", "solids-and-forces", "tests-for-gases", "industrial-processes", "environmental-chemistry",
  "fuels-and-nuclear-chemistry", "ores-and-their-metals", "alloys-and-their-metals", "processes-of-metallurgy",
  "drugs-and-everyday-chemicals", "tests-for-organic-groups/easy", "transition-metal-facts/easy", "chemistry-by-heading/easy",
];
/** Sentences made by exchanging two rows, what is learnt at school, chapters that are no longer asked, and single names. */
// biome-ignore format: a list to read across
const NOT_IN_NEET = [
  "two-statements", "statement-one-and-two", "several-statements", "not-correct",
  "crystal-structures", "vitamins", "digestive-secretions", "parts-of-the-gut", "parts-of-eye-and-ear", "cell-pioneers", "scientific-names", "taxonomy-terms", "bones-and-joints",
  "cell-parts/easy", "biomolecules/easy", "plant-groups/easy", "plant-tissues/easy", "plant-forms/easy", "animal-organs/easy", "gland-disorders/easy",
  "infectious-diseases/easy", "brain-and-nerve-parts/easy", "heart-and-vessels/easy", "parts-of-blood/easy", "breathing-terms/easy", "human-hormones/easy",
  "polymers-and-monomers", "degree-of-polymerisation", "average-molar-masses-of-a-polymer", "teeth-from-dental-formula", "energy-of-a-meal",
  "physics-by-heading", "terms-of-physics/medium", "chemistry-by-heading", "biology-by-heading/easy", "flame-colours", "indicators-and-their-colours",
  "particles-of-an-ion", "electricity-bill", "hydrogen-from-a-metal", "valency-formula-of-two-elements", "place-in-the-periodic-table",
];
/** Identities with numbers put in, as papers of aptitude have them. */
const SCHOOL_MATHEMATICS = [
  "expression-of-standard-angles",
  "quotient-of-sine-and-cosine-sums",
  "angle-at-a-centre-of-a-triangle",
  "three-cubes-less-three-products",
  "mean-median-and-mode-of-marks",
];
/** Records, names and single honours: what a quiz asks. */
// biome-ignore format: a list to read across
const QUIZ = [
  "equal-ranks", "superlatives-of-nature", "superlatives-of-the-world", "nobel-laureates-of-the-world", "full-forms",
  "players-in-a-side", "trophies", "sports-terms", "people-of-sport", "titles-of-people", "firsts-in-the-world",
  "currencies", "parliaments", "gods-of-the-west", "symbols-of-other-lands", "books-of-the-world", "inventors",
  "musicians-and-instruments", "dancers-and-singers", "economists-and-ideas", "books-on-economics", "koppen-climates",
  "peoples-of-the-world", "capitals-of-the-world", "landmarks-of-the-world", "measuring-instruments", "branches-of-study",
  "si-prefixes", "physics-instruments", "digestive-secretions", "parts-of-the-gut", "molecular-pioneers", "cell-pioneers", "cell-parts", "animal-organs", "scientific-names", "taxonomy-terms",
  "people-of-the-epics", "everyday-substances", "builders-and-architects", "faiths-and-their-books", "figures-of-the-revolutions",
  "moons-of-planets", "stock-indices-and-their-markets", "earth-and-sky-terms", "biotechnology-tools",
  "railway-zone-headquarters", "dates-of-indian-banking/medium", "dates-of-indian-banking/hard", "economic-institutions-of-the-world/hard",
];
/** Logic, machines and long puzzles as other exams have them, what is below or above its level, and tables of rare things. */
// biome-ignore format: a list to read across
const NOT_IN_SSC = [
  "conditional-what-follows", "conditional-equivalent-statement", "conditional-chain", "one-statement-true-who-did-it",
  "truth-tellers-and-liars", "syllogism-two-conclusions-with-possibility", "syllogism-two-statements", "syllogism-three-statements",
  "code-table-with-conditions", "magic-square-missing", "letters-between-in-word", "letter-series-steps", "nth-letter-left-or-right",
  "number-pair-analogy", "new-operation-symbol", "facing-after-turns", "clock-hands-as-a-compass", "month-from-the-sum-of-its-dates",
  "clock-that-gains-or-loses", "hands-coincide-or-oppose", "angle-between-hands", "year-with-same-calendar", "orders-left-by-comparisons", "relation-two-steps",
  "family-how-many", "die-rolled-over-a-board", "cube-painted-on-some-faces", "painted-cuboid-cut", "cuts-of-a-cube", "standard-die-opposite",
  "least-and-greatest-overlap", "exactly-two-from-totals", "three-sets-exactly", "two-sets-counting", "row-facing-both-ways", "three-floors-with-two-flats",
  "birthdays-in-three-months", "row-of-four-with-caps", "two-facing-rows", "round-table-some-facing-out", "people-jobs-and-cities",
  "synonyms/easy", "antonyms/easy", "one-word-people/easy", "one-word-things/easy", "idioms/easy", "sentence-completion/easy", "confusables/easy", "articles/easy",
  "prepositions/easy", "error-spotting/easy", "error-in-parts-easy", "passive-of-simple-tenses", "active-of-simple-tenses", "sentence-correction/easy",
  "reported-present-statements", "subject-for-the-verb", "sentence-out-of-place", "sentence-to-be-placed", "english-by-heading",
  "linear-equation-with-brackets", "integers-in-a-modulus-inequality", "sum-of-two-moduli", "triangle-of-feasible-points", "quadratic-always-positive-count",
  "quadratic-greatest-value", "cubic-symmetric-functions", "cubic-with-roots-in-progression", "remainder-on-division-by-a-quadratic", "figure-parabola-from-its-graph",
  "figure-interval-as-inequality", "ratio-from-another-in-a-quadrant", "number-of-solutions-of-a-trig-equation", "range-of-a-sine-cosine-sum", "double-angle-value",
  "cosine-rule-with-a-special-angle", "tower-seen-from-south-and-east", "principal-value-of-an-inverse-ratio", "ratio-of-an-inverse-ratio", "image-of-a-point-in-a-line",
  "intercept-line-of-given-triangle", "triangle-of-tangents-and-chord-of-contact", "plane-from-the-centroid-of-its-intercepts", "sphere-inscribed-in-a-cone",
  "variance-under-a-linear-change", "correcting-a-misread-observation", "two-missing-observations", "standard-deviation-of-an-arithmetic-progression",
  "mean-deviation-about-the-mean", "mean-deviation-about-the-median", "highest-power-dividing-a-factorial", "convert-speed-units", "journey-any-quantity",
  "sum-and-difference", "consecutive-numbers", "passing-on-halves-of-fruit", "most-wrong-answers-for-a-score", "quadratic-comparison-of-roots",
  "approximate-value-of-an-expression", "steps-of-a-moving-stairway", "bottle-lost-from-a-boat", "how-many-numbers-leave-two-remainders", "absent-members-share-cost",
  "equal-repayments-at-two-rates", "partners-with-a-withdrawal-and-a-salary", "volume-or-surface-of-a-basic-solid",
  "firsts-in-the-world", "gods-of-the-west", "symbols-of-other-lands", "economists-and-ideas", "biotechnology-tools", "molecular-pioneers", "cell-pioneers",
  "parts-of-the-gut", "digestive-secretions", "proverbs", "spelling/easy", "arc-and-radian-measure",
  "biology-statements", "chemistry-statements", "physics-statements", "which-is-correct",
];
/** Of two topics only one kind of question stands in papers, approximate values and roots to compare; data come in sets. */
// biome-ignore format: a list to read across
const NOT_IN_BANKS = [
  "unit-digit-of-powers-combined", "unit-digit-of-a-power", "other-number-from-hcf-and-lcm", "bodmas-simplification",
  "bells-toll-together", "digit-for-divisibility", "trailing-zeros-of-factorial", "remainder-of-a-power",
  "least-number-same-remainder-and-multiple", "count-of-even-or-odd-divisors", "how-many-numbers-leave-two-remainders",
  "sum-and-difference", "two-digit-number-reversed", "heads-and-legs-or-tickets", "consecutive-numbers",
  "three-items-combination-price", "passing-on-halves-of-fruit", "absent-members-share-cost", "most-wrong-answers-for-a-score",
  "series-next-easy", "series-sum-of-two-before", "journey-any-quantity", "convert-speed-units", "simple-interest-any-quantity",
  "error-in-parts-easy", "phrasal-verbs/easy", "idioms/easy", "synonyms/easy", "antonyms/easy", "sentence-completion/easy", "reading-stories", "collective-nouns",
  "table-total-or-difference", "pie-chart-share", "table-percentage-change", "table-ratio-of-totals", "table-years-above-average",
  "puzzle-row-facing-north", "syllogism-two-statements", "syllogism-three-statements", "inequality-single-chain", "code-sum-of-letter-places",
  "code-by-constant-shift", "clock-hands-as-a-compass", "family-how-many", "facing-after-turns", "odd-word-of-a-kind", "word-analogy-everyday",
  "word-analogy-degree-and-study", "series-wrong-term-medium", "percentage-change-simple", "average-of-regular-numbers", "share-in-a-ratio", "rank-from-both-ends", "relation-two-steps",
  "sufficiency-comparison-of-heights", "lectures-on-weekdays", "six-floors", "stack-of-boxes", "row-of-five", "row-of-six-with-gaps",
  "fence-or-turf-a-field", "jumbled-paragraph", "synonyms/medium", "reading-nature", "reading-play-and-arts", "reading-everyday-history",
];

/** Kinds that hardly another exam has. */
// biome-ignore format: a list to read across
const ONLY_IN_BANKS = [
  "coded-sentences", "series-of-letters-numbers-and-symbols", "points-and-directions", "family-of-three-generations",
  "six-sentences-to-rearrange", "reading-long-essays", "words-to-interchange", "phrase-to-be-replaced", "beginnings-and-ends-to-match",
];

/** One fact or one formula, and what computer science asks elsewhere. */
// biome-ignore format: a list to read across
const TOO_PLAIN_FOR_GATE = [
  "people-of-computing", "programming-language-creators", "keyboard-shortcuts", "file-extensions", "unix-commands", "computer-abbreviations",
  "design-methods-of-algorithms", "complexities-of-algorithms", "protocols-and-ports", "layers-of-the-osi-model", "http-status-codes", "codes-and-number-systems",
  "number-of-passwords", "precision-and-recall", "database-terms", "operating-system-terms", "computer-organisation-terms", "network-terms", "c-and-cpp-terms",
  "digital-logic-terms", "data-structure-terms", "theory-of-computation-terms", "computer-science-by-heading",
  "semaphore-after-operations", "two-gates-in-a-row", "select-lines-and-decoder-outputs", "state-of-a-binary-counter", "number-of-boolean-functions", "chips-for-a-memory",
  "c-integer-division", "c-pointer-arithmetic", "sum-printed-by-a-for-loop", "integer-division-and-remainder", "digits-in-a-while-loop", "rounds-of-nested-loops",
  "average-memory-access-time", "address-lines-of-a-memory", "cpu-time-from-cpi", "pipeline-total-time", "first-come-first-served-waiting-time", "hosts-in-a-subnet",
  "hamming-distance-of-code-words", "time-to-send-a-file", "comparisons-of-binary-search", "stack-or-queue-after-operations", "rows-of-a-product-or-union",
  "sql-aggregate-with-condition", "string-matched-by-a-regular-expression", "run-of-a-finite-automaton", "states-for-divisibility-or-endings", "nodes-and-leaves-of-binary-trees",
  "several-hosts-of-subnet", "several-heap-arrays", "several-eight-bit-sum", "several-strings-of-pattern", "binary-to-decimal", "hexadecimal-to-decimal", "octal-to-hexadecimal",
  "conditional-probability-of-two-events", "two-dice-sum-event", "determinant-of-a-scaled-matrix", "two-by-two-product-entry", "three-by-three-determinant",
  "singular-matrix-parameter", "subsets-of-a-finite-set", "vowels-together-or-apart", "neither-of-two-sets", "composite-function-value", "figure-function-of-a-function",
  "several-circle-facts", "several-two-events", "sentence-completion/easy", "synonyms/easy", "antonyms/easy", "number-analogy-one-operation", "letter-analogy",
  "unit-digit-of-a-power", "conditional-what-follows", "several-complex-number", "several-quadratic-roots", "address-of-an-array-element",
  "parameters-of-a-symmetric-or-skew-matrix", "subsets-that-hold-given-elements", "several-linear-probing", "properties-of-a-relation",
];
/** Sets in which what is missing has to be found first: CAT's alone. */
// biome-ignore format: a list to read across
const SETS_TO_DEDUCE = [
  "tournament-with-points", "marks-of-three-judges", "roads-between-towns", "three-groups-with-bounds", "votes-by-preference",
];
/** Sets as banks have them, and what is beyond or below a management entrance. */
// biome-ignore format: a list to read across
const NOT_IN_CAT = [
  "table-of-candidates-at-five-centres", "table-of-five-over-five-years", "table-of-marks-in-percent", "bars-of-income-and-expenditure",
  "pie-chart-in-percent", "pie-chart-in-degrees", "grouped-bars-of-five-places", "line-chart-of-two-over-six-years", "bars-of-two-distributions", "table-with-missing-values",
  "caselet-of-four-departments", "caselet-of-three-groups", "puzzle-boxes-in-a-stack", "puzzle-row-facing-north", "puzzle-two-rows-facing",
  "puzzle-circle-facing-centre", "puzzle-circle-facing-both-ways", "puzzle-floors-of-a-building", "puzzle-months-and-days", "puzzle-people-places-and-things",
  "integral-of-an-inverse-function", "quadratic-comparison-of-roots", "two-independent-attempts", "path-around-a-field", 
  "jumbled-paragraph", "jumbled-paragraph-inner", "sentence-out-of-place", "sentence-to-be-placed",
  "synonyms", "antonyms", "sentence-completion",
];

// biome-ignore format: a table to read across
const EXAM_STYLES: Record<ExamFamily, ExamStyle> = {
  JEE:      { units: { mathematics: 3, physics: 3, chemistry: 3 },
              stress: 3, styles: MULTI_STEP, difficulties: HARDLY_EASY, leftOut: [...GENERAL_SCIENCE, ...SCHOOL_MATHEMATICS, "two-statements"] },
  NEET:     { units: { biology: 6, physics: 3, chemistry: 3 },
              stress: 3, styles: { recall: 0.8, application: 3, "multi-step": 3 }, difficulties: { EASY: 0.5, MEDIUM: 5, HARD: 4.5 },
              leftOut: [...GENERAL_SCIENCE, ...NOT_IN_NEET, "environment-statements", "environment-two-reasons"], neverSays: /^Complete the sentence/ },
  GATE:     { units: { "computer-science": 5, mathematics: 3, "quantitative-aptitude": 1, english: 1 },
              stress: 3, styles: MULTI_STEP, difficulties: { EASY: 0.2, MEDIUM: 3.3, HARD: 6.5 },
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...SCHOOL_MATHEMATICS, ...TOO_PLAIN_FOR_GATE, "several-statements", "two-statements", "articles", "prepositions", "confusables"] },
  CAT:      { units: { "quantitative-aptitude": 4, reasoning: 4, english: 3, mathematics: 2 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEPEST,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...NOT_IN_CAT] },
  UPSC:     { units: { history: 4, geography: 3, economics: 3, "general-knowledge": 3, biology: 1, reasoning: 1, banking: 1 },
              stress: 3, styles: KNOWING, difficulties: { EASY: 0.02, MEDIUM: 2.5, HARD: 7 },
              leftOut: [...QUIZ, "biology-assertions", "biology-statements", "biology-sequences"], onlyFacts: ["geography", "economics", "banking", "biology"] },
  SSC:      { units: { "quantitative-aptitude": 3, reasoning: 3, english: 3, "general-knowledge": 2, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: GENTLE,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...NOT_IN_SSC, ...SETS_TO_DEDUCE], onlyFacts: ["history", "geography", "economics", "biology", "physics", "chemistry"],
              neverSays: /^(Complete the|What is meant by the word|What does the adjective|Which of these words means|What can the phrasal verb|Which phrasal verb means|Which word means)/ },
  BANK:     { units: { "quantitative-aptitude": 3, reasoning: 4, english: 3, banking: 3, "general-knowledge": 1, economics: 1, "computer-science": 1 },
              stress: 4, styles: APPLIED, difficulties: BRISK, leftOut: [...SCHOOL_GRAMMAR, ...NOT_IN_BANKS, ...SETS_TO_DEDUCE, "which-is-correct"] },
  RAILWAYS: { units: { "quantitative-aptitude": 3, reasoning: 3, "general-knowledge": 3, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: EASIEST, leftOut: [...SETS_TO_DEDUCE, "which-is-correct"] },
  DEFENCE:  { units: { mathematics: 4, english: 3, physics: 2, chemistry: 1, biology: 1, history: 2, geography: 2, "general-knowledge": 2, "quantitative-aptitude": 1, reasoning: 1 },
              stress: 3, styles: APPLIED, difficulties: BALANCED },
  SAT:      { units: { mathematics: 4, english: 4, "quantitative-aptitude": 1 },
              stress: 4, styles: APPLIED, difficulties: BALANCED, leftOut: ONLY_IN_BANKS },
  GRE:      { units: { "quantitative-aptitude": 3, english: 4, reasoning: 2, mathematics: 2 },
              stress: 4, styles: APPLIED, difficulties: STEEP, leftOut: [...SETS_TO_DEDUCE, ...ONLY_IN_BANKS] },
  LANGUAGE: { units: { english: 1 },
              stress: 4, styles: EVEN, difficulties: BALANCED, leftOut: ONLY_IN_BANKS },
  GENERAL:  { units: { mathematics: 1, physics: 1, chemistry: 1, biology: 1, english: 1, history: 1, geography: 1, economics: 1, "computer-science": 1, "general-knowledge": 1 },
              stress: 1, styles: EVEN, difficulties: BALANCED },
};

/** What only engineers are asked. */
// biome-ignore format: a list to read across
const ENGINEERING_MATHEMATICS = [
  "eigenvalue-from-the-others", "parameter-for-a-rank", "variance-of-a-density", "tosses-until-a-run-of-heads", "poisson-arrivals-in-a-time",
  "several-tautologies", "several-quantified-statements",
];

export function styleOf(examType: ExamType | undefined): { family: ExamFamily; style: ExamStyle } {
  const family = examType ? FAMILY_OF[examType] : "GENERAL";
  const style = EXAM_STYLES[family];
  if (family === "GATE" || family === "GENERAL") return { family, style };
  return { family, style: { ...style, leftOut: [...(style.leftOut ?? []), ...ENGINEERING_MATHEMATICS] } };
}
