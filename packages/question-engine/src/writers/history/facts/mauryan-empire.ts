import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `says` goes on after "Which of Ashoka's major rock edicts". */
const rockEdicts = facts({
  name: "ashokan-rock-edicts",
  topic: "mauryan-empire",
  difficulty: "HARD",
  kind: "major rock edict",
  rows: [
    { name: "Rock Edict I", says: "forbids the slaughter of animals for sacrifice and festive gatherings" },
    { name: "Rock Edict II", says: "speaks of medical treatment for people and animals" },
    { name: "Rock Edict III", says: "tells the yuktas, rajukas and pradeshikas to go on tour every five years" },
    { name: "Rock Edict IV", says: "says that the sound of the drum has become the sound of dhamma" },
    { name: "Rock Edict V", says: "records the appointment of the dhamma-mahamattas" },
    { name: "Rock Edict VI", says: "lets reports be brought to the king at all hours and places" },
    { name: "Rock Edict VIII", says: "tells of the king's dhamma tours and his visit to Bodh Gaya" },
    { name: "Rock Edict IX", says: "calls popular ceremonies useless and praises the ceremony of dhamma" },
    { name: "Rock Edict XII", says: "calls for respect among all the sects" },
    { name: "Rock Edict XIII", says: "describes the Kalinga war and the king's remorse", difficulty: "MEDIUM" },
  ],
  ask: [
    { question: ({ says }) => `Which of Ashoka's major rock edicts ${says}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which of these is true of Ashoka's Major ${name}?`,
      answer: ({ says }) => `It ${says}`,
      heading: "What it says",
    },
  ],
  explain: ({ name, says }) => `${name}: it ${says}.`,
  // The fourth, too, praises those who do not kill animals.
  alsoTrue: (row, other) =>
    ["Rock Edict I", "Rock Edict IV"].every((name) => [row.name, other.name].includes(name)),
});

/** `what` goes on after "Which Ashokan inscription". */
const inscriptions = facts({
  name: "ashokan-inscriptions",
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

const officials = facts({
  name: "mauryan-officials",
  topic: "mauryan-empire",
  difficulty: "HARD",
  kind: "Mauryan official",
  rows: [
    { name: "Samaharta", of: "the assessment and collection of revenue", difficulty: "MEDIUM" },
    { name: "Sannidhata", of: "the royal treasury and stores", difficulty: "MEDIUM" },
    { name: "Sitadhyaksha", of: "the crown lands and agriculture" },
    { name: "Panyadhyaksha", of: "trade and commerce" },
    { name: "Pautavadhyaksha", of: "weights and measures" },
    { name: "Shulkadhyaksha", of: "tolls and customs", plainly: true },
    { name: "Akaradhyaksha", of: "mines" },
    { name: "Lakshanadhyaksha", of: "the mint" },
    { name: "Navadhyaksha", of: "ships", plainly: true },
    { name: "Antapala", of: "the frontier forts" },
    { name: "Nagaraka", of: "order and safety in the capital", difficulty: "MEDIUM", plainly: true },
    { name: "Senapati", of: "the army", difficulty: "EASY", plainly: true },
    { name: "Gopa", of: "the accounts of a group of villages" },
    { name: "Purohita", of: "advice to the king on omens and rites", difficulty: "EASY", plainly: true },
  ],
  ask: [
    {
      question: ({ of }) => `In the Mauryan state, which official was responsible for ${of}?`,
      answer: ({ name }) => name,
      heading: "Mauryan official",
    },
    {
      question: ({ name }) => `For what was the Mauryan official called the ${name} responsible?`,
      answer: ({ of }) => of,
      heading: "Charge",
    },
  ],
  explain: ({ name, of }) => `In the Mauryan state the ${name} was responsible for ${of}.`,
});

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

/** `deed` goes on after the name. */
const people = facts({
  name: "mauryan-people",
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
      // A king is no envoy, and among Indians a Greek would stand alone.
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

const provinces = facts({
  name: "mauryan-provinces",
  topic: "mauryan-empire",
  difficulty: "HARD",
  kind: "Mauryan province",
  rows: [
    { name: "Uttarapatha", seat: "Taxila", difficulty: "MEDIUM" },
    { name: "Avantirashtra", seat: "Ujjayini", difficulty: "MEDIUM" },
    { name: "Kalinga", seat: "Tosali" },
    { name: "Dakshinapatha", seat: "Suvarnagiri" },
  ],
  ask: [
    {
      question: ({ name }) => `From which city was the Mauryan province of ${name} governed?`,
      answer: ({ seat }) => seat,
    },
    {
      question: ({ seat }) => `Which Mauryan province was governed from ${seat}?`,
      answer: ({ name }) => name,
    },
  ],
  explain: ({ name, seat }) => `${name} was governed from ${seat}.`,
});

const singleFacts = singles("mauryan-single-facts", "mauryan-empire", [
  { ask: "In which script are most of the Ashokan inscriptions in India written?", answer: "Brahmi", wrong: ["Kharosthi", "Devanagari", "Grantha"], tell: "Most are in Brahmi; Kharosthi was used in the north-west, and Devanagari and Grantha grew out of Brahmi much later.", difficulty: "EASY" },
  { ask: "In which language are most of the Ashokan inscriptions written?", answer: "Prakrit", wrong: ["Sanskrit", "Pali", "Tamil"], tell: "Most are in Prakrit, with Greek and Aramaic in the far north-west; Sanskrit came into royal inscriptions only later.", difficulty: "EASY" },
  { ask: "What was the capital of the Mauryan empire?", answer: "Pataliputra", wrong: ["Rajagriha", "Ujjayini", "Kaushambi"], tell: "The Mauryas ruled from Pataliputra; Rajagriha was the older capital of Magadha, and Ujjayini was the seat of a Mauryan prince.", difficulty: "EASY" },
  { ask: "Into how many classes did Megasthenes divide Indian society?", answer: "seven", wrong: ["four", "five", "nine"], tell: "Megasthenes wrote of seven classes, which do not match the four varnas of the Brahmanical texts." },
  { ask: "How many boards of five members ran the city of Pataliputra, according to Megasthenes?", answer: "six", wrong: ["four", "five", "eight"], tell: "Megasthenes describes six boards of five members each, thirty members in all.", difficulty: "HARD" },
  { ask: "Into how many adhikaranas, or books, is the Arthashastra divided?", answer: "fifteen", wrong: ["seven", "eighteen", "twelve"], tell: "The Arthashastra has fifteen adhikaranas; seven is the number of the limbs of the state in its saptanga theory, and eighteen the number of its tirthas, the high officers.", difficulty: "HARD" },
  { ask: "Which play by Vishakhadatta tells how Chanakya won over the minister of the Nandas?", answer: "Mudrarakshasa", wrong: ["Mrichchhakatika", "Malavikagnimitra", "Nagananda"], tell: "The Mudrarakshasa is Vishakhadatta's; the Mrichchhakatika is by Shudraka, the Malavikagnimitra by Kalidasa and the Nagananda by Harsha." },
  { ask: "Who deciphered the Brahmi of the Ashokan edicts in the 1830s?", answer: "James Prinsep", wrong: ["William Jones", "Charles Wilkins", "Alexander Cunningham"], tell: "James Prinsep read it in 1837; William Jones had founded the Asiatic Society in 1784, Charles Wilkins put the Gita into English, and Cunningham became the first head of the Archaeological Survey." },
]);

export const mauryanEmpire = [
  ...rockEdicts,
  ...inscriptions,
  ...officials,
  ...people,
  ...provinces,
  ...singleFacts,
];
