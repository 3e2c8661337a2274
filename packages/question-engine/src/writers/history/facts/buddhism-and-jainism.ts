import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/buddhism-and-jainism.yaml", import.meta.url));

const mahajanapadas = content("mahajanapadas");

const buddhistPlaces = content("buddhist-and-jain-places");

const councils = content("buddhist-councils");

const texts = content("buddhist-and-jain-texts");

/** `deed` continues the text after the name. */
const rulers = facts({
  name: "rulers-of-the-mahajanapadas", depth: 3,
  topic: "buddhism-and-jainism",
  difficulty: "MEDIUM",
  kind: "ruler",
  rows: [
    { name: "Bimbisara", deed: "annexed Anga and sent his physician Jivaka to the king of Avanti", near: "Magadha" },
    { name: "Ajatashatru", deed: "took the throne from his father and broke the power of the Lichchhavis", near: "Magadha" },
    { name: "Udayin", deed: "moved the capital of Magadha to Pataliputra", near: "Magadha" },
    { name: "Shishunaga", deed: "put an end to the rival power of Avanti", near: "Magadha", difficulty: "HARD" },
    { name: "Mahapadma Nanda", deed: "is called Ekarat, the sole sovereign, in the Puranas", near: "Magadha" },
    { name: "Dhana Nanda", deed: "ruled Magadha when Alexander came to the Punjab", near: "Magadha", difficulty: "EASY" },
    { name: "Pradyota", deed: "ruled Avanti in the time of the Buddha", near: "others", difficulty: "HARD" },
    { name: "Prasenajit", deed: "ruled Kosala in the time of the Buddha", near: "others", difficulty: "HARD" },
    { name: "Udayana", deed: "ruled Vatsa in the time of the Buddha", near: "others", difficulty: "HARD" },
    { name: "Porus", deed: "was defeated on the bank of the Jhelum in 326 BCE", near: "north-west", difficulty: "EASY" },
    { name: "Ambhi", deed: "opened the gates of Taxila to Alexander", near: "north-west", difficulty: "EASY" },
    { name: "Pukkusati", deed: "ruled Gandhara in the time of the Buddha", near: "others", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Which king ${deed}?`,
      answer: ({ name }) => name,
      // Kings whom the Greeks mention are options together.
      decoys: ({ name, near }) =>
        near === "north-west" ? ["Porus", "Ambhi", "Abisares", "Sopeithes"].filter((other) => other !== name) : [],
      placeDecoy: (decoy) => `${decoy} was another king of the Punjab and its hills in the time of Alexander.`,
    },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  // Udayin, too, is said to have taken the throne from his father.
  alsoTrue: (row, other) => ["Ajatashatru", "Udayin"].every((name) => [row.name, other.name].includes(name)),
});

const tirthankaras = content("jain-tirthankaras");

const symbols = content("symbols-of-the-buddhas-life");

const singleFacts = content("buddhist-and-jain-single-facts");

export const buddhismAndJainism = [
  ...mahajanapadas,
  ...buddhistPlaces,
  ...councils,
  ...texts,
  ...rulers,
  ...tirthankaras,
  ...symbols,
  ...singleFacts,
];
