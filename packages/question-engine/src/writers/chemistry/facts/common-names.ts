import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";
import { ch } from "../computed/formula.ts";

/** Of the same kind: a solid would not be called a gas, nor a salt an acid, and water of crystallisation would stand alone. */
const LIKE: Record<string, Record<string, string>> = {
  "oil of vitriol": { "nitric acid": "HNO3", "hydrochloric acid": "HCl", "phosphoric acid": "H3PO4", "perchloric acid": "HClO4" },
  "muriatic acid": { "nitric acid": "HNO3", "sulphuric acid": "H2SO4", "phosphoric acid": "H3PO4", "hydrofluoric acid": "HF" },
  "aqua fortis": { "hydrochloric acid": "HCl", "sulphuric acid": "H2SO4", "phosphoric acid": "H3PO4", "nitrous acid": "HNO2" },
  "laughing gas": { "nitrogen monoxide": "NO", "nitrogen dioxide": "NO2", "dinitrogen trioxide": "N2O3", ammonia: "NH3" },
  "marsh gas": { ethane: "C2H6", ethyne: "C2H2", propane: "C3H8", ethene: "C2H4" },
  phosgene: { "carbonyl sulphide": "COS", "phosphorus trichloride": "PCl3", "thionyl chloride": "SOCl2", "carbon tetrachloride": "CCl4" },
  "blue vitriol": { "copper(II) chloride dihydrate": "CuCl2·2H2O", "copper(II) nitrate trihydrate": "Cu(NO3)2·3H2O", "nickel(II) sulphate hexahydrate": "NiSO4·6H2O", "cobalt(II) chloride hexahydrate": "CoCl2·6H2O" },
  hypo: { "sodium sulphite heptahydrate": "Na2SO3·7H2O", "sodium sulphide nonahydrate": "Na2S·9H2O", "sodium sulphate decahydrate": "Na2SO4·10H2O", "sodium acetate trihydrate": "CH3COONa·3H2O" },
};

export const commonNames = facts({
  name: "common-names-of-compounds", form: "school",
  topic: "acids-bases-salts",
  difficulty: "EASY",
  kind: "compound",
  mayContain: ["NaN"],
  rows: [
    { name: "baking soda", chemical: "sodium hydrogencarbonate", formula: "NaHCO3", near: "sodium" },
    { name: "washing soda", chemical: "sodium carbonate decahydrate", formula: "Na2CO3·10H2O", near: "sodium" },
    { name: "caustic soda", chemical: "sodium hydroxide", formula: "NaOH", near: "sodium", category: "base" },
    { name: "common salt", plainly: true as const, chemical: "sodium chloride", formula: "NaCl", near: "sodium" },
    { name: "hypo", chemical: "sodium thiosulphate pentahydrate", formula: "Na2S2O3·5H2O", near: "sodium", difficulty: "HARD" },
    { name: "Glauber's salt", chemical: "sodium sulphate decahydrate", formula: "Na2SO4·10H2O", near: "sodium", difficulty: "HARD" },
    { name: "borax", plainly: true as const, chemical: "sodium tetraborate decahydrate", formula: "Na2B4O7·10H2O", near: "sodium", difficulty: "MEDIUM" },
    { name: "Chile saltpetre", chemical: "sodium nitrate", formula: "NaNO3", near: "sodium", difficulty: "MEDIUM" },
    { name: "nitre", plainly: true as const, chemical: "potassium nitrate", formula: "KNO3", near: "potassium", difficulty: "MEDIUM" },
    { name: "caustic potash", plainly: true as const, chemical: "potassium hydroxide", formula: "KOH", near: "potassium", category: "base" },
    { name: "potash alum", plainly: true as const, chemical: "potassium aluminium sulphate", formula: "K2SO4·Al2(SO4)3·24H2O", near: "potassium", difficulty: "MEDIUM" },
    { name: "quicklime", chemical: "calcium oxide", formula: "CaO", near: "calcium", category: "base" },
    { name: "slaked lime", chemical: "calcium hydroxide", formula: "Ca(OH)2", near: "calcium", category: "base" },
    { name: "limestone", chemical: "calcium carbonate", formula: "CaCO3", near: "calcium" },
    { name: "gypsum", chemical: "calcium sulphate dihydrate", formula: "CaSO4·2H2O", near: "calcium" },
    { name: "plaster of Paris", chemical: "calcium sulphate hemihydrate", formula: "(CaSO4)2·H2O", near: "calcium", difficulty: "MEDIUM" },
    { name: "bleaching powder", plainly: true as const, chemical: "calcium oxychloride", formula: "CaOCl2", near: "calcium", difficulty: "MEDIUM" },
    { name: "Epsom salt", chemical: "magnesium sulphate heptahydrate", formula: "MgSO4·7H2O", near: "metal", difficulty: "MEDIUM" },
    { name: "milk of magnesia", plainly: true as const, chemical: "magnesium hydroxide", formula: "Mg(OH)2", near: "metal", category: "base", difficulty: "MEDIUM" },
    { name: "blue vitriol", chemical: "copper(II) sulphate pentahydrate", formula: "CuSO4·5H2O", near: "metal" },
    { name: "green vitriol", chemical: "iron(II) sulphate heptahydrate", formula: "FeSO4·7H2O", near: "metal", difficulty: "MEDIUM" },
    { name: "white vitriol", chemical: "zinc sulphate heptahydrate", formula: "ZnSO4·7H2O", near: "metal", difficulty: "HARD" },
    { name: "oil of vitriol", chemical: "sulphuric acid", formula: "H2SO4", near: "acid", difficulty: "MEDIUM" },
    { name: "muriatic acid", chemical: "hydrochloric acid", formula: "HCl", near: "acid", difficulty: "HARD" },
    { name: "aqua fortis", chemical: "nitric acid", formula: "HNO3", near: "acid", difficulty: "HARD" },
    { name: "sal ammoniac", plainly: true as const, chemical: "ammonium chloride", formula: "NH4Cl", near: "acid", difficulty: "HARD" },
    { name: "laughing gas", chemical: "dinitrogen oxide", formula: "N2O", near: "gas" },
    { name: "marsh gas", chemical: "methane", formula: "CH4", near: "gas", difficulty: "MEDIUM" },
    { name: "phosgene", chemical: "carbonyl chloride", formula: "COCl2", near: "gas", difficulty: "HARD" },
    { name: "dry ice", plainly: true as const, chemical: "solid carbon dioxide", formula: "CO2", near: "gas" },
    { name: "lunar caustic", chemical: "silver nitrate", formula: "AgNO3", near: "heavy", difficulty: "HARD" },
    { name: "horn silver", plainly: true as const, chemical: "silver chloride", formula: "AgCl", near: "heavy", difficulty: "HARD" },
    { name: "calomel", chemical: "mercury(I) chloride", formula: "Hg2Cl2", near: "heavy", difficulty: "HARD" },
    { name: "corrosive sublimate", chemical: "mercury(II) chloride", formula: "HgCl2", near: "heavy", difficulty: "HARD" },
    { name: "vermilion", chemical: "mercury(II) sulphide", formula: "HgS", near: "heavy", difficulty: "HARD" },
    { name: "litharge", chemical: "lead(II) oxide", formula: "PbO", near: "heavy", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `What is the chemical name of ${name}?`, answer: ({ chemical }) => chemical, heading: "Chemical name", decoys: ({ name }) => Object.keys(LIKE[name] ?? {}), placeDecoy: () => "", state: ({ name }, answer) => `The chemical name of ${name} is ${answer}.` },
    { question: ({ chemical }) => `What is ${chemical} commonly called?`, answer: ({ name }) => name, heading: "Common name", state: ({ chemical }, answer) => `The common name of ${chemical} is ${answer}.` },
    {
      question: ({ name }) => `Which is the formula of ${name}?`,
      answer: ({ formula }) => ch(formula),
      decoys: ({ name }) => Object.values(LIKE[name] ?? {}).map((formula) => ch(formula)),
      placeDecoy: (decoy, { name }) => {
        const [chemical] = Object.entries(LIKE[name] ?? {}).find(([, formula]) => ch(formula) === decoy) ?? [];
        return chemical ? `${decoy} is ${chemical}.` : "";
      },
      harder: true,
      heading: "Formula",
      state: ({ name }, answer) => `The formula of ${name} is ${answer}.`,
    },
  ],
  explain: ({ name, chemical, formula }) => `${capitalise(name)} is ${chemical}, ${ch(formula)}.`,
});
