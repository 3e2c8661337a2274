import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/general-knowledge/indian-polity.yaml", import.meta.url));

const articles = content("articles-of-the-constitution");

const schedules = content("schedules-of-the-constitution");

/** `did` continues the text after the number of the amendment. */
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
  name: "constitution-borrowed-features", form: "quiz",
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

/** `task` continues the text after "Who" or "Which of these". */
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
  name: "writs", depth: 3,
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

const alone = content("polity-hand-made");

export const indianPolity = [
  ...articles,
  ...schedules,
  ...amendments,
  ...sources,
  ...authorities,
  ...writs,
  ...alone,
];
