import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after "Which plant growth regulator". */
export const plantHormones = facts({
  name: "plant-growth-regulators",
  topic: "plant-physiology",
  difficulty: "MEDIUM",
  kind: "plant growth regulator",
  rows: [
    { name: "auxin", does: "keeps side buds at rest and makes cuttings root", category: "class", difficulty: "EASY" },
    { name: "gibberellin", does: "makes cabbage and beet bolt and lengthens grape stalks", category: "class", difficulty: "EASY" },
    { name: "cytokinin", does: "makes side shoots grow out and helps leaves to form chloroplasts", category: "class", difficulty: "EASY" },
    { name: "ethylene", does: "hastens the ripening of fruit and the sprouting of potato tubers", category: "class", difficulty: "EASY" },
    { name: "abscisic acid", does: "closes stomata in drought and is called the stress hormone", category: "class", difficulty: "EASY" },
    { name: "2,4-D", does: "kills dicotyledonous weeds and spares mature monocotyledons", category: "compound" },
    { name: "ethephon", does: "is sprayed as a liquid that releases a ripening gas", category: "compound", difficulty: "HARD" },
    { name: "zeatin", does: "was isolated from maize kernels and coconut milk", category: "compound", difficulty: "HARD" },
    { name: "kinetin", does: "was first obtained from the DNA of herring sperm", category: "compound", difficulty: "HARD" },
    { name: "gibberellic acid", does: "was obtained from the fungus that causes bakanae disease of rice", category: "compound", difficulty: "HARD" },
    { name: "indole-3-acetic acid", does: "was isolated from human urine in the 1930s", category: "compound", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ does }) => `Which plant growth regulator ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: The growth regulator ${name} ____.`,
      answer: ({ does }) => does,
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `The growth regulator ${name} ${does}.`,
  alsoTrue: (row, other) =>
    KINDS.some(
      (kind) =>
        kind.includes(row.name) &&
        kind.includes(other.name) &&
        [row.name, other.name].includes(kind[0] ?? ""),
    ),
});

/** The first of each covers the others. */
const KINDS: readonly (readonly string[])[] = [
  ["auxin", "2,4-D", "indole-3-acetic acid"],
  ["gibberellin", "gibberellic acid"],
  ["cytokinin", "zeatin", "kinetin"],
  ["ethylene", "ethephon"],
];

/** `role` goes on after "Which element". */
export const plantElements = facts({
  name: "elements-in-plants",
  topic: "plant-physiology",
  difficulty: "MEDIUM",
  kind: "element",
  rows: [
    { name: "nitrogen", role: "is the mineral nutrient needed in the greatest amount", near: "major", difficulty: "EASY" },
    { name: "magnesium", role: "sits at the centre of the chlorophyll molecule", near: "major", difficulty: "EASY" },
    { name: "potassium", role: "opens and closes stomata by moving in and out of guard cells", near: "major" },
    { name: "phosphorus", role: "forms the backbone of nucleic acids and the energy-rich groups of ATP", near: "major" },
    { name: "calcium", role: "is needed to make the middle lamella and the spindle", near: "major" },
    { name: "sulphur", role: "is part of the amino acids cysteine and methionine", near: "major" },
    { name: "iron", role: "is part of cytochromes and ferredoxin", near: "trace" },
    { name: "zinc", role: "is needed to make auxin", near: "trace", difficulty: "HARD" },
    { name: "manganese", role: "is the metal of the complex that splits water in photosystem II", near: "trace" },
    { name: "copper", role: "is the metal of plastocyanin", near: "trace", difficulty: "HARD" },
    { name: "molybdenum", role: "is part of both nitrogenase and nitrate reductase", near: "trace", difficulty: "HARD" },
    { name: "boron", role: "helps pollen to germinate and sugar to be transported", near: "trace", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ role }) => `In plants, which element ${role}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) => other.name === "nitrogen" && isOfProteins(row),
    },
    {
      question: ({ name }) => `Complete the sentence: In plants, ${name} ____.`,
      answer: ({ role }) => role,
      heading: "Role in plants",
      asWritten: true,
      // It is part of most of what the others do, and no metal.
      when: ({ name }) => name !== "nitrogen",
    },
  ],
  explain: ({ name, role }) => `${capitalise(name)} ${role}.`,
  // Nitrate reductase and nitrogenase both need iron as well; nucleic acids hold nitrogen too.
  alsoTrue: (row, other) =>
    [
      ["iron", "molybdenum"],
      ["nitrogen", "phosphorus"],
      ["potassium", "nitrogen"],
      ["nitrogen", "sulphur"],
      ["nitrogen", "magnesium"],
      ["calcium", "manganese"],
      // Ferredoxin and nitrogenase hold sulphur, and the last cytochrome of respiration holds copper.
      ["iron", "sulphur"],
      ["molybdenum", "sulphur"],
      ["calcium", "sulphur"],
      ["iron", "copper"],
      // Calcium guides pollen tubes, boron links pectins, and potassium helps to load sugar.
      ["calcium", "boron"],
      ["potassium", "boron"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** What is part of proteins, auxin or the spindle holds nitrogen too. */
function isOfProteins({ role }: { role: string }): boolean {
  return /^(?:is part of|is needed|forms|sits)/.test(role);
}

/** `is` goes on after "… is". */
export const plantProcesses = facts({
  name: "plant-processes",
  topic: "plant-physiology",
  difficulty: "MEDIUM",
  kind: "process in plants",
  formats: "no match",
  rows: [
    { name: "transpiration", is: "the loss of water vapour from leaves, mostly through stomata", near: "water", difficulty: "EASY" },
    { name: "guttation", is: "the loss of drops of liquid water at the tips of leaf veins", near: "water" },
    { name: "osmosis", is: "the movement of water through a partly permeable membrane", near: "water", difficulty: "EASY" },
    { name: "plasmolysis", is: "the shrinking of a cell's contents away from its wall in a strong solution", near: "water" },
    { name: "imbibition", plainly: true as const, is: "the soaking up of water by solids such as dry seeds and wood", near: "water" },
    { name: "photosynthesis", plainly: true as const, is: "the making of sugar from carbon dioxide and water with light", near: "light", category: "energy", difficulty: "EASY" },
    { name: "photolysis", plainly: true as const, is: "the splitting of water that releases oxygen in light", near: "light", category: "energy" },
    { name: "photorespiration", is: "the loss of fixed carbon when RuBisCO binds oxygen", near: "light", category: "energy" },
    { name: "photophosphorylation", is: "the making of ATP on the membranes of thylakoids", near: "light", category: "energy" },
    { name: "glycolysis", is: "the breakdown of glucose to pyruvic acid in the cytoplasm", near: "respiration", category: "energy" },
    { name: "alcoholic fermentation", plainly: true as const, is: "the breakdown of sugar to ethanol and carbon dioxide without oxygen", near: "respiration", category: "energy", difficulty: "EASY" },
    { name: "chemiosmosis", is: "the making of ATP by protons that flow down their gradient through ATP synthase", near: "respiration", category: "energy", difficulty: "HARD" },
    { name: "lactic fermentation", plainly: true as const, is: "the breakdown of sugar to lactic acid without oxygen", near: "respiration", category: "energy" },
    { name: "oxidative decarboxylation", plainly: true as const, is: "the turning of pyruvic acid into acetyl coenzyme A and carbon dioxide", near: "respiration", category: "energy" },
    { name: "oxidative phosphorylation", plainly: true as const, is: "the making of ATP on the membranes of cristae", near: "respiration", category: "energy" },
    { name: "vernalisation", is: "the hastening of flowering by a spell of cold", near: "growth" },
    { name: "photoperiodism", plainly: true as const, is: "the response of flowering to the lengths of day and night", near: "growth", difficulty: "EASY" },
    { name: "phototropism", is: "growth of a plant towards or away from light", near: "growth", difficulty: "EASY", plainly: true },
    { name: "abscission", is: "the shedding of leaves and fruits", near: "growth" },
    { name: "dedifferentiation", is: "the regaining of the power to divide by mature living cells", near: "growth", difficulty: "HARD" },
    { name: "heterophylly", plainly: true as const, is: "the bearing of leaves of different shapes on one plant, as in cotton", near: "growth", difficulty: "HARD" },
    { name: "symport", plainly: true as const, is: "the carrying of two kinds of molecules across a membrane in the same direction", near: "water", difficulty: "HARD" },
    { name: "antiport", plainly: true as const, is: "the carrying of two kinds of molecules across a membrane in opposite directions", near: "water", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ is }) => `Which term means ${is}?`, answer: ({ name }) => name },
    { question: ({ name }) => `In plant physiology, what is ${name}?`, answer: ({ is }) => capitalise(is) },
  ],
  explain: ({ name, is }) => `${capitalise(name)} is ${is}.`,
  alsoTrue: (row, other) =>
    [
      ["chemiosmosis", "photophosphorylation"],
      ["chemiosmosis", "oxidative phosphorylation"],
      ["photosynthesis", "photolysis"],
      ["photosynthesis", "photophosphorylation"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const plantQuestions = singles("plant-physiology-questions", "plant-physiology", [
  { ask: "What is the first stable product of carbon fixation in C₃ plants?", answer: "3-phosphoglyceric acid", wrong: ["Oxaloacetic acid", "Ribulose bisphosphate", "Phosphoenolpyruvate"], tell: "In C₃ plants RuBisCO joins carbon dioxide to ribulose bisphosphate, the acceptor, and gives 3-phosphoglyceric acid; phosphoenolpyruvate is the acceptor and oxaloacetic acid the first product in C₄ plants." },
  { ask: "What is the first stable product of carbon fixation in C₄ plants?", answer: "Oxaloacetic acid", wrong: ["3-phosphoglyceric acid", "Pyruvic acid", "Phosphoenolpyruvate"], tell: "In the mesophyll of C₄ plants PEP carboxylase joins carbon dioxide to phosphoenolpyruvate, the acceptor, and gives oxaloacetic acid; 3-phosphoglyceric acid is the first product in C₃ plants, and pyruvic acid is what goes back to the mesophyll." },
  { ask: "Which cells of a C₄ leaf contain RuBisCO?", answer: "Bundle sheath cells", wrong: ["Mesophyll cells", "Epidermal cells", "Companion cells"], difficulty: "HARD", tell: "In C₄ plants the bundle sheath cells have RuBisCO and run the Calvin cycle; the mesophyll cells fix carbon with PEP carboxylase, and the epidermal and companion cells do neither." },
  { ask: "At which wavelength does the reaction centre of photosystem I absorb most?", answer: "700 nm", wrong: ["680 nm", "450 nm", "550 nm"], tell: "The reaction centre of photosystem I is P700, with its peak at 700 nm; that of photosystem II is P680. Light of 450 nm is blue, of 550 nm green, and neither gives a centre its name." },
  { ask: "Where in the chloroplast are protons gathered during the light reaction?", answer: "Lumen of the thylakoid", wrong: ["Stroma of the chloroplast", "Space between the envelopes", "Cytosol round the chloroplast"], difficulty: "HARD", tell: "Splitting of water and the transport of electrons gather protons in the lumen of the thylakoid; they flow out to the stroma through ATP synthase. The space between the envelopes and the cytosol take no part." },
  { ask: "What opens a stoma?", answer: "Guard cells taking up water and swelling", wrong: ["Guard cells losing water and shrinking", "Mesophyll cells taking up water and swelling", "Mesophyll cells losing water and shrinking"], difficulty: "EASY", tell: "A stoma opens by its guard cells taking up water and swelling: their thick inner walls then bow apart. When guard cells lose water, the pore closes; the mesophyll lies farther inside and does not move it." },
  { ask: "Which gas do green plants give off in bright light?", answer: "Oxygen", wrong: ["Carbon dioxide", "Nitrogen", "Hydrogen"], difficulty: "EASY", tell: "In bright light photosynthesis outpaces respiration, so plants give off oxygen, which comes from the splitting of water; carbon dioxide is given off in the dark." },
  { ask: "From which substance does the oxygen released in photosynthesis come?", answer: "Water", wrong: ["Carbon dioxide", "Glucose", "Chlorophyll"], difficulty: "EASY", tell: "Labelled oxygen showed that the oxygen released comes from water, which is split in the light reaction; the oxygen of carbon dioxide ends up in sugar and new water." },
  { ask: "Who showed with a candle, a mouse and mint that plants restore air?", answer: "Joseph Priestley", wrong: ["Jan Ingenhousz", "Julius von Sachs", "Melvin Calvin"], tell: "Joseph Priestley showed in the 1770s that mint restores air spoilt by a candle or a mouse. Ingenhousz showed that this needs sunlight, Sachs that starch is made, and Calvin traced the path of carbon." },
  { ask: "Which pigment is the chief one that traps light in plants?", answer: "Chlorophyll a", wrong: ["Chlorophyll b", "Xanthophyll", "Carotene"], difficulty: "EASY", tell: "Chlorophyll a is the chief pigment and forms the reaction centres; chlorophyll b, xanthophyll and carotene are accessory pigments that pass energy on to it." },
  { ask: "Which hypothesis is accepted for the transport of sugar in the phloem?", answer: "Pressure flow hypothesis", wrong: ["Cohesion–tension hypothesis", "Root pressure hypothesis", "Chemiosmotic hypothesis"], tell: "The pressure flow hypothesis explains how sugar loaded at the source moves in the phloem to the sink; cohesion–tension and root pressure explain the rise of water in xylem, and the chemiosmotic hypothesis the making of ATP." },
  { ask: "Which enzyme in root nodules makes ammonia from a gas of the air?", answer: "Nitrogenase", wrong: ["Hydrogenase", "Nitrate reductase", "Nitrite reductase"], tell: "Nitrogenase reduces the nitrogen of the air to ammonia; nitrate reductase turns nitrate into nitrite, nitrite reductase turns nitrite into ammonia, and hydrogenase oxidises hydrogen." },
  { ask: "What is the task of leghaemoglobin in root nodules?", answer: "To keep free oxygen away from nitrogenase", wrong: ["To supply nitrogenase with electrons", "To carry ammonia to the leaves", "To attract Rhizobium to the root hairs"], difficulty: "HARD", tell: "Leghaemoglobin binds oxygen, so its task is to keep free oxygen away from nitrogenase, which oxygen would destroy. Electrons come from ferredoxin, nitrogen leaves as amides or ureides, and flavonoids attract Rhizobium." },
  { ask: "At which complex do the electrons of NADH enter the mitochondrial chain?", answer: "Complex I", wrong: ["Complex II", "Complex III", "Complex IV"], difficulty: "HARD", tell: "Electrons of NADH enter at NADH dehydrogenase, which is complex I; those of succinate enter at complex II. Both go on by ubiquinone to complex III and then to complex IV, which hands them to oxygen." },
  { ask: "What is the respiratory quotient when a carbohydrate is fully oxidised?", answer: "1.0", wrong: ["0.7", "0.9", "1.3"], tell: "For a carbohydrate, as much carbon dioxide is given off as oxygen is used: $6 \\div 6$, so the quotient is 1.0. Fats give about 0.7, proteins about 0.9, and organic acids more than 1." },
]);
