import type { ExamFamily } from "./exam-families.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";

type Shares = Partial<Record<TopicKey, number>>;

const SELDOM = 0.02;

/**
 * How often a topic comes up in papers, beside a plain topic of its unit: 1 where nothing is said, 0 where never, SELDOM where only if
 * nothing else is left. A table to read and change; an exam's own row comes before the row for all.
 */
// biome-ignore format: a table to read across
const FOR_ALL: Shares = {
  "freedom-struggle": 4, "prehistory-and-indus-valley": 2, "mauryan-empire": 2, "gupta-and-post-mauryan": 2,
  "buddhism-and-jainism": 2, "delhi-sultanate": 2, "mughal-empire": 2, "art-and-architecture": 2,
  "vedic-age": 1.5, "south-indian-kingdoms": 1.5, "european-arrival": 1.5, "revolt-of-1857": 1.5, "social-reform": 1.5,
  "constitution-and-after": 1.5, "ancient-world": 0.5, "medieval-and-renaissance": 0.5, revolutions: 0.75,
  "india-physical": 2, "india-rivers": 2, "india-climate-soils-vegetation": 2, "climate-and-weather": 1.5, "india-agriculture": 1.5,
  "indian-polity": 5, "science-in-everyday-life": 2,
  "indian-economy": 2, "national-income": 1.5, "money-and-banking-theory": 1.5,
};

/** What papers of aptitude leave to those of mathematics. */
// biome-ignore format: a table to read across
const NO_HIGHER_MATHEMATICS: Shares = {
  "vectors-and-3d": 0, "matrices-and-determinants": 0, "limits-and-continuity": 0, differentiation: 0, integration: 0,
  "differential-equations": 0, "complex-numbers": 0, "binomial-theorem": 0, "conic-sections": 0,
};

// biome-ignore format: a table to read across
const BY_EXAM: Partial<Record<ExamFamily, Shares>> = {
  JEE: {
    "vectors-and-3d": 3.5, integration: 2.5, "conic-sections": 2.25, "matrices-and-determinants": 2, "sequences-and-series": 1.75, "sets-and-functions": 1.5,
    differentiation: 1.5, "differential-equations": 1.5, "limits-and-continuity": 1.4, probability: 1.25, "complex-numbers": 1.25, "binomial-theorem": 1.25,
    "coordinate-geometry": 1.25, trigonometry: 1.25, "permutations-and-combinations": 1.1, "quadratic-equations": 1, statistics: 0.9, logarithms: SELDOM,
    "number-theory": SELDOM, "linear-equations": SELDOM, polynomials: SELDOM, "plane-geometry": SELDOM, "mensuration-solids": SELDOM,
    "modern-physics": 2.5, "electromagnetic-induction": 2.25, "current-electricity": 2, electrostatics: 2, thermodynamics: 2, "ray-optics": 2, "rotational-motion": 1.5, magnetism: 1.5,
    "wave-optics": 1.25, "oscillations-and-waves": 1.25, "properties-of-matter": 1.25, semiconductors: 1.25, "heat-and-temperature": 3, sound: 2.25,
    "oxygen-and-nitrogen-organics": 3, "d-block-and-coordination": 3, "organic-basics": 2, hydrocarbons: 2, "chemical-bonding": 2, "s-and-p-block": 2, "redox-and-electrochemistry": 1.5,
    "chemical-thermodynamics": 1.5, "chemical-kinetics": 1.25, solutions: 1.25, "periodic-table": 1.25, "mole-concept": 1.25, "atomic-structure": 1.4, "acids-bases-salts": 3.5,
    "states-of-matter": 0.1, "metallurgy-and-materials": SELDOM, "nuclear-and-environmental": SELDOM,
  },
  NEET: {
    genetics: 1.75, "molecular-biology": 1.75, ecology: 2.25, reproduction: 2.5, "plant-physiology": 2.25, biotechnology: 2.5, "animal-kingdom": 1.6, "plant-kingdom": 2.25,
    "excretion-and-movement": 1.5, "circulation-and-respiration": 1.5, "health-and-disease": 1, evolution: 1, classification: 1.25, "nervous-system": 0.6, hormones: 0.75, "human-nutrition": SELDOM,
    "ray-optics": 2.5, "wave-optics": 1.5, "current-electricity": 2, "modern-physics": 2, electrostatics: 1.75, magnetism: 1.5, "electromagnetic-induction": 1.5, semiconductors: 1.25,
    "oscillations-and-waves": 1.25, thermodynamics: 1.25, "units-and-measurement": 0.6, kinematics: 0.75, "newtons-laws": 0.75, "work-energy-power": 0.75, "properties-of-matter": 0.9,
    "heat-and-temperature": 0.5, sound: 0.25,
    "oxygen-and-nitrogen-organics": 2.5, "chemical-bonding": 1.5, "d-block-and-coordination": 1.75, "organic-basics": 1.5, "redox-and-electrochemistry": 1.5, "chemical-kinetics": 1.25,
    hydrocarbons: 1.25, "mole-concept": 1.25, "atomic-structure": 0.9, "acids-bases-salts": 0.9, solutions: 0.9, "biomolecules-and-polymers": 0.75,
    "states-of-matter": 0.1, "s-and-p-block": 0.9, "metallurgy-and-materials": SELDOM, "nuclear-and-environmental": SELDOM,
  },
  GATE: {
    algorithms: 2.5, "data-structures": 2, "operating-systems": 2, databases: 2, "computer-organisation": 2, networks: 2, "theory-of-computation": 3.25,
    "digital-logic": 1.5, "programming-basics": 0.75, "c-and-cpp": 1.25, "number-systems": 0.5, python: 0.25, "java-and-oop": SELDOM, "web-and-javascript": SELDOM,
    "software-engineering": SELDOM, "security-and-ai": SELDOM, "computer-fundamentals": SELDOM, "office-and-internet": SELDOM,
    "matrices-and-determinants": 2, probability: 2, "sets-and-functions": 6, "permutations-and-combinations": 3, "limits-and-continuity": 0.25, differentiation: 0.25,
    integration: 0.25, "complex-numbers": SELDOM,
    "vectors-and-3d": SELDOM, "differential-equations": SELDOM, statistics: 0.25, "coordinate-geometry": SELDOM, "conic-sections": SELDOM, trigonometry: SELDOM,
    "plane-geometry": SELDOM, "mensuration-solids": SELDOM, "quadratic-equations": SELDOM, polynomials: SELDOM, "linear-equations": SELDOM, logarithms: SELDOM,
    "binomial-theorem": SELDOM, "sequences-and-series": SELDOM, "number-theory": SELDOM,
    puzzles: 2, "blood-relations": 0.5, synonyms: 1, "fill-in-the-blanks": 4, "sentence-structure": 3, "error-spotting": 0.5, "parts-of-speech": SELDOM, tenses: SELDOM, "active-and-passive": SELDOM,
    "direct-and-indirect-speech": SELDOM, "figures-of-speech": SELDOM, literature: SELDOM, "word-formation": SELDOM, "spelling-and-confusables": SELDOM,
    "subject-verb-agreement": SELDOM, "articles-and-prepositions": SELDOM, "phrasal-verbs": 0.25, antonyms: 0.5,
    analogies: 3, syllogisms: 3, "critical-reasoning": 3, "cubes-and-dice": 3, "direction-sense": 2, "input-output": SELDOM, "inequalities-reasoning": SELDOM,
    "coding-decoding": 0.25, "mathematical-operations": SELDOM, "letter-series": SELDOM, "odd-one-out": SELDOM, "data-sufficiency": SELDOM, "data-interpretation": 2,
    "number-series": 0.25,
  },
  CAT: {
    ...NO_HIGHER_MATHEMATICS,
    "data-interpretation": 4, "algebra-word-problems": 1.5, percentages: 1, "speed-distance-time": 1.5, "number-properties": 1.5, "data-sufficiency": SELDOM,
    "number-series": SELDOM, "quadratic-equations": 4.5, polynomials: 3, "sets-and-functions": 3, logarithms: 1.5, "plane-geometry": 3, "coordinate-geometry": 1,
    mensuration: 0.4, "mensuration-solids": 0.5, trigonometry: SELDOM, statistics: SELDOM, probability: 0.2, "number-theory": 0.5,
    "seating-arrangement": 3, puzzles: 4, "critical-reasoning": 3, "venn-diagrams": 2, "sentence-structure": 4,
    "parts-of-speech": SELDOM, tenses: SELDOM, "subject-verb-agreement": SELDOM, "articles-and-prepositions": SELDOM, synonyms: SELDOM, antonyms: SELDOM,
    "one-word-substitution": SELDOM, "idioms-and-phrases": SELDOM, "phrasal-verbs": SELDOM, "spelling-and-confusables": SELDOM, "error-spotting": SELDOM,
    "active-and-passive": SELDOM, "direct-and-indirect-speech": SELDOM, "fill-in-the-blanks": SELDOM, "word-formation": SELDOM, "figures-of-speech": SELDOM,
    literature: SELDOM,
  },
  UPSC: {
    "freedom-struggle": 6, "ancient-world": SELDOM, "medieval-and-renaissance": SELDOM, revolutions: SELDOM, "world-wars-and-after": SELDOM,
    "indian-polity": 8, organisations: 2, "space-and-defence": 1.5, sports: SELDOM, "important-days": 0.25, superlatives: SELDOM, abbreviations: SELDOM,
    "currencies-and-languages": SELDOM, "famous-personalities": 0.25, "national-symbols": 0.25, "inventions-and-discoveries": SELDOM,
    "awards-and-honours": 0.1, "books-and-authors": 0.25, "science-in-everyday-life": 5,
    "national-parks": 3, "india-states-and-cities": 0.5, "world-countries-and-capitals": SELDOM, "maps-and-cartography": 0.1,
    "indian-economy": 3, "money-and-banking-theory": 2, "public-finance": 2, "inflation-and-prices": 2, "international-trade": 2,
    "economic-institutions": 0.5, elasticity: 0.25, "consumer-theory": 0.25, "production-and-costs": 0.25, "income-determination": 0.5,
    ecology: 8, biotechnology: 2, "health-and-disease": 2, evolution: 0.25, classification: 0.25, "cell-biology": SELDOM, "cell-division": SELDOM, genetics: 0.1,
    "molecular-biology": 0.25, biomolecules: SELDOM, "excretion-and-movement": SELDOM, reproduction: SELDOM, "circulation-and-respiration": 0.25,
    "plant-physiology": 0.25, "plant-kingdom": 0.25, "nervous-system": SELDOM, hormones: 0.25, "human-nutrition": 0.25, "animal-kingdom": 4,
  },
  SSC: {
    ...NO_HIGHER_MATHEMATICS,
    percentages: 2, "profit-and-loss": 3, "simple-and-compound-interest": 2.5, "ratio-and-proportion": 2, "time-and-work": 2, mensuration: 1.5,
    "speed-distance-time": 1.5, averages: 1, ages: 0.5, "number-properties": 1, "mixtures-and-alligation": 1, "trains-and-boats": 0.5,
    "data-sufficiency": SELDOM, "counting-and-chance": SELDOM,
    trigonometry: 3, "plane-geometry": 3, polynomials: 2, "mensuration-solids": 1, "number-theory": 1, "quadratic-equations": 0.5, "coordinate-geometry": 0.5,
    "linear-equations": 0.5, "sets-and-functions": SELDOM, logarithms: SELDOM, "permutations-and-combinations": SELDOM, probability: SELDOM,
    "sequences-and-series": SELDOM, statistics: 1, "number-series": SELDOM, "data-interpretation": 2, "algebra-word-problems": 0.25,
    analogies: 3, "coding-decoding": 3, "number-patterns": 3, "letter-series": 2.5, "odd-one-out": 1.5, syllogisms: 1.5, "mathematical-operations": 2.5,
    "blood-relations": 1.5, "cubes-and-dice": 1, "venn-diagrams": 0.7, "ranking-and-order": 0.5, "direction-sense": 0.5, "calendar-and-clock": 0.1,
    "seating-arrangement": 0.5, puzzles: 2, "inequalities-reasoning": SELDOM, "critical-reasoning": SELDOM, "input-output": SELDOM,
    synonyms: 2, antonyms: 2, "idioms-and-phrases": 2, "one-word-substitution": 2, "error-spotting": 3, "fill-in-the-blanks": 2, "spelling-and-confusables": 2,
    "sentence-structure": 2, "active-and-passive": 1.5, "direct-and-indirect-speech": 1, "articles-and-prepositions": 0.5, "phrasal-verbs": 0.5, tenses: 0.25,
    "subject-verb-agreement": 0.25, "parts-of-speech": SELDOM, "word-formation": SELDOM, literature: SELDOM, "figures-of-speech": SELDOM,
    "indian-polity": 3, "dance-music-and-festivals": 3, sports: 3, "books-and-authors": 2, "awards-and-honours": 2, superlatives: 0.5, abbreviations: 0.25,
    "health-and-disease": 3, "human-nutrition": 3, "molecular-biology": SELDOM, biotechnology: SELDOM, "cell-division": SELDOM, biomolecules: SELDOM,
    genetics: 0.5, "nervous-system": 0.5, evolution: 0.25, "currencies-and-languages": 0.5, "religion-and-mythology": 0.25,
    "indian-economy": 3, "market-structures": SELDOM, "units-and-measurement": 0.5,
  },
  BANK: {
    "data-interpretation": 5, "number-series": 2, "algebra-word-problems": 1.5, "number-properties": 1.5, "data-sufficiency": 1, "quadratic-equations": 3,
    percentages: 1.5, "profit-and-loss": 1.5, "simple-and-compound-interest": 1.5, "ratio-and-proportion": 1.5, "time-and-work": 1.5, "speed-distance-time": 1.25, "mixtures-and-alligation": 1.25,
    "seating-arrangement": 4, puzzles: 4, syllogisms: 3, "inequalities-reasoning": 3, "coding-decoding": 1.5, "blood-relations": 2, "direction-sense": 2,
    "input-output": SELDOM, "number-patterns": SELDOM, "letter-series": SELDOM, analogies: SELDOM, "odd-one-out": SELDOM, "critical-reasoning": 0.25,
    "mathematical-operations": SELDOM, "cubes-and-dice": SELDOM, "calendar-and-clock": SELDOM, "venn-diagrams": SELDOM,
    "error-spotting": 3, "fill-in-the-blanks": 1.5, "sentence-structure": 3, "spelling-and-confusables": 2, synonyms: 0.5, "idioms-and-phrases": 0.5, "phrasal-verbs": 0.1,
    "parts-of-speech": SELDOM, tenses: SELDOM, "subject-verb-agreement": 0.1, "articles-and-prepositions": 0.1, antonyms: 0.25, "one-word-substitution": SELDOM,
    "active-and-passive": SELDOM, "direct-and-indirect-speech": SELDOM, "word-formation": SELDOM, "figures-of-speech": SELDOM, literature: SELDOM,
    "reserve-bank-of-india": 2, "monetary-policy": 2,
  },
  RAILWAYS: {
    ...NO_HIGHER_MATHEMATICS,
    percentages: 2, "time-and-work": 2, "speed-distance-time": 2, "simple-and-compound-interest": 2, "mathematical-operations": 2, "coding-decoding": 2,
    "number-patterns": 2, "science-in-everyday-life": 3,
  },
  SAT: NO_HIGHER_MATHEMATICS,
  GRE: NO_HIGHER_MATHEMATICS,
};

export function shareOf(topic: TopicKey, family: ExamFamily): number {
  return BY_EXAM[family]?.[topic] ?? FOR_ALL[topic] ?? 1;
}
