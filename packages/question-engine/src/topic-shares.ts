import type { ExamFamily } from "./exam-families.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";

type Shares = Partial<Record<TopicKey, number>>;

/**
 * How often a topic comes up in papers, beside a plain topic of its unit: 1 where nothing is said, 0 where never. A table to read and
 * change; an exam's own row comes before the row for all.
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
    "vectors-and-3d": 3, integration: 2.5, differentiation: 2, "matrices-and-determinants": 2, "sequences-and-series": 2,
    "coordinate-geometry": 2, "conic-sections": 2, "sets-and-functions": 2, "limits-and-continuity": 1.5, probability: 1.5,
    "current-electricity": 2, electrostatics: 2, "modern-physics": 2, thermodynamics: 2, "rotational-motion": 2, "ray-optics": 1.5, magnetism: 1.5,
    "oxygen-and-nitrogen-organics": 2.5, "organic-basics": 2, "d-block-and-coordination": 2, "chemical-bonding": 2, "redox-and-electrochemistry": 1.5,
    "metallurgy-and-materials": 0.5, "nuclear-and-environmental": 0.25, sound: 0.5, "heat-and-temperature": 1,
  },
  NEET: {
    genetics: 3, "molecular-biology": 3, ecology: 3, reproduction: 3, "plant-physiology": 2.5, "cell-biology": 2, "animal-kingdom": 2,
    "health-and-disease": 2, biotechnology: 2.5, "cell-division": 1.5, biomolecules: 1.5, "plant-kingdom": 2,
    "current-electricity": 2, "modern-physics": 2, electrostatics: 1.5, "ray-optics": 2, semiconductors: 2, thermodynamics: 1.5, "properties-of-matter": 1.5,
    "oxygen-and-nitrogen-organics": 2.5, "chemical-bonding": 2, "d-block-and-coordination": 2, "organic-basics": 2, "s-and-p-block": 1.5,
    "metallurgy-and-materials": 0.5, "nuclear-and-environmental": 0.25, sound: 0.5,
  },
  GATE: {
    algorithms: 2, "data-structures": 2, "operating-systems": 2, databases: 2, "computer-organisation": 2, networks: 2, "theory-of-computation": 2.5,
    "digital-logic": 1.5, "programming-basics": 1.5, "c-and-cpp": 1.5, python: 0.5, "java-and-oop": 0.25, "web-and-javascript": 0.25, "software-engineering": 0.5,
    "matrices-and-determinants": 2, probability: 2,
  },
  CAT: {
    ...NO_HIGHER_MATHEMATICS,
    "data-interpretation": 4, "algebra-word-problems": 2, percentages: 2, "speed-distance-time": 2, "number-properties": 2,
    "seating-arrangement": 3, puzzles: 4, "critical-reasoning": 3, "venn-diagrams": 2, "sentence-structure": 4,
  },
  UPSC: {
    "indian-polity": 8, organisations: 2, "space-and-defence": 2, sports: 0.25, "important-days": 0.5,
    "national-parks": 2, "indian-economy": 3, "money-and-banking-theory": 2, "public-finance": 2, "inflation-and-prices": 2, "international-trade": 2,
    elasticity: 0.25, "consumer-theory": 0.25, "production-and-costs": 0.25, "income-determination": 0.5, ecology: 3, biotechnology: 2,
  },
  SSC: {
    ...NO_HIGHER_MATHEMATICS,
    percentages: 2, "profit-and-loss": 2, "simple-and-compound-interest": 2, "ratio-and-proportion": 2, "time-and-work": 1.5, mensuration: 2,
    analogies: 2, "coding-decoding": 2, "number-patterns": 2, "letter-series": 1.5, "odd-one-out": 1.5, syllogisms: 1.5,
    synonyms: 2, antonyms: 2, "idioms-and-phrases": 2, "one-word-substitution": 2, "error-spotting": 3, "fill-in-the-blanks": 3, "spelling-and-confusables": 2,
    literature: 0.25, "figures-of-speech": 0.25,
  },
  BANK: {
    "data-interpretation": 5, "number-series": 2, "quadratic-equations": 3, "seating-arrangement": 4, puzzles: 4, syllogisms: 2, "inequalities-reasoning": 2,
    "coding-decoding": 1.5, "error-spotting": 3, "fill-in-the-blanks": 3, "sentence-structure": 3, "reserve-bank-of-india": 2, "monetary-policy": 2,
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
