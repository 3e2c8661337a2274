import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/biology/human-body/health-and-disease.yaml", import.meta.url));

export const infections = facts({
  name: "infectious-diseases",
  topic: "health-and-disease",
  difficulty: "MEDIUM",
  kind: "infectious disease",
  rows: [
    { name: "malaria", agent: "Plasmodium", kind: "protozoan", spread: "the bite of a female Anopheles mosquito", near: "vector", difficulty: "EASY" },
    { name: "dengue", agent: "dengue virus", kind: "virus", spread: "the bite of an Aedes mosquito", near: "vector", difficulty: "EASY" },
    { name: "elephantiasis", agent: "Wuchereria bancrofti", kind: "roundworm", spread: "the bite of a Culex mosquito", near: "vector" },
    { name: "kala-azar", agent: "Leishmania donovani", kind: "protozoan", spread: "the bite of a sandfly", near: "vector", difficulty: "HARD" },
    { name: "sleeping sickness", agent: "Trypanosoma", kind: "protozoan", spread: "the bite of a tsetse fly", near: "vector" },
    { name: "plague", agent: "Yersinia pestis", kind: "bacterium", spread: "the bite of a rat flea", near: "vector" },
    { name: "typhoid", agent: "Salmonella typhi", kind: "bacterium", spread: "food and water soiled with faeces", near: "gut", difficulty: "EASY" },
    { name: "cholera", agent: "Vibrio cholerae", kind: "bacterium", spread: "food and water soiled with faeces", near: "gut", difficulty: "EASY" },
    { name: "amoebic dysentery", agent: "Entamoeba histolytica", kind: "protozoan", spread: "food and water soiled with faeces", near: "gut" },
    { name: "ascariasis", agent: "Ascaris", kind: "roundworm", spread: "food and water soiled with faeces", near: "gut" },
    { name: "pneumonia", agent: "Streptococcus pneumoniae", kind: "bacterium", spread: "droplets breathed in", near: "air" },
    { name: "tuberculosis", agent: "Mycobacterium tuberculosis", kind: "bacterium", spread: "droplets breathed in", near: "air", difficulty: "EASY" },
    { name: "diphtheria", agent: "Corynebacterium diphtheriae", kind: "bacterium", spread: "droplets breathed in", near: "air", difficulty: "HARD" },
    { name: "common cold", agent: "rhinoviruses", kind: "virus", spread: "droplets breathed in", near: "air", difficulty: "EASY" },
    { name: "whooping cough", agent: "Bordetella pertussis", kind: "bacterium", spread: "droplets breathed in", near: "air", difficulty: "HARD" },
    { name: "tetanus", agent: "Clostridium tetani", kind: "bacterium", spread: "wounds soiled with earth", near: "touch" },
    { name: "rabies", agent: "rabies virus", kind: "virus", spread: "the bite of an infected dog", near: "touch", difficulty: "EASY" },
    { name: "ringworm", agent: "Trichophyton", kind: "fungus", spread: "soil, towels and clothes", near: "touch" },
    { name: "syphilis", agent: "Treponema pallidum", kind: "bacterium", spread: "sexual contact", near: "sexual", difficulty: "HARD" },
    { name: "gonorrhoea", agent: "Neisseria gonorrhoeae", kind: "bacterium", spread: "sexual contact", near: "sexual", difficulty: "HARD" },
    { name: "AIDS", agent: "human immunodeficiency virus", kind: "virus", spread: "sexual contact and infected blood", near: "sexual", difficulty: "EASY" },
    { name: "leprosy", agent: "Mycobacterium leprae", kind: "bacterium", spread: "long, close contact", near: "air" },
  ],
  ask: [
    {
      question: ({ name }) => `What causes ${named(name)}?`,
      answer: ({ agent }) => agent,
      state: ({ name }, answer) => `${capitalise(named(name))} is caused by ${answer}.`,
      heading: "Cause",
      when: ({ agent }) => !isGivenAway(agent),
    },
    {
      question: ({ agent }) => `Which disease does ${agent} cause?`,
      answer: ({ name }) => name,
      when: ({ agent }) => !isGivenAway(agent) && agent !== "rhinoviruses",
      state: ({ agent }, answer) => `${capitalise(named(answer))} is caused by ${agent}.`,
      heading: "Disease",
    },
    {
      question: ({ name }) => `How is ${named(name)} usually passed on?`,
      answer: ({ spread }) => `by ${spread}`,
      state: ({ name }, answer) => `${capitalise(named(name))} is usually passed on ${answer}.`,
      heading: "How it is passed on",
      alsoTrue: isSpreadAlike,
      when: ({ name }) => !["leprosy", "diphtheria"].includes(name),
    },
    {
      question: ({ name }) => `Which kind of agent causes ${named(name)}?`,
      answer: ({ kind }) => capitalise(withKind(kind)),
      state: ({ name }, answer) => `${capitalise(named(name))} is due to a${answer.slice(1)}.`,
      heading: "Kind of agent",
      // Viruses and fungi cause pneumonia too.
      when: ({ name }) => name !== "pneumonia",
    },
  ],
  explain: ({ name, agent, kind, spread }) =>
    `${capitalise(named(name))} is due to ${withKind(kind)}, ${agent}, and passed on by ${spread}.`,
});

/** Contact and droplets overlap, plague of the lungs spreads by droplets, and several mosquitoes carry filariae. */
function isSpreadAlike(
  row: { name: string; spread: string; near: string },
  other: { name: string; spread: string; near: string },
): boolean {
  const isOne = (name: string) => [row.name, other.name].includes(name);
  const isAir = [row.near, other.near].includes("air");
  return (
    (row.near === other.near && row.near !== "vector") ||
    [row.spread, other.spread].includes("long, close contact") ||
    (isAir && (isOne("plague") || isOne("ringworm"))) ||
    (isOne("elephantiasis") && (isOne("malaria") || isOne("dengue")))
  );
}

function isGivenAway(agent: string): boolean {
  return [
    "dengue virus",
    "rabies virus",
    "Vibrio cholerae",
    "Mycobacterium tuberculosis",
    "Clostridium tetani",
    "Corynebacterium diphtheriae",
    "Neisseria gonorrhoeae",
    "Ascaris",
    "Entamoeba histolytica",
    "Mycobacterium leprae",
    "Salmonella typhi",
    "Streptococcus pneumoniae",
    "human immunodeficiency virus",
  ].includes(agent);
}

function named(name: string): string {
  return name === "common cold" ? "the common cold" : name;
}

function withKind(kind: string): string {
  return `a ${kind}`;
}

/** `does` continues the text after the name. */
export const immunity = facts({
  name: "immune-system",
  topic: "health-and-disease",
  difficulty: "MEDIUM",
  kind: "part of immunity",
  rows: [
    { name: "vaccine", does: "gives active immunity by means of weakened or dead germs or their parts", near: "remedy", category: "remedy", difficulty: "EASY" },
    { name: "antiserum", does: "gives quick passive immunity by means of ready-made antibodies", near: "remedy", category: "remedy" },
    { name: "B lymphocyte", does: "turns into plasma cells that secrete antibodies", near: "cell" },
    { name: "helper T cell", does: "directs other immune cells and is destroyed by HIV", near: "cell" },
    { name: "cytotoxic T cell", plainly: true as const, does: "kills cells that viruses have entered", near: "cell", difficulty: "HARD" },
    { name: "memory cell", plainly: true as const, does: "makes the second response to a germ faster and stronger", near: "cell", difficulty: "EASY" },
    { name: "macrophage", does: "swallows germs in tissues and serves as a factory for HIV", near: "cell" },
    { name: "mast cell", does: "releases histamine in an allergic reaction", near: "cell" },
    { name: "interferon", does: "is given off by virus-infected cells and protects their neighbours", near: "molecule", category: "molecule" },
    { name: "IgA", does: "is the chief antibody of colostrum, tears and saliva", near: "antibody", category: "antibody" },
    { name: "IgE", does: "is the antibody of allergic reactions", near: "antibody", category: "antibody" },
    { name: "IgG", does: "crosses the placenta and is the commonest antibody of blood", near: "antibody", category: "antibody", difficulty: "HARD" },
    { name: "IgM", does: "appears first in a new infection and is the largest antibody, made of five joined units", near: "antibody", category: "antibody", difficulty: "HARD" },
    { name: "thymus", does: "is the primary lymphoid organ that shrinks after puberty", near: "organ", category: "organ" },
    { name: "bone marrow", does: "is the primary lymphoid organ in which all blood cells arise", near: "organ", category: "organ" },
    { name: "spleen", does: "is a bean-shaped filter of blood and a store of red cells", near: "organ", category: "organ" },
    { name: "lymph node", does: "is a small filter that traps germs carried in tissue fluid", near: "organ", category: "organ", difficulty: "EASY" },
    { name: "Peyer's patch", does: "is the lymphoid tissue in the wall of the small intestine", near: "organ", category: "organ", difficulty: "HARD" },
    { name: "antibiotic", plainly: true as const, does: "kills bacteria or keeps them from growing", near: "remedy", category: "remedy" },
    { name: "antihistamine", plainly: true as const, does: "blocks the receptors of a substance from mast cells", near: "remedy", category: "remedy" },
    { name: "immunosuppressant", plainly: true as const, does: "keeps T cells from rejecting a transplanted organ", near: "remedy", category: "remedy" },
    { name: "histamine", does: "is given off by mast cells and widens small blood vessels", near: "molecule", category: "molecule" },
    { name: "lysozyme", does: "is found in tears and saliva and breaks the walls of bacteria", near: "molecule", category: "molecule" },
    { name: "perforin", plainly: true as const, does: "is given off by killer cells and makes pores in their targets", near: "molecule", category: "molecule" },
  ],
  ask: [
    { question: ({ does }) => `In human immunity, what ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In human immunity, ${theOf(name)} ____.`,
      answer: ({ does }) => does,
      heading: "Role",
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `${capitalise(theOf(name))} ${does}.`,
  alsoTrue: (row, other) =>
    ["B lymphocyte", "memory cell"].every((name) => [row.name, other.name].includes(name)),
});

function theOf(name: string): string {
  if (name.startsWith("Ig") || ["histamine", "lysozyme", "perforin"].includes(name)) return name;
  return ["thymus", "spleen", "bone marrow"].includes(name)
    ? `the ${name}`
    : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}

/** `effect` continues the text after "Which drug". */
export const drugs = facts({
  name: "drugs-and-their-sources", form: "school",
  topic: "health-and-disease",
  difficulty: "MEDIUM",
  kind: "drug",
  rows: [
    { name: "morphine", source: "the latex of the opium poppy", effect: "kills pain and is given after surgery", near: "drug" },
    { name: "heroin", source: "the acetylation of morphine", effect: "is a depressant that slows the work of the body", near: "drug" },
    { name: "cocaine", source: "the leaves of Erythroxylum coca", effect: "is a stimulant that hinders the transport of dopamine", near: "drug" },
    { name: "marijuana", plainly: true as const, source: "the tops of Cannabis sativa", effect: "holds cannabinoids and acts on the heart and vessels", near: "drug" },
    { name: "nicotine", source: "the leaves of tobacco", effect: "makes the adrenals release adrenaline and raises the blood pressure", near: "plant", difficulty: "EASY" },
    { name: "quinine", source: "the bark of Cinchona", effect: "fights malaria", near: "plant", difficulty: "EASY" },
    { name: "penicillin", source: "the culture of a blue-green mould", effect: "stops bacteria from building their walls", near: "plant", difficulty: "EASY" },
    { name: "atropine", source: "the leaves of the deadly nightshade", effect: "widens the pupil", near: "plant", difficulty: "HARD" },
    { name: "reserpine", source: "the roots of Rauvolfia", effect: "lowers the blood pressure and acts as a sedative", near: "plant", difficulty: "HARD" },
    { name: "digitalin", source: "the leaves of the foxglove", effect: "strengthens the beat of a weak heart", near: "plant", difficulty: "HARD" },
    { name: "taxol", source: "the bark of the Pacific yew", effect: "keeps tumour cells from dividing", near: "plant", difficulty: "HARD" },
    { name: "strychnine", source: "the seeds of the nux vomica tree", effect: "is a poison that causes violent cramps", near: "plant", difficulty: "HARD" },
    { name: "artemisinin", source: "the leaves of the sweet wormwood", effect: "is a modern remedy for malaria first found in China", near: "plant", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `What is the source of ${name}?`, answer: ({ source }) => source, heading: "Source", when: ({ name }) => !["heroin", "nicotine"].includes(name) },
    {
      question: ({ source }) => `Which drug is obtained from ${source}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !["heroin", "nicotine"].includes(name),
      alsoTrue: (row, other) => row.name === "morphine" && other.name === "heroin",
    },
    { question: ({ effect }) => `Which drug ${effect}?`, answer: ({ name }) => name, heading: "Drug" },
  ],
  explain: ({ name, source, effect }) => `${capitalise(name)}, obtained from ${source}, ${effect}.`,
  alsoTrue: (row, other) =>
    [
      ["quinine", "artemisinin"],
      ["morphine", "heroin"],
      // Their effects overlap.
      ["morphine", "marijuana"],
      ["morphine", "reserpine"],
      ["heroin", "marijuana"],
      ["heroin", "reserpine"],
      ["cocaine", "nicotine"],
      ["cocaine", "atropine"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

export const healthQuestions = content("health-questions");
