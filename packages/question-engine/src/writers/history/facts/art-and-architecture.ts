import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/history/art-and-architecture.yaml", import.meta.url));

const temples = content("temples-of-india");

/** `mark` continues the text after "are known for". */
const caves = facts({
  name: "caves-and-stupas", depth: 3,
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "cave or stupa site",
  rows: [
    { name: "Ajanta", mark: "Buddhist wall paintings in caves above the Waghora", state: "Maharashtra", category: "cave", difficulty: "EASY" },
    { name: "Elephanta", mark: "a colossal bust of Shiva with three heads", state: "Maharashtra", category: "cave", difficulty: "EASY" },
    { name: "Karle", mark: "the largest rock-cut chaitya hall in India", state: "Maharashtra", category: "cave" },
    { name: "Bagh", mark: "Buddhist murals in caves near the Narmada valley", state: "Madhya Pradesh", category: "cave", difficulty: "HARD" },
    { name: "Udayagiri near Vidisha", mark: "the great relief of Varaha lifting the earth", state: "Madhya Pradesh", category: "cave", difficulty: "HARD" },
    { name: "Barabar", mark: "polished caves given to the Ajivikas", state: "Bihar", category: "cave" },
    { name: "Sittanavasal", mark: "Jain paintings of a lotus tank", state: "Tamil Nadu", category: "cave", difficulty: "HARD" },
    { name: "Khandagiri", mark: "Jain caves of the time of Kharavela", state: "Odisha", category: "cave", difficulty: "HARD" },
    { name: "Sanchi", mark: "the Great Stupa with four carved gateways", state: "Madhya Pradesh", category: "stupa", difficulty: "EASY" },
    { name: "Amaravati", mark: "a lost stupa of white limestone on the Krishna", state: "Andhra Pradesh", category: "stupa" },
    { name: "Sarnath", mark: "the Dhamek Stupa", state: "Uttar Pradesh", category: "stupa", difficulty: "EASY" },
    { name: "Bharhut", mark: "a stupa railing of red sandstone now in Kolkata", state: "Madhya Pradesh", category: "stupa", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ mark }) => `Which site is known for ${mark}?`, answer: ({ name }) => name, state: ({ mark }, name) => `${name} is known for ${mark}.` },
    {
      question: ({ name }) => `For what is ${name} known?`,
      answer: ({ mark }) => capitalise(mark),
      state: ({ name }, mark) => `${name} is known for ${/^(?:Buddhist|Jain)/.test(mark) ? mark : `${mark.charAt(0).toLowerCase()}${mark.slice(1)}`}.`,
    },
    {
      question: ({ name }) => `In which state is the site of ${name}?`,
      answer: ({ state }) => state,
      when: ({ name }) => name !== "Amaravati",
      explain: ({ name, state }) => `The site of ${name} is in ${state}.`,
    },
  ],
  explain: ({ name, mark, state }) => `${name} in ${state} is known for ${mark}.`,
});

function built(name: string, by: string, age: string): string {
  return age === "modern" ? `The architect of the ${name} was ${by}.` : `The ${name} was built by ${by}.`;
}

const monuments = facts({
  name: "monuments-and-builders",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "monument",
  rows: [
    { name: "Charminar", by: "Muhammad Quli Qutb Shah", place: "Hyderabad", near: "medieval", difficulty: "EASY" },
    { name: "Gol Gumbaz", by: "Muhammad Adil Shah", place: "Bijapur", near: "medieval" },
    { name: "Rani ki Vav", by: "Queen Udayamati", place: "Patan", near: "medieval" },
    { name: "Vijay Stambha", by: "Rana Kumbha", place: "Chittor", near: "medieval" },
    { name: "Hawa Mahal", by: "Sawai Pratap Singh", place: "Jaipur", near: "medieval", difficulty: "EASY" },
    { name: "Bara Imambara", by: "Asaf-ud-Daula", place: "Lucknow", near: "medieval" },
    { name: "Atala Masjid", by: "Ibrahim Shah Sharqi", place: "Jaunpur", near: "medieval", difficulty: "HARD" },
    { name: "Adina Mosque", by: "Sikandar Shah", place: "Pandua", near: "medieval", difficulty: "HARD" },
    { name: "Gateway of India", by: "George Wittet", place: "Mumbai", near: "modern" },
    { name: "Rashtrapati Bhavan", by: "Edwin Lutyens", place: "New Delhi", near: "modern", difficulty: "EASY" },
    { name: "Victoria Terminus", by: "F. W. Stevens", place: "Mumbai", near: "modern", difficulty: "HARD" },
    { name: "Capitol Complex of Chandigarh", by: "Le Corbusier", place: "Chandigarh", near: "modern" },
    { name: "Victoria Memorial", by: "William Emerson", place: "Kolkata", near: "modern", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name, near }) =>
        near === "modern" ? `Who was the architect of the ${name}?` : `Who had the ${name} built?`,
      answer: ({ by }) => by,
      // Rani is a queen.
      when: ({ name }) => !name.startsWith("Rani"),
      alsoTrue: (row, other) => row.near !== other.near,
      heading: "Builder or architect",
      // Its place would show which one is meant.
      state: ({ name, near }, answer) => built(name, answer, near),
    },
    {
      question: ({ name }) => `Where is the ${name}?`,
      when: ({ name, place }) => !name.includes(place),
      answer: ({ place }) => place,
      alsoTrue: (row, other) => row.place.includes("Delhi") && other.place.includes("Delhi"),
      state: ({ name }, answer) => `The ${name} is at ${answer}.`,
    },
    {
      question: ({ by }) => `Which building is linked with ${by}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !name.startsWith("Rani"),
      heading: "Building",
      state: ({ by, near }, answer) => built(answer, by, near),
    },
  ],
  explain: ({ name, by, place }) => `The ${name}${name.includes(place) ? "" : ` at ${place}`} is the work of ${by}.`,
});

const paintings = facts({
  name: "painting-traditions", depth: 3,
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "painting tradition",
  rows: [
    { name: "Madhubani", home: "Bihar", difficulty: "EASY" },
    { name: "Warli", home: "Maharashtra", difficulty: "EASY" },
    { name: "Pattachitra", home: "Odisha" },
    { name: "Kalamkari", home: "Andhra Pradesh" },
    { name: "Pichhwai", home: "Rajasthan" },
    { name: "Kangra", home: "Himachal Pradesh", difficulty: "EASY", plainly: true },
    { name: "Tanjore", home: "Tamil Nadu", difficulty: "EASY", plainly: true },
    { name: "Pithora", home: "Gujarat", difficulty: "HARD" },
    { name: "Sohrai", home: "Jharkhand", difficulty: "HARD" },
    { name: "Cheriyal scroll", home: "Telangana", difficulty: "HARD" },
    { name: "Aipan", home: "Uttarakhand", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `With which state is ${name} painting chiefly linked?`,
      answer: ({ home }) => home,
      alsoTrue: (row, other) =>
        (row.name === "Pattachitra" && other.home === "West Bengal") ||
        (row.name === "Kalamkari" && other.home === "Telangana") ||
        (row.name === "Pithora" && other.home === "Madhya Pradesh"),
      heading: "State",
    },
    {
      question: ({ home }) => `Which of these painting traditions belongs chiefly to ${home}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        (row.home === "Telangana" && other.name === "Kalamkari") ||
        (row.home === "Bihar" && other.name === "Sohrai"),
      heading: "Painting tradition",
    },
  ],
  explain: ({ name, home }) => `${name} painting belongs to ${home}.`,
  // The Warli live in Gujarat too.
  alsoTrue: (row, other) => ["Warli", "Pithora"].every((name) => [row.name, other.name].includes(name)),
});

const artists = content("modern-artists");

const terms = content("terms-of-architecture");

const singleFacts = content("art-single-facts");

export const artAndArchitecture = [
  ...temples,
  ...caves,
  ...monuments,
  ...paintings,
  ...artists,
  ...terms,
  ...singleFacts,
];
