import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

const committees = facts({
  name: "constituent-assembly-committees",
  topic: "constitution-and-after",
  difficulty: "HARD",
  kind: "committee of the Constituent Assembly",
  rows: [
    { name: "Drafting Committee", chair: "B. R. Ambedkar", difficulty: "EASY" },
    { name: "Union Powers Committee", chair: "Jawaharlal Nehru", difficulty: "MEDIUM" },
    { name: "Provincial Constitution Committee", chair: "Vallabhbhai Patel", difficulty: "MEDIUM" },
    { name: "Steering Committee", chair: "Rajendra Prasad", difficulty: "MEDIUM" },
    { name: "Fundamental Rights Sub-Committee", chair: "J. B. Kripalani" },
    { name: "Minorities Sub-Committee", chair: "H. C. Mookerjee" },
    { name: "House Committee", chair: "B. Pattabhi Sitaramayya" },
    { name: "Order of Business Committee", chair: "K. M. Munshi" },
  ],
  ask: [
    {
      question: ({ name }) => `Who was the chairman of the ${name} of the Constituent Assembly?`,
      answer: ({ chair }) => chair,
      heading: "Chairman",
    },
    {
      question: ({ chair }) => `Which of these committees of the Constituent Assembly did ${chair} chair?`,
      answer: ({ name }) => name,
      heading: "Committee",
    },
  ],
  explain: ({ name, chair }) => `${chair} chaired the ${name} of the Constituent Assembly.`,
});

const sources = facts({
  name: "sources-of-the-constitution",
  topic: "constitution-and-after",
  difficulty: "MEDIUM",
  kind: "source",
  rows: [
    { name: "parliamentary government", from: "the United Kingdom", difficulty: "EASY", plainly: true },
    { name: "fundamental rights and judicial review", from: "the United States", difficulty: "EASY" },
    { name: "the directive principles of state policy", from: "Ireland", difficulty: "EASY" },
    { name: "a federation with a strong centre", from: "Canada" },
    { name: "the concurrent list", from: "Australia" },
    { name: "the suspension of fundamental rights in an emergency", from: "Weimar Germany" },
    { name: "the procedure of amendment", from: "South Africa", difficulty: "HARD" },
    { name: "procedure established by law", from: "Japan", difficulty: "HARD" },
    { name: "the fundamental duties", from: "the Soviet Union" },
    { name: "the ideals of liberty, equality and fraternity", from: "France", plainly: true },
  ],
  ask: [
    {
      question: ({ name }) =>
        `From the constitution of which country did the framers of India's Constitution take ${name}?`,
      answer: ({ from }) => from,
      when: ({ name }) => name !== "the fundamental duties",
      heading: "Country",
    },
    {
      question: ({ name }) => `The constitution of which country was the model for ${name}, added in 1976?`,
      answer: ({ from }) => from,
      when: ({ name }) => name === "the fundamental duties",
      decoys: () => ["Ireland", "Australia", "South Africa"],
      placeDecoy: (decoy) => `${decoy} gave other features.`,
    },
    {
      question: ({ from }) => `Which feature of India's Constitution is traced to ${from}?`,
      answer: ({ name }) => capitalise(name),
      heading: "Feature taken over",
    },
  ],
  explain: ({ name, from }) => `India's Constitution took ${name} from that of ${from}.`,
  // These share British ideas of law and government.
  alsoTrue: (row, other) => [row, other].every(({ from }) => from === "Japan" || from.includes("Kingdom")),
});

const states = facts({
  name: "formation-of-states",
  topic: "constitution-and-after",
  difficulty: "MEDIUM",
  kind: "state",
  rows: [
    { name: "Andhra", year: "1953", near: 1953 },
    { name: "Kerala", year: "1956", near: 1956 },
    { name: "Gujarat", year: "1960", near: 1960, difficulty: "EASY" },
    { name: "Nagaland", year: "1963", near: 1963 },
    { name: "Haryana", year: "1966", near: 1966, difficulty: "EASY" },
    { name: "Himachal Pradesh", year: "1971", near: 1971, difficulty: "HARD" },
    { name: "Meghalaya", year: "1972", near: 1972, difficulty: "HARD" },
    { name: "Sikkim", year: "1975", near: 1975 },
    { name: "Goa", year: "1987", near: 1987, difficulty: "HARD" },
    { name: "Jharkhand", year: "2000", near: 2000, difficulty: "EASY" },
    { name: "Telangana", year: "2014", near: 2014, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ name }) => `In which year did ${name} become a state of the Indian Union?`,
      answer: ({ year }) => year,
      heading: "Year in which it was formed",
    },
    {
      question: ({ year }) => `Which of these became a state of the Indian Union in ${year}?`,
      answer: ({ name }) => name,
      heading: "State",
    },
  ],
  order: {
    ask: "in the order in which they became states, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, year }) => `${name} became a state in ${year}.`,
});

const commissions = facts({
  name: "commissions-of-free-india",
  topic: "constitution-and-after",
  difficulty: "MEDIUM",
  kind: "commission",
  rows: [
    { name: "Fazl Ali Commission (1953)", on: "the reorganisation of states" },
    { name: "Dhar Commission (1948)", on: "the demand for linguistic states", difficulty: "HARD" },
    { name: "Balwantrai Mehta Committee (1957)", on: "a three-tier Panchayati Raj" },
    { name: "Ashok Mehta Committee (1977)", on: "a two-tier Panchayati Raj", difficulty: "HARD" },
    { name: "Kothari Commission (1964)", on: "the system of education" },
    { name: "Mandal Commission (1979)", on: "the socially and educationally backward classes", difficulty: "EASY" },
    { name: "Sarkaria Commission (1983)", on: "the relations between the centre and the states" },
    { name: "Santhanam Committee (1962)", on: "the prevention of corruption", difficulty: "HARD" },
    { name: "Swaran Singh Committee (1976)", on: "the fundamental duties of citizens", difficulty: "HARD" },
    { name: "Shah Commission (1977)", on: "the excesses of the Emergency", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `What was the subject of the ${name}?`, answer: ({ on }) => capitalise(on), heading: "Subject" },
    { question: ({ on }) => `Which of these dealt with ${on}?`, answer: ({ name }) => name, heading: "Commission" },
  ],
  explain: ({ name, on }) => `The ${name} dealt with ${on}.`,
  alsoTrue: (row, other) => [row, other].every(({ name }) => /Fazl|Dhar/.test(name)),
});

/** `deed` goes on after the name. */
const makers = facts({
  name: "makers-of-free-india",
  topic: "constitution-and-after",
  difficulty: "MEDIUM",
  kind: "leader",
  rows: [
    { name: "Rajendra Prasad", deed: "was elected President of the Constituent Assembly in December 1946", near: "assembly", difficulty: "EASY" },
    { name: "Sachchidananda Sinha", deed: "took the chair at the first sitting of the Constituent Assembly", near: "assembly" },
    { name: "B. N. Rau", deed: "was constitutional adviser to the Constituent Assembly", near: "assembly" },
    { name: "Jawaharlal Nehru", deed: "moved the Objectives Resolution", near: "assembly", difficulty: "EASY" },
    { name: "Vallabhbhai Patel", deed: "led the States Ministry that joined the princely states to India", near: "assembly", difficulty: "EASY" },
    { name: "V. P. Menon", deed: "was secretary of the States Ministry and wrote of the integration of the states", near: "assembly" },
    { name: "Potti Sriramulu", deed: "died in December 1952 after a long fast for a new state", near: "after" },
    { name: "Vinoba Bhave", deed: "began the Bhoodan movement at Pochampally in 1951", near: "after", difficulty: "EASY" },
    { name: "Sukumar Sen", deed: "was Chief Election Commissioner for the first general election", near: "after" },
    { name: "P. C. Mahalanobis", deed: "drew up the model of the Second Five-Year Plan", near: "after" },
    { name: "C. Rajagopalachari", deed: "was the last Governor-General of India and later founded the Swatantra Party", near: "after" },
    { name: "Lal Bahadur Shastri", deed: "signed the Tashkent Declaration in 1966", near: "after", difficulty: "EASY" },
    { name: "Jayaprakash Narayan", deed: "called for Total Revolution in 1974", near: "after", difficulty: "EASY" },
    { name: "Prem Behari Narain Raizada", deed: "wrote out the original Constitution by hand", near: "assembly", difficulty: "HARD" },
    { name: "Nandalal Bose", deed: "led the artists who decorated the pages of the original Constitution", near: "assembly" },
    { name: "Jaipal Singh", deed: "spoke for the tribal people in the Constituent Assembly", near: "assembly", difficulty: "HARD" },
    { name: "J. N. Mandal", deed: "joined the interim government of 1946 as a nominee of the Muslim League", near: "assembly", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  alsoTrue: (row, other) => [row, other].every(({ name }) => /Patel|Menon/.test(name)),
});

const republicTimes = chronology({
  name: "republic-chronology",
  topic: "constitution-and-after",
  of: "of free India",
  events: [
    { what: "police action in Hyderabad", year: 1948 },
    { what: "coming into force of the Constitution", year: 1950 },
    { what: "signing of the Panchsheel agreement with China", year: 1954 },
    { what: "Bandung Conference", year: 1955 },
    { what: "States Reorganisation Act", year: 1956 },
    { what: "liberation of Goa", year: 1961 },
    { what: "war with China", year: 1962 },
    { what: "Tashkent Declaration", year: 1966 },
    { what: "nationalisation of fourteen banks", year: 1969 },
    { what: "war for the liberation of Bangladesh", year: 1971 },
    { what: "Simla Agreement with Pakistan", year: 1972 },
    { what: "nuclear test called Smiling Buddha", year: 1974 },
    { what: "proclamation of the internal Emergency", year: 1975 },
    { what: "Forty-second Amendment", year: 1976, about: "amendments" },
    { what: "Forty-fourth Amendment", year: 1978, about: "amendments" },
    { what: "founding of SAARC", year: 1985 },
    { what: "New Economic Policy of liberalisation", year: 1991 },
    { what: "nuclear tests called Operation Shakti", year: 1998 },
    { what: "Kargil conflict", year: 1999 },
    { what: "Right to Information Act", year: 2005 },
  ],
});

const singleFacts = singles("republic-single-facts", "constitution-and-after", [
  { ask: "On which date did the Constituent Assembly adopt the Constitution?", answer: "26 November 1949", wrong: ["26 January 1950", "9 December 1946", "22 July 1947"], tell: "It was adopted on 26 November 1949 and came into force on 26 January 1950; the Assembly first met on 9 December 1946 and adopted the flag on 22 July 1947.", difficulty: "EASY" },
  { ask: "On which date did the Constituent Assembly first meet?", answer: "9 December 1946", wrong: ["15 August 1947", "26 November 1949", "13 December 1946"], tell: "It first met on 9 December 1946; the Objectives Resolution was moved on 13 December 1946, and the Constitution was adopted on 26 November 1949." },
  { ask: "Under which plan was the Constituent Assembly set up?", answer: "the Cabinet Mission Plan", wrong: ["the Mountbatten Plan", "the Cripps Proposals", "the Wavell Plan"], tell: "The Cabinet Mission Plan of 1946 set it up; Cripps came in 1942, Wavell's plan belongs to 1945 and Mountbatten's to June 1947.", difficulty: "EASY" },
  { ask: "In which princely state was a plebiscite held in February 1948 on joining India?", answer: "Junagadh", wrong: ["Hyderabad", "Travancore", "Bhopal"], tell: "Junagadh voted to join India; Hyderabad was brought in by police action in September 1948, while Travancore and Bhopal signed the Instrument of Accession." },
  { ask: "What was the code name of the police action in Hyderabad in 1948?", answer: "Operation Polo", wrong: ["Operation Vijay", "Operation Meghdoot", "Operation Cactus"], tell: "Operation Polo was the action in Hyderabad; Vijay was in Goa in 1961 (and at Kargil in 1999), Meghdoot on the Siachen glacier in 1984 and Cactus in the Maldives in 1988." },
  { ask: "Which part of the Constitution did the Constituent Assembly's Objectives Resolution shape above all?", answer: "the Preamble", wrong: ["the Fundamental Duties", "the Union List", "the Directive Principles"], tell: "The Objectives Resolution of December 1946 lives on in the Preamble.", difficulty: "EASY" },
  { ask: "Who drew the boundary lines of the partition of 1947?", answer: "Cyril Radcliffe", wrong: ["Stafford Cripps", "Evan Jenkins", "Frederick Burrows"], tell: "Cyril Radcliffe headed both boundary commissions; Cripps had come with the offers of 1942 and 1946, and Jenkins and Burrows were the governors of the Punjab and of Bengal.", difficulty: "EASY" },
]);

export const constitutionAndAfter = [
  ...committees,
  ...sources,
  ...states,
  ...commissions,
  ...makers,
  ...republicTimes,
  ...singleFacts,
];
