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
    { name: "Sumerians", mark: "built the city-states of Ur and Uruk", place: "southern Mesopotamia", category: "east", difficulty: "EASY" },
    { name: "Egyptians", mark: "were united under King Narmer", place: "the Nile valley", category: "east" },
    { name: "Babylonians", mark: "lived under the law code of Hammurabi", place: "central Mesopotamia", category: "east", difficulty: "EASY" },
    { name: "Assyrians", mark: "ruled a warlike empire from Nineveh", place: "northern Mesopotamia", category: "east" },
    { name: "Phoenicians", mark: "spread an alphabet from Tyre and Sidon", place: "the coast of Lebanon", category: "sea" },
    { name: "Hittites", mark: "fought Ramesses II at Kadesh", place: "Anatolia", category: "east", difficulty: "HARD" },
    { name: "Minoans", mark: "built the palace of Knossos", place: "Crete", category: "sea" },
    { name: "Carthaginians", mark: "fought Rome in the Punic Wars", place: "the coast of Tunisia", category: "sea", difficulty: "HARD" },
    { name: "Etruscans", mark: "gave early Rome its Tarquin kings", place: "central Italy", category: "sea", difficulty: "HARD" },
    { name: "Olmecs", mark: "carved colossal stone heads", place: "the Gulf coast of Mexico", category: "America", difficulty: "HARD" },
    { name: "Maya", mark: "built the temples of the city of Tikal", place: "Guatemala and Yucatan", category: "America" },
    { name: "Lydians", mark: "were ruled by the wealthy King Croesus", place: "western Anatolia", category: "sea", difficulty: "HARD" },
    { name: "Elamites", mark: "ruled from Susa long before the Persians", place: "south-western Iran", category: "east", difficulty: "HARD" },
    { name: "Zapotecs", mark: "raised a capital on the hill of Monte Albán", place: "the valley of Oaxaca", category: "America", difficulty: "HARD" },
    { name: "Nazca", mark: "drew huge figures on the floor of a desert", place: "the coast of southern Peru", category: "America", difficulty: "HARD" },
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
      // Babylonia is placed in the centre or in the south of Mesopotamia.
      when: ({ name }) => !["Egyptians", "Babylonians"].includes(name),
      state: ({ name }, answer) => `The home of the ${name} was ${answer}.`,
    },
    {
      question: ({ name }) => `Which statement about the ${name} is correct?`,
      answer: ({ mark }) => `They ${mark}`,
      explain: ({ name, mark }) => `The ${name}: they ${mark}.`,
    },
  ],
  explain: ({ name, mark, place }) => `The ${name} of ${place} ${mark}.`,
  // Some shared a land or a descent, and nobody fights a king of his own.
  alsoTrue: (row, other) =>
    [
      ["Hittites", "Lydians"],
      ["Hittites", "Egyptians"],
      ["Sumerians", "Babylonians"],
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
    { name: "Hammurabi", deed: "had a code of laws carved on stone", near: "Mesopotamia", difficulty: "EASY" },
    { name: "Akhenaten", deed: "set the sun disc above all gods and moved the court to Amarna", near: "Egypt" },
    { name: "Khufu", deed: "built the Great Pyramid of Giza", near: "Egypt" },
    { name: "Cyrus the Great", deed: "founded the Achaemenid empire and took Babylon in 539 BCE", near: "Persia" },
    { name: "Darius I", deed: "built the Royal Road and sent the army that lost at Marathon", near: "Persia" },
    { name: "Nebuchadnezzar II", deed: "destroyed the temple of Jerusalem", near: "Mesopotamia", difficulty: "HARD" },
    { name: "Confucius", deed: "was born in Lu and is the master who speaks in the Analects", near: "China", difficulty: "EASY" },
    { name: "Laozi", deed: "taught the way of non-action called wu wei", near: "China" },
    { name: "Qin Shi Huang", deed: "ended the Warring States and was buried with a terracotta army", near: "Chinese ruler" },
    { name: "Sargon", deed: "built the empire of Akkad", near: "Mesopotamia", difficulty: "HARD" },
    { name: "Solon", deed: "freed the Athenians from slavery for debt", near: "Athens", difficulty: "HARD" },
    { name: "Cleisthenes", deed: "reformed the tribes of Athens and is called the father of its democracy", near: "Athens", difficulty: "HARD" },
    { name: "Pericles", deed: "led Athens when the Parthenon was built", near: "Athens" },
    { name: "Leonidas", deed: "fell at Thermopylae at the head of the Spartans", near: "Greek commander" },
    { name: "Alexander", deed: "defeated Darius III and reached the Beas", near: "Greek commander", difficulty: "EASY" },
    { name: "Hannibal", deed: "crossed the Alps with elephants", near: "Rome", difficulty: "EASY" },
    { name: "Spartacus", deed: "led a revolt of slaves against Rome", near: "Rome", difficulty: "EASY" },
    { name: "Julius Caesar", deed: "crossed the Rubicon and was killed on the Ides of March", near: "Rome", difficulty: "EASY" },
    { name: "Augustus", deed: "defeated Antony at Actium and became the first Roman emperor", near: "emperor" },
    { name: "Constantine", deed: "founded a new capital at Byzantium and favoured the Christians", near: "emperor" },
    { name: "Diocletian", deed: "divided the rule of the Roman empire among four men", near: "emperor", difficulty: "HARD" },
    { name: "Mencius", deed: "taught that human nature is good", near: "China", difficulty: "HARD" },
    { name: "Sima Qian", deed: "wrote the Records of the Grand Historian", near: "China", difficulty: "HARD" },
    { name: "Emperor Wu of Han", deed: "sent Zhang Qian to the lands of the west", near: "Chinese ruler", difficulty: "HARD" },
    { name: "Ashurbanipal", deed: "gathered a library of clay tablets at Nineveh", near: "Mesopotamia", difficulty: "HARD" },
    { name: "Sennacherib", deed: "destroyed Babylon in 689 BCE", near: "Mesopotamia", difficulty: "HARD" },
    { name: "Ramesses II", deed: "made a treaty of peace with the Hittites", near: "Egypt", difficulty: "HARD" },
    { name: "Thutmose III", deed: "won the Battle of Megiddo", near: "Egypt", difficulty: "HARD" },
    { name: "Tutankhamun", deed: "was buried in the tomb that Howard Carter opened in 1922", near: "Egypt" },
    { name: "Cambyses II", deed: "conquered Egypt in 525 BCE", near: "Persia", difficulty: "HARD" },
    { name: "Xerxes", deed: "had the Hellespont bridged with boats", near: "Persia" },
    { name: "Darius III", deed: "was killed by the men of Bessus in his flight", near: "Persia", difficulty: "HARD" },
    { name: "Themistocles", deed: "had Athens build the fleet that won at Salamis", near: "Athens", difficulty: "HARD" },
    { name: "Peisistratus", deed: "ruled Athens as a tyrant in the sixth century BCE", near: "Athens", difficulty: "HARD" },
    { name: "Philip II", deed: "won the Battle of Chaeronea in 338 BCE", near: "Greek commander", difficulty: "HARD" },
    { name: "Epaminondas", deed: "beat the Spartans at Leuctra", near: "Greek commander", difficulty: "HARD" },
    { name: "Lysander", deed: "destroyed the Athenian fleet at Aegospotami", near: "Greek commander", difficulty: "HARD" },
    { name: "Scipio", deed: "carried the war to Africa and won at Zama", near: "Rome" },
    { name: "Pompey", deed: "cleared the Mediterranean of pirates in 67 BCE", near: "Rome", difficulty: "HARD" },
    { name: "Cicero", deed: "exposed the conspiracy of Catiline", near: "Rome", difficulty: "HARD" },
    { name: "Nero", deed: "ruled when Rome burnt in 64 CE", near: "emperor" },
    { name: "Trajan", deed: "conquered Dacia and ruled the Roman empire at its greatest extent", near: "emperor", difficulty: "HARD" },
    { name: "Xunzi", deed: "taught that human nature is bad", near: "China", difficulty: "HARD" },
    { name: "Mozi", deed: "taught love for all alike and condemned wars of attack", near: "China", difficulty: "HARD" },
    { name: "Liu Bang", deed: "rose from a peasant family and founded a dynasty in 202 BCE", near: "Chinese ruler", difficulty: "HARD" },
    { name: "Wang Mang", deed: "took the throne in 9 CE as the founder of the Xin dynasty", near: "Chinese ruler", difficulty: "HARD" },
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
      // The son fought at Chaeronea beside his father, and nobody beats himself at Zama.
      ["Alexander", "Philip II"],
      ["Hannibal", "Scipio"],
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

const singleFacts = singles("ancient-world-single-facts", "ancient-world", [
  { ask: "Between which two rivers did Mesopotamia lie?", answer: "Tigris and Euphrates", wrong: ["Nile and Jordan", "Indus and Ganga", "Amu Darya and Syr Darya"], tell: "Mesopotamia is the land between the Tigris and Euphrates; the Nile is in Egypt, and the Amu Darya and Syr Darya are in Central Asia.", difficulty: "EASY" },
  { ask: "What were the temple towers of Mesopotamia called?", answer: "ziggurats", wrong: ["pyramids", "mastabas", "pagodas"], tell: "Ziggurats were stepped temple towers; pyramids and mastabas were tombs in Egypt, and pagodas belong to East Asia.", difficulty: "EASY" },
  { ask: "Which stone with three scripts gave the key to the hieroglyphs?", answer: "the Rosetta Stone", wrong: ["the Behistun rock", "the Palermo Stone", "the Moabite Stone"], tell: "Champollion read the hieroglyphs from the Rosetta Stone; the Behistun rock gave the key to cuneiform." },
  { ask: "Which officers of the Roman Republic had charge of streets, markets and games?", answer: "aediles", wrong: ["quaestors", "censors", "praetors"], tell: "The aediles had charge of streets, markets and games; quaestors kept the treasury, censors drew up the list of citizens, and praetors sat in the courts." },
  { ask: "What were the serfs of Sparta called?", answer: "helots", wrong: ["metics", "perioikoi", "ephors"], tell: "The helots worked the land for Sparta; perioikoi were free dwellers around, ephors its magistrates, and metics the foreigners of Athens.", difficulty: "HARD" },
  { ask: "Which teacher of ancient Iran is said to have composed the Gathas?", answer: "Zoroaster", wrong: ["Mani", "Mazdak", "Kartir"], tell: "The Gathas, hymns to Ahura Mazda, are ascribed to Zoroaster; Mani and the priest Kartir lived in the third century CE, and Mazdak preached about 500 CE." },
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
