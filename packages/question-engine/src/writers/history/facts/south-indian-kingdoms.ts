import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/south-indian-kingdoms.yaml", import.meta.url));

const dynasties = content("southern-dynasties");

/** `deed` continues the text after the name. */
const rulers = facts({
  name: "southern-rulers",
  topic: "south-indian-kingdoms",
  difficulty: "MEDIUM",
  kind: "ruler",
  rows: [
    { name: "Karikala", house: "Chola", deed: "is linked with the Kallanai, the old dam across the Kaveri", near: "Sangam" },
    { name: "Senguttuvan", house: "Chera", deed: "is said to have founded the cult of Kannagi", near: "Sangam", difficulty: "HARD" },
    { name: "Nedunjeliyan", house: "Pandya", deed: "is praised as the victor of Talaiyalanganam", near: "Sangam", difficulty: "HARD" },
    { name: "Udiyanjeral", house: "Chera", deed: "is said to have fed the armies of the Mahabharata war", near: "Sangam", difficulty: "HARD" },
    { name: "Perunarkilli", house: "Chola", deed: "is said to have performed the Rajasuya sacrifice", near: "Sangam", difficulty: "HARD" },
    { name: "Mahendravarman I", house: "Pallava", deed: "wrote the farce Mattavilasa Prahasana", near: "early" },
    { name: "Narasimhavarman I", house: "Pallava", deed: "took Vatapi and the name Vatapikonda", near: "early" },
    { name: "Pulakeshin II", house: "Chalukya", deed: "stopped the advance of Harsha to the south", near: "early", difficulty: "EASY" },
    { name: "Dantidurga", house: "Rashtrakuta", deed: "overthrew the Chalukyas of Badami and founded a new power", near: "early", difficulty: "HARD" },
    { name: "Krishna I", house: "Rashtrakuta", deed: "had the Kailasa temple cut from the rock at Ellora", near: "early" },
    { name: "Amoghavarsha I", house: "Rashtrakuta", deed: "is linked with the Kannada work Kavirajamarga", near: "early" },
    { name: "Vijayalaya", house: "Chola", deed: "took Thanjavur in the ninth century and restored an old royal line", near: "Chola", difficulty: "HARD" },
    { name: "Parantaka I", house: "Chola", deed: "ruled when the Uttaramerur inscriptions on village committees were cut", near: "Chola", difficulty: "HARD" },
    { name: "Rajaraja I", house: "Chola", deed: "built the Brihadishvara temple at Thanjavur", near: "Chola", difficulty: "EASY" },
    { name: "Rajendra I", house: "Chola", deed: "sent a fleet against Srivijaya and founded Gangaikondacholapuram", near: "Chola", difficulty: "EASY" },
    { name: "Kulottunga I", house: "Chola", deed: "united the Eastern Chalukya and Chola lines", near: "Chola", difficulty: "HARD" },
    { name: "Vishnuvardhana", house: "Hoysala", deed: "built the Chennakeshava temple at Belur", near: "middle" },
    { name: "Vikramaditya VI", house: "Chalukya", deed: "is praised in a poem by Bilhana and began a new era", near: "middle", difficulty: "HARD" },
    { name: "Rudramadevi", house: "Kakatiya", deed: "ruled from Warangal and is praised by Marco Polo", near: "middle" },
    { name: "Deva Raya II", house: "Sangama", deed: "received the Persian envoy Abdur Razzaq", near: "late" },
    { name: "Krishnadevaraya", house: "Tuluva", deed: "wrote the Amuktamalyada and kept eight poets called Ashtadiggajas", near: "late", difficulty: "EASY" },
    { name: "Alauddin Hasan", house: "Bahmani", deed: "founded a kingdom at Gulbarga in 1347", near: "late" },
    { name: "Ibrahim Adil Shah II", house: "Adil Shahi", deed: "wrote the Kitab-i-Nauras on music", near: "late", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Who ${deed}?`,
      answer: ({ name }) => name,
      // A dynasty would show whose deed it is.
      state: ({ deed }, answer) => `${answer} ${deed}.`,
    },
    {
      question: ({ name }) => `To which dynasty did ${name} belong?`,
      answer: ({ house }) => house,
      // Kulottunga's father was an Eastern Chalukya, and several of those kings were called Vishnuvardhana.
      alsoTrue: (row, other) =>
        ["Kulottunga I", "Vishnuvardhana"].includes(row.name) && other.house === "Chalukya",
      when: ({ name, house }) => !name.includes(house.split(" ")[0] ?? house),
      state: ({ name }, answer) => `${name} belonged to the ${answer} dynasty.`,
    },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ deed }) => `He ${deed}`,
      when: ({ name }) => name !== "Rudramadevi",
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, house, deed }) => `${name} (${house}) ${deed}.`,
});

const works = facts({
  name: "southern-literature", depth: 3,
  topic: "south-indian-kingdoms",
  difficulty: "MEDIUM",
  kind: "author",
  rows: [
    { name: "Ilango Adigal", work: "Silappadikaram", tongue: "Tamil", difficulty: "EASY" },
    { name: "Sattanar", work: "Manimekalai", tongue: "Tamil" },
    { name: "Tolkappiyar", work: "Tolkappiyam", tongue: "Tamil", difficulty: "HARD" },
    { name: "Tiruvalluvar", work: "Tirukkural", tongue: "Tamil", difficulty: "EASY", plainly: true },
    { name: "Kamban", work: "Ramavataram", tongue: "Tamil", difficulty: "EASY" },
    { name: "Sekkilar", work: "Periya Puranam", tongue: "Tamil" },
    { name: "Tiruttakkadevar", work: "Jivaka Chintamani", tongue: "Tamil", difficulty: "HARD" },
    { name: "Pampa", work: "Vikramarjuna Vijaya", tongue: "Kannada" },
    { name: "Ranna", work: "Gadayuddha", tongue: "Kannada", difficulty: "HARD" },
    { name: "Ponna", work: "Shantipurana", tongue: "Kannada", difficulty: "HARD" },
    { name: "Allasani Peddana", work: "Manucharitramu", tongue: "Telugu", difficulty: "HARD" },
    { name: "Krishnadevaraya", work: "Amuktamalyada", tongue: "Telugu", difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ work }) => `Who wrote the ${work}?`,
      answer: ({ name }) => name,
      when: ({ name }) => name !== "Tolkappiyar",
      state: ({ work }, answer) => `The ${work} is by ${answer}.`,
      heading: "Author",
    },
    {
      question: ({ name }) => `Which of these works is by ${name}?`,
      answer: ({ work }) => work,
      when: ({ name }) => name !== "Tolkappiyar",
      state: ({ name }, answer) => `The ${answer} is by ${name}.`,
      heading: "Work",
    },
    {
      question: ({ work }) => `In which language is the old work ${work} written?`,
      answer: ({ tongue }) => tongue,
      decoys: ({ tongue }) =>
        ["Tamil", "Kannada", "Telugu", "Malayalam", "Sanskrit"].filter((name) => name !== tongue),
      placeDecoy: () => "",
      state: ({ work }, answer) => `The ${work} is written in ${answer}.`,
    },
  ],
  explain: ({ name, work, tongue }) => `The ${work}, in ${tongue}, is by ${name}.`,
});

const KINGS_PLACED: Record<string, string> = {
  "Deva Raya I": "Deva Raya I ruled Vijayanagara from 1406 to 1422.",
  "Deva Raya II": "Deva Raya II ruled Vijayanagara in the second quarter of the fifteenth century.",
  Krishnadevaraya: "Krishnadevaraya ruled Vijayanagara from 1509 to 1529.",
  "Achyuta Deva Raya": "Achyuta Deva Raya followed Krishnadevaraya in 1529.",
  "Bukka I": "Bukka I was one of the two founders of Vijayanagara.",
  "Sadashiva Raya": "Sadashiva Raya was king at the time of Talikota.",
  "Muhammad Shah III": "Muhammad Shah III ruled the Bahmani kingdom from 1463 to 1482.",
  "Alauddin Hasan": "Alauddin Hasan founded the Bahmani kingdom in 1347.",
  "Firuz Shah": "Firuz Shah was the Bahmani sultan from 1397 to 1422.",
  "Ahmad Shah I": "Ahmad Shah I moved the Bahmani capital to Bidar.",
};
const BAHMANIS = ["Muhammad Shah III", "Alauddin Hasan", "Firuz Shah", "Ahmad Shah I"];

/** Kings of the same line; books differ on the Deva Raya in whose reign Conti came. */
function kingsBeside(king: string): string[] {
  const isBahmani = BAHMANIS.includes(king);
  return Object.keys(KINGS_PLACED).filter(
    (other) =>
      other !== king &&
      BAHMANIS.includes(other) === isBahmani &&
      !(king.startsWith("Deva Raya") && other.startsWith("Deva Raya")),
  );
}

const travellers = facts({
  name: "travellers-to-vijayanagara", depth: 3,
  topic: "south-indian-kingdoms",
  difficulty: "HARD",
  kind: "traveller",
  rows: [
    { name: "Nicolo Conti", land: "Italy", king: "Deva Raya I" },
    { name: "Abdur Razzaq", land: "Persia", king: "Deva Raya II", difficulty: "MEDIUM" },
    { name: "Domingo Paes", land: "Portugal", king: "Krishnadevaraya" },
    { name: "Fernao Nuniz", land: "Portugal", king: "Achyuta Deva Raya" },
    { name: "Afanasy Nikitin", land: "Russia", king: "Muhammad Shah III" },
  ],
  ask: [
    {
      question: ({ name }) => `In whose reign did the traveller ${name} come to the Deccan?`,
      answer: ({ king }) => king,
      decoys: ({ king }) => kingsBeside(king),
      placeDecoy: (decoy) => KINGS_PLACED[decoy] ?? "",
      heading: "Ruler at the time",
      state: ({ name }, answer) => `${name} came to the Deccan in the reign of ${answer}.`,
    },
    {
      question: ({ king }) =>
        `Which foreign traveller came to the Deccan in the reign of ${BAHMANIS.includes(king) ? "the Bahmani sultan " : ""}${king}?`,
      answer: ({ name }) => name,
      heading: "Traveller",
      state: ({ king }, answer) => `${answer} came to the Deccan in the reign of ${king}.`,
    },
  ],
  explain: ({ name, land, king }) => `${name} (${land}) came in the reign of ${king}.`,
  // Books differ on the reign in which Conti came.
  alsoTrue: (row, other) => [row, other].every(({ king }) => king.startsWith("Deva Raya")),
});

const tinais = content("sangam-landscapes");

const singleFacts = content("southern-single-facts");

export const southIndianKingdoms = [
  ...dynasties,
  ...rulers,
  ...works,
  ...travellers,
  ...tinais,
  ...singleFacts,
];
