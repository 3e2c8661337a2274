import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { chronology } from "../computed/chronology.ts";

const content = writersIn(new URL("../../../content/history/marathas-and-regional-powers.yaml", import.meta.url));

const ministers = content("shivajis-ministers");

const marathas = content("maratha-leaders");

const gurus = content("sikh-gurus");

const states = content("eighteenth-century-states");

const houses = content("maratha-houses");

const treaties = facts({
  name: "treaties-of-the-indian-powers", depth: 3,
  topic: "marathas-and-regional-powers",
  difficulty: "HARD",
  kind: "treaty",
  rows: [
    { name: "the Treaty of Purandar of 1665", what: "made Shivaji give up twenty-three forts to Jai Singh", near: 1665, difficulty: "MEDIUM" },
    { name: "the Treaty of Madras of 1769", what: "ended the first Anglo-Mysore War", near: 1769 },
    { name: "the Treaty of Salbai of 1782", what: "ended the first Anglo-Maratha War", near: 1782, difficulty: "MEDIUM" },
    { name: "the Treaty of Mangalore of 1784", what: "ended the second Anglo-Mysore War", near: 1784 },
    { name: "the Treaty of Srirangapatna of 1792", what: "ended the third Anglo-Mysore War", near: 1792, difficulty: "MEDIUM" },
    { name: "the Treaty of Bassein of 1802", what: "brought the Peshwa into subsidiary alliance", near: 1802, difficulty: "MEDIUM" },
    { name: "the Treaty of Deogaon of 1803", what: "was signed by the Bhonsle of Nagpur in the second Anglo-Maratha War", near: 1803 },
    { name: "the Treaty of Surji-Arjangaon of 1803", what: "was signed by the Scindia in the second Anglo-Maratha War", near: 1803 },
    { name: "the Treaty of Amritsar of 1809", what: "made the Sutlej the boundary of Ranjit Singh's kingdom", near: 1809 },
    { name: "the Treaty of Lahore of 1846", what: "ended the first Anglo-Sikh War", near: 1846 },
  ],
  ask: [
    {
      question: ({ what }) => `Which treaty ${what}?`,
      answer: ({ name }) => name.replace(/ of \d+$/, ""),
      explain: ({ name, what }) => `${capital(name)} ${what}.`,
    },
    {
      question: ({ name }) => `What is true of ${name}?`,
      answer: ({ what }) => `It ${what}`,
      heading: "What is true of it",
      explain: ({ name, what }) => `${capital(name)}: it ${what}.`,
    },
  ],
  explain: ({ name, what }) => `${capital(name)} ${what}.`,
});

function capital(text: string): string {
  return text.replace(/^the/, "The");
}

const regionalRulers = content("regional-rulers");

const regionalTimes = chronology({
  name: "maratha-chronology",
  topic: "marathas-and-regional-powers",
  of: "in the history of the regional powers of India",
  events: [
    { what: "execution of Guru Arjan", year: 1606 },
    { what: "Treaty of Purandar between Shivaji and Jai Singh", year: 1665, about: "Shivaji" },
    { what: "coronation of Shivaji", year: 1674, about: "Shivaji" },
    { what: "execution of Guru Tegh Bahadur", year: 1675 },
    { what: "death of Shivaji", year: 1680, about: "Shivaji" },
    { what: "execution of Sambhaji", year: 1689 },
    { what: "founding of the Khalsa", year: 1699 },
    { what: "execution of Banda Bahadur", year: 1716 },
    { what: "Battle of Palkhed", year: 1728 },
    { what: "third Battle of Panipat", year: 1761 },
    { what: "Treaty of Salbai", year: 1782 },
    { what: "fall of Srirangapatna and death of Tipu Sultan", year: 1799 },
    { what: "Treaty of Bassein", year: 1802 },
    { what: "Treaty of Amritsar with Ranjit Singh", year: 1809, about: "Ranjit Singh" },
    { what: "death of Ranjit Singh", year: 1839, about: "Ranjit Singh" },
    { what: "British annexation of the Punjab", year: 1849 },
  ],
});

export const marathasAndRegionalPowers = [
  ...ministers,
  ...marathas,
  ...gurus,
  ...states,
  ...houses,
  ...treaties,
  ...regionalRulers,
  ...regionalTimes,
];
