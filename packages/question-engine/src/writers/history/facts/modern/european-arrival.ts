import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/european-arrival.yaml", import.meta.url));

const newcomers = content("europeans-in-india");

/** `deed` continues the text after "He". */
const governors = facts({
  name: "governors-general-and-viceroys",
  topic: "european-arrival",
  difficulty: "MEDIUM",
  kind: "governor-general or viceroy",
  rows: [
    { name: "Warren Hastings", deed: "was the first Governor-General of Bengal and was impeached in England", near: 1774, difficulty: "EASY" },
    { name: "Lord Cornwallis", deed: "introduced the Permanent Settlement in 1793", near: 1786, difficulty: "EASY" },
    { name: "John Shore", deed: "followed a policy of non-intervention after 1793", near: 1793, difficulty: "HARD" },
    { name: "Lord Wellesley", deed: "extended British power by the subsidiary alliance", near: 1798, difficulty: "EASY" },
    { name: "Lord Minto I", deed: "made the Treaty of Amritsar with Ranjit Singh", near: 1807, difficulty: "HARD" },
    { name: "Lord Hastings", deed: "put down the Pindaris and ended the Peshwaship", near: 1813 },
    { name: "Lord Amherst", deed: "fought the first Anglo-Burmese War", near: 1823, difficulty: "HARD" },
    { name: "William Bentinck", deed: "banned sati in 1829", near: 1828, difficulty: "EASY" },
    { name: "Charles Metcalfe", deed: "is called the liberator of the Indian press", near: 1835 },
    { name: "Lord Auckland", deed: "began the first Anglo-Afghan War", near: 1836, difficulty: "HARD" },
    { name: "Lord Ellenborough", deed: "annexed Sindh in 1843", near: 1842, difficulty: "HARD" },
    { name: "Lord Dalhousie", deed: "applied the Doctrine of Lapse", near: 1848, difficulty: "EASY" },
    { name: "Lord Canning", deed: "was the first Viceroy under the Crown", near: 1856, difficulty: "EASY" },
    { name: "Lord Mayo", deed: "was killed in the Andamans in 1872", near: 1869 },
    { name: "Lord Lytton", deed: "passed the Vernacular Press Act of 1878", near: 1876 },
    { name: "Lord Ripon", deed: "is called the father of local self-government in India", near: 1880 },
    { name: "Lord Dufferin", deed: "was Viceroy when the Indian National Congress was founded", near: 1884 },
    { name: "Lord Lansdowne", deed: "was Viceroy when the Durand Line was drawn", near: 1888, difficulty: "HARD" },
    { name: "Lord Curzon", deed: "partitioned Bengal in 1905", near: 1899, difficulty: "EASY" },
    { name: "Lord Hardinge II", deed: "was Viceroy when the capital was moved to Delhi", near: 1910 },
    { name: "Lord Chelmsford", deed: "was Viceroy at the time of the Jallianwala Bagh massacre", near: 1916 },
    { name: "Lord Irwin", deed: "made a pact with Gandhi in March 1931", near: 1926 },
    { name: "Lord Linlithgow", deed: "was Viceroy when the Quit India Movement began", near: 1936 },
    { name: "Lord Wavell", deed: "called the Simla Conference of 1945", near: 1943 },
    { name: "Lord Mountbatten", deed: "was the last Viceroy of India", near: 1947, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ deed }) =>
        /^(?:was|is) /.test(deed) ? `Who ${deed}?` : `Which Governor-General or Viceroy ${deed}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  order: {
    ask: "in the order in which they first took office, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ near }) => `${near}`,
  },
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

function named(act: string): string {
  return act.startsWith("Pitt's") ? act : `the ${act}`;
}

/** `did` continues the text after "It". */
const acts = facts({
  name: "acts-on-the-company", depth: 3,
  topic: "european-arrival",
  difficulty: "MEDIUM",
  kind: "act",
  rows: [
    { name: "Regulating Act", year: "1773", did: "provided for a Supreme Court at Calcutta", near: 1773, difficulty: "EASY" },
    { name: "Pitt's India Act", year: "1784", did: "set up the Board of Control", near: 1784, difficulty: "EASY" },
    { name: "Charter Act", year: "1813", did: "set apart one lakh of rupees a year for learning", near: 1813 },
    { name: "Charter Act", year: "1833", did: "made the Governor-General of Bengal the Governor-General of India", near: 1833 },
    { name: "Charter Act", year: "1853", did: "threw the civil service open to competition", near: 1853 },
    { name: "Government of India Act", year: "1858", did: "put the Crown in the place of the Company", near: 1858, difficulty: "EASY" },
    { name: "Indian Councils Act", year: "1861", did: "restored law-making to Bombay and Madras", near: 1861, difficulty: "HARD" },
    { name: "Indian Councils Act", year: "1892", did: "let members discuss the budget", near: 1892, difficulty: "HARD" },
    { name: "Indian Councils Act", year: "1909", did: "brought separate electorates for Muslims", near: 1909, difficulty: "EASY" },
    { name: "Government of India Act", year: "1919", did: "brought dyarchy to the provinces", near: 1919 },
    { name: "Government of India Act", year: "1935", did: "brought provincial autonomy", near: 1935 },
  ],
  ask: [
    {
      question: ({ did }) => `Which Act ${did}?`,
      answer: ({ name, year }) => `${name}, ${year}`,
      explain: ({ name, year, did }) => `${capitalise(named(name))}, ${year}, ${did}.`,
    },
    {
      question: ({ name, year }) => `What did ${named(name)} of ${year} do?`,
      answer: ({ did }) => `It ${did}`,
      explain: ({ name, year, did }) => `${capitalise(named(name))} of ${year}: it ${did}.`,
    },
  ],
  explain: ({ name, year, did }) => `${capitalise(named(name))}, ${year}, ${did}.`,
  // The later Act let members discuss the budget too.
  alsoTrue: (row, other) => ["1892", "1909"].every((year) => [row.year, other.year].includes(year)),
});

const settlements = content("annexed-states");

const OF_THEIR_TIME: Record<string, readonly string[]> = {
  "Macaulay's Minute of 1835": ["The codification of criminal law", "The suppression of thuggee", "The assessment of land revenue"],
  "Wood's Despatch of 1854": [
    "A scheme of railways from the ports to the interior",
    "A scheme of cheap postage for the whole of India",
    "A scheme of canals for the doab of the Ganga",
  ],
};

const commissions = facts({
  name: "colonial-commissions", depth: 3,
  topic: "european-arrival",
  difficulty: "HARD",
  kind: "commission",
  rows: [
    { name: "Macaulay's Minute of 1835", on: "the language of higher learning", difficulty: "MEDIUM" },
    { name: "Wood's Despatch of 1854", on: "a scheme of education from village schools to universities", difficulty: "MEDIUM" },
    { name: "the Hunter Commission of 1882", on: "primary and secondary education" },
    { name: "the Raleigh Commission of 1902", on: "the state of the universities" },
    { name: "the Fraser Commission of 1902", on: "the reform of the police" },
    { name: "the Strachey Commission of 1878", on: "the prevention and relief of famine" },
    { name: "the Hilton-Young Commission of 1926", on: "currency and a central bank" },
    { name: "the Sadler Commission of 1917", on: "the problems of Calcutta University" },
    { name: "the Welby Commission of 1895", on: "the civil and military expenditure of India" },
    { name: "the Lee Commission of 1923", on: "the organisation of the superior civil services" },
    { name: "the Whitley Commission of 1929", on: "the conditions of workers in industry and on plantations" },
    { name: "the Butler Committee of 1927", on: "the relations of the princely states with the Crown" },
  ],
  ask: [
    {
      question: ({ name }) => `With what was ${name} concerned?`,
      answer: ({ on }) => capitalise(on),
      heading: "Concern",
      // What later commissions dealt with would not be of their time.
      decoys: ({ name }) => OF_THEIR_TIME[name] ?? [],
      placeDecoy: (decoy) => `${decoy} was another matter of those years.`,
    },
    { question: ({ on }) => `Which of these was concerned with ${on}?`, answer: ({ name }) => name, heading: "Commission or report", when: ({ name }) => name.startsWith("the ") },
  ],
  explain: ({ name, on }) => `${capitalise(name)} was concerned with ${on}.`,
  // Calcutta is a university, and universities belong to education.
  alsoTrue: (row, other) => [row, other].every(({ name }) => /Macaulay|Wood|Hunter|Raleigh|Sadler/.test(name)),
});

const companyTimes = chronology({
  name: "company-chronology",
  topic: "european-arrival",
  of: "of Indian history from 1590 to 1860",
  events: [
    { what: "founding of the English East India Company", year: 1600 },
    { what: "founding of the Dutch East India Company", year: 1602 },
    { what: "founding of the French East India Company", year: 1664 },
    { what: "Battle of Plassey", year: 1757 },
    { what: "Battle of Wandiwash", year: 1760 },
    { what: "Battle of Buxar", year: 1764 },
    { what: "grant of the Diwani of Bengal", year: 1765 },
    { what: "passing of the Regulating Act", year: 1773 },
    { what: "passing of Pitt's India Act", year: 1784 },
    { what: "Permanent Settlement of Bengal", year: 1793 },
    { what: "death of Tipu Sultan", year: 1799 },
    { what: "Treaty of Bassein", year: 1802 },
    { what: "Charter Act that opened the India trade", year: 1813 },
    { what: "abolition of sati", year: 1829 },
    { what: "annexation of Sindh", year: 1843 },
    { what: "annexation of the Punjab", year: 1849 },
    { what: "opening of the railway from Bombay to Thane", year: 1853 },
    { what: "annexation of Awadh", year: 1856 },
  ],
});

const singleFacts = content("company-single-facts");

export const europeanArrival = [
  ...newcomers,
  ...governors,
  ...acts,
  ...settlements,
  ...commissions,
  ...companyTimes,
  ...singleFacts,
];
