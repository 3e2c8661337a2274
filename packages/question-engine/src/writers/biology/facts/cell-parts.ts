import { facts } from "../../../facts.ts";

/** One is part of the other, or shares its work. */
const OVERLAPS: readonly (readonly [string, string])[] = [
  ["ribosome", "rough endoplasmic reticulum"],
  ["nucleus", "nucleolus"],
  ["nucleus", "nuclear pore"],
  ["chloroplast", "thylakoid"],
  ["chloroplast", "stroma"],
  ["mitochondrion", "crista"],
  ["smooth endoplasmic reticulum", "peroxisome"],
  ["centrosome", "microtubule"],
  ["peroxisome", "glyoxysome"],
];

/** `does` goes on after the name. */
export const cellParts = facts({
  name: "cell-parts",
  topic: "cell-biology",
  difficulty: "MEDIUM",
  kind: "part of a cell",
  rows: [
    { name: "mitochondrion", does: "makes most of the cell's ATP by aerobic respiration", near: "energy", difficulty: "EASY" },
    { name: "chloroplast", does: "traps light and makes sugar in green plant cells", near: "energy", difficulty: "EASY" },
    { name: "ribosome", does: "links amino acids together into proteins", near: "synthesis", difficulty: "EASY" },
    { name: "nucleus", does: "holds the chromosomes and directs the cell's activities", near: "synthesis", difficulty: "EASY" },
    { name: "lysosome", does: "digests worn-out parts of the cell with acid hydrolases", near: "vesicle", difficulty: "EASY" },
    { name: "plasma membrane", does: "lets chosen substances into the cell and keeps others out", near: "border", difficulty: "EASY" },
    { name: "cell wall", does: "keeps a plant cell from bursting in a dilute solution", near: "border", difficulty: "EASY" },
    { name: "contractile vacuole", does: "pumps excess water out of an Amoeba", near: "vesicle", difficulty: "EASY" },
    { name: "chromoplast", does: "gives ripe tomatoes and carrots their yellow to red colours", near: "plastid", difficulty: "EASY" },
    { name: "Golgi apparatus", does: "modifies, sorts and packs proteins for secretion", near: "synthesis" },
    { name: "rough endoplasmic reticulum", does: "bears ribosomes and makes proteins for export", near: "synthesis" },
    { name: "smooth endoplasmic reticulum", does: "makes lipids and steroid hormones", near: "synthesis" },
    { name: "nucleolus", does: "is the site where ribosomal RNA is made", near: "synthesis" },
    { name: "nuclear pore", does: "lets RNA and proteins pass between nucleus and cytoplasm", near: "border" },
    { name: "centrosome", does: "holds two centrioles and organises the spindle of animal cells", near: "skeleton" },
    { name: "microtubule", does: "is a hollow rod of tubulin found in the core of every cilium", near: "skeleton" },
    { name: "microfilament", does: "is a thin thread of actin that helps the cell change shape", near: "skeleton" },
    { name: "plasmodesma", does: "joins the cytoplasm of neighbouring plant cells through the wall", near: "border" },
    { name: "middle lamella", does: "glues neighbouring plant cells together with calcium pectate", near: "border" },
    { name: "thylakoid", does: "is a flat membrane sac that carries chlorophyll", near: "energy" },
    { name: "crista", does: "is an infolding of the inner membrane of a mitochondrion", near: "energy" },
    { name: "stroma", does: "is the fluid of a chloroplast in which carbon dioxide is fixed", near: "energy" },
    { name: "plasmid", does: "is a small ring of DNA outside the bacterial chromosome", near: "bacterial" },
    { name: "nucleoid", does: "is the region of a prokaryotic cell that holds its naked chromosome", near: "bacterial" },
    { name: "capsule", does: "is a thick and tough glycocalyx outside the wall of some bacteria", near: "bacterial" },
    { name: "fimbria", does: "is a short bristle by which a bacterium clings to rocks or host tissue", near: "bacterial", difficulty: "HARD" },
    { name: "tonoplast", does: "is the membrane round the sap vacuole of a plant cell", near: "border", difficulty: "HARD" },
    { name: "peroxisome", does: "breaks down hydrogen peroxide with catalase", near: "vesicle", difficulty: "HARD" },
    { name: "glyoxysome", does: "helps to turn stored fat into sugar in germinating oil seeds", near: "vesicle", difficulty: "HARD" },
    { name: "amyloplast", does: "is a colourless plastid that stores starch", near: "plastid", difficulty: "HARD" },
    { name: "elaioplast", does: "is a colourless plastid that stores oils and fats", near: "plastid", difficulty: "HARD" },
    { name: "aleuroplast", does: "is a colourless plastid that stores proteins", near: "plastid", difficulty: "HARD" },
    { name: "gap junction", does: "lets ions and small molecules pass directly between animal cells", near: "border", difficulty: "HARD" },
    { name: "tight junction", does: "stops substances from leaking between the cells of an epithelium", near: "border", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ does }) => `Which part of a cell ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In a cell, the ${name} ____.`,
      answer: ({ does }) => does,
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
  alsoTrue: (row, other) => OVERLAPS.some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** `did` goes on after "Who". */
export const cellPioneers = facts({
  name: "cell-pioneers",
  topic: "cell-biology",
  difficulty: "MEDIUM",
  kind: "cell biologist",
  rows: [
    { name: "Robert Hooke", did: "saw box-like spaces in cork and named them cells in 1665", difficulty: "EASY" },
    { name: "Antonie van Leeuwenhoek", did: "first saw and described live, moving cells", difficulty: "EASY" },
    { name: "Robert Brown", did: "discovered the nucleus, in plant cells, in 1831", difficulty: "EASY" },
    { name: "Matthias Schleiden", did: "concluded in 1838 that all plants are built of cells" },
    { name: "Theodor Schwann", did: "proposed in 1839 that the bodies of animals are built of cells" },
    { name: "Rudolf Virchow", did: "explained in 1855 that cells arise only from cells that exist already" },
    { name: "Singer and Nicolson", did: "put forward the fluid mosaic model of the membrane in 1972" },
    { name: "Camillo Golgi", did: "described a densely stained network near the nucleus in 1898" },
    { name: "George Palade", did: "saw ribosomes as dense particles under the electron microscope in 1953", difficulty: "HARD" },
    { name: "Christian de Duve", did: "discovered lysosomes by spinning cell fractions in a centrifuge", difficulty: "HARD" },
    { name: "Jan Evangelista Purkinje", did: "used the word protoplasm in 1839 for the living fluid of cells", difficulty: "HARD" },
    { name: "Walther Flemming", did: "named chromatin after the dyes that its threads take up", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ did }) => `Who ${did}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: ${name} ____.`,
      answer: ({ did }) => did,
      asWritten: true,
    },
  ],
  explain: ({ name, did }) => `${name} ${did}.`,
});
