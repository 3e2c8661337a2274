import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after the name. */
export const humanReproduction = facts({
  name: "human-reproduction",
  topic: "reproduction",
  difficulty: "MEDIUM",
  kind: "part of human reproduction",
  formats: "no match",
  rows: [
    { name: "testis", does: "makes sperms and testosterone", near: "male", difficulty: "EASY" },
    { name: "ovary", does: "releases eggs and makes oestrogens", near: "female", difficulty: "EASY" },
    { name: "uterus", plainly: true as const, does: "is the organ in which the foetus develops", near: "female", difficulty: "EASY" },
    { name: "Fallopian tube", does: "is the usual place of fertilisation", near: "female", difficulty: "EASY" },
    { name: "placenta", does: "exchanges food, gases and wastes between mother and foetus", near: "embryo", category: "tissue", difficulty: "EASY" },
    { name: "umbilical cord", plainly: true as const, does: "joins the foetus to the placenta", near: "embryo", category: "tissue", difficulty: "EASY" },
    { name: "scrotum", plainly: true as const, does: "keeps the male gonads cooler than the rest of the body", near: "male", difficulty: "EASY" },
    { name: "seminiferous tubule", does: "is the coiled part of the testis in which sperms are formed", near: "male" },
    { name: "epididymis", does: "stores sperms while they ripen and gain the power to swim", near: "male" },
    { name: "vas deferens", does: "carries sperms up into the abdomen and over the bladder", near: "male" },
    { name: "seminal vesicle", does: "secretes a fluid rich in fructose", near: "male", difficulty: "HARD" },
    { name: "Sertoli cell", does: "nourishes the developing germ cells of the male", near: "male" },
    { name: "acrosome", does: "is the cap of a sperm filled with enzymes", near: "gamete" },
    { name: "middle piece", plainly: true as const, does: "is the part of a sperm packed with mitochondria", near: "gamete" },
    { name: "zona pellucida", does: "is the layer round the egg that blocks further sperms once one has entered", near: "gamete" },
    { name: "corona radiata", does: "is the outer layer of follicle cells round a released egg", near: "gamete", difficulty: "HARD" },
    { name: "corpus luteum", does: "forms from a ruptured follicle and makes progesterone", near: "female" },
    { name: "endometrium", does: "is the lining of the uterus that is shed in menstruation", near: "female" },
    { name: "myometrium", does: "is the thick muscle layer of the uterus that contracts at birth", near: "female", difficulty: "HARD" },
    { name: "infundibulum", does: "is the funnel-shaped end of the oviduct, whose fringe gathers the egg after ovulation", near: "female", difficulty: "HARD" },
    { name: "blastocyst", does: "is the stage at which the embryo is implanted", near: "stage", category: "stage" },
    { name: "morula", does: "is the stage at which the embryo is a solid ball of 8 to 16 cells", near: "stage", category: "stage" },
    { name: "zygote", plainly: true as const, does: "is the stage at which the embryo is a single cell", near: "stage", category: "stage" },
    { name: "gastrula", plainly: true as const, does: "is the stage at which the embryo forms its three germ layers", near: "stage", category: "stage" },
    { name: "amnion", plainly: true as const, does: "is the sac of fluid in which the foetus floats", near: "embryo", category: "tissue" },
    { name: "trophoblast", does: "is the outer layer of the early embryo that attaches to the uterus", near: "embryo", category: "tissue", difficulty: "HARD" },
    { name: "inner cell mass", plainly: true as const, does: "is the group of cells that becomes the embryo proper", near: "embryo", category: "tissue", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ does }) => `In human reproduction, what ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In human reproduction, the ${name} ____.`,
      answer: ({ does }) => does,
      asWritten: true,
    },
  ],
  explain: ({ name, does }) => `The ${name} ${does}.`,
  alsoTrue: (row, other) =>
    [
      ["testis", "seminiferous tubule"],
      ["ovary", "corpus luteum"],
      ["uterus", "endometrium"],
      ["uterus", "myometrium"],
      ["blastocyst", "trophoblast"],
      ["blastocyst", "inner cell mass"],
      // The outer layer is no inner mass.
      ["trophoblast", "inner cell mass"],
      ["testis", "Sertoli cell"],
      ["umbilical cord", "placenta"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** `is` goes on after "… is". */
export const plantReproduction = facts({
  name: "plant-reproduction",
  topic: "reproduction",
  difficulty: "MEDIUM",
  kind: "term of plant reproduction",
  formats: "no match",
  rows: [
    { name: "stamen", is: "the male organ of a flower, an anther on a filament", near: "flower", difficulty: "EASY" },
    { name: "pistil", is: "the female organ of a flower, with stigma, style and ovary", near: "flower", difficulty: "EASY" },
    { name: "stigma", is: "the part of the flower on which pollen lands", near: "flower", difficulty: "EASY" },
    { name: "ovule", is: "the part of the flower that becomes a seed", near: "flower", difficulty: "EASY" },
    { name: "tapetum", is: "the layer of the anther wall that feeds the pollen", near: "pollen" },
    { name: "exine", is: "the layer of a pollen grain that is made of sporopollenin", near: "pollen" },
    { name: "intine", is: "the layer of a pollen grain that is made of cellulose and pectin", near: "pollen", difficulty: "HARD" },
    { name: "generative cell", is: "the cell of a pollen grain that divides into two male gametes", near: "cell", category: "cell" },
    { name: "vegetative cell", is: "the larger cell of a pollen grain, with an ample reserve of food", near: "cell", category: "cell" },
    { name: "central cell", is: "the large cell of the embryo sac, with two polar nuclei", near: "cell", category: "cell" },
    { name: "synergid cell", is: "the cell beside the egg whose filiform apparatus guides the pollen tube", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "antipodal cell", is: "one of the three cells at the chalazal end of the embryo sac", near: "cell", category: "cell", difficulty: "HARD" },
    { name: "endosperm", is: "the triploid tissue that feeds the embryo of a seed", near: "seed" },
    { name: "perisperm", is: "the rest of the nucellus in a seed, as in black pepper", near: "seed", difficulty: "HARD" },
    { name: "scutellum", is: "the single cotyledon of a grass embryo", near: "seed", difficulty: "HARD" },
    { name: "pericarp", is: "the wall of a fruit, formed from the wall of the ovary", near: "seed" },
    { name: "autogamy", plainly: true as const, is: "pollination within the same flower", near: "pollination", category: "process" },
    { name: "geitonogamy", is: "pollination between different flowers of the same plant", near: "pollination", category: "process" },
    { name: "xenogamy", is: "pollination between flowers of different plants of a species", near: "pollination", category: "process" },
    { name: "parthenocarpy", is: "the forming of fruit without fertilisation", near: "odd", category: "process" },
    { name: "apomixis", is: "the forming of seeds without fertilisation", near: "odd", category: "process", difficulty: "HARD" },
    { name: "polyembryony", plainly: true as const, is: "the presence of more than one embryo in a seed", near: "odd", category: "process" },
    { name: "emasculation", plainly: true as const, is: "the removal of anthers from a bisexual bud before crossing", near: "odd", category: "process" },
  ],
  ask: [
    { question: ({ is }) => `In flowering plants, what is the name for ${is}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In flowering plants, what is meant by “${name}”?`,
      answer: ({ is }) => capitalise(is),
    },
  ],
  explain: ({ name, is }) => `“${capitalise(name)}” is the name for ${is}.`,
  // The stigma is part of the pistil.
  alsoTrue: (row, other) => ["pistil", "stigma"].every((name) => [row.name, other.name].includes(name)),
});

export const reproductionQuestions = singles("reproduction-questions", "reproduction", [
  { ask: "By which means does Hydra usually multiply without sex?", answer: "Budding", wrong: ["Binary fission", "Spore formation", "Multiple fission"], difficulty: "EASY", tell: "Hydra multiplies by budding: a new animal grows out of its side. Amoeba divides by binary fission, Plasmodium by multiple fission, and moulds form spores." },
  { ask: "How does Amoeba multiply?", answer: "By binary fission", wrong: ["By budding", "By fragmentation", "By gemmules"], difficulty: "EASY", tell: "Amoeba multiplies by binary fission into two equal halves; yeast and Hydra bud, Spirogyra breaks into fragments, and sponges form gemmules." },
  { ask: "On about which day of a 28-day menstrual cycle does ovulation happen?", answer: "Day 14", wrong: ["Day 1", "Day 5", "Day 28"], difficulty: "EASY", tell: "The egg is released about day 14, after the surge of LH; bleeding starts on day 1 and lasts until about day 5, and day 28 ends the cycle." },
  { ask: "How many nuclei and cells does a typical mature embryo sac of flowering plants have?", answer: "8 nuclei and 7 cells", wrong: ["8 nuclei and 8 cells", "7 nuclei and 8 cells", "7 nuclei and 7 cells"], tell: "A typical embryo sac has 8 nuclei and 7 cells: three antipodals, two synergids, the egg and the central cell with two polar nuclei." },
  { ask: "What results from triple fusion in flowering plants?", answer: "Primary endosperm nucleus", wrong: ["Diploid zygote", "Secondary nucleus", "Triploid embryo"], tell: "One male gamete joins the two polar nuclei and gives the triploid primary endosperm nucleus; the other joins the egg and gives the diploid zygote. The secondary nucleus is that of the two polar nuclei before fusion." },
  { ask: "Which hormone in urine shows that a woman is pregnant?", answer: "Human chorionic gonadotropin", wrong: ["Follicle-stimulating hormone", "Human placental lactogen", "Luteinising hormone"], tell: "Pregnancy tests look for human chorionic gonadotropin, which the early placenta makes. FSH and LH come from the pituitary without pregnancy too, and placental lactogen appears in amount only later." },
  { ask: "Which contraceptive works mainly by releasing copper ions in the womb?", answer: "Multiload 375", wrong: ["LNG-20", "Saheli", "Lippes loop"], difficulty: "HARD", tell: "Multiload 375 and CuT release copper ions, which harm sperms; LNG-20 releases a hormone, the Lippes loop has no drug, and Saheli is a pill." },
  { ask: "Which contraceptive, developed at Lucknow, contains neither a steroid nor copper?", answer: "Saheli", wrong: ["Mala-D", "LNG-20", "Multiload 375"], tell: "Saheli (centchroman) is a weekly pill without steroids, developed at Lucknow. Mala-D is a daily pill with steroids; of the devices placed in the womb LNG-20 releases a steroid hormone and Multiload 375 copper." },
  { ask: "In which technique is an early embryo of up to 8 cells placed into the Fallopian tube?", answer: "ZIFT", wrong: ["GIFT", "IUT", "ICSI"], difficulty: "HARD", tell: "ZIFT places a zygote or early embryo of up to 8 cells into the tube; IUT puts older embryos into the uterus, GIFT a donor's egg into the tube, and ICSI injects a sperm into an egg." },
  { ask: "In which technique is a single sperm injected into an egg in the laboratory?", answer: "ICSI", wrong: ["GIFT", "ZIFT", "AI"], difficulty: "HARD", tell: "ICSI stands for intracytoplasmic sperm injection. GIFT puts an egg into the tube, ZIFT an early embryo, and AI puts semen into vagina or uterus." },
  { ask: "What is the first milk after birth, rich in antibodies, called?", answer: "Colostrum", wrong: ["Casein", "Lactogen", "Whey"], difficulty: "EASY", tell: "Colostrum is the first milk and holds many IgA antibodies; casein is the chief protein of milk, whey its watery part, and lactogen a hormone." },
  { ask: "How many sperms and eggs come from one primary spermatocyte and one primary oocyte?", answer: "Four sperms and one egg", wrong: ["Four sperms and four eggs", "One sperm and one egg", "One sperm and four eggs"], tell: "Meiosis of a primary spermatocyte gives four sperms, but in the female the divisions are unequal: the result is four sperms and one egg, with polar bodies that die." },
  { ask: "When is the second meiotic division of a human egg completed?", answer: "When a sperm enters it", wrong: ["Before the birth of the girl", "At puberty", "Just before ovulation"], difficulty: "HARD", tell: "The primary oocyte starts meiosis before birth and ends meiosis I just before ovulation; the secondary oocyte finishes meiosis II only when a sperm enters it." },
]);
