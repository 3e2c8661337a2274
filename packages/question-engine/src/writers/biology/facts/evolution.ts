import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/biology/evolution.yaml", import.meta.url));

export const evolutionTerms = content("evolution-terms");

const ORGANS: Record<string, string> = {
  "homologous organs": "Homologous organs have the same origin, whatever they do.",
  "analogous organs": "Analogous organs do the same work but differ in origin.",
  "vestigial organs": "Vestigial organs are remnants that have lost their use.",
  "atavistic organs": "Atavistic organs are those of distant ancestors that turn up again, such as a tail in a baby.",
};

/** What each way of evolving is taken for. */
const MISTAKEN: Record<string, readonly string[]> = {
  "adaptive radiation": ["stabilising selection", "genetic drift", "saltation"],
  "convergent evolution": ["divergent evolution", "genetic drift", "stabilising selection"],
  "directional selection": ["stabilising selection", "disruptive selection", "genetic drift"],
  "stabilising selection": ["directional selection", "disruptive selection", "genetic drift"],
  "disruptive selection": ["directional selection", "stabilising selection", "genetic drift"],
};

const WAYS: Record<string, string> = {
  "divergent evolution": "In divergent evolution related forms grow apart.",
  "directional selection": "Directional selection shifts the average towards one extreme.",
  "stabilising selection": "Stabilising selection favours the average.",
  "disruptive selection": "Disruptive selection favours both extremes.",
  "genetic drift": "Genetic drift is a change by chance in a small population.",
  saltation: "Saltation is the arising of a species by one large mutation.",
};

/** Examples of the patterns of evolution. */
export const evolutionExamples = facts({
  name: "evolution-examples",
  topic: "evolution",
  difficulty: "MEDIUM",
  kind: "example of evolution",
  formats: "no match",
  rows: [
    { example: "the wing of a butterfly and the wing of a bird", of: "analogous organs", near: "organs", category: "organs", difficulty: "EASY" },
    { example: "the arm of a man and the flipper of a whale", of: "homologous organs", near: "organs", category: "organs", difficulty: "EASY" },
    { example: "the wing of a bat and the foreleg of a cheetah", of: "homologous organs", near: "organs", category: "organs" },
    { example: "the thorn of Bougainvillea and the tendril of Cucurbita", of: "homologous organs", near: "organs", category: "organs" },
    { example: "the tuber of a potato and that of a sweet potato", of: "analogous organs", near: "organs", category: "organs" },
    { example: "the sting of a honey bee and that of a scorpion", of: "analogous organs", near: "organs", category: "organs" },
    { example: "the eye of an octopus and the eye of a mammal", of: "analogous organs", near: "organs", category: "organs" },
    { example: "the appendix and the ear muscles of human beings", plainly: true as const, of: "vestigial organs", near: "organs", category: "organs", difficulty: "EASY" },
    { example: "the different beaks of Darwin's finches", of: "adaptive radiation", near: "pattern", category: "pattern", difficulty: "EASY" },
    { example: "the many marsupials of Australia", of: "adaptive radiation", near: "pattern", category: "pattern" },
    { example: "the build of the Tasmanian wolf and that of the placental wolf", of: "convergent evolution", near: "pattern", category: "pattern", difficulty: "HARD" },
    { example: "the gliding of the flying phalanger and that of the flying squirrel", of: "convergent evolution", near: "pattern", category: "pattern", difficulty: "HARD" },
    { example: "the spread of dark moths in sooty England", of: "directional selection", near: "selection", category: "selection" },
    { example: "the better survival of babies of three to four kilograms at birth", of: "stabilising selection", near: "selection", category: "selection", difficulty: "HARD" },
    { example: "the spread of resistance to antibiotics among bacteria", of: "directional selection", near: "selection", category: "selection" },
    { example: "the two sizes of beak among the African seedcracker finches", of: "disruptive selection", near: "selection", category: "selection", difficulty: "HARD" },
    { example: "the spread of resistance to DDT among mosquitoes", of: "directional selection", near: "selection", category: "selection" },
    { example: "the best survival of young from nests with a middling number of eggs", of: "stabilising selection", near: "selection", category: "selection", difficulty: "HARD" },
    { example: "the small and the large males among coho salmon", of: "disruptive selection", near: "selection", category: "selection", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ example }) => `What is illustrated by ${example}?`,
      answer: ({ of }) => of,
      decoys: ({ near, of }) =>
        near === "organs" ? Object.keys(ORGANS).filter((kind) => kind !== of) : (MISTAKEN[of] ?? []),
      placeDecoy: (kind) => ORGANS[kind] ?? WAYS[kind] ?? "",
      state: ({ example }, answer) => `An example of ${answer} is ${example}.`,
    },
    {
      question: ({ of }) => `Which of these is an example of ${of}?`,
      answer: ({ example }) => example,
      // A likeness of two animals would be conspicuous among changes of one kind.
      when: ({ near }) => near !== "pattern",
      // The first way asks the same, and then explains the example that is shown.
      state: () => undefined,
    },
  ],
  explain: ({ example, of }) => `${capitalise(example)}: ${of}.`,
  // Analogous organs arise by convergence, homologous ones by radiation; marsupials show both patterns.
  alsoTrue: (row, other) =>
    [
      ["convergent evolution", "analogous organs"],
      ["convergent evolution", "adaptive radiation"],
      ["adaptive radiation", "homologous organs"],
      ["adaptive radiation", "directional selection"],
      ["adaptive radiation", "disruptive selection"],
    ].some((pair) => pair.includes(row.of) && pair.includes(other.of)),
});

export const evolutionQuestions = content("evolution-questions");
