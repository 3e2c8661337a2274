import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/history/mauryan-empire.yaml", import.meta.url));

const rockEdicts = content("ashokan-rock-edicts");

/** `what` continues the text after "Which Ashokan inscription". */
const inscriptions = facts({
  name: "ashokan-inscriptions", depth: 3,
  topic: "mauryan-empire",
  difficulty: "MEDIUM",
  kind: "Ashokan inscription",
  rows: [
    { name: "Rummindei", what: "records a cut in the tax of the village where the Buddha was born" },
    { name: "Maski", what: "calls the king by his own name and lies in Karnataka" },
    { name: "Bhabru", what: "declares the king's faith in the Buddha, the dhamma and the sangha", difficulty: "HARD" },
    { name: "Kandahar", what: "is written in Greek and Aramaic", plainly: true },
    { name: "Shahbazgarhi", what: "is written in the Kharosthi script", difficulty: "HARD" },
    { name: "Sarnath", what: "is on the pillar whose lion capital became India's State Emblem", difficulty: "EASY" },
    { name: "Dhauli", what: "says \"All men are my children\" and stands in Odisha", difficulty: "HARD" },
    { name: "Girnar", what: "stands on a rock that also bears a record of Rudradaman", difficulty: "HARD" },
    { name: "Lauriya Nandangarh", what: "stands in Bihar on a pillar still crowned by its lion", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `Which Ashokan inscription ${what}?`,
      answer: ({ name }) => name,
      state: ({ what }, answer) => `The inscription of Ashoka at ${answer} ${what}.`,
    },
    {
      question: ({ name }) => `What is notable about Ashoka's inscription at ${name}?`,
      answer: ({ what }) => `It ${what}`,
      explain: ({ name, what }) => `The inscription of Ashoka at ${name} is known for this: it ${what}.`,
      heading: "What is notable about it",
      state: ({ name }, answer) => `The inscription of Ashoka at ${name} ${answer.replace(/^It /, "")}.`,
    },
  ],
  explain: ({ name, what }) => `The inscription of Ashoka at ${name} ${what}.`,
});

const officials = content("mauryan-officials");

/** Of the time of Alexander and just after it. */
const GREEKS = {
  kings: ["Antigonus", "Ptolemy Soter", "Lysimachus", "Cassander"],
  others: ["Megasthenes", "Deimachus", "Dionysius", "Nearchus", "Onesicritus"],
};

const PLACED: Record<string, string> = {
  Antigonus: "Antigonus was another general who fought for the empire of Alexander.",
  "Ptolemy Soter": "Ptolemy Soter took Egypt.",
  Lysimachus: "Lysimachus took Thrace.",
  Cassander: "Cassander took Macedon.",
  Megasthenes: "Megasthenes was the envoy who wrote the Indica.",
  Deimachus: "Deimachus was the Syrian envoy to Bindusara.",
  Dionysius: "Dionysius was the envoy of Ptolemy Philadelphus.",
  Nearchus: "Nearchus led the fleet of Alexander.",
  Onesicritus: "Onesicritus was the helmsman of Alexander.",
};

/** `deed` continues the text after the name. */
const people = facts({
  name: "mauryan-people", depth: 3,
  topic: "mauryan-empire",
  difficulty: "EASY",
  kind: "person of Mauryan times",
  rows: [
    { name: "Chandragupta Maurya", deed: "overthrew the Nandas with the help of Kautilya", near: "king" },
    { name: "Bindusara", deed: "was called Amitraghata, the slayer of foes", near: "king", difficulty: "MEDIUM" },
    { name: "Ashoka", deed: "gave up conquest by war after the Kalinga campaign", near: "king" },
    { name: "Brihadratha", deed: "was killed by his own general at a review of the army", near: "king", difficulty: "MEDIUM" },
    { name: "Dasharatha", deed: "gave the Nagarjuni caves to the Ajivikas", near: "king", difficulty: "HARD" },
    { name: "Pushyamitra Shunga", deed: "took the throne at Pataliputra about 185 BCE", near: "king", difficulty: "MEDIUM" },
    { name: "Kautilya", deed: "is named as the author of the Arthashastra", near: "court" },
    { name: "Megasthenes", deed: "lived at Pataliputra as an envoy and wrote the Indica", near: "Greek" },
    { name: "Deimachus", deed: "came as the Syrian envoy to the court of Bindusara", near: "Greek", difficulty: "HARD" },
    { name: "Dionysius", deed: "came as the envoy of Ptolemy Philadelphus of Egypt", near: "Greek", difficulty: "HARD" },
    { name: "Seleucus Nicator", deed: "ceded eastern Afghanistan and took 500 war elephants", near: "Greek", difficulty: "MEDIUM" },
    { name: "Mahendra", deed: "is said to have taken Buddhism to Sri Lanka as a monk", near: "court" },
    { name: "Bhadrabahu", deed: "is said to have led Jain monks to the south with a Mauryan king", near: "court", difficulty: "HARD" },
    { name: "Upagupta", deed: "is said to have guided Ashoka to the holy places of the Buddhists", near: "court", difficulty: "HARD" },
    { name: "Radhagupta", deed: "is said to have helped Ashoka to the throne as a minister", near: "court", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Who ${deed}?`,
      answer: ({ name }) => name,
      // A king is not an envoy, and a Greek among Indians would be conspicuous.
      decoys: ({ name, near }) =>
        near === "Greek" ? GREEKS[name === "Seleucus Nicator" ? "kings" : "others"].filter((other) => other !== name) : [],
      placeDecoy: (decoy) => PLACED[decoy] ?? "",
    },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  // Their names would show that it is not so.
  alsoTrue: (row, other) =>
    ["Brihadratha", "Pushyamitra Shunga"].every((name) => [row.name, other.name].includes(name)),
});

const provinces = content("mauryan-provinces");

const singleFacts = content("mauryan-single-facts");

export const mauryanEmpire = [
  ...rockEdicts,
  ...inscriptions,
  ...officials,
  ...people,
  ...provinces,
  ...singleFacts,
];
