import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

const leaders = facts({
  name: "leaders-of-1857",
  topic: "revolt-of-1857",
  difficulty: "MEDIUM",
  kind: "leader of 1857",
  rows: [
    { name: "Bakht Khan", place: "Delhi" },
    { name: "Nana Sahib", place: "Kanpur", difficulty: "EASY" },
    { name: "Begum Hazrat Mahal", place: "Lucknow", difficulty: "EASY" },
    { name: "Rani Lakshmibai", place: "Jhansi", difficulty: "EASY" },
    { name: "Kunwar Singh", place: "Jagdishpur", difficulty: "EASY" },
    { name: "Khan Bahadur Khan", place: "Bareilly" },
    { name: "Maulvi Ahmadullah", place: "Faizabad" },
    { name: "Liaqat Ali", place: "Allahabad", difficulty: "HARD" },
    { name: "Shah Mal", place: "Baraut", difficulty: "HARD" },
    { name: "Rao Tula Ram", place: "Rewari", difficulty: "HARD" },
    { name: "Devi Singh", place: "Mathura", difficulty: "HARD" },
    { name: "Surendra Sai", place: "Sambalpur", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ place }) => `Who led the revolt of 1857 at ${place}?`,
      answer: ({ name }) => name,
      heading: "Leader",
    },
    {
      question: ({ name }) => `With which place is ${name} linked in the revolt of 1857?`,
      answer: ({ place }) => place,
      heading: "Place in the revolt of 1857",
    },
  ],
  explain: ({ name, place }) => `In 1857 ${name} led the revolt at ${place}.`,
  // The Maulvi fought at Lucknow, and Bakht Khan came from Bareilly.
  alsoTrue: (row, other) =>
    [
      ["Begum Hazrat Mahal", "Maulvi Ahmadullah"],
      ["Bakht Khan", "Khan Bahadur Khan"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const commanders = facts({
  name: "british-commanders-of-1857",
  topic: "revolt-of-1857",
  difficulty: "HARD",
  kind: "British officer",
  rows: [
    { name: "John Nicholson", did: "was mortally wounded in the storming of Delhi" },
    { name: "William Hodson", did: "took Bahadur Shah prisoner at Humayun's tomb" },
    { name: "Henry Lawrence", did: "died in the siege of the Lucknow Residency", difficulty: "MEDIUM" },
    { name: "Hugh Rose", did: "took Jhansi and Gwalior in 1858", difficulty: "MEDIUM" },
    { name: "Colin Campbell", did: "took Lucknow as Commander-in-Chief in March 1858", difficulty: "MEDIUM" },
    { name: "James Neill", did: "put down the rising at Banaras and Allahabad with great cruelty" },
    { name: "Henry Havelock", did: "retook Kanpur in July 1857 and led the first relief of Lucknow" },
    { name: "Vincent Eyre", did: "relieved the besieged house at Arrah" },
    { name: "Hugh Wheeler", did: "gave up his entrenchment at Kanpur to Nana Sahib" },
  ],
  ask: [
    { question: ({ did }) => `Which British officer ${did}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What part did ${name} play in the events of 1857–58?`,
      answer: ({ did }) => `He ${did}`,
      explain: ({ name, did }) => `${name}: he ${did}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, did }) => `${name} ${did}.`,
  // All three died at Lucknow in 1857.
  alsoTrue: (row, other) =>
    [
      ["Henry Lawrence", "James Neill"],
      ["Henry Lawrence", "Henry Havelock"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const TWO_LEADERS: Record<string, string> = {
  "Rup Singh and Joria": "the Naikda rising of 1868",
  "Durjan and Jagannath Singh": "the Chuar risings",
  "Buddhu and Joa Bhagat": "the Kol uprising",
};

const uprisings = facts({
  name: "uprisings-around-1857",
  topic: "revolt-of-1857",
  difficulty: "MEDIUM",
  kind: "uprising",
  rows: [
    { name: "Santhal uprising of 1855", leader: "Sidhu and Kanhu", near: 1855, difficulty: "EASY" },
    { name: "Ulgulan of 1899", leader: "Birsa Munda", near: 1899, difficulty: "EASY" },
    { name: "Kittur revolt of 1824", leader: "Rani Chennamma", near: 1824, difficulty: "EASY" },
    { name: "Paika rebellion of 1817", leader: "Bakshi Jagabandhu", near: 1817 },
    { name: "Travancore revolt of 1808", leader: "Velu Thampi", near: 1808 },
    { name: "Poligar revolt of 1799", leader: "Kattabomman", near: 1799 },
    { name: "Barasat uprising of 1831", leader: "Titu Mir", near: 1831 },
    { name: "Khasi war of 1829", leader: "U Tirot Sing", near: 1829, plainly: true },
    { name: "Faraizi movement of the 1820s", leader: "Haji Shariatullah", near: 1820, difficulty: "HARD", plainly: true },
    { name: "Ahom revolt of 1828", leader: "Gomdhar Konwar", near: 1828, difficulty: "HARD" },
    { name: "Kol uprising of 1831", leader: "Buddhu Bhagat", near: 1831, difficulty: "HARD" },
    { name: "Indigo revolt of 1859", leader: "Digambar Biswas", near: 1859, difficulty: "HARD" },
    { name: "Kuka movement of the 1860s", leader: "Ram Singh", near: 1870, difficulty: "HARD" },
    { name: "Rampa rebellion of 1922", leader: "Alluri Sitarama Raju", near: 1922 },
  ],
  ask: [
    {
      question: ({ name }) => `Who led the ${name}?`,
      answer: ({ leader }) => leader,
      heading: "Leader",
      // Two leaders stand beside other twos.
      decoys: ({ leader }) => (leader.includes(" and ") ? Object.keys(TWO_LEADERS) : []),
      placeDecoy: (decoy) => `${decoy} led ${TWO_LEADERS[decoy]}.`,
    },
    {
      question: ({ leader }) => `Which of these risings was led by ${leader}?`,
      answer: ({ name }) => `the ${name}`,
      heading: "Rising",
    },
  ],
  explain: ({ name, leader }) => `${leader} led the ${name}.`,
});

const books = facts({
  name: "books-on-1857",
  topic: "revolt-of-1857",
  difficulty: "HARD",
  kind: "writer on 1857",
  rows: [
    { name: "V. D. Savarkar", book: "The Indian War of Independence, 1857", difficulty: "MEDIUM" },
    { name: "S. N. Sen", book: "Eighteen Fifty-Seven" },
    { name: "R. C. Majumdar", book: "The Sepoy Mutiny and the Revolt of 1857" },
    { name: "Ashok Mehta", book: "1857: The Great Rebellion" },
    { name: "Syed Ahmad Khan", book: "The Causes of the Indian Revolt" },
    { name: "John Kaye", book: "A History of the Sepoy War in India" },
  ],
  ask: [
    { question: ({ book }) => `Who wrote "${book}"?`, answer: ({ name }) => name, heading: "Writer" },
    {
      question: ({ name }) => `Which of these books on the events of 1857 is by ${name}?`,
      // His is the only title that names a war of sepoys alone.
      when: ({ name }) => name !== "John Kaye",
      answer: ({ book }) => book,
      heading: "Book on 1857",
    },
  ],
  explain: ({ name, book }) => `${name} wrote "${book}".`,
});

const revoltTimes = chronology({
  name: "company-risings-chronology",
  topic: "revolt-of-1857",
  of: "of resistance to British rule",
  events: [
    { what: "Poligar revolt of Kattabomman", year: 1799 },
    { what: "Vellore mutiny", year: 1806 },
    { what: "Travancore revolt of Velu Thampi", year: 1808 },
    { what: "Paika rebellion", year: 1817 },
    { what: "Kittur revolt of Rani Chennamma", year: 1824 },
    { what: "outbreak of the Khasi war of U Tirot Sing", year: 1829 },
    { what: "Kol uprising", year: 1831 },
    { what: "Santhal uprising", year: 1855 },
    { what: "outbreak of the revolt at Meerut", year: 1857 },
    { what: "death of Rani Lakshmibai", year: 1858 },
    { what: "indigo revolt in Bengal", year: 1859 },
    { what: "Deccan riots", year: 1875 },
    { what: "hanging of Tikendrajit of Manipur", year: 1891 },
    { what: "Munda Ulgulan", year: 1899 },
    { what: "Malabar rebellion", year: 1921 },
    { what: "Rampa rebellion of Alluri Sitarama Raju", year: 1922 },
  ],
});

const singleFacts = singles("revolt-single-facts", "revolt-of-1857", [
  { ask: "At which cantonment did Mangal Pandey attack his officers on 29 March 1857?", answer: "Barrackpore", wrong: ["Berhampore", "Meerut", "Ambala"], tell: "Mangal Pandey's attack was at Barrackpore; the 19th Native Infantry had refused the cartridges at Berhampore, and the general rising began at Meerut.", difficulty: "EASY" },
  { ask: "Where did the sepoys rise on 10 May 1857?", answer: "Meerut", wrong: ["Kanpur", "Lucknow", "Barrackpore"], tell: "The rising began at Meerut on 10 May; the sepoys reached Delhi the next day, and Lucknow and Kanpur rose in the weeks after.", difficulty: "EASY" },
  { ask: "Which new rifle set off the trouble over greased cartridges in 1857?", answer: "Enfield", wrong: ["Brown Bess", "Martini-Henry", "Snider"], tell: "The cartridges of the new Enfield rifle had to be bitten open; the Brown Bess was the old musket, and the Snider and Martini-Henry came later.", difficulty: "EASY" },
  { ask: "Who was Governor-General when the revolt of 1857 broke out?", answer: "Lord Canning", wrong: ["Lord Dalhousie", "Lord Elgin", "Lord Hardinge"], tell: "Lord Canning had come in 1856 after Lord Dalhousie; Hardinge came before Dalhousie and Elgin after Canning.", difficulty: "EASY" },
  { ask: "Whom did the sepoys proclaim Emperor of Hindustan in May 1857?", answer: "Bahadur Shah Zafar", wrong: ["Nana Sahib", "Birjis Qadr", "Wajid Ali Shah"], tell: "Bahadur Shah Zafar was proclaimed at Delhi; Nana Sahib was Peshwa at Kanpur, Birjis Qadr was set up at Lucknow, and Wajid Ali Shah was in exile at Calcutta.", difficulty: "EASY" },
  { ask: "On which date was the Queen's Proclamation read out at Allahabad?", answer: "1 November 1858", wrong: ["20 September 1857", "2 August 1858", "1 January 1877"], tell: "The Proclamation was read on 1 November 1858; Delhi had been retaken by 20 September 1857, the Act for the Government of India had received assent on 2 August 1858, and 1 January 1877 was the Delhi Durbar." },
  { ask: "Which general of Nana Sahib bore the real name Ramachandra Panduranga?", answer: "Tantia Tope", wrong: ["Azimullah Khan", "Rao Sahib", "Bakht Khan"], tell: "Tantia Tope was Ramachandra Panduranga; Azimullah Khan was the agent and Rao Sahib the nephew of Nana Sahib, and Bakht Khan commanded at Delhi." },
  { ask: "Where did Rani Lakshmibai die fighting in June 1858?", answer: "Gwalior", wrong: ["Jhansi", "Kalpi", "Jagdishpur"], tell: "She fell at Gwalior after leaving Jhansi and fighting at Kalpi; Jagdishpur was the seat of Kunwar Singh." },
  { ask: "Which commission of 1859 recommended a larger share of Europeans in the army after the revolt?", answer: "the Peel Commission", wrong: ["the Welby Commission", "the Hunter Commission", "the Lee Commission"], tell: "The Peel Commission dealt with the army; Welby's dealt with expenditure, Hunter's with education and Lee's with the civil services.", difficulty: "HARD" },
]);

export const revoltOf1857 = [
  ...leaders,
  ...commanders,
  ...uprisings,
  ...books,
  ...revoltTimes,
  ...singleFacts,
];
