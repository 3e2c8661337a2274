import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

const sessions = facts({
  name: "congress-sessions",
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
  // Some presided at another one's place in another year: Bonnerjee at Allahabad in 1892, Naoroji at Lahore in 1893.
  alsoTrue: (row, other) =>
    [
      ["W. C. Bonnerjee", "George Yule"],
      ["Dadabhai Naoroji", "Jawaharlal Nehru"],
      ["Rash Behari Ghosh", "Badruddin Tyabji"],
      ["Jawaharlal Nehru", "Ambica Charan Mazumdar"],
    ].some((pair) => pair.includes(row.president) && pair.includes(other.president)),
});

const papers = facts({
  name: "nationalist-papers",
  topic: "freedom-struggle",
  difficulty: "MEDIUM",
  kind: "editor",
  rows: [
    { name: "Bal Gangadhar Tilak", paper: "Kesari", difficulty: "EASY" },
    { name: "Mahatma Gandhi", paper: "Young India", difficulty: "EASY" },
    { name: "Abul Kalam Azad", paper: "Al-Hilal", near: "Muslim" },
    { name: "Annie Besant", paper: "The Commonweal" },
    { name: "Surendranath Banerjea", paper: "The Bengalee", near: "Bengal" },
    { name: "Sisir Kumar Ghosh", paper: "Amrita Bazar Patrika", near: "Bengal" },
    { name: "Mohammad Ali", paper: "Comrade", near: "Muslim" },
    { name: "Shyamji Krishna Varma", paper: "The Indian Sociologist", difficulty: "HARD" },
    { name: "Ganesh Shankar Vidyarthi", paper: "Pratap", difficulty: "HARD" },
    { name: "Motilal Nehru", paper: "The Independent", difficulty: "HARD" },
    { name: "Pherozeshah Mehta", paper: "The Bombay Chronicle", difficulty: "HARD" },
    { name: "G. Subramania Iyer", paper: "Swadesamitran", difficulty: "HARD", plainly: true },
    { name: "Jawaharlal Nehru", paper: "National Herald" },
    { name: "Zafar Ali Khan", paper: "Zamindar", near: "Muslim", difficulty: "HARD" },
    { name: "Hasrat Mohani", paper: "Urdu-i-Mualla", near: "Muslim", difficulty: "HARD" },
    { name: "Brahmabandhab Upadhyay", paper: "Sandhya", near: "Bengal", difficulty: "HARD" },
    { name: "Krishna Kumar Mitra", paper: "Sanjivani", near: "Bengal", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ paper }) => `With which leader is the paper "${paper}" linked as founder or editor?`,
      answer: ({ name }) => name,
      heading: "Leader",
    },
    {
      question: ({ name }) => `Which of these papers is linked with ${name} as founder or editor?`,
      answer: ({ paper }) => paper,
      heading: "Paper",
    },
  ],
  explain: ({ name, paper }) => `"${paper}" is linked with ${name}.`,
  // The son helped to run the father's paper.
  alsoTrue: (row, other) => [row, other].every(({ name }) => name.endsWith("Nehru")),
});

/** `deed` goes on after the name. */
const revolutionaries = facts({
  name: "revolutionaries",
  topic: "freedom-struggle",
  difficulty: "MEDIUM",
  kind: "revolutionary",
  rows: [
    { name: "Damodar Chapekar", deed: "shot the plague officer Rand at Poona in 1897", near: 1897 },
    { name: "Khudiram Bose", deed: "went to the gallows in 1908 for the bomb at Muzaffarpur", near: 1908, difficulty: "EASY" },
    { name: "Madan Lal Dhingra", deed: "shot Curzon Wyllie in London in 1909", near: 1909 },
    { name: "Vanchi Iyer", deed: "shot the Collector Ashe in 1911", near: 1911, difficulty: "HARD" },
    { name: "Rash Behari Bose", deed: "planned the bomb attack on Lord Hardinge in 1912", near: 1912 },
    { name: "Lala Hardayal", deed: "helped to found the Ghadar Party in San Francisco", near: 1913 },
    { name: "Ram Prasad Bismil", deed: "went to the gallows for the train robbery at Kakori", near: 1925, difficulty: "EASY" },
    { name: "Jatin Das", deed: "died in 1929 after a hunger strike of 63 days in jail", near: 1929 },
    { name: "Bhagat Singh", deed: "threw a bomb in the Central Legislative Assembly in 1929", near: 1929, difficulty: "EASY" },
    { name: "Surya Sen", deed: "led the raid on the armoury at Chittagong in 1930", near: 1930 },
    { name: "Pritilata Waddedar", deed: "led the attack on the club at Pahartali in 1932", near: 1932, difficulty: "HARD" },
    { name: "Bina Das", deed: "fired at Governor Stanley Jackson in 1932", near: 1932, difficulty: "HARD" },
    { name: "Udham Singh", deed: "shot Michael O'Dwyer in London in 1940", near: 1940 },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ deed }) => `He ${deed}`,
      when: ({ name }) => !/Pritilata|Bina/.test(name),
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const satyagrahas = facts({
  name: "satyagrahas",
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

const books = facts({
  name: "books-of-the-freedom-struggle",
  topic: "freedom-struggle",
  difficulty: "MEDIUM",
  kind: "author",
  rows: [
    { name: "Mahatma Gandhi", book: "Hind Swaraj", difficulty: "EASY" },
    { name: "Jawaharlal Nehru", book: "The Discovery of India", difficulty: "EASY" },
    { name: "Dadabhai Naoroji", book: "Poverty and Un-British Rule in India", difficulty: "EASY" },
    { name: "Abul Kalam Azad", book: "India Wins Freedom" },
    { name: "Lala Lajpat Rai", book: "Unhappy India" },
    { name: "R. C. Dutt", book: "The Economic History of India" },
    { name: "Dinabandhu Mitra", book: "Nil Darpan" },
    { name: "Subhas Chandra Bose", book: "The Indian Struggle" },
    { name: "Surendranath Banerjea", book: "A Nation in Making", difficulty: "HARD" },
    { name: "Rajendra Prasad", book: "India Divided", difficulty: "HARD" },
    { name: "Sachindranath Sanyal", book: "Bandi Jivan", difficulty: "HARD" },
    { name: "Bal Gangadhar Tilak", book: "Gita Rahasya" },
  ],
  ask: [
    { question: ({ book }) => `Who wrote "${book}"?`, answer: ({ name }) => name, heading: "Author" },
    { question: ({ name }) => `Which of these was written by ${name}?`, answer: ({ book }) => book, heading: "Book" },
  ],
  explain: ({ name, book }) => `${name} wrote "${book}".`,
});

function called(body: string): string {
  return /^(?:India House|Abhinav Bharat)/.test(body) ? body : `the ${body}`;
}

const bodies = facts({
  name: "nationalist-bodies",
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

const singleFacts = singles("freedom-single-facts", "freedom-struggle", [
  { ask: "Who said, \"Swaraj is my birthright, and I shall have it\"?", answer: "Bal Gangadhar Tilak", wrong: ["Gopal Krishna Gokhale", "Lala Lajpat Rai", "Bipin Chandra Pal"], tell: "The words are Bal Gangadhar Tilak's; Lajpat Rai and Bipin Pal stood with him as Lal-Bal-Pal, and Gokhale led the Moderates.", difficulty: "EASY" },
  { ask: "Which movement did Gandhi call off after the incident at Chauri Chaura?", answer: "Non-Cooperation", wrong: ["Civil Disobedience", "Quit India", "Swadeshi"], tell: "Non-Cooperation was called off in February 1922; Swadeshi belongs to 1905, Civil Disobedience to 1930 and Quit India to 1942.", difficulty: "EASY" },
  { ask: "Who led the Swaraj Party together with Motilal Nehru in 1923?", answer: "C. R. Das", wrong: ["Lala Lajpat Rai", "C. Rajagopalachari", "Rajendra Prasad"], tell: "C. R. Das and Motilal Nehru founded the Swaraj Party; Rajagopalachari and Rajendra Prasad were 'no-changers'." },
  { ask: "Who was Prime Minister of Britain when the Communal Award was announced in 1932?", answer: "Ramsay MacDonald", wrong: ["Stanley Baldwin", "Clement Attlee", "Winston Churchill"], tell: "Ramsay MacDonald announced the Award; Baldwin came before and after him, Churchill led the country in the war, and Attlee was Prime Minister in 1947." },
  { ask: "Which officer ordered the firing at Jallianwala Bagh?", answer: "Reginald Dyer", wrong: ["Michael O'Dwyer", "John Saunders", "William Hunter"], tell: "Brigadier-General Reginald Dyer gave the order; O'Dwyer was Lieutenant-Governor, Hunter headed the inquiry and Saunders was a police officer of 1928.", difficulty: "EASY" },
  { ask: "Who led the defence of the Indian National Army's prisoners at the Red Fort trial?", answer: "Bhulabhai Desai", wrong: ["Jawaharlal Nehru", "Kailash Nath Katju", "Asaf Ali"], tell: "Bhulabhai Desai led the defence in 1945; Nehru, Katju and Asaf Ali were others of the defence committee.", difficulty: "HARD" },
  { ask: "Who founded the Khudai Khidmatgar?", answer: "Abdul Ghaffar Khan", wrong: ["Hakim Ajmal Khan", "Hasrat Mohani", "Zafar Ali Khan"], tell: "Abdul Ghaffar Khan founded it in 1929 on the North-West Frontier; Hakim Ajmal Khan was a physician of Delhi, Hasrat Mohani a poet and Zafar Ali Khan the editor of Zamindar.", difficulty: "EASY" },
]);

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
