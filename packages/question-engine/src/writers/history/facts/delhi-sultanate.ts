import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { chronology } from "../computed/chronology.ts";

const content = writersIn(new URL("../../../content/history/delhi-sultanate.yaml", import.meta.url));

const REIGNS = new Map([
  ["Mamluk", "from 1206 to 1290"],
  ["Khalji", "from 1290 to 1320"],
  ["Tughlaq", "from 1320 to 1414"],
  ["Sayyid", "from 1414 to 1451"],
  ["Lodi", "from 1451 to 1526"],
]);

/** `deed` continues the text after the name. */
const sultans = facts({
  name: "delhi-sultans",
  topic: "delhi-sultanate",
  difficulty: "EASY",
  kind: "Sultan of Delhi",
  rows: [
    { name: "Qutbuddin Aibak", house: "Mamluk", deed: "was known as Lakh Bakhsh and died after a fall at polo", near: 1206 },
    { name: "Iltutmish", house: "Mamluk", deed: "introduced the silver tanka and the copper jital", near: 1211, difficulty: "MEDIUM" },
    { name: "Raziya", house: "Mamluk", deed: "raised the Abyssinian Yaqut to high office and was overthrown by the nobles", near: 1236 },
    { name: "Nasiruddin Mahmud", house: "Mamluk", deed: "is said to have lived simply by copying the Quran", near: 1246, difficulty: "HARD" },
    { name: "Balban", house: "Mamluk", deed: "introduced the Persian customs of sijda and paibos at court", near: 1266, difficulty: "MEDIUM" },
    { name: "Jalaluddin Khalji", house: "Khalji", deed: "founded the second dynasty of the Sultanate", near: 1290 },
    { name: "Alauddin Khalji", house: "Khalji", deed: "fixed the prices of goods in the markets of Delhi", near: 1296 },
    { name: "Ghiyasuddin Tughlaq", house: "Tughlaq", deed: "was called Ghazi Malik before he came to the throne", near: 1320, difficulty: "MEDIUM" },
    { name: "Muhammad bin Tughlaq", house: "Tughlaq", deed: "issued a token currency and moved the capital to Daulatabad", near: 1325 },
    { name: "Firuz Shah Tughlaq", house: "Tughlaq", deed: "moved two Ashokan pillars to Delhi and dug many canals", near: 1351, difficulty: "MEDIUM" },
    { name: "Khizr Khan", house: "Sayyid", deed: "took Delhi in 1414 and founded the fourth dynasty of the Sultanate", near: 1414, difficulty: "MEDIUM" },
    { name: "Bahlul Lodi", house: "Lodi", deed: "founded the last dynasty of the Sultanate", near: 1451 },
    { name: "Sikandar Lodi", house: "Lodi", deed: "introduced a measuring yard of his own and made Agra his seat", near: 1489, difficulty: "MEDIUM" },
    { name: "Ibrahim Lodi", house: "Lodi", deed: "was killed in the first Battle of Panipat", near: 1517 },
  ],
  ask: [
    {
      question: ({ deed }) => `Which Sultan of Delhi ${deed}?`,
      answer: ({ name }) => name,
      state: ({ deed }, answer) => `${answer} ${deed}.`,
    },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ deed }) => `He ${deed}`,
      when: ({ name }) => name !== "Raziya",
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
    {
      question: ({ name }) => `To which dynasty of Delhi did ${name} belong?`,
      answer: ({ house }) => `the ${house} dynasty`,
      explain: ({ name, house }) => `${name} belonged to the ${house} dynasty.`,
      when: ({ name, house }) => !name.includes(house),
      decoys: ({ house }) =>
        [...REIGNS.keys()].filter((other) => other !== house).map((other) => `the ${other} dynasty`),
      placeDecoy: (decoy) => `${decoy} ruled ${REIGNS.get(decoy.split(" ")[1] ?? "")}.`,
    },
  ],
  order: {
    ask: "in the order in which they came to the throne, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ near }) => `${near}`,
  },
  explain: ({ name, house, deed }) => `${name}${name.includes(house) ? "" : ` (${house})`} ${deed}.`,
});

const departments = facts({
  name: "sultanate-offices", depth: 3,
  topic: "delhi-sultanate",
  difficulty: "MEDIUM",
  kind: "office of the Sultanate",
  rows: [
    { name: "Diwan-i-wizarat", of: "revenue and finance", category: "diwan", difficulty: "EASY" },
    { name: "Diwan-i-arz", of: "the army", category: "diwan", difficulty: "EASY" },
    { name: "Diwan-i-insha", of: "royal correspondence", category: "diwan" },
    { name: "Diwan-i-riyasat", of: "the control of the markets", category: "diwan" },
    { name: "Diwan-i-mustakhraj", of: "arrears of revenue", category: "diwan", difficulty: "HARD" },
    { name: "Diwan-i-kohi", of: "the spread of cultivation", under: "Muhammad bin Tughlaq", category: "diwan" },
    { name: "Diwan-i-bandagan", of: "the royal slaves", under: "Firuz Shah Tughlaq", category: "diwan" },
    { name: "Diwan-i-khairat", of: "charity", under: "Firuz Shah Tughlaq", category: "diwan", plainly: true },
    { name: "Barid-i-mumalik", of: "news and intelligence", category: "officer", difficulty: "HARD" },
    { name: "Qazi-ul-quzat", of: "justice", category: "officer", plainly: true },
    { name: "Amir-i-akhur", of: "the royal horses", category: "officer", difficulty: "HARD" },
    { name: "Sar-i-jandar", of: "the royal bodyguard", category: "officer", difficulty: "HARD" },
    { name: "Amir-i-hajib", of: "the ceremonies of the court", category: "officer", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ of }) => `Which office of the Delhi Sultanate was concerned with ${of}?`,
      answer: ({ name }) => name,
      heading: "Office of the Sultanate",
      // Whose it was would show which one is meant.
      state: ({ of }, answer) => `The ${answer} was concerned with ${of}.`,
    },
    {
      question: ({ name, under }) => `With what was the ${name} ${under ? `of ${under}` : "of the Delhi Sultanate"} concerned?`,
      answer: ({ of }) => of,
      heading: "Field",
    },
  ],
  explain: ({ name, of, under }) => `The ${name}${under ? ` of ${under}` : ""} was concerned with ${of}.`,
  // Arrears are revenue too.
  alsoTrue: (row, other) =>
    ["Diwan-i-wizarat", "Diwan-i-mustakhraj"].every((name) => [row.name, other.name].includes(name)),
});

const authors = content("sultanate-authors");

/** Its name without the kind of thing, which would distinguish it from the others. */
function bare(name: string): string {
  return name.replace(/^city of | tomb$| at Ajmer$/g, "");
}

const buildings = facts({
  name: "sultanate-buildings",
  topic: "delhi-sultanate",
  difficulty: "MEDIUM",
  kind: "builder",
  rows: [
    { name: "Adhai Din ka Jhonpra at Ajmer", by: "Qutbuddin Aibak" },
    { name: "Sultan Ghari tomb", by: "Iltutmish", difficulty: "HARD" },
    { name: "city of Siri", by: "Alauddin Khalji" },
    { name: "city of Tughlaqabad", by: "Ghiyasuddin Tughlaq" },
    { name: "city of Jahanpanah", by: "Muhammad bin Tughlaq", difficulty: "HARD" },
    { name: "city of Hisar", by: "Firuz Shah Tughlaq" },
  ],
  ask: [
    { question: ({ name }) => `Under which Sultan was the ${name} built?`, answer: ({ by }) => by, heading: "Sultan who had it built" },
    {
      question: ({ by }) => `Which of these was built under ${by}?`,
      answer: ({ name }) => bare(name),
      when: ({ name }) => !name.includes("Tughlaq"),
      explain: ({ name, by }) => `${bare(name)} was built under ${by}.`,
      heading: "Place or building",
    },
  ],
  explain: ({ name, by }) => `The ${name} was built under ${by}.`,
  // Iltutmish added the screen of the mosque at Ajmer.
  alsoTrue: (row, other) => [row, other].every(({ by }) => by === "Qutbuddin Aibak" || by === "Iltutmish"),
});

const taxes = content("sultanate-taxes");

const sultanateTimes = chronology({
  name: "sultanate-chronology",
  topic: "delhi-sultanate",
  of: "of Indian history from 1190 to 1530",
  events: [
    { what: "second Battle of Tarain", year: 1192 },
    { what: "accession of Qutbuddin Aibak", year: 1206 },
    { what: "accession of Raziya", year: 1236 },
    { what: "accession of Balban", year: 1266 },
    { what: "accession of Jalaluddin Khalji", year: 1290 },
    { what: "accession of Alauddin Khalji", year: 1296 },
    { what: "campaign of Malik Kafur to Madurai", year: 1311 },
    { what: "accession of Ghiyasuddin Tughlaq", year: 1320 },
    { what: "founding of Vijayanagara", year: 1336 },
    { what: "founding of the Bahmani kingdom", year: 1347 },
    { what: "accession of Firuz Shah Tughlaq", year: 1351 },
    { what: "sack of Delhi by Timur", year: 1398 },
    { what: "founding of the Sayyid dynasty", year: 1414 },
    { what: "founding of the Lodi dynasty", year: 1451 },
    { what: "arrival of Vasco da Gama at Calicut", year: 1498 },
    { what: "first Battle of Panipat", year: 1526 },
  ],
});

const singleFacts = content("sultanate-single-facts");

export const delhiSultanate = [
  ...sultans,
  ...departments,
  ...authors,
  ...buildings,
  ...taxes,
  ...sultanateTimes,
  ...singleFacts,
];
