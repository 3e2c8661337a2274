import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { chronology } from "../computed/chronology.ts";

const content = writersIn(new URL("../../../content/history/mughal-empire.yaml", import.meta.url));

const rulers = content("mughal-age-rulers");

/** Medini Rai and Mahmud Lodi were on the side of Rana Sanga too. */
function foughtAtKhanwa(row: { name: string }, other: { name: string }): boolean {
  return /Khanwa/.test(row.name + other.name) && /Chanderi|Ghaghra/.test(row.name + other.name);
}

const PLACED: Record<string, string> = {
  "the first Battle of Panipat": "Babur defeated Ibrahim Lodi in the first Battle of Panipat.",
  "the second Battle of Panipat": "The army of Akbar defeated Hemu in the second Battle of Panipat.",
  "the third Battle of Panipat": "Ahmad Shah Abdali defeated the Marathas in the third Battle of Panipat.",
  "the second Battle of Tarain": "Muhammad of Ghur defeated Prithviraj Chauhan in the second Battle of Tarain.",
};
const NUMBERED = Object.keys(PLACED);

const battles = facts({
  name: "mughal-battles",
  topic: "mughal-empire",
  difficulty: "MEDIUM",
  kind: "battle",
  rows: [
    { name: "the first Battle of Panipat", year: "1526", won: "Babur", lost: "Ibrahim Lodi", near: 1526, difficulty: "EASY" },
    { name: "the Battle of Khanwa", year: "1527", won: "Babur", lost: "Rana Sanga", near: 1527 },
    { name: "the Battle of Chanderi", year: "1528", won: "Babur", lost: "Medini Rai", near: 1528, difficulty: "HARD" },
    { name: "the Battle of Ghaghra", year: "1529", won: "Babur", lost: "the Afghans under Mahmud Lodi", near: 1529, difficulty: "HARD" },
    { name: "the Battle of Chausa", year: "1539", won: "Sher Khan", lost: "Humayun", near: 1539 },
    { name: "the second Battle of Panipat", year: "1556", won: "the army of Akbar", lost: "Hemu", near: 1556, difficulty: "EASY" },
    { name: "the Battle of Haldighati", year: "1576", won: "Akbar's general Man Singh", lost: "Maharana Pratap", near: 1576, difficulty: "EASY" },
    { name: "the Battle of Samugarh", year: "1658", won: "Aurangzeb", lost: "Dara Shukoh", near: 1658, difficulty: "HARD" },
    { name: "the Battle of Karnal", year: "1739", won: "Nadir Shah", lost: "Muhammad Shah", near: 1739 },
    { name: "the third Battle of Panipat", year: "1761", won: "Ahmad Shah Abdali", lost: "the Marathas", near: 1761, difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ name }) => `In which year was ${name} fought?`,
      answer: ({ year }) => year,
      state: ({ name }, answer) => `${capitalise(name)} was fought in ${answer}.`,
    },
    {
      question: ({ name }) => `Who was defeated in ${name}?`,
      answer: ({ lost }) => lost,
      alsoTrue: foughtAtKhanwa,
      heading: "Loser",
      state: ({ name }, answer) =>
        `${capitalise(answer)} ${/^the /i.test(answer) ? "were" : "was"} defeated in ${name}.`,
    },
    {
      question: ({ won, lost }) => `In which battle did ${won} defeat ${lost}?`,
      answer: ({ name }) => name,
      alsoTrue: foughtAtKhanwa,
      // A numbered battle is an option beside other numbered ones.
      decoys: ({ name }) => (name.endsWith("Panipat") ? NUMBERED.filter((other) => other !== name) : []),
      placeDecoy: (decoy) => PLACED[decoy.replace("The", "the")] ?? "",
      heading: "Battle",
      state: ({ won, lost }, answer) => `In ${answer}, ${won} defeated ${lost}.`,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, year, won, lost }) => `In ${name} (${year}), ${won} defeated ${lost}.`,
});

const authors = content("mughal-authors");

const buildings = content("mughal-buildings");

const offices = content("mughal-offices");

const mughalTimes = chronology({
  name: "mughal-chronology",
  topic: "mughal-empire",
  of: "of Mughal times",
  events: [
    { what: "first Battle of Panipat", year: 1526 },
    { what: "Battle of Khanwa", year: 1527 },
    { what: "Battle of Ghaghra", year: 1529 },
    { what: "Battle of Chausa", year: 1539 },
    { what: "death of Sher Shah", year: 1545 },
    { what: "return of Humayun to Delhi", year: 1555 },
    { what: "accession of Akbar", year: 1556, about: "Akbar" },
    { what: "abolition of the jizya by Akbar", year: 1564, about: "Akbar" },
    { what: "Battle of Talikota", year: 1565 },
    { what: "Battle of Haldighati", year: 1576 },
    { what: "founding of the English East India Company", year: 1600 },
    { what: "accession of Jahangir", year: 1605 },
    { what: "arrival of Thomas Roe in India", year: 1615 },
    { what: "accession of Shah Jahan", year: 1628 },
    { what: "Battle of Samugarh", year: 1658 },
    { what: "execution of Guru Tegh Bahadur", year: 1675 },
    { what: "fall of Bijapur to Aurangzeb", year: 1686, about: "Aurangzeb" },
    { what: "fall of Golconda to Aurangzeb", year: 1687, about: "Aurangzeb" },
    { what: "death of Aurangzeb", year: 1707, about: "Aurangzeb" },
    { what: "invasion of Nadir Shah", year: 1739 },
  ],
});

const singleFacts = content("mughal-single-facts");

export const mughalEmpire = [
  ...rulers,
  ...battles,
  ...authors,
  ...buildings,
  ...offices,
  ...mughalTimes,
  ...singleFacts,
];
