import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

/** `deed` goes on after the name. */
const rulers = facts({
  name: "mughal-age-rulers",
  topic: "mughal-empire",
  difficulty: "EASY",
  kind: "ruler",
  rows: [
    { name: "Babur", deed: "founded the Mughal empire by his victory in 1526", near: 1526 },
    { name: "Humayun", deed: "lost his throne to Sher Shah and won it back in 1555", near: 1530 },
    { name: "Sher Shah Suri", deed: "issued the silver rupiya and repaired the road from Bengal to the Indus", near: 1540 },
    { name: "Akbar", deed: "built the Ibadat Khana at Fatehpur Sikri", near: 1556 },
    { name: "Jahangir", deed: "hung a golden chain of justice from his palace", near: 1605, difficulty: "MEDIUM" },
    { name: "Shah Jahan", deed: "built the Taj Mahal and the Peacock Throne", near: 1628 },
    { name: "Aurangzeb", deed: "annexed Bijapur and Golconda", near: 1658, difficulty: "MEDIUM" },
    { name: "Bahadur Shah I", deed: "was called Prince Muazzam before he came to the throne", near: 1707, difficulty: "HARD" },
    { name: "Jahandar Shah", deed: "was raised to the throne by Zulfiqar Khan", near: 1712, difficulty: "HARD" },
    { name: "Farrukhsiyar", deed: "gave the English Company the farman of 1717", near: 1713, difficulty: "MEDIUM" },
    { name: "Muhammad Shah", deed: "was called Rangila and ruled when Delhi was sacked in 1739", near: 1719, difficulty: "MEDIUM" },
    { name: "Shah Alam II", deed: "granted the Diwani of Bengal to the English Company in 1765", near: 1759, difficulty: "MEDIUM" },
    { name: "Akbar II", deed: "gave Rammohan Roy the title of Raja", near: 1806, difficulty: "HARD" },
    { name: "Bahadur Shah Zafar", deed: "died in exile at Rangoon", near: 1837 },
  ],
  ask: [
    { question: ({ deed }) => `Which of these rulers ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  order: {
    ask: "in the order in which they came to the throne, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ near }) => `${near}`,
  },
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

/** Medini Rai and Mahmud Lodi were on the side of Rana Sanga too. */
function foughtAtKhanwa(row: { name: string }, other: { name: string }): boolean {
  return /Khanwa/.test(row.name + other.name) && /Chanderi|Ghaghra/.test(row.name + other.name);
}

const PLACED: Record<string, string> = {
  "the first Battle of Panipat": "Babur defeated Ibrahim Lodi in the first Battle of Panipat.",
  "the second Battle of Panipat": "The army of Akbar defeated Hemu in the second Battle of Panipat.",
  "the third Battle of Panipat": "Ahmad Shah Abdali defeated the Marathas in the third Battle of Panipat.",
  "the second Battle of Tarain": "Muhammad of Ghur defeated Prithviraj Chauhan in the second Battle of Tarain.",
};
const NUMBERED = Object.keys(PLACED);

const battles = facts({
  name: "mughal-battles",
  topic: "mughal-empire",
  difficulty: "MEDIUM",
  kind: "battle",
  rows: [
    { name: "the first Battle of Panipat", year: "1526", won: "Babur", lost: "Ibrahim Lodi", near: 1526, difficulty: "EASY" },
    { name: "the Battle of Khanwa", year: "1527", won: "Babur", lost: "Rana Sanga", near: 1527 },
    { name: "the Battle of Chanderi", year: "1528", won: "Babur", lost: "Medini Rai", near: 1528, difficulty: "HARD" },
    { name: "the Battle of Ghaghra", year: "1529", won: "Babur", lost: "the Afghans under Mahmud Lodi", near: 1529, difficulty: "HARD" },
    { name: "the Battle of Chausa", year: "1539", won: "Sher Khan", lost: "Humayun", near: 1539 },
    { name: "the second Battle of Panipat", year: "1556", won: "the army of Akbar", lost: "Hemu", near: 1556, difficulty: "EASY" },
    { name: "the Battle of Haldighati", year: "1576", won: "Akbar's general Man Singh", lost: "Maharana Pratap", near: 1576, difficulty: "EASY" },
    { name: "the Battle of Samugarh", year: "1658", won: "Aurangzeb", lost: "Dara Shukoh", near: 1658, difficulty: "HARD" },
    { name: "the Battle of Karnal", year: "1739", won: "Nadir Shah", lost: "Muhammad Shah", near: 1739 },
    { name: "the third Battle of Panipat", year: "1761", won: "Ahmad Shah Abdali", lost: "the Marathas", near: 1761, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ name }) => `In which year was ${name} fought?`,
      answer: ({ year }) => year,
      state: ({ name }, answer) => `${capitalise(name)} was fought in ${answer}.`,
    },
    {
      question: ({ name }) => `Who was defeated in ${name}?`,
      answer: ({ lost }) => lost,
      alsoTrue: foughtAtKhanwa,
      heading: "Loser",
      state: ({ name }, answer) =>
        `${capitalise(answer)} ${/^the /i.test(answer) ? "were" : "was"} defeated in ${name}.`,
    },
    {
      question: ({ won, lost }) => `In which battle did ${won} defeat ${lost}?`,
      answer: ({ name }) => name,
      alsoTrue: foughtAtKhanwa,
      // A numbered battle stands among numbered ones.
      decoys: ({ name }) => (name.endsWith("Panipat") ? NUMBERED.filter((other) => other !== name) : []),
      placeDecoy: (decoy) => PLACED[decoy.replace("The", "the")] ?? "",
      heading: "Battle",
      state: ({ won, lost }, answer) => `In ${answer}, ${won} defeated ${lost}.`,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, year, won, lost }) => `In ${name} (${year}), ${won} defeated ${lost}.`,
});

const authors = facts({
  name: "mughal-authors",
  topic: "mughal-empire",
  difficulty: "MEDIUM",
  kind: "author",
  rows: [
    { name: "Gulbadan Begum", work: "Humayun Nama" },
    { name: "Abul Fazl", work: "Ain-i-Akbari", difficulty: "EASY" },
    { name: "Badauni", work: "Muntakhab-ut-Tawarikh" },
    { name: "Nizamuddin Ahmad", work: "Tabaqat-i-Akbari", difficulty: "HARD" },
    { name: "Abdul Hamid Lahori", work: "Padshahnama" },
    { name: "Khafi Khan", work: "Muntakhab-ul-Lubab", difficulty: "HARD" },
    { name: "Dara Shukoh", work: "Majma-ul-Bahrain" },
    { name: "Abbas Khan Sarwani", work: "Tarikh-i-Sher Shahi", difficulty: "HARD" },
    { name: "Bhimsen", work: "Nuskha-i-Dilkusha", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ work }) => `Who wrote the ${work}?`,
      answer: ({ name }) => name,
      heading: "Author",
    },
    {
      question: ({ name }) => `Which of these works was written by ${name}?`,
      answer: ({ work }) => work,
      heading: "Work",
    },
  ],
  explain: ({ name, work }) => `${name} wrote the ${work}.`,
});

const buildings = facts({
  name: "mughal-buildings",
  topic: "mughal-empire",
  difficulty: "MEDIUM",
  kind: "building",
  rows: [
    { name: "Buland Darwaza", by: "Akbar", place: "Fatehpur Sikri", difficulty: "EASY" },
    { name: "Red Fort of Delhi", by: "Shah Jahan", place: "Delhi", difficulty: "EASY" },
    { name: "Bibi ka Maqbara", by: "a son of Aurangzeb", place: "Aurangabad" },
    { name: "tomb of Itimad-ud-Daula", by: "Nur Jahan", place: "Agra" },
    { name: "tomb of Humayun", by: "his widow Haji Begum", place: "Delhi" },
    { name: "Purana Qila mosque", by: "Sher Shah", place: "Delhi", difficulty: "HARD" },
    { name: "Badshahi Mosque", by: "Aurangzeb", place: "Lahore" },
    { name: "tomb of Sher Shah", by: "Sher Shah", place: "Sasaram" },
    { name: "tomb of Akbar", by: "Jahangir", place: "Sikandra" },
    { name: "Shalimar Bagh of Kashmir", by: "Jahangir", place: "Srinagar", difficulty: "HARD" },
    { name: "tomb of Jahangir", by: "Shah Jahan", place: "Lahore", difficulty: "HARD" },
    { name: "Wazir Khan Mosque", by: "a governor of Shah Jahan", place: "Lahore", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `At which place does the ${name} stand?`,
      answer: ({ place }) => place,
      // Sikandra and Fatehpur Sikri lie close to Agra.
      alsoTrue: (row, other) =>
        (row.place.includes("Lahore") && other.place.includes("Lahore")) ||
        [row, other].every(({ place }) => ["Agra", "Sikandra", "Fatehpur Sikri"].includes(place)),
      when: ({ name, place }) => !name.includes("Kashmir") && !name.includes(place),
      state: ({ name }, answer) => `The ${name} stands at ${answer}.`,
    },
    {
      question: ({ name }) => `Who built the ${name}?`,
      answer: ({ by }) => by,
      when: ({ by, name }) =>
        !by.startsWith("a ") &&
        !name.includes("Humayun") &&
        name !== "tomb of Sher Shah" &&
        // Akbar began his own, and Jahangir finished it.
        name !== "tomb of Akbar" &&
        name !== "tomb of Jahangir",
            state: ({ name }, answer) => `The ${name} was built by ${answer}.`,
    },
  ],
  explain: ({ name, by, place }) => `The ${name} (${place}) was built by ${by}.`,
});

const offices = facts({
  name: "mughal-offices",
  topic: "mughal-empire",
  difficulty: "MEDIUM",
  kind: "Mughal officer",
  rows: [
    { name: "Diwan", of: "revenue and finance", difficulty: "EASY" },
    { name: "Mir Bakhshi", of: "the army's muster and the mansabdars' pay" },
    { name: "Mir Saman", of: "the imperial household and its workshops" },
    { name: "Sadr-us-Sudur", of: "religious grants and charity" },
    { name: "Muhtasib", of: "public morals" },
    { name: "Kotwal", of: "the peace of the town", difficulty: "EASY" },
    { name: "Faujdar", of: "law and order in the sarkar" },
    { name: "Amalguzar", of: "the collection of revenue in the sarkar", difficulty: "HARD" },
    { name: "Mir Bahr", of: "ships and ferries", difficulty: "HARD" },
    { name: "Waqia-navis", of: "writing the news of the province", difficulty: "HARD" },
    { name: "Subahdar", of: "the government of a province", difficulty: "EASY" },
    { name: "Qanungo", of: "the revenue records of the pargana", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ of }) => `Which Mughal officer was in charge of ${of}?`, answer: ({ name }) => name, heading: "Mughal officer" },
    {
      question: ({ name }) => `Of what was the Mughal officer called the ${name} in charge?`,
      answer: ({ of }) => of,
      heading: "Charge",
    },
  ],
  explain: ({ name, of }) => `In the Mughal empire the ${name} was in charge of ${of}.`,
  alsoTrue: (row, other) =>
    [row, other].every(({ name }) => ["Diwan", "Amalguzar", "Qanungo"].includes(name)),
});

const mughalTimes = chronology({
  name: "mughal-chronology",
  topic: "mughal-empire",
  of: "of Mughal times",
  events: [
    { what: "first Battle of Panipat", year: 1526 },
    { what: "Battle of Khanwa", year: 1527 },
    { what: "Battle of Ghaghra", year: 1529 },
    { what: "Battle of Chausa", year: 1539 },
    { what: "death of Sher Shah", year: 1545 },
    { what: "return of Humayun to Delhi", year: 1555 },
    { what: "accession of Akbar", year: 1556, about: "Akbar" },
    { what: "abolition of the jizya by Akbar", year: 1564, about: "Akbar" },
    { what: "Battle of Talikota", year: 1565 },
    { what: "Battle of Haldighati", year: 1576 },
    { what: "founding of the English East India Company", year: 1600 },
    { what: "accession of Jahangir", year: 1605 },
    { what: "arrival of Thomas Roe in India", year: 1615 },
    { what: "accession of Shah Jahan", year: 1628 },
    { what: "Battle of Samugarh", year: 1658 },
    { what: "execution of Guru Tegh Bahadur", year: 1675 },
    { what: "fall of Bijapur to Aurangzeb", year: 1686, about: "Aurangzeb" },
    { what: "fall of Golconda to Aurangzeb", year: 1687, about: "Aurangzeb" },
    { what: "death of Aurangzeb", year: 1707, about: "Aurangzeb" },
    { what: "invasion of Nadir Shah", year: 1739 },
  ],
});

const singleFacts = singles("mughal-single-facts", "mughal-empire", [
  { ask: "Which finance minister of Akbar worked out the dahsala revenue settlement?", answer: "Todar Mal", wrong: ["Birbal", "Man Singh", "Abul Fazl"], tell: "Todar Mal fixed the ten-year (dahsala) settlement; Birbal was a courtier, Man Singh a general and Abul Fazl the historian.", difficulty: "EASY" },
  { ask: "In which language did Babur write his memoirs?", answer: "Chagatai Turki", wrong: ["Classical Persian", "Arabic", "Hindavi"], tell: "Babur wrote the Tuzuk-i-Baburi in Chagatai Turki; it was put into Persian in the time of Akbar." },
  { ask: "Who was regent for the young Akbar?", answer: "Bairam Khan", wrong: ["Munim Khan", "Adham Khan", "Abdur Rahim"], tell: "Bairam Khan was regent until 1560; Munim Khan followed him as minister, Adham Khan was the son of Maham Anaga, and Abdur Rahim was Bairam's own son.", difficulty: "EASY" },
  { ask: "Who translated fifty-two Upanishads into Persian as the Sirr-i-Akbar?", answer: "Dara Shukoh", wrong: ["Abul Fazl", "Faizi", "Badauni"], tell: "Dara Shukoh made the Sirr-i-Akbar in 1657; Faizi, Abul Fazl and Badauni worked on other translations for Akbar." },
  { ask: "Under the mansabdari system, what did the zat rank fix?", answer: "the status and pay of its holder", wrong: ["the number of horsemen", "the size of the village tax", "the term of the office"], tell: "The zat rank fixed the status and pay of its holder; the sawar rank fixed the number of horsemen to be kept." },
  { ask: "What was the Mughal land given in lieu of salary called?", answer: "jagir", wrong: ["khalisa", "inam", "iqta"], tell: "A jagir was an assignment of revenue in lieu of salary; khalisa was crown land, inam a gift, and iqta the term of the Sultanate.", difficulty: "EASY" },
  { ask: "Which painter of Jahangir was honoured with the title Nadir-ul-Asr for his pictures of birds and animals?", answer: "Ustad Mansur", wrong: ["Abul Hasan", "Bishandas", "Daswanth"], tell: "Ustad Mansur was Nadir-ul-Asr; Abul Hasan was Nadir-uz-Zaman, Bishandas made portraits, and Daswanth painted for Akbar.", difficulty: "HARD" },
  { ask: "Which Mughal lady wrote the Munis-ul-Arwah, a life of Muinuddin Chishti?", answer: "Jahanara", wrong: ["Zebunnisa", "Gulbadan", "Roshanara"], tell: "Jahanara, daughter of Shah Jahan, wrote it; Roshanara was her sister, Zebunnisa was a poet and daughter of Aurangzeb, and Gulbadan wrote the Humayun Nama.", difficulty: "HARD" },
]);

export const mughalEmpire = [
  ...rulers,
  ...battles,
  ...authors,
  ...buildings,
  ...offices,
  ...mughalTimes,
  ...singleFacts,
];
