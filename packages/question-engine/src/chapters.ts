/**
 * The chapters of textbooks within a topic that has several of them, and the tables and writers of each. What is written for
 * one chapter of a topic alone has the chapter in its name.
 */
// biome-ignore format: a list to read across
export const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  "living-world": [],
  "biological-classification": ["groups-of-life"],
  "plant-diversity": ["plant-groups"],
  "plant-morphology": ["plant-forms"],
  "plant-anatomy": ["plant-tissues"],
  "animal-diversity": ["animal-groups", "animal-examples", "animal-organs"],
  "animal-structure": [],
  photosynthesis: ["calvin-cycle-cost", "figure-spectra-of-pigments"],
  "cell-respiration": ["atp-from-carriers", "respiratory-quotient"],
  "plant-growth": ["plant-growth-regulators"],
  breathing: ["breathing-terms", "lung-capacities", "figure-oxygen-dissociation-shift", "figure-oxygen-given-up-in-tissue", "figure-volumes-of-air-in-the-lungs"],
  "body-fluids": ["parts-of-blood", "heart-and-vessels", "cardiac-output", "oxygen-delivered-by-the-heart", "figure-output-from-heartbeats"],
  excretion: ["kidney-parts", "filtrate-and-urine"],
  locomotion: ["muscle-and-joint-terms"],
  "flowering-plants": ["plant-reproduction", "chromosomes-in-ovule-and-seed", "embryo-and-endosperm-of-a-polyploid-cross"],
  "human-reproduction": ["sperms-and-ova-from-their-mother-cells", "figure-hormones-of-the-cycle"],
  "reproductive-health": [],
  populations: ["species-interactions", "figure-logistic-growth-curve", "figure-ages-in-three-populations"],
  ecosystem: ["energy-for-the-top-of-two-chains", "figure-energy-at-trophic-levels"],
  biodiversity: ["species-on-a-larger-island"],
  microbes: ["useful-microbes"],
  "biotechnology-methods": ["biotechnology-tools", "pcr-copies", "restriction-fragments", "palindromic-sites", "antibiotic-selection", "primers-and-final-copies", "double-digest-of-a-plasmid"],
  "biotechnology-uses": [],
};

const CHAPTER_OF = new Map(
  Object.entries(CHAPTERS).flatMap(([chapter, names]) => [chapter, ...names].map((name) => [name, chapter])),
);

/** The chapter that a writer belongs to by its name; nothing where its topic is one chapter, or it speaks of several. */
export function chapterOf(writer: string): string | undefined {
  const known = writer.split("/").filter((part) => CHAPTER_OF.has(part));
  return CHAPTER_OF.get(known.at(-1) ?? "");
}
