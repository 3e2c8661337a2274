import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `is` goes on after "… is". */
export const ecologyTerms = facts({
  name: "ecology-terms",
  topic: "ecology",
  difficulty: "MEDIUM",
  kind: "term of ecology",
  formats: "no match",
  rows: [
    { name: "habitat", plainly: true as const, is: "the place where a species lives", near: "level", difficulty: "EASY" },
    { name: "niche", is: "the role of a species and all it needs and does in its surroundings", near: "level", difficulty: "EASY" },
    { name: "population", plainly: true as const, is: "all the members of one species in an area", near: "level", difficulty: "EASY" },
    { name: "community", plainly: true as const, is: "all the populations of different species in an area", near: "level", difficulty: "EASY" },
    { name: "ecosystem", plainly: true as const, is: "the living things of an area together with their non-living surroundings", near: "level", difficulty: "EASY" },
    { name: "biome", is: "a large region with its own climate and typical vegetation, such as tundra", near: "level" },
    { name: "ecotone", is: "the belt of transition between two communities, such as forest and grassland", near: "level" },
    { name: "natality", plainly: true as const, is: "the number of births in a population in a given time", near: "population", difficulty: "EASY" },
    { name: "carrying capacity", plainly: true as const, is: "the largest population that an area can support", near: "population" },
    { name: "emigration", plainly: true as const, is: "the leaving of individuals from a population", near: "population", difficulty: "EASY" },
    { name: "biotic potential", plainly: true as const, is: "the greatest power of a population to grow without limits", near: "population", difficulty: "HARD" },
    { name: "gross primary productivity", plainly: true as const, is: "all the organic matter that producers make in a given time", near: "flow" },
    { name: "net primary productivity", plainly: true as const, is: "what producers have left after their own respiration", near: "flow" },
    { name: "standing crop", plainly: true as const, is: "the mass of living material at a trophic level at one time", near: "flow", difficulty: "HARD" },
    { name: "standing state", is: "the amount of nutrients in the soil at one time", near: "flow", difficulty: "HARD" },
    { name: "humification", is: "the formation of a dark colloid that microbes attack very slowly", near: "decay" },
    { name: "fragmentation", plainly: true as const, is: "the breaking of litter into small pieces by detritus feeders", near: "decay" },
    { name: "leaching", plainly: true as const, is: "the washing of soluble nutrients down into the soil", near: "decay" },
    { name: "mineralisation", plainly: true as const, is: "the release of inorganic nutrients from humus by microbes", near: "decay", difficulty: "HARD" },
    { name: "pioneer species", plainly: true as const, is: "the first species to settle on a bare area", near: "succession" },
    { name: "climax community", plainly: true as const, is: "the stable community at the end of succession", near: "succession" },
    { name: "sere", is: "the full sequence of communities that follow each other in an area", near: "succession", difficulty: "HARD" },
    { name: "eutrophication", is: "the ageing of a lake by enrichment with nutrients", near: "pollution" },
    { name: "biomagnification", plainly: true as const, is: "the rise in the concentration of a poison along a food chain", near: "pollution" },
    { name: "algal bloom", plainly: true as const, is: "the mass growth of floating algae in water rich in nutrients", near: "pollution", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ is }) => `In ecology, what is the name for ${is}?`, answer: ({ name }) => name },
    { question: ({ name }) => `In ecology, what is meant by “${name}”?`, answer: ({ is }) => capitalise(is) },
  ],
  explain: ({ name, is }) => `“${capitalise(name)}” is the name for ${is}.`,
  alsoTrue: (row, other) =>
    ["eutrophication", "algal bloom"].every((name) => [row.name, other.name].includes(name)),
});

/** `pair` is two partners; `kind` the name of their relation. */
export const interactions = facts({
  name: "species-interactions",
  topic: "ecology",
  difficulty: "MEDIUM",
  kind: "relation between species",
  rows: [
    { pair: "the fungus and the alga that make up a lichen", kind: "mutualism", near: "good", difficulty: "EASY" },
    { pair: "the fig tree and the wasp that breeds in its figs", kind: "mutualism", near: "good" },
    { pair: "Rhizobium and the leguminous plant in whose roots it lives", kind: "mutualism", near: "good", difficulty: "EASY" },
    { pair: "the fungus of a mycorrhiza and the root that it enters", kind: "mutualism", near: "good" },
    { pair: "the orchid and the mango branch on which it grows", kind: "commensalism", near: "good", difficulty: "EASY" },
    { pair: "the barnacle and the whale that carries it", kind: "commensalism", near: "good" },
    { pair: "the cattle egret and the cattle that stir up insects", kind: "commensalism", near: "good" },
    { pair: "the bird and the tree in which it nests", kind: "commensalism", near: "good", difficulty: "EASY" },
    { pair: "Cuscuta and the hedge plant round which it twines", kind: "parasitism", near: "bad" },
    { pair: "the tapeworm and the human being whose gut it inhabits", plainly: true as const, kind: "parasitism", near: "bad", difficulty: "EASY" },
    { pair: "the koel and the crow in whose nest it lays its eggs", plainly: true as const, kind: "brood parasitism", near: "bad", difficulty: "HARD" },
    { pair: "the starfish Pisaster and the mussels among which it lives", kind: "predation", near: "bad", difficulty: "HARD" },
    { pair: "the tiger and the spotted deer that share its forest", plainly: true as const, kind: "predation", near: "bad", difficulty: "EASY" },
    { pair: "the Abingdon tortoise and the goats that came to its island", kind: "competition", near: "bad", difficulty: "HARD" },
    { pair: "the barnacle Balanus and the Chthamalus that settles beside it", kind: "competition", near: "bad", difficulty: "HARD" },
    { pair: "the mould Penicillium and the bacteria that grow beside it", kind: "amensalism", near: "bad" },
  ],
  ask: [
    {
      question: ({ pair }) => `Which relation between species is shown by ${pair}?`,
      answer: ({ kind }) => kind,
      state: ({ pair }, answer) => `${capitalise(pair)} show ${answer}.`,
      alsoTrue: isAlike,
    },
    {
      question: ({ kind }) => `Which of these pairs is an example of ${kind}?`,
      answer: ({ pair }) => pair,
      // The first way tells the same, and then explains the pair that stands there.
      state: () => undefined,
      alsoTrue: isAlike,
    },
  ],
  explain: ({ pair, kind }) => `${capitalise(pair)} show ${kind}: ${EFFECTS[kind]}.`,
});

const EFFECTS: Record<string, string> = {
  mutualism: "both gain",
  commensalism: "one gains and the other is not affected",
  parasitism: "one gains by living on or in the other, which is harmed",
  "brood parasitism": "one gains by having its young reared by the other",
  predation: "one kills and eats the other",
  competition: "both are harmed by the use of the same things",
  amensalism: "one is harmed and the other is not affected",
};

/**
 * Brood parasitism is parasitism; some books call a parasite of plants a predator, or what a mould does to bacteria
 * competition, or hold that cattle gain by the egret.
 */
function isAlike(row: Interaction, other: Interaction): boolean {
  const kinds = [row.kind, other.kind];
  const isPair = (one: string, second: string) => kinds.includes(one) && kinds.includes(second);
  return (
    kinds.every((kind) => kind.includes("parasitism")) ||
    isPair("parasitism", "predation") ||
    isPair("amensalism", "competition") ||
    (isPair("commensalism", "mutualism") && [row, other].some(({ pair }) => pair.includes("egret")))
  );
}

interface Interaction {
  pair: string;
  kind: string;
}

/** `says` goes on after "states that". */
export const ecologyRules = facts({
  name: "ecology-rules-and-conservation",
  topic: "ecology",
  difficulty: "HARD",
  kind: "rule or idea of ecology",
  rows: [
    { name: "Gause's principle", says: "two species with the same limiting needs cannot live together for ever" },
    { name: "Allen's rule", says: "mammals of colder climates have shorter ears and limbs" },
    { name: "Lindeman's law", says: "about a tenth of the energy passes on to the next trophic level", difficulty: "MEDIUM" },
    { name: "the rivet popper hypothesis", says: "each lost species weakens an ecosystem, and the loss of a key species most" },
    { name: "the species–area relationship", plainly: true as const, says: "the richness of species rises with the area explored, but within limits", difficulty: "MEDIUM" },
    { name: "Liebig's law", says: "growth is set by the nutrient in shortest supply" },
    { name: "Shelford's law", says: "a species lives only between the lower and the upper limit of each factor" },
  ],
  ask: [
    { question: ({ says }) => `In ecology, which of these says that ${says}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What does ${name} say?`, answer: ({ says }) => says, heading: "What it says" },
  ],
  explain: ({ name, says }) => `${capitalise(name)} says that ${says}.`,
});

export const ecologyQuestions = singles("ecology-questions", "ecology", [
  { ask: "Which of these can never be inverted?", answer: "the pyramid of energy", wrong: ["the pyramid of numbers", "the pyramid of biomass", "the pyramid of numbers in a parasitic chain"], tell: "The pyramid of energy is always upright, for energy is lost as heat at each step; that of numbers is inverted for one tree or a host with many parasites, and that of biomass in the sea." },
  { ask: "Which are the producers of a pond?", answer: "Phytoplankton", wrong: ["Zooplankton", "Small fishes", "Bottom bacteria"], difficulty: "EASY", tell: "Phytoplankton and water plants make food by photosynthesis; zooplankton eat them, fishes eat zooplankton, and bacteria decompose." },
  { ask: "At which trophic level is a frog that eats grasshoppers?", answer: "Third", wrong: ["First", "Second", "Fourth"], difficulty: "EASY", tell: "Grass is at the first level, the grasshopper at the second, the frog at the third and a snake that eats it at the fourth." },
  { ask: "Which of these are the chief cause of the hole in the ozone layer?", answer: "Chlorofluorocarbons", wrong: ["Oxides of carbon", "Oxides of sulphur", "Gaseous hydrocarbons"], difficulty: "EASY", tell: "Chlorofluorocarbons release chlorine, which destroys ozone; oxides of carbon and hydrocarbons such as methane are greenhouse gases, and oxides of sulphur make acid rain." },
  { ask: "Which of these is a means of conservation in situ?", answer: "A biosphere reserve", wrong: ["A seed bank", "A botanical garden", "A zoological park"], difficulty: "EASY", tell: "A biosphere reserve keeps species in their own habitat; seed banks, botanical gardens and zoological parks keep them outside it, ex situ." },
  { ask: "Which of these is a means of conservation ex situ?", answer: "a botanical garden", wrong: ["a sacred grove", "a national park", "a wildlife sanctuary"], tell: "A botanical garden keeps a species outside its habitat; sacred groves, national parks and sanctuaries protect it on the spot." },
  { ask: "Which bacterium turns nitrite into nitrate in soil?", answer: "Nitrobacter", wrong: ["Nitrosomonas", "Azotobacter", "Pseudomonas"], tell: "Nitrobacter turns nitrite into nitrate; Nitrosomonas turns ammonia into nitrite, Azotobacter fixes nitrogen and Pseudomonas can release it again." },
  { ask: "What shape is the curve of growth of a population when food and space are unlimited?", answer: "J-shaped", wrong: ["S-shaped", "Bell-shaped", "Straight and level"], tell: "Unlimited growth is exponential and gives a J-shaped curve; with a carrying capacity it is logistic and S-shaped." },
  { ask: "In the logistic equation, when is the growth rate $\\frac{dN}{dt}$ greatest?", answer: "When $N = \\frac{K}{2}$", wrong: ["When $N = K$", "When $N$ is near zero", "When $N = 2K$"], difficulty: "HARD", tell: "In $\\frac{dN}{dt} = rN\\left(1 - \\frac{N}{K}\\right)$ the product is greatest when $N = \\frac{K}{2}$; at $K$ the growth is nil, and above it the population falls." },
  { ask: "Which region of India is a biodiversity hotspot with many endemic amphibians?", answer: "Western Ghats", wrong: ["Eastern Ghats", "Aravalli Range", "Deccan Plateau"], tell: "The Western Ghats, with many endemic frogs, are a hotspot; so are the Himalaya, Indo-Burma and Sundaland, but not the Eastern Ghats, the Aravallis or the Deccan." },
  { ask: "What do David Tilman's experiments on plots show?", answer: "Plots with more species vary less in biomass from year to year", wrong: ["Plots with fewer species give more biomass every year", "Plots with more species vary more in biomass from year to year", "The number of species has no effect on biomass"], difficulty: "HARD", tell: "Tilman found that plots with more species vary less in biomass from year to year, and that greater diversity raises productivity." },
  { ask: "Which community comes first on a bare rock?", answer: "Lichens", wrong: ["Mosses", "Grasses", "Shrubs"], difficulty: "EASY", tell: "Lichens are the pioneers on rock and weather it with acids; mosses follow, then grasses and shrubs." },
  { ask: "Why, above all, does a pond that takes in much domestic sewage lose its fish?", answer: "Microbes use up the dissolved oxygen", wrong: ["Heavy metals poison the gills of the fish", "Germs of human diseases infect the fish", "Floating matter keeps out all the sunlight"], difficulty: "EASY", tell: "Microbes use up the dissolved oxygen when they break down the organic matter, that is, the BOD rises, and fish suffocate. Heavy metals come mostly from industry, and germs of human diseases seldom attack fish." },
  { ask: "To which cause is the loss of over 200 kinds of cichlid fish in Lake Victoria put down?", answer: "Invasion by an alien species", wrong: ["Over-exploitation", "Loss of habitat", "Co-extinction"], tell: "The Nile perch, brought to Lake Victoria, wiped out more than 200 species of cichlids: invasion by an alien species. The passenger pigeon died of over-exploitation." },
]);
