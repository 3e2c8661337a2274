import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/revolt-of-1857.yaml", import.meta.url));

const leaders = content("leaders-of-1857");

const commanders = content("british-commanders-of-1857");

const TWO_LEADERS: Record<string, string> = {
  "Rup Singh and Joria": "the Naikda rising of 1868",
  "Durjan and Jagannath Singh": "the Chuar risings",
  "Buddhu and Joa Bhagat": "the Kol uprising",
};

const uprisings = facts({
  name: "uprisings-around-1857", depth: 3,
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
      // Two leaders are options beside other pairs.
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

const books = content("books-on-1857");

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

const singleFacts = content("revolt-single-facts");

export const revoltOf1857 = [
  ...leaders,
  ...commanders,
  ...uprisings,
  ...books,
  ...revoltTimes,
  ...singleFacts,
];
