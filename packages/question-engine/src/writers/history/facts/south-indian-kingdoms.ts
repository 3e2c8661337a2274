import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const dynasties = facts({
  name: "southern-dynasties",
  topic: "south-indian-kingdoms",
  difficulty: "MEDIUM",
  kind: "dynasty",
  rows: [
    { name: "Pallavas", capital: "Kanchipuram", near: "early", difficulty: "EASY" },
    { name: "Pandyas", capital: "Madurai", near: "early", difficulty: "EASY" },
    { name: "Early Western Chalukyas", capital: "Badami", near: "early", difficulty: "EASY" },
    { name: "Later Western Chalukyas", capital: "Kalyani", near: "early" },
    { name: "Eastern Chalukyas", capital: "Vengi", near: "early" },
    { name: "Rashtrakutas", capital: "Manyakheta", near: "early" },
    { name: "Kadambas", capital: "Banavasi", near: "early", difficulty: "HARD" },
    { name: "Hoysalas", capital: "Dvarasamudra", near: "middle" },
    { name: "Kakatiyas", capital: "Warangal", near: "middle" },
    { name: "Yadavas", capital: "Devagiri", near: "middle" },
    { name: "Adil Shahis", capital: "Bijapur", near: "late" },
    { name: "Qutb Shahis", capital: "Golconda", near: "late" },
    { name: "Nizam Shahis", capital: "Ahmadnagar", near: "late", difficulty: "HARD" },
    { name: "Barid Shahis", capital: "Bidar", near: "late", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Which city was the capital of the ${name}?`,
      answer: ({ capital }) => capital,
      heading: "Capital",
    },
    { question: ({ capital }) => `Which dynasty ruled from ${capital}?`, answer: ({ name }) => name, heading: "Dynasty" },
  ],
  explain: ({ name, capital }) => `The ${name} ruled from ${capital}.`,
});

/** `deed` goes on after the name. */
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
  name: "southern-literature",
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
  name: "travellers-to-vijayanagara",
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

const tinais = facts({
  name: "sangam-landscapes",
  topic: "south-indian-kingdoms",
  difficulty: "MEDIUM",
  kind: "tinai",
  rows: [
    { name: "kurinji", land: "hills" },
    { name: "mullai", land: "pastoral forest" },
    { name: "marudam", land: "river farmland" },
    { name: "neydal", land: "seashore" },
    { name: "palai", land: "dry wasteland", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `In Sangam poetry, which landscape was called ${name}?`,
      answer: ({ land }) => land,
      heading: "Landscape",
    },
    {
      question: ({ land }) => `In Sangam poetry, what was the name for the landscape of the ${land}?`,
      answer: ({ name }) => name,
      heading: "Tinai",
    },
  ],
  explain: ({ name, land }) => `In the Sangam poems ${name} is the landscape of the ${land}.`,
});

const singleFacts = singles("southern-single-facts", "south-indian-kingdoms", [
  { ask: "Who founded the kingdom of Vijayanagara in 1336?", answer: "Harihara and Bukka", wrong: ["Rama Raya and Tirumala", "Saluva Narasimha and Narasa Nayaka", "Deva Raya and Mallikarjuna"], tell: "Harihara and Bukka of the Sangama family founded it; Saluva Narasimha began the second line with the help of Narasa Nayaka, and Rama Raya and Tirumala led it about the time of Talikota.", difficulty: "EASY" },
  { ask: "In which year was the Battle of Talikota fought?", answer: "1565", wrong: ["1526", "1556", "1576"], tell: "The Deccan sultans defeated Vijayanagara at Talikota in 1565; 1526 and 1556 are the years of Panipat, and 1576 is that of Haldighati.", difficulty: "EASY" },
  { ask: "Which Bahmani minister built a madrasa at Bidar and was put to death in 1481?", answer: "Mahmud Gawan", wrong: ["Malik Ambar", "Yusuf Adil Khan", "Qasim Barid"], tell: "Mahmud Gawan served the Bahmanis as their chief minister; Malik Ambar later served Ahmadnagar, Yusuf Adil Khan founded Bijapur and Qasim Barid became master of Bidar." },
  { ask: "Which assembly of Chola times was that of the ordinary villages?", answer: "the ur", wrong: ["the sabha", "the nagaram", "the nadu"], tell: "The ur was the assembly of ordinary villages; the sabha was that of Brahmana settlements, the nagaram that of traders and the nadu that of a group of villages." },
  { ask: "What was the system of land grants to military chiefs in Vijayanagara called?", answer: "nayankara", wrong: ["iqta", "mansabdari", "kudimaramat"], tell: "Under the nayankara (amara-nayaka) system chiefs held land for troops; the iqta belongs to the Delhi Sultanate and the mansabdari to the Mughals.", difficulty: "HARD" },
]);

export const southIndianKingdoms = [
  ...dynasties,
  ...rulers,
  ...works,
  ...travellers,
  ...tinais,
  ...singleFacts,
];
