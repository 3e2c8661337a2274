import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../../writing/english.ts";
import { chronology } from "../../computed/chronology.ts";

const content = writersIn(new URL("../../../../content/history/modern/constitution-and-after.yaml", import.meta.url));

const committees = content("constituent-assembly-committees");

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

const states = content("formation-of-states");

const commissions = content("commissions-of-free-india");

const makers = content("makers-of-free-india");

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

const singleFacts = content("republic-single-facts");

export const constitutionAndAfter = [
  ...committees,
  ...sources,
  ...states,
  ...commissions,
  ...makers,
  ...republicTimes,
  ...singleFacts,
];
