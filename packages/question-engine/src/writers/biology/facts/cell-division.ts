import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/biology/cell-division.yaml", import.meta.url));

const SIMILAR: readonly (readonly [string, string])[] = [
  ["prophase of mitosis", "leptotene"],
  ["anaphase of mitosis", "anaphase II"],
  ["anaphase of mitosis", "anaphase I"],
  ["metaphase of mitosis", "metaphase II"],
  ["telophase of mitosis", "telophase I"],
  ["telophase of mitosis", "cytokinesis"],
  ["telophase I", "cytokinesis"],
  ["pachytene", "diplotene"],
  // Paired homologues are still paired in the next stage.
  ["zygotene", "pachytene"],
];

/** `event` continues the text after "In which stage". */
export const divisionStages = facts({
  name: "stages-of-cell-division",
  topic: "cell-division",
  difficulty: "MEDIUM",
  kind: "stage of cell division",
  rows: [
    { name: "S phase", event: "the DNA is copied and its amount in the cell doubles", near: "cycle", difficulty: "EASY" },
    { name: "G₁ phase", event: "a newly formed cell grows before its DNA is copied", near: "cycle", difficulty: "EASY" },
    { name: "G₂ phase", event: "the cell makes proteins for mitosis after its DNA has been copied", near: "cycle" },
    { name: "G₀ phase", event: "a cell stays active but has left the cycle and does not divide", near: "cycle" },
    { name: "prophase of mitosis", event: "chromatin condenses and two-chromatid chromosomes come into view", near: "mitosis", difficulty: "EASY" },
    { name: "metaphase of mitosis", event: "single, unpaired chromosomes line up on the equator of the spindle", near: "mitosis", difficulty: "EASY" },
    { name: "anaphase of mitosis", event: "sister chromatids of a body cell part and move to opposite poles", near: "mitosis", difficulty: "EASY" },
    { name: "telophase of mitosis", event: "nuclear envelopes form again round two equal sets of chromosomes", near: "mitosis", difficulty: "EASY" },
    { name: "cytokinesis", event: "a furrow or a cell plate parts the two daughter cells", near: "mitosis", difficulty: "EASY" },
    { name: "leptotene", event: "chromosomes begin to compact, before homologues have paired", near: "prophase I" },
    { name: "zygotene", event: "homologous chromosomes pair up, which is called synapsis", near: "prophase I" },
    { name: "pachytene", event: "crossing over takes place between non-sister chromatids", near: "prophase I" },
    { name: "diplotene", event: "the synaptonemal complex dissolves and chiasmata come into view", near: "prophase I", difficulty: "HARD" },
    { name: "diakinesis", event: "chiasmata slip to the ends of the chromosomes and disappear", near: "prophase I", difficulty: "HARD" },
    { name: "metaphase I", event: "pairs of homologous chromosomes lie on the equator", near: "meiosis" },
    { name: "anaphase I", event: "homologous chromosomes part while sister chromatids stay joined", near: "meiosis" },
    { name: "telophase I", event: "nuclear envelopes form round two haploid sets of two-chromatid chromosomes", near: "meiosis", difficulty: "HARD" },
    { name: "interkinesis", event: "a meiotic cell rests before prophase II without copying its DNA", near: "meiosis", difficulty: "HARD" },
    { name: "anaphase II", event: "centromeres split and chromatids part in haploid cells", near: "meiosis", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ event }) => `Which stage of the cell cycle or of meiosis fits this description: ${event}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Which event marks ${theStage(name)}?`,
      answer: ({ event }) => event,
      heading: "Event",
    },
  ],
  order: {
    ask: "in the order in which they follow one another in meiosis",
    by: ({ name }) => MEIOSIS.indexOf(name),
    name: ({ name }) => name,
    show: ({ name }) => `stage ${MEIOSIS.indexOf(name) + 1} of these`,
    when: ({ name }) => MEIOSIS.includes(name),
  },
  explain: ({ name, event }) => `In ${theStage(name)}, ${event}.`,
  alsoTrue: (row, other) => SIMILAR.some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** "the S phase", "anaphase I". */
function theStage(name: string): string {
  return /^[SG]/.test(name) ? `the ${name}` : name;
}

export const chromosomeTerms = content("chromosome-terms");

/** The stages of meiosis, one after the other. */
const MEIOSIS = ["leptotene", "zygotene", "pachytene", "diplotene", "diakinesis", "metaphase I", "anaphase I", "telophase I", "interkinesis", "anaphase II"];
