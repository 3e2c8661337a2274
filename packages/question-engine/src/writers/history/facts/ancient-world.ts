import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";
import { chronology } from "../computed/chronology.ts";

const content = writersIn(new URL("../../../content/history/ancient-world.yaml", import.meta.url));

const peoples = content("ancient-peoples");

const figures = content("figures-of-the-ancient-world");

const thinkers = facts({
  name: "ancient-writers",
  topic: "ancient-world",
  difficulty: "MEDIUM",
  kind: "writer",
  rows: [
    { name: "Homer", work: "the Iliad", near: "Greece", difficulty: "EASY" },
    { name: "Plato", work: "the Republic", near: "Greece", difficulty: "EASY" },
    { name: "Aristotle", work: "the Politics", near: "Greece", difficulty: "EASY" },
    { name: "Herodotus", work: "the Histories of the Persian Wars", near: "Greece" },
    { name: "Thucydides", work: "the History of the Peloponnesian War", near: "Greece" },
    { name: "Sophocles", work: "Oedipus Rex", near: "Greece" },
    { name: "Virgil", work: "the Aeneid", near: "Rome" },
    { name: "Euclid", work: "the Elements", near: "Greece", difficulty: "EASY" },
    { name: "Tacitus", work: "the Germania", near: "Rome", difficulty: "HARD" },
    { name: "Livy", work: "the History of Rome from its founding", near: "Rome", difficulty: "HARD" },
    { name: "Marcus Aurelius", work: "the Meditations", near: "Rome", difficulty: "HARD" },
    { name: "Ovid", work: "the Metamorphoses", near: "Rome", difficulty: "HARD" },
    { name: "Aristophanes", work: "the Frogs", near: "Greece", difficulty: "HARD" },
    { name: "Sun Tzu", work: "the Art of War", plainly: true },
  ],
  ask: [
    { question: ({ name, work }) => (name === "Homer" ? `To whom is ${work} ascribed?` : `Who wrote ${work}?`), answer: ({ name }) => name, heading: "Author" },
    { question: ({ name }) => `Which of these works is ${name === "Homer" ? "ascribed to" : "by"} ${name}?`, answer: ({ work }) => work, heading: "Work" },
  ],
  explain: ({ name, work }) => `The author of ${work} is ${name}.`,
});

const ancientBattles = facts({
  name: "ancient-battles",
  topic: "ancient-world",
  difficulty: "MEDIUM",
  kind: "battle",
  rows: [
    { name: "Marathon", year: "490 BCE", what: "the Athenians beat the Persians of Darius I", near: -490, category: "Greece", difficulty: "EASY" },
    { name: "Salamis", year: "480 BCE", what: "the Greeks beat the ships of Xerxes", near: -480, category: "Greece" },
    { name: "Gaugamela", year: "331 BCE", what: "Alexander beat Darius III", near: -331, category: "Greece" },
    { name: "Cannae", year: "216 BCE", what: "Hannibal beat the consuls Paullus and Varro", near: -216, category: "Rome", difficulty: "HARD" },
    { name: "Zama", year: "202 BCE", what: "Scipio beat Hannibal", near: -202, category: "Rome" },
    { name: "Actium", year: "31 BCE", what: "Octavian beat Antony and Cleopatra", near: -31, category: "Rome" },
    { name: "Pharsalus", year: "48 BCE", what: "Julius Caesar beat Pompey", near: -48, category: "Rome", difficulty: "HARD" },
    { name: "Thermopylae", year: "480 BCE", what: "the Persians beat the Spartans of Leonidas", near: -480, category: "Greece" },
    { name: "Plataea", year: "479 BCE", what: "the Greeks beat the army of Mardonius", near: -479, category: "Greece", difficulty: "HARD" },
    { name: "Chaeronea", year: "338 BCE", what: "Philip II beat Athens and Thebes", near: -338, category: "Greece", difficulty: "HARD" },
    { name: "Philippi", year: "42 BCE", what: "Antony and Octavian beat Brutus and Cassius", near: -42, category: "Rome", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `In which battle did ${what}?`,
      answer: ({ name }) => name,
      heading: "Battle",
      // The year would show which one is meant.
      state: ({ what }, answer) => `At ${answer} ${what}.`,
    },
    {
      question: ({ name }) => `What happened at the Battle of ${name}?`,
      answer: ({ what }) => capitalise(what),
      heading: "What happened",
      state: ({ name }, answer) => `At ${name} ${answer.replace(/^The /, "the ")}.`,
    },
    {
      question: ({ name }) => `In which year was the Battle of ${name} fought?`,
      answer: ({ year }) => year,
      harder: true,
      state: ({ name }, answer) => `The Battle of ${name} was fought in ${answer}.`,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ name }) => `the Battle of ${name}`,
    show: ({ year }) => year,
  },
  explain: ({ name, year, what }) => `At ${name} (${year}) ${what}.`,
});

const ancientTimes = chronology({
  name: "ancient-world-chronology",
  topic: "ancient-world",
  of: "of the ancient world",
  events: [
    { what: "fall of Nineveh", year: -612 },
    { what: "capture of Babylon by Cyrus", year: -539 },
    { what: "Battle of Marathon", year: -490 },
    { what: "Battle of Thermopylae", year: -480 },
    { what: "outbreak of the Peloponnesian War", year: -431 },
    { what: "death of Socrates", year: -399 },
    { what: "death of Alexander", year: -323 },
    { what: "Battle of Gaugamela", year: -331 },
    { what: "unification of China by Qin Shi Huang", year: -221 },
    { what: "Battle of Zama", year: -202 },
    { what: "slave revolt of Spartacus", year: -73 },
    { what: "murder of Julius Caesar", year: -44 },
    { what: "Battle of Actium", year: -31 },
    { what: "great fire of Rome under Nero", year: 64 },
    { what: "eruption of Vesuvius over Pompeii", year: 79 },
    { what: "Edict of Milan on the Christians", year: 313 },
    { what: "fall of the last Roman emperor of the West", year: 476 },
  ],
});

const singleFacts = content("ancient-world-single-facts");

export const ancientWorld = [
  ...peoples,
  ...figures,
  ...thinkers,
  ...ancientBattles,
  ...ancientTimes,
  ...singleFacts,
];
