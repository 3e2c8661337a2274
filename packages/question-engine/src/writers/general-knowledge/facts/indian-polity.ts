import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const articles = facts({
  name: "articles-of-the-constitution",
  topic: "indian-polity",
  difficulty: "MEDIUM",
  kind: "Article",
  rows: [
    { article: "Article 14", subject: "equality before the law", near: 14, difficulty: "EASY" },
    { article: "Article 17", subject: "the abolition of untouchability", near: 17, difficulty: "EASY" },
    { article: "Article 18", subject: "the abolition of titles", near: 18 },
    { article: "Article 19", subject: "freedom of speech, assembly and movement", near: 19 },
    { article: "Article 21", subject: "the protection of life and personal liberty", near: 21, difficulty: "EASY" },
    { article: "Article 21A", subject: "the right of children of six to fourteen years to education", near: 21.5, difficulty: "EASY" },
    { article: "Article 23", subject: "the ban on traffic in human beings and forced labour", near: 23 },
    { article: "Article 24", subject: "the ban on the employment of children in factories", near: 24 },
    { article: "Article 32", subject: "the right to move the Supreme Court to enforce Fundamental Rights", near: 32 },
    { article: "Article 40", subject: "the organisation of village panchayats", near: 40 },
    { article: "Article 44", subject: "a uniform civil code for the citizens", near: 44 },
    { article: "Article 50", subject: "the separation of the judiciary from the executive", near: 50, difficulty: "HARD" },
    { article: "Article 51A", subject: "the Fundamental Duties of citizens", near: 51.5 },
    { article: "Article 61", subject: "the procedure for the impeachment of the President", near: 61, difficulty: "HARD" },
    { article: "Article 72", subject: "the power of the President to grant pardons", near: 72 },
    { article: "Article 76", subject: "the Attorney General for India", near: 76, difficulty: "HARD" },
    { article: "Article 110", subject: "the definition of a Money Bill", near: 110 },
    { article: "Article 112", subject: "the annual financial statement laid before Parliament", near: 112 },
    { article: "Article 123", subject: "the power of the President to promulgate ordinances", near: 123 },
    { article: "Article 143", subject: "the power of the President to consult the Supreme Court", near: 143, difficulty: "HARD" },
    { article: "Article 148", subject: "the Comptroller and Auditor General of India", near: 148, difficulty: "HARD" },
    { article: "Article 161", subject: "the power of a Governor to grant pardons", near: 161, difficulty: "HARD" },
    { article: "Article 213", subject: "the power of a Governor to promulgate ordinances", near: 213, difficulty: "HARD" },
    { article: "Article 226", subject: "the power of the High Courts to issue writs", near: 226, difficulty: "HARD" },
    { article: "Article 280", subject: "the Finance Commission", near: 280 },
    { article: "Article 324", subject: "the Election Commission", near: 324 },
    { article: "Article 352", subject: "the proclamation of a national emergency", near: 352, difficulty: "EASY" },
    { article: "Article 356", subject: "President's rule in a state", near: 356, difficulty: "EASY" },
    { article: "Article 360", subject: "the proclamation of a financial emergency", near: 360 },
    { article: "Article 368", subject: "the amendment of the Constitution", near: 368, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ subject }) => `Which Article of the Constitution of India deals with ${subject}?`,
      answer: ({ article }) => article,
    },
    {
      question: ({ article }) => `What is the subject of ${article} of the Constitution of India?`,
      answer: ({ subject }) => capitalise(subject),
      heading: "Subject",
    },
  ],
  explain: ({ article, subject }) => `${article} deals with ${subject}.`,
});

const schedules = facts({
  name: "schedules-of-the-constitution",
  topic: "indian-polity",
  difficulty: "MEDIUM",
  kind: "Schedule",
  rows: [
    { name: "First Schedule", holds: "the names and territories of the states and union territories", near: 1 },
    { name: "Second Schedule", holds: "the salaries of the President, Governors and judges", near: 2, difficulty: "HARD" },
    { name: "Third Schedule", holds: "the forms of oaths and affirmations", near: 3 },
    { name: "Fourth Schedule", holds: "the allotment of seats in the Rajya Sabha", near: 4, difficulty: "HARD" },
    { name: "Fifth Schedule", holds: "the provisions for Scheduled Areas and Scheduled Tribes in most states", near: 5, difficulty: "HARD" },
    { name: "Sixth Schedule", holds: "the provisions for tribal areas in Assam, Meghalaya, Tripura and Mizoram", near: 6 },
    { name: "Seventh Schedule", holds: "the Union, State and Concurrent Lists", near: 7, difficulty: "EASY" },
    { name: "Eighth Schedule", holds: "the list of recognised languages", near: 8, difficulty: "EASY" },
    { name: "Ninth Schedule", holds: "the land reform laws first shielded from the courts in 1951", near: 9 },
    { name: "Tenth Schedule", holds: "the anti-defection law", near: 10, difficulty: "EASY" },
    { name: "Eleventh Schedule", holds: "the 29 subjects of the panchayats", near: 11 },
    { name: "Twelfth Schedule", holds: "the 18 subjects of the municipalities", near: 12 },
  ],
  ask: [
    {
      question: ({ holds }) => `Which Schedule of the Constitution of India contains ${holds}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `What does the ${name} of the Constitution of India contain?`,
      answer: ({ holds }) => capitalise(holds),
      heading: "Content",
    },
  ],
  explain: ({ name, holds }) => `The ${name} contains ${holds}.`,
});

/** `did` goes on after the number of the amendment. */
const amendments = facts({
  name: "constitutional-amendments",
  topic: "indian-polity",
  difficulty: "MEDIUM",
  kind: "amendment",
  rows: [
    { name: "1st Amendment", year: 1951, did: "added the Ninth Schedule", near: 1951 },
    { name: "7th Amendment", year: 1956, did: "gave effect to the reorganisation of states on lines of language", near: 1956, difficulty: "HARD" },
    { name: "36th Amendment", year: 1975, did: "made Sikkim a full state of the Union", near: 1975, difficulty: "HARD" },
    { name: "42nd Amendment", year: 1976, did: "added the words socialist and secular to the Preamble", near: 1976, difficulty: "EASY" },
    { name: "44th Amendment", year: 1978, did: "took the right to property out of the Fundamental Rights", near: 1978 },
    { name: "52nd Amendment", year: 1985, did: "brought in the anti-defection law", near: 1985 },
    { name: "61st Amendment", year: 1988, did: "lowered the voting age from 21 to 18 years", near: 1988, difficulty: "EASY" },
    { name: "69th Amendment", year: 1991, did: "made Delhi the National Capital Territory", near: 1991, difficulty: "HARD" },
    { name: "73rd Amendment", year: 1992, did: "gave constitutional status to the panchayats", near: 1992, difficulty: "EASY" },
    { name: "74th Amendment", year: 1992, did: "gave constitutional status to the municipalities", near: 1992 },
    { name: "86th Amendment", year: 2002, did: "made education a Fundamental Right of children", near: 2002 },
    { name: "91st Amendment", year: 2003, did: "limited the size of the Council of Ministers to 15 per cent of the lower house", near: 2003, difficulty: "HARD" },
    { name: "97th Amendment", year: 2011, did: "gave constitutional protection to co-operative societies", near: 2011, difficulty: "HARD" },
    { name: "100th Amendment", year: 2015, did: "gave effect to the exchange of enclaves with Bangladesh", near: 2015, difficulty: "HARD" },
    { name: "101st Amendment", year: 2016, did: "brought in the Goods and Services Tax", near: 2016, difficulty: "EASY" },
    { name: "103rd Amendment", year: 2019, did: "allowed reservation for economically weaker sections", near: 2019 },
  ],
  ask: [
    {
      question: ({ did }) => `Which amendment of the Constitution of India ${did}?`,
      answer: ({ name }) => name,
      heading: "Amendment of the Constitution of India",
    },
    {
      question: ({ name, year }) => `What did the ${name} (${year}) of the Constitution of India do?`,
      answer: ({ did }) => `It ${did}`,
      heading: "What it did",
      place: ({ name, did, year }) => `The ${name} of ${year} ${did}.`,
      explain: ({ name, did, year }) => `The ${name} was made in ${year}: it ${did}.`,
      state: ({ name, year }, answer) => `The ${name} of ${year} ${answer.replace(/^It /, "")}.`,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ did }) => `the amendment that ${did}`,
    show: ({ name, year }) => `${name}, ${year}`,
  },
  explain: ({ name, did, year }) => `The ${name} of ${year} ${did}.`,
});

const sources = facts({
  name: "constitution-borrowed-features",
  topic: "indian-polity",
  difficulty: "MEDIUM",
  kind: "source",
  rows: [
    { country: "Britain", feature: "the prerogative writs", verb: "were" },
    { country: "the United States", feature: "the Fundamental Rights", verb: "were", difficulty: "EASY" },
    { country: "Ireland", feature: "the Directive Principles of State Policy", verb: "were", difficulty: "EASY" },
    { country: "the Soviet Union", feature: "the Fundamental Duties", verb: "were" },
    { country: "Canada", feature: "a federation with a strong centre" },
    { country: "Australia", feature: "the Concurrent List" },
    { country: "Weimar Germany", feature: "the suspension of Fundamental Rights in an emergency", difficulty: "HARD" },
    { country: "South Africa", feature: "the procedure of amendment", difficulty: "HARD" },
    { country: "Japan", feature: "the phrase 'procedure established by law'", difficulty: "HARD" },
    { country: "France", feature: "the ideals of liberty, equality and fraternity", verb: "were", plainly: true as const },
  ],
  ask: [
    {
      question: ({ feature, verb = "was" }) =>
        `From the constitution of which country ${verb} ${feature} of the Indian Constitution drawn?`,
      answer: ({ country }) => capitalise(country),
      heading: "Country",
    },
    {
      question: ({ country }) => `Which feature of the Indian Constitution was drawn from ${country}?`,
      answer: ({ feature }) => capitalise(feature),
      heading: "Feature of India's Constitution drawn from it",
    },
  ],
  explain: ({ country, feature }) => `India drew ${feature} from ${country}.`,
});

/** `task` goes on after "Who" or "Which of these". */
const authorities = facts({
  name: "constitutional-authorities",
  topic: "indian-polity",
  difficulty: "MEDIUM",
  kind: "authority",
  rows: [
    { name: "the Attorney General", task: "is the first law officer of the Government of India", near: "law", difficulty: "EASY", category: "office" },
    { name: "the Advocate General", task: "is the first law officer of a state government", near: "law", category: "office" },
    { name: "the Chief Justice of India", task: "administers the oath of office to the President", near: "law", difficulty: "EASY", category: "office", wrong: ["the Vice-President", "the Speaker of the Lok Sabha", "the Attorney General"] },
    { name: "the Solicitor General", task: "is the second law officer of the Government of India", near: "law", difficulty: "HARD", category: "office" },
    { name: "the Comptroller and Auditor General", task: "holds office for six years or until the age of 65", near: "money", category: "office" },
    { name: "the Finance Commission", task: "is set up every fifth year under Article 280 of the Constitution", near: "money", category: "body" },
    { name: "the Public Accounts Committee", task: "examines the audit reports laid before Parliament", near: "money", category: "body" },
    { name: "the Estimates Committee", task: "is the committee of the Lok Sabha that suggests economies in proposed spending", near: "money", difficulty: "HARD", category: "body" },
    { name: "the Speaker of the Lok Sabha", task: "certifies that a bill is a Money Bill", near: "house", category: "office" },
    { name: "the Vice-President", task: "is the ex officio chairman of the Rajya Sabha", near: "house", difficulty: "EASY", category: "office" },
    { name: "the President", task: "summons and prorogues the Houses of Parliament", near: "house", category: "office" },
    { name: "the pro tem Speaker", task: "presides over the first sitting of a new Lok Sabha and swears in its members", near: "house", difficulty: "HARD", category: "office" },
    { name: "the Governor", task: "appoints the Chief Minister of a state", near: "house", difficulty: "EASY", category: "office" },
    { name: "the Election Commission", task: "is provided for in Article 324 of the Constitution", near: "body", category: "body" },
    { name: "the State Election Commission", task: "is provided for in Article 243K of the Constitution", near: "body", difficulty: "HARD", category: "body" },
    { name: "the Delimitation Commission", task: "was set up in 1952, 1963, 1973 and 2002", near: "body", category: "body" },
    { name: "the Union Public Service Commission", task: "holds the examinations for the IAS and the IPS", near: "body", difficulty: "EASY", category: "body", plainly: true as const },
    { name: "the Inter-State Council", task: "is provided for in Article 263 of the Constitution", near: "body", difficulty: "HARD", category: "body" },
  ],
  ask: [
    {
      question: ({ task, category }) => `${category === "office" ? "Who" : "Which of these"} ${task}?`,
      answer: ({ name }) => capitalise(name),
      // The President does not swear himself in.
      decoys: ({ wrong = [] }) => wrong,
    },
  ],
  explain: ({ name, task }) => `${capitalise(name)} ${task}.`,
});

const writs = facts({
  name: "writs",
  topic: "indian-polity",
  difficulty: "MEDIUM",
  kind: "writ",
  rows: [
    { name: "habeas corpus", use: "orders that a detained person be brought before the court", difficulty: "EASY" },
    { name: "mandamus", use: "makes a public authority do what the law requires of it" },
    { name: "prohibition", use: "keeps a lower court within its powers while a case is still before it", difficulty: "HARD" },
    { name: "certiorari", use: "quashes an order that a lower court has passed without jurisdiction", difficulty: "HARD" },
    { name: "quo warranto", use: "acts against a person who has taken a public office without right" },
  ],
  ask: [
    { question: ({ use }) => `Which writ ${use}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What does the writ of ${name} do?`,
      answer: ({ use }) => `It ${use}`,
      heading: "What it does",
      explain: ({ name, use }) => `The writ of ${name} does this: it ${use}.`,
      state: ({ name }, answer) => `The writ of ${name} ${answer.replace(/^It /, "")}.`,
    },
  ],
  explain: ({ name, use }) => `The writ of ${name} ${use}.`,
});

const alone = singles("polity-hand-made", "indian-polity", [
  { ask: "What is the lowest age at which a person may be elected President of India?", answer: "35 years", wrong: ["25 years", "30 years", "21 years"], tell: "The President must have completed 35 years; 30 years is the age for the Rajya Sabha, 25 for the Lok Sabha and 21 for a panchayat.", difficulty: "EASY" },
  { ask: "What is the lowest age at which a person may become a member of the Rajya Sabha?", answer: "30 years", wrong: ["25 years", "35 years", "21 years"], tell: "A member of the Rajya Sabha must have completed 30 years; 25 years is the age for the Lok Sabha, 35 for the office of President and 21 for a panchayat." },
  { ask: "What is the term of a member of the Rajya Sabha?", answer: "6 years", wrong: ["2 years", "4 years", "5 years"], tell: "A member of the Rajya Sabha sits for 6 years, and a third of the members retire every 2 years; 5 years is the term of the Lok Sabha.", difficulty: "EASY" },
  { ask: "How many members may the President nominate to the Rajya Sabha?", answer: "12", wrong: ["2", "10", "14"], tell: "The President nominates 12 members who know literature, science, art or social service." },
  { ask: "For how many days at most may the Rajya Sabha keep a Money Bill?", answer: "14 days", wrong: ["7 days", "30 days", "60 days"], tell: "The Rajya Sabha must return a Money Bill within 14 days, with or without recommendations." },
  { ask: "To whom does the head of the Indian state write to resign?", answer: "the Vice-President", wrong: ["the Prime Minister", "the Chief Justice of India", "the Speaker of the Lok Sabha"], tell: "The President resigns by writing to the Vice-President, who at once tells the Speaker of the Lok Sabha; neither the Prime Minister nor the Chief Justice receives the letter." },
  { ask: "Who presides over a joint sitting of the two Houses of Parliament?", answer: "the Speaker of the Lok Sabha", wrong: ["the President of India", "the Chairman of the Rajya Sabha", "the Prime Minister of India"], tell: "The President calls a joint sitting, but the Speaker of the Lok Sabha presides over it; the Chairman of the Rajya Sabha never does." },
  { ask: "Within how long must an election fill the office of President when its holder dies?", answer: "six months", wrong: ["one month", "three months", "one year"], tell: "The election must be held within six months; until then the Vice-President acts as President.", difficulty: "HARD" },
  { ask: "In which case did the Supreme Court lay down the doctrine of the basic structure of the Constitution?", answer: "Kesavananda Bharati case", wrong: ["Golaknath case", "Minerva Mills case", "Maneka Gandhi case"], tell: "The Kesavananda Bharati case of 1973 laid down the basic structure; Golaknath (1967) came before it, Minerva Mills (1980) built on it, and Maneka Gandhi (1978) was about personal liberty.", difficulty: "HARD" },
  { ask: "Which committee of 1957 recommended the three-tier system of panchayats?", answer: "Balwant Rai Mehta Committee", wrong: ["Ashok Mehta Committee", "L. M. Singhvi Committee", "G. V. K. Rao Committee"], tell: "The Balwant Rai Mehta Committee of 1957 recommended three tiers; the Ashok Mehta Committee of 1978 wanted two, and the G. V. K. Rao (1985) and L. M. Singhvi (1986) committees came later.", difficulty: "HARD" },
  { ask: "In which Part of the Constitution are the Fundamental Rights found?", answer: "Part III", wrong: ["Part II", "Part IV", "Part IVA"], tell: "Part III holds the Fundamental Rights, Part II citizenship, Part IV the Directive Principles and Part IVA the Fundamental Duties." },
]);

export const indianPolity = [
  ...articles,
  ...schedules,
  ...amendments,
  ...sources,
  ...authorities,
  ...writs,
  ...alone,
];
