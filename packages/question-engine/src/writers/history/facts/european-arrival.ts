import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

/** `deed` goes on after "Who". */
const newcomers = facts({
  name: "europeans-in-india",
  topic: "european-arrival",
  difficulty: "MEDIUM",
  kind: "European in India",
  rows: [
    { name: "Vasco da Gama", deed: "reached Calicut by sea in 1498", near: "Portugal", difficulty: "EASY" },
    { name: "Francisco de Almeida", deed: "followed the Blue Water Policy as the first Portuguese viceroy", near: "Portugal" },
    { name: "Afonso de Albuquerque", deed: "took Goa from Bijapur in 1510", near: "Portugal", difficulty: "EASY" },
    { name: "Nuno da Cunha", deed: "moved the Portuguese capital from Cochin to Goa", near: "Portugal", difficulty: "HARD" },
    { name: "Pedro Alvares Cabral", deed: "set up a Portuguese factory at Calicut in 1500", near: "Portugal", difficulty: "HARD" },
    { name: "William Hawkins", deed: "came to the court of Jahangir in 1609", near: "England" },
    { name: "Thomas Roe", deed: "came to Jahangir as the ambassador of King James I", near: "England", difficulty: "EASY" },
    { name: "Job Charnock", deed: "set up the English settlement on the Hooghly from which Calcutta grew", near: "England" },
    { name: "Francis Day", deed: "obtained the site of Madras from a local chief in 1639", near: "England", difficulty: "HARD" },
    { name: "Robert Clive", deed: "led the Company's army at Plassey", near: "England", difficulty: "EASY" },
    { name: "Hector Munro", deed: "led the Company's army at Buxar", near: "England", difficulty: "HARD" },
    { name: "Eyre Coote", deed: "defeated the French at Wandiwash", near: "England" },
    { name: "Joseph Dupleix", deed: "took sides in the quarrels of the Carnatic and Hyderabad", near: "France" },
    { name: "Count de Lally", deed: "lost to the English at Wandiwash", near: "France", difficulty: "HARD" },
    { name: "Francois Martin", deed: "founded the settlement of Pondicherry", near: "France", difficulty: "HARD" },
    { name: "La Bourdonnais", deed: "took Madras with a fleet in 1746", near: "France", difficulty: "HARD" },
    { name: "Marquis de Bussy", deed: "upheld the influence of his company at the court of the Nizam", near: "France", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Which European ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What part did ${name} play in the history of India?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  // Both meddled in the affairs of Hyderabad.
  alsoTrue: (row, other) => [row, other].every(({ name }) => /Dupleix|Bussy/.test(name)),
});

/** `deed` goes on after "He". */
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

/** `did` goes on after "It". */
const acts = facts({
  name: "acts-on-the-company",
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

const settlements = facts({
  name: "annexed-states",
  topic: "european-arrival",
  difficulty: "HARD",
  kind: "annexed state",
  rows: [
    { name: "Sindh", year: "1843", near: 1843 },
    { name: "Satara", year: "1848", near: 1848, difficulty: "MEDIUM" },
    { name: "the Punjab", year: "1849", near: 1849, difficulty: "MEDIUM" },
    { name: "Nagpur", year: "1854", near: 1854 },
    { name: "Awadh", year: "1856", near: 1856, difficulty: "EASY" },
  ],
  ask: [
    { question: ({ name }) => `In which year did the Company annex ${name}?`, answer: ({ year }) => year, heading: "Year of annexation" },
    {
      question: ({ year }) => `Which of these did the Company annex in ${year}?`,
      answer: ({ name }) => name,
      heading: "State",
    },
  ],
  explain: ({ name, year }) => `The Company annexed ${name} in ${year}.`,
});

const OF_THEIR_TIME: Record<string, readonly string[]> = {
  "Macaulay's Minute of 1835": ["The codification of criminal law", "The suppression of thuggee", "The assessment of land revenue"],
  "Wood's Despatch of 1854": [
    "A scheme of railways from the ports to the interior",
    "A scheme of cheap postage for the whole of India",
    "A scheme of canals for the doab of the Ganga",
  ],
};

const commissions = facts({
  name: "colonial-commissions",
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

const singleFacts = singles("company-single-facts", "european-arrival", [
  { ask: "Where did the English East India Company set up its first permanent factory in western India, in 1613?", answer: "Surat", wrong: ["Bombay", "Calicut", "Hugli"], tell: "The factory at Surat was set up by leave of Jahangir; Bombay came to the Company only in 1668, and Hugli lies in Bengal.", difficulty: "EASY" },
  { ask: "Which European power held Tranquebar and Serampore?", answer: "the Danes", wrong: ["the Dutch", "the French", "the Portuguese"], tell: "Tranquebar (1620) and Serampore were settlements of the Danes, sold to the British in 1845." },
  { ask: "In which battle did the English defeat the Dutch in Bengal in 1759?", answer: "Bedara", wrong: ["Buxar", "Wandiwash", "Plassey"], tell: "The Dutch lost at Bedara (Chinsura) in 1759; Plassey and Buxar were fought against Indian rulers, and Wandiwash against the French.", difficulty: "HARD" },
  { ask: "Under which revenue system did the Company settle directly with the cultivator in Madras?", answer: "Ryotwari", wrong: ["Zamindari", "Mahalwari", "Taluqdari"], tell: "The Ryotwari system of Read and Munro dealt with each ryot; the Zamindari settlement was made with landlords and the Mahalwari with villages.", difficulty: "EASY" },
  { ask: "Which treaty ended the First Carnatic War?", answer: "Aix-la-Chapelle", wrong: ["Pondicherry", "Paris", "Versailles"], tell: "The Treaty of Aix-la-Chapelle (1748) ended the first war and gave Madras back; the Treaty of Pondicherry ended the second and that of Paris (1763) the third.", difficulty: "HARD" },
  { ask: "Who was Nawab of Bengal at the time of the Battle of Plassey?", answer: "Siraj-ud-Daulah", wrong: ["Mir Jafar", "Mir Qasim", "Alivardi Khan"], tell: "Siraj-ud-Daulah lost at Plassey; Alivardi Khan ruled before him, and Mir Jafar and Mir Qasim were set up after him.", difficulty: "EASY" },
]);

export const europeanArrival = [
  ...newcomers,
  ...governors,
  ...acts,
  ...settlements,
  ...commissions,
  ...companyTimes,
  ...singleFacts,
];
