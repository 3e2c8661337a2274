import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

/** `mark` goes on after "Which ancient people". */
const peoples = facts({
  name: "ancient-peoples",
  topic: "ancient-world",
  difficulty: "MEDIUM",
  kind: "ancient people",
  rows: [
    { name: "Sumerians", mark: "wrote in cuneiform on clay tablets in the cities of Ur and Uruk", place: "southern Mesopotamia", difficulty: "EASY" },
    { name: "Egyptians", mark: "built pyramids and wrote in hieroglyphs", place: "the Nile valley", difficulty: "EASY" },
    { name: "Babylonians", mark: "had a law code under Hammurabi", place: "central Mesopotamia", difficulty: "EASY" },
    { name: "Assyrians", mark: "ruled a warlike empire from Nineveh", place: "northern Mesopotamia" },
    { name: "Phoenicians", mark: "traded from Tyre and Sidon and spread an alphabet", place: "the coast of Lebanon" },
    { name: "Hittites", mark: "fought the Egyptian king Ramesses II at Kadesh", place: "Anatolia", difficulty: "HARD" },
    { name: "Minoans", mark: "built the palace of Knossos", place: "Crete" },
    { name: "Carthaginians", mark: "fought Rome in the Punic Wars", place: "North Africa near modern Tunis", difficulty: "HARD" },
    { name: "Etruscans", mark: "gave early Rome its Tarquin kings", place: "central Italy", difficulty: "HARD" },
    { name: "Olmecs", mark: "carved colossal stone heads", place: "the Gulf coast of Mexico", difficulty: "HARD" },
    { name: "Maya", mark: "built cities such as Tikal and kept an exact calendar", place: "Guatemala and Yucatan" },
    { name: "Lydians", mark: "are credited with early coins and had a rich king called Croesus", place: "western Anatolia", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ mark }) => `Which ancient people ${mark}?`,
      answer: ({ name }) => name,
      // Their home would show who is meant.
      state: ({ mark }, answer) => `The ${answer} ${mark}.`,
    },
    {
      question: ({ name }) => `Where did the ${name} have their home in ancient times?`,
      answer: ({ place }) => place,
      state: ({ name }, answer) => `The home of the ${name} was ${answer}.`,
    },
    {
      question: ({ name }) => `Which statement about the ${name} is correct?`,
      answer: ({ mark }) => `They ${mark}`,
      explain: ({ name, mark }) => `The ${name}: they ${mark}.`,
    },
  ],
  explain: ({ name, mark, place }) => `The ${name} of ${place} ${mark}.`,
  // Some shared a land, a script, a descent or the building of pyramids.
  alsoTrue: (row, other) =>
    [
      ["Hittites", "Lydians"],
      ["Egyptians", "Maya"],
      ["Egyptians", "Olmecs"],
      ["Sumerians", "Babylonians"],
      ["Sumerians", "Assyrians"],
      ["Phoenicians", "Carthaginians"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

/** `deed` goes on after "He". */
const figures = facts({
  name: "figures-of-the-ancient-world",
  topic: "ancient-world",
  difficulty: "MEDIUM",
  kind: "figure of the ancient world",
  rows: [
    { name: "Hammurabi", deed: "had a code of laws carved on stone", near: "east", difficulty: "EASY" },
    { name: "Akhenaten", deed: "set the sun disc above all gods and moved the court to Amarna", near: "east" },
    { name: "Khufu", deed: "built the Great Pyramid of Giza", near: "east" },
    { name: "Cyrus the Great", deed: "founded the Achaemenid empire of Persia", near: "east" },
    { name: "Darius I", deed: "built the Royal Road and sent the army that lost at Marathon", near: "east" },
    { name: "Nebuchadnezzar II", deed: "destroyed the temple of Jerusalem", near: "east", difficulty: "HARD" },
    { name: "Zoroaster", deed: "taught the worship of Ahura Mazda", near: "east" },
    { name: "Confucius", deed: "was born in Lu and is the master who speaks in the Analects", near: "China", difficulty: "EASY" },
    { name: "Laozi", deed: "is named as the founder of Daoism", near: "China" },
    { name: "Qin Shi Huang", deed: "ended the Warring States and was buried with a terracotta army", near: "China" },
    { name: "Sargon", deed: "built the empire of Akkad in Mesopotamia", near: "east", difficulty: "HARD" },
    { name: "Solon", deed: "freed the Athenians from slavery for debt", near: "Greece", difficulty: "HARD" },
    { name: "Cleisthenes", deed: "reformed the tribes of Athens and is called the father of its democracy", near: "Greece", difficulty: "HARD" },
    { name: "Pericles", deed: "led Athens when the Parthenon was built", near: "Greece" },
    { name: "Leonidas", deed: "fell at Thermopylae at the head of the Spartans", near: "Greece" },
    { name: "Alexander", deed: "defeated Darius III and reached the Beas", near: "Greece", difficulty: "EASY" },
    { name: "Hannibal", deed: "crossed the Alps with elephants", near: "Rome", difficulty: "EASY" },
    { name: "Spartacus", deed: "led a revolt of slaves against Rome", near: "Rome", difficulty: "EASY" },
    { name: "Julius Caesar", deed: "crossed the Rubicon and was killed on the Ides of March", near: "Rome", difficulty: "EASY" },
    { name: "Augustus", deed: "defeated Antony at Actium and became the first Roman emperor", near: "Rome" },
    { name: "Constantine", deed: "founded a new capital at Byzantium and favoured the Christians", near: "Rome" },
    { name: "Diocletian", deed: "divided the rule of the Roman empire among four men", near: "Rome", difficulty: "HARD" },
    { name: "Mencius", deed: "taught that human nature is good", near: "China", difficulty: "HARD" },
    { name: "Sima Qian", deed: "wrote the Records of the Grand Historian", near: "China", difficulty: "HARD" },
    { name: "Emperor Wu of Han", deed: "sent Zhang Qian to the lands of the west", near: "China", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  alsoTrue: (row, other) =>
    [
      ["Sargon", "Hammurabi"],
      ["Solon", "Cleisthenes"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

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
    { name: "Livy", work: "the History of Rome from the founding of the city", near: "Rome", difficulty: "HARD" },
    { name: "Marcus Aurelius", work: "the Meditations", near: "Rome", difficulty: "HARD" },
    { name: "Aristophanes", work: "the comedy called the Frogs", near: "Greece", difficulty: "HARD" },
    { name: "Sun Tzu", work: "the Art of War", plainly: true },
  ],
  ask: [
    { question: ({ work }) => `Who is named as the author of ${work}?`, answer: ({ name }) => name, heading: "Author" },
    { question: ({ name }) => `Which of these works is ascribed to ${name}?`, answer: ({ work }) => work, heading: "Work" },
  ],
  explain: ({ name, work }) => `The author of ${work} is ${name}.`,
});

const ancientBattles = facts({
  name: "ancient-battles",
  topic: "ancient-world",
  difficulty: "MEDIUM",
  kind: "battle",
  rows: [
    { name: "Marathon", year: "490 BCE", what: "the Athenians beat the Persians of Darius I", near: -490, difficulty: "EASY" },
    { name: "Salamis", year: "480 BCE", what: "the Greek fleet beat that of Xerxes", near: -480 },
    { name: "Gaugamela", year: "331 BCE", what: "Alexander beat Darius III", near: -331 },
    { name: "Cannae", year: "216 BCE", what: "Hannibal destroyed a Roman army", near: -216, difficulty: "HARD" },
    { name: "Zama", year: "202 BCE", what: "Scipio beat Hannibal", near: -202 },
    { name: "Actium", year: "31 BCE", what: "Octavian beat Antony and Cleopatra", near: -31 },
    { name: "Pharsalus", year: "48 BCE", what: "Julius Caesar beat Pompey", near: -48, difficulty: "HARD" },
    { name: "Kadesh", year: "1274 BCE", what: "Ramesses II fought the Hittites", near: -1274, difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) =>
        `In which battle did ${what.replace("destroyed", "destroy").replace("fought", "fight")}?`,
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
    { what: "first Olympic Games of the traditional count", year: -776 },
    { what: "founding of Rome by tradition", year: -753 },
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

const singleFacts = singles("ancient-world-single-facts", "ancient-world", [
  { ask: "Between which two rivers did Mesopotamia lie?", answer: "Tigris and Euphrates", wrong: ["Nile and Jordan", "Indus and Ganga", "Amu Darya and Syr Darya"], tell: "Mesopotamia is the land between the Tigris and Euphrates; the Nile is in Egypt, and the Amu Darya and Syr Darya are in Central Asia.", difficulty: "EASY" },
  { ask: "What were the temple towers of Mesopotamia called?", answer: "ziggurats", wrong: ["pyramids", "mastabas", "pagodas"], tell: "Ziggurats were stepped temple towers; pyramids and mastabas were tombs in Egypt, and pagodas belong to East Asia.", difficulty: "EASY" },
  { ask: "Which stone with three scripts gave the key to the hieroglyphs?", answer: "the Rosetta Stone", wrong: ["the Behistun rock", "the Palermo Stone", "the Moabite Stone"], tell: "Champollion read the hieroglyphs from the Rosetta Stone; the Behistun rock gave the key to cuneiform." },
  { ask: "Which officers of the Roman Republic had charge of streets, markets and games?", answer: "aediles", wrong: ["quaestors", "censors", "praetors"], tell: "The aediles had charge of streets, markets and games; quaestors kept the treasury, censors drew up the list of citizens, and praetors sat in the courts." },
  { ask: "What were the serfs of Sparta called?", answer: "helots", wrong: ["metics", "perioikoi", "ephors"], tell: "The helots worked the land for Sparta; perioikoi were free dwellers around, ephors its magistrates, and metics the foreigners of Athens.", difficulty: "HARD" },
  { ask: "Which Chinese dynasty opened the Silk Road trade under Emperor Wu?", answer: "Han", wrong: ["Qin", "Tang", "Zhou"], tell: "Emperor Wu belonged to the Han; the Qin came just before them, the Zhou before that, and the Tang in the seventh century CE.", difficulty: "HARD" },
]);

export const ancientWorld = [
  ...peoples,
  ...figures,
  ...thinkers,
  ...ancientBattles,
  ...ancientTimes,
  ...singleFacts,
];
