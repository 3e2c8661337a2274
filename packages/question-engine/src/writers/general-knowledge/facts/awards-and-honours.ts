import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/general-knowledge/awards-and-honours.yaml", import.meta.url));

type Chakra = readonly [name: string, field: string];

const CHAKRAS: readonly Chakra[] = [
  ["Ashoka Chakra", "gallantry away from the enemy, as the highest honour"],
  ["Param Vir Chakra", "gallantry in the presence of the enemy, as the highest honour"],
  ["Kirti Chakra", "gallantry away from the enemy, as the second highest honour"],
  ["Maha Vir Chakra", "gallantry in the presence of the enemy, as the second highest honour"],
  ["Shaurya Chakra", "gallantry away from the enemy, as the third highest honour"],
  ["Vir Chakra", "gallantry in the presence of the enemy, as the third highest honour"],
];

/** Three others, so that each place and each rank is named twice. */
function besideChakra(name: string): Chakra[] {
  const at = CHAKRAS.findIndex(([chakra]) => chakra === name);
  if (at < 0) return [];
  const pair = at - (at % 2);
  const next = pair === 2 ? 0 : 2;
  return CHAKRAS.filter((_, index) => index !== at && [pair, next].includes(index - (index % 2)));
}

function toldOfChakra(said: string): string {
  const chakra = CHAKRAS.find((names) => names.some((one) => one.toLowerCase() === said.toLowerCase()));
  return chakra ? `The ${chakra[0]} is given for ${chakra[1]}.` : "";
}

/** `field` continues the text after "is given for". */
const fields = facts({
  name: "awards-and-their-fields", form: "quiz",
  topic: "awards-and-honours",
  difficulty: "MEDIUM",
  kind: "award",
  rows: [
    { name: "Jnanpith Award", field: "literature in Indian languages", near: "India", difficulty: "EASY" },
    { name: "Dadasaheb Phalke Award", field: "a life's work in Indian cinema", near: "India", difficulty: "EASY" },
    { name: "Dronacharya Award", field: "coaching sportspersons in India", near: "India", difficulty: "EASY" },
    { name: "Arjuna Award", field: "outstanding performance in sport in India", near: "India", difficulty: "EASY" },
    { name: "Shanti Swarup Bhatnagar Prize", field: "scientific research in India", near: "India" },
    { name: "Dhanvantari Award", field: "service to medicine in India", near: "India", difficulty: "HARD", plainly: true as const },
    { name: "Kalidas Samman", field: "the performing and plastic arts in India", near: "India", difficulty: "HARD" },
    { name: "Jeevan Raksha Padak", field: "saving a life from danger in India", near: "gallantry", difficulty: "HARD", plainly: true as const },
    { name: "Ashoka Chakra", field: "gallantry away from the enemy, as the highest honour", near: "gallantry" },
    { name: "Param Vir Chakra", field: "gallantry in the presence of the enemy, as the highest honour", near: "gallantry", difficulty: "EASY" },
    { name: "Kirti Chakra", field: "gallantry away from the enemy, as the second highest honour", near: "gallantry", difficulty: "HARD" },
    { name: "Maha Vir Chakra", field: "gallantry in the presence of the enemy, as the second highest honour", near: "gallantry", difficulty: "HARD" },
    { name: "Pulitzer Prize", field: "journalism and letters in the United States", near: "arts" },
    { name: "International Booker Prize", field: "fiction translated into English", near: "arts", plainly: true as const },
    { name: "Academy Award", field: "the films of the year and those who made them", near: "arts", difficulty: "EASY" },
    { name: "Grammy Award", field: "recorded music", near: "arts", difficulty: "EASY" },
    { name: "Emmy Award", field: "television programmes", near: "arts" },
    { name: "Tony Award", field: "theatre on Broadway", near: "arts" },
    { name: "Palme d'Or", field: "the best film at the Cannes Film Festival", near: "arts", plainly: true as const },
    { name: "Golden Bear", field: "the best film at the Berlin Film Festival", near: "arts", difficulty: "HARD" },
    { name: "Golden Lion", field: "the best film at the Venice Film Festival", near: "arts", difficulty: "HARD" },
    { name: "Pritzker Prize", field: "the built work of living architects", near: "learning" },
    { name: "Fields Medal", field: "discoveries in mathematics", near: "learning" },
    { name: "Turing Award", field: "contributions to computing", near: "learning" },
    { name: "Kalinga Prize", field: "the popularisation of science", near: "learning", difficulty: "HARD" },
    { name: "World Food Prize", field: "better food for the world", near: "learning", plainly: true as const },
    { name: "Victoria Cross", field: "gallantry in the British forces, as the highest honour", near: "gallantry", plainly: true as const },
    { name: "Shaurya Chakra", field: "gallantry away from the enemy, as the third highest honour", near: "gallantry", difficulty: "HARD" },
    { name: "Vir Chakra", field: "gallantry in the presence of the enemy, as the third highest honour", near: "gallantry", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ field }) => `Which award is given for ${field}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => besideChakra(name).map(([other]) => other),
      placeDecoy: (name) => toldOfChakra(name),
      heading: "Award",
    },
    {
      question: ({ name }) => `For what is the ${name} given?`,
      answer: ({ field }) => capitalise(field),
      decoys: ({ name }) => besideChakra(name).map(([, field]) => field),
      placeDecoy: (field) => toldOfChakra(field),
      heading: "Field",
    },
  ],
  explain: ({ name, field }) => `The ${name} is given for ${field}.`,
  // The Victoria Cross is won in the presence of the enemy as well; medicine is science, letters have a prize for drama, and festivals honour films.
  alsoTrue: (row, other) =>
    [
      ["Victoria Cross", "Param Vir Chakra"],
      ["Shanti Swarup Bhatnagar Prize", "Dhanvantari Award"],
      ["Pulitzer Prize", "Tony Award"],
      ["Academy Award", "Palme d'Or"],
      ["Academy Award", "Golden Bear"],
      ["Academy Award", "Golden Lion"],
      ["Academy Award", "Dadasaheb Phalke Award"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** What people who are wrong answers received. */
const HONOURED = new Map([
  ["Rudyard Kipling", "the prize for Literature in 1907"],
  ["V. S. Naipaul", "the prize for Literature in 2001"],
  ["W. B. Yeats", "the prize for Literature in 1923"],
  ["Ronald Ross", "the prize for Medicine in 1902"],
  ["C. V. Raman", "the prize for Physics in 1930"],
  ["Har Gobind Khorana", "the prize for Medicine in 1968"],
  ["Mother Teresa", "the Peace Prize in 1979"],
  ["Subrahmanyan Chandrasekhar", "the prize for Physics in 1983"],
  ["The Dalai Lama", "the Peace Prize in 1989"],
  ["Amartya Sen", "the prize for Economics in 1998"],
  ["Muhammad Yunus", "the Peace Prize in 2006"],
  ["Venkatraman Ramakrishnan", "the prize for Chemistry in 2009"],
  ["Kailash Satyarthi", "the Peace Prize in 2014"],
  ["Angus Deaton", "the prize for Economics in 2015"],
  ["Abhijit Banerjee", "the prize for Economics in 2019"],
  ["Esther Duflo", "the prize for Economics in 2019"],
]);

const nobel = facts({
  name: "nobel-laureates-linked-with-india", form: "quiz",
  topic: "awards-and-honours",
  difficulty: "MEDIUM",
  kind: "laureate",
  rows: [
    { name: "Rabindranath Tagore", prize: "Literature", year: "1913", near: 1913, difficulty: "EASY", wrong: ["Rudyard Kipling", "V. S. Naipaul", "W. B. Yeats"] },
    { name: "C. V. Raman", prize: "Physics", year: "1930", near: 1930, difficulty: "EASY", wrong: ["Subrahmanyan Chandrasekhar", "Har Gobind Khorana", "Venkatraman Ramakrishnan"] },
    { name: "Har Gobind Khorana", prize: "Physiology or Medicine", year: "1968", near: 1968, wrong: ["Ronald Ross", "Venkatraman Ramakrishnan", "Subrahmanyan Chandrasekhar"] },
    { name: "Mother Teresa", prize: "Peace", year: "1979", near: 1979, difficulty: "EASY", wrong: ["Kailash Satyarthi", "The Dalai Lama", "Muhammad Yunus"] },
    { name: "Subrahmanyan Chandrasekhar", prize: "Physics", year: "1983", near: 1983, wrong: ["C. V. Raman", "Venkatraman Ramakrishnan", "Har Gobind Khorana"] },
    { name: "Amartya Sen", prize: "Economics", year: "1998", near: 1998, difficulty: "EASY", wrong: ["Abhijit Banerjee", "Esther Duflo", "Muhammad Yunus"] },
    { name: "Venkatraman Ramakrishnan", prize: "Chemistry", year: "2009", near: 2009, wrong: ["Har Gobind Khorana", "Subrahmanyan Chandrasekhar", "C. V. Raman"] },
    { name: "Kailash Satyarthi", prize: "Peace", year: "2014", near: 2014, wrong: ["Mother Teresa", "The Dalai Lama", "Muhammad Yunus"] },
    { name: "Abhijit Banerjee", prize: "Economics", year: "2019", near: 2019, wrong: ["Amartya Sen", "Muhammad Yunus", "Angus Deaton"] },
  ],
  ask: [
    {
      question: ({ name }) => `In which field was ${name} awarded a Nobel Prize?`,
      answer: ({ prize }) => prize,
      when: ({ name }) => !/Tagore|Teresa|Satyarthi/.test(name),
      // These are not plausible as scientists, nor is a scientist as a peacemaker.
      state: ({ name, prize: own, year }, prize) =>
        prize !== own && isScience(prize) !== isScience(own)
          ? undefined
          : `${name} was awarded the ${nobelPrize(prize)} in ${year}.`,
    },
    {
      question: ({ prize, year }) =>
        `Which laureate linked with India was awarded the ${nobelPrize(prize)} in ${year}?`,
      answer: ({ name }) => name,
      // Of the same field or a related one: beside a nun and a physicist, the economist would be obvious.
      decoys: ({ wrong }) => wrong,
      placeDecoy: (name) => (HONOURED.has(name) ? `${name} received ${HONOURED.get(name)}.` : ""),
      state: false,
    },
    {
      question: ({ name }) => `In which year was ${name} awarded a Nobel Prize?`,
      answer: ({ year }) => year,
      decoys: ({ near }) => [-11, -7, -3, 3, 6, 10].map((years) => near + years).filter((year) => year <= 2022).map(String),
      harder: true,
    },
  ],
  order: {
    ask: "in the order in which they received the Nobel Prize, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => name,
    show: ({ year }) => year,
  },
  explain: ({ name, prize, year }) => `${name} was awarded the ${nobelPrize(prize)} in ${year}.`,
});

function isScience(prize: string): boolean {
  return /Physics|Chemistry|Medicine/.test(prize);
}

function nobelPrize(prize: string): string {
  return prize === "Peace" ? "Nobel Peace Prize" : `Nobel Prize in ${prize}`;
}

const worldNobel = content("nobel-laureates-of-the-world");

const alone = withNature({ form: "quiz" }, content("awards-hand-made"));

export const awardsAndHonours = [...fields, ...nobel, ...worldNobel, ...alone];
