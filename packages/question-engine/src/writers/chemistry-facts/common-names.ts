import { capitalise } from "../../english.ts";
import { facts } from "../../facts.ts";
import { ch } from "../chemistry/formula.ts";

export const commonNames = facts({
  name: "common-names-of-compounds",
  topic: "acids-bases-salts",
  difficulty: "EASY",
  kind: "compound",
  mayContain: ["NaN"],
  // biome-ignore format: a table to read across
  rows: [
    { name: "baking soda", chemical: "sodium hydrogencarbonate", formula: "NaHCO3", near: "sodium" },
    { name: "washing soda", chemical: "sodium carbonate decahydrate", formula: "Na2CO3·10H2O", near: "sodium" },
    { name: "caustic soda", chemical: "sodium hydroxide", formula: "NaOH", near: "sodium" },
    { name: "common salt", chemical: "sodium chloride", formula: "NaCl", near: "sodium" },
    { name: "hypo", chemical: "sodium thiosulphate pentahydrate", formula: "Na2S2O3·5H2O", near: "sodium", difficulty: "HARD" },
    { name: "Glauber's salt", chemical: "sodium sulphate decahydrate", formula: "Na2SO4·10H2O", near: "sodium", difficulty: "HARD" },
    { name: "borax", chemical: "sodium tetraborate decahydrate", formula: "Na2B4O7·10H2O", near: "sodium", difficulty: "MEDIUM" },
    { name: "Chile saltpetre", chemical: "sodium nitrate", formula: "NaNO3", near: "sodium", difficulty: "MEDIUM" },
    { name: "nitre", chemical: "potassium nitrate", formula: "KNO3", near: "potassium", difficulty: "MEDIUM" },
    { name: "caustic potash", chemical: "potassium hydroxide", formula: "KOH", near: "potassium" },
    { name: "potash alum", chemical: "potassium aluminium sulphate", formula: "K2SO4·Al2(SO4)3·24H2O", near: "potassium", difficulty: "MEDIUM" },
    { name: "quicklime", chemical: "calcium oxide", formula: "CaO", near: "calcium" },
    { name: "slaked lime", chemical: "calcium hydroxide", formula: "Ca(OH)2", near: "calcium" },
    { name: "limestone", chemical: "calcium carbonate", formula: "CaCO3", near: "calcium" },
    { name: "gypsum", chemical: "calcium sulphate dihydrate", formula: "CaSO4·2H2O", near: "calcium" },
    { name: "plaster of Paris", chemical: "calcium sulphate hemihydrate", formula: "(CaSO4)2·H2O", near: "calcium", difficulty: "MEDIUM" },
    { name: "bleaching powder", chemical: "calcium oxychloride", formula: "CaOCl2", near: "calcium", difficulty: "MEDIUM" },
    { name: "Epsom salt", chemical: "magnesium sulphate heptahydrate", formula: "MgSO4·7H2O", near: "metal", difficulty: "MEDIUM" },
    { name: "milk of magnesia", chemical: "magnesium hydroxide", formula: "Mg(OH)2", near: "metal", difficulty: "MEDIUM" },
    { name: "blue vitriol", chemical: "copper(II) sulphate pentahydrate", formula: "CuSO4·5H2O", near: "metal" },
    { name: "green vitriol", chemical: "iron(II) sulphate heptahydrate", formula: "FeSO4·7H2O", near: "metal", difficulty: "MEDIUM" },
    { name: "white vitriol", chemical: "zinc sulphate heptahydrate", formula: "ZnSO4·7H2O", near: "metal", difficulty: "HARD" },
    { name: "oil of vitriol", chemical: "sulphuric acid", formula: "H2SO4", near: "acid", difficulty: "MEDIUM" },
    { name: "muriatic acid", chemical: "hydrochloric acid", formula: "HCl", near: "acid", difficulty: "HARD" },
    { name: "aqua fortis", chemical: "nitric acid", formula: "HNO3", near: "acid", difficulty: "HARD" },
    { name: "sal ammoniac", chemical: "ammonium chloride", formula: "NH4Cl", near: "acid", difficulty: "HARD" },
    { name: "laughing gas", chemical: "dinitrogen oxide", formula: "N2O", near: "acid" },
    { name: "dry ice", chemical: "solid carbon dioxide", formula: "CO2", near: "acid" },
    { name: "lunar caustic", chemical: "silver nitrate", formula: "AgNO3", near: "metal", difficulty: "HARD" },
    { name: "calomel", chemical: "mercury(I) chloride", formula: "Hg2Cl2", near: "metal", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `What is the chemical name of ${name}?`, answer: ({ chemical }) => chemical },
    { question: ({ chemical }) => `What is ${chemical} commonly called?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which is the formula of ${name}?`,
      answer: ({ formula }) => ch(formula),
      harder: true,
    },
  ],
  explain: ({ name, chemical, formula }) => `${capitalise(name)} is ${chemical}, ${ch(formula)}.`,
});
