import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/freedom-struggle.yaml", import.meta.url));

const sessions = facts({
  name: "congress-sessions", depth: 3,
  topic: "freedom-struggle",
  difficulty: "MEDIUM",
  kind: "Congress session",
  rows: [
    { year: 1885, place: "Bombay", president: "W. C. Bonnerjee", near: 1885, difficulty: "EASY" },
    { year: 1887, place: "Madras", president: "Badruddin Tyabji", near: 1887, difficulty: "HARD" },
    { year: 1888, place: "Allahabad", president: "George Yule", near: 1888, difficulty: "HARD" },
    { year: 1905, place: "Banaras", president: "Gopal Krishna Gokhale", near: 1905 },
    { year: 1906, place: "Calcutta", president: "Dadabhai Naoroji", near: 1906 },
    { year: 1907, place: "Surat", president: "Rash Behari Ghosh", near: 1907, difficulty: "HARD" },
    { year: 1916, place: "Lucknow", president: "Ambica Charan Mazumdar", near: 1916, difficulty: "HARD" },
    { year: 1917, place: "Calcutta", president: "Annie Besant", near: 1917 },
    { year: 1924, place: "Belgaum", president: "Mahatma Gandhi", near: 1924, difficulty: "EASY" },
    { year: 1925, place: "Kanpur", president: "Sarojini Naidu", near: 1925 },
    { year: 1929, place: "Lahore", president: "Jawaharlal Nehru", near: 1929, difficulty: "EASY" },
    { year: 1931, place: "Karachi", president: "Vallabhbhai Patel", near: 1931 },
    { year: 1938, place: "Haripura", president: "Subhas Chandra Bose", near: 1938 },
    { year: 1940, place: "Ramgarh", president: "Abul Kalam Azad", near: 1940, difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ year, place }) => `Who presided over the ${year} session of the Congress at ${place}?`,
      answer: ({ president }) => president,
      heading: "President of the session",
    },
    {
      question: ({ year }) => `Where did the Congress hold its annual session of ${year}?`,
      answer: ({ place }) => place,
      harder: true,
      heading: "Place of the session",
    },
    {
      question: ({ president, place }) =>
        `In which year did ${president} preside over the Congress session at ${place}?`,
      answer: ({ year }) => `${year}`,
      // He had presided at Calcutta in 1886 too.
      when: ({ year }) => year !== 1906,
      harder: true,
      heading: "Year of the session",
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    // Naoroji had presided at Calcutta in 1886 too.
    name: ({ year, place, president }) =>
      year === 1906
        ? `the Congress session at ${place} that heard ${president} call for swaraj`
        : `the Congress session at ${place} under ${president}`,
    show: ({ year }) => `${year}`,
  },
  explain: ({ year, place, president }) => `${president} presided over the ${year} session of the Indian National Congress at ${place}.`,
  // Some also presided elsewhere in another year: Bonnerjee at Allahabad in 1892, Naoroji at Lahore in 1893.
  alsoTrue: (row, other) =>
    [
      ["W. C. Bonnerjee", "George Yule"],
      ["Dadabhai Naoroji", "Jawaharlal Nehru"],
      ["Rash Behari Ghosh", "Badruddin Tyabji"],
      ["Jawaharlal Nehru", "Ambica Charan Mazumdar"],
    ].some((pair) => pair.includes(row.president) && pair.includes(other.president)),
});

const papers = content("nationalist-papers");

const revolutionaries = content("revolutionaries");

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const satyagrahas = facts({
  name: "satyagrahas", depth: 3,
  topic: "freedom-struggle",
  difficulty: "MEDIUM",
  kind: "satyagraha",
  rows: [
    { name: "Champaran", about: "the forced growing of indigo", year: 1917, leader: "Mahatma Gandhi", near: "early", difficulty: "EASY" },
    { name: "Kheda", about: "the land revenue after the crops had failed", year: 1918, leader: "Mahatma Gandhi", near: "early" },
    { name: "Ahmedabad", about: "the end of a plague bonus", year: 1918, leader: "Mahatma Gandhi", near: "early" },
    { name: "Bardoli", about: "a rise in the land revenue", year: 1928, leader: "Vallabhbhai Patel", near: "early", difficulty: "EASY" },
    { name: "Vedaranyam", about: "the salt law on the Tamil coast", year: 1930, leader: "C. Rajagopalachari", near: "salt" },
    { name: "Dharasana", about: "the salt law at the salt works of Gujarat", year: 1930, leader: "Sarojini Naidu", near: "salt" },
    { name: "Payyanur", about: "the salt law on the Malabar coast", year: 1930, leader: "K. Kelappan", near: "salt", difficulty: "HARD" },
    { name: "Vaikom", about: "the use of the roads round a temple", year: 1924, leader: "T. K. Madhavan", near: "caste", difficulty: "HARD" },
    { name: "Mahad", about: "the use of a public tank by Dalits", year: 1927, leader: "B. R. Ambedkar", near: "caste" },
  ],
  ask: [
    {
      question: ({ about, year }) => `Which satyagraha of ${year} was about ${about}?`,
      answer: ({ name }) => name,
      heading: "Satyagraha",
      state: ({ about }, answer) => `The satyagraha of ${answer} was about ${about}.`,
    },
    {
      question: ({ name, year }) => `What was the satyagraha of ${name} in ${year} about?`,
      answer: ({ about }) => capitalise(about),
      heading: "What it was about",
      state: ({ name, year }, answer) => `The satyagraha of ${name} in ${year} was about ${small(answer)}.`,
    },
    {
      question: ({ name }) => `Which leader is linked above all with the satyagraha of ${name}?`,
      answer: ({ leader }) => leader,
      // Gandhi had a hand in many of them, and Kelappan was also at Vaikom.
      alsoTrue: (row, other) =>
        other.leader === "Mahatma Gandhi" ||
        ["Vaikom", "Payyanur"].every((name) => [row.name, other.name].includes(name)),
      explain: ({ name, leader }) => `The satyagraha of ${name} is linked above all with ${leader}.`,
      heading: "Leader",
    },
  ],
  // Both were about the land revenue, after bad harvests and a rise of it.
  alsoTrue: (row, other) => ["Kheda", "Bardoli"].every((name) => [row.name, other.name].includes(name)),
  explain: ({ name, about, year, leader }) =>
    `The satyagraha of ${name} in ${year}, led by ${leader}, was about ${about}.`,
});

const books = content("books-of-the-freedom-struggle");

function called(body: string): string {
  return /^(?:India House|Abhinav Bharat)/.test(body) ? body : `the ${body}`;
}

const bodies = facts({
  name: "nationalist-bodies", depth: 3,
  topic: "freedom-struggle",
  difficulty: "MEDIUM",
  kind: "organisation",
  rows: [
    { name: "East India Association (1866)", founder: "Dadabhai Naoroji", near: 1866 },
    { name: "Indian Association (1876)", founder: "Surendranath Banerjea", near: 1876 },
    { name: "India House (1905)", founder: "Shyamji Krishna Varma", near: 1905, difficulty: "HARD" },
    { name: "All-India Home Rule League (1916)", founder: "Annie Besant", near: 1916, difficulty: "EASY" },
    { name: "Forward Bloc (1939)", founder: "Subhas Chandra Bose", near: 1939, difficulty: "EASY" },
    { name: "Khudai Khidmatgar (1929)", founder: "Abdul Ghaffar Khan", near: 1929, difficulty: "EASY", plainly: true },
    { name: "Abhinav Bharat (1904)", founder: "V. D. Savarkar", near: 1904 },
    { name: "Naujawan Bharat Sabha (1926)", founder: "Bhagat Singh", near: 1926 },
    { name: "Independent Labour Party (1936)", founder: "B. R. Ambedkar", near: 1936 },
    { name: "Indian Independence League (1942)", founder: "Rash Behari Bose", near: 1942, difficulty: "HARD" },
    { name: "Landholders' Society (1838)", founder: "Dwarkanath Tagore", near: 1838, difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `Who founded ${called(name)}?`, answer: ({ founder }) => founder, heading: "Founder" },
    {
      question: ({ founder }) => `Which of these organisations was founded by ${founder}?`,
      answer: ({ name }) => name,
      heading: "Organisation",
    },
  ],
  explain: ({ name, founder }) => `${capitalise(called(name))} was founded by ${founder}.`,
});

const freedomTimes = chronology({
  name: "freedom-chronology",
  topic: "freedom-struggle",
  of: "of the freedom struggle",
  events: [
    { what: "founding of the Indian National Congress", year: 1885, about: "Congress" },
    { what: "Partition of Bengal", year: 1905 },
    { what: "founding of the Muslim League", year: 1906 },
    { what: "Surat split of the Congress", year: 1907, about: "Congress" },
    { what: "announcement of the move of the capital to Delhi", year: 1911 },
    { what: "founding of the Ghadar Party", year: 1913 },
    { what: "return of Gandhi from South Africa", year: 1915 },
    { what: "Lucknow Pact", year: 1916 },
    { what: "Champaran Satyagraha", year: 1917 },
    { what: "Jallianwala Bagh massacre", year: 1919 },
    { what: "start of the Non-Cooperation Movement", year: 1920 },
    { what: "Chauri Chaura incident", year: 1922 },
    { what: "Kakori train robbery", year: 1925 },
    { what: "arrival of the Simon Commission in India", year: 1928 },
    { what: "Lahore session that called for Purna Swaraj", year: 1929 },
    { what: "Dandi March", year: 1930 },
    { what: "Gandhi–Irwin Pact", year: 1931 },
    { what: "Poona Pact", year: 1932 },
    { what: "Act that gave the provinces autonomy", year: 1935 },
    { what: "August Offer", year: 1940 },
    { what: "Quit India Movement", year: 1942 },
    { what: "Simla Conference of Lord Wavell", year: 1945 },
    { what: "mutiny of the Royal Indian Navy", year: 1946 },
    { what: "Mountbatten Plan", year: 1947 },
  ],
});

const singleFacts = content("freedom-single-facts");

export const freedomStruggle = [
  ...sessions,
  ...papers,
  ...revolutionaries,
  ...satyagrahas,
  ...books,
  ...bodies,
  ...freedomTimes,
  ...singleFacts,
];
