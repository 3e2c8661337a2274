import type { TopicShares } from "./rules/exam.ts";

/** A topic that is used only if nothing else is left. */
export const SELDOM = 0.02;

/**
 * How often topics are used in papers of any exam that does not say otherwise, relative to a plain topic of their
 * unit.
 */
export const FOR_ALL: TopicShares = {
  "freedom-struggle": 4, "prehistory-and-indus-valley": 2, "mauryan-empire": 2, "gupta-and-post-mauryan": 2,
  "buddhism-and-jainism": 2, "delhi-sultanate": 2, "mughal-empire": 2, "art-and-architecture": 2,
  "vedic-age": 1.5, "south-indian-kingdoms": 1.5, "european-arrival": 1.5, "revolt-of-1857": 1.5, "social-reform": 1.5,
  "constitution-and-after": 1.5, "ancient-world": 0.5, "medieval-and-renaissance": 0.5, revolutions: 0.75,
  "india-physical": 2, "india-rivers": 2, "india-climate-soils-vegetation": 2, "climate-and-weather": 1.5, "india-agriculture": 1.5,
  "indian-polity": 5, "science-in-everyday-life": 2,
  "indian-economy": 2, "national-income": 1.5, "money-and-banking-theory": 1.5,
};

/** Topics that aptitude papers leave to mathematics papers. */
export const NO_HIGHER_MATHEMATICS: TopicShares = {
  "vectors-and-3d": 0, "matrices-and-determinants": 0, "limits-and-continuity": 0, differentiation: 0, integration: 0,
  "differential-equations": 0, "complex-numbers": 0, "binomial-theorem": 0, "conic-sections": 0,
};
