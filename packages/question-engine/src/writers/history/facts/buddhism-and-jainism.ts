import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const mahajanapadas = facts({
  name: "mahajanapadas",
  topic: "buddhism-and-jainism",
  difficulty: "MEDIUM",
  kind: "mahajanapada",
  rows: [
    { name: "Magadha", capital: "Rajagriha", difficulty: "EASY" },
    { name: "Avanti", capital: "Ujjayini" },
    { name: "Kosala", capital: "Shravasti" },
    { name: "Vatsa", capital: "Kaushambi" },
    { name: "Anga", capital: "Champa" },
    { name: "Kashi", capital: "Varanasi", difficulty: "EASY", plainly: true },
    { name: "Gandhara", capital: "Taxila" },
    { name: "Kuru", capital: "Indraprastha", difficulty: "EASY" },
    { name: "Vajji", capital: "Vaishali", difficulty: "EASY" },
    { name: "Matsya", capital: "Viratanagara", difficulty: "HARD" },
    { name: "Shurasena", capital: "Mathura" },
    { name: "Chedi", capital: "Shuktimati", difficulty: "HARD" },
    { name: "Ashmaka", capital: "Potana", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Which city was the capital of the mahajanapada of ${name}?`,
      answer: ({ capital }) => capital,
      heading: "Capital",
    },
    {
      question: ({ capital }) => `Of which mahajanapada was ${capital} the capital?`,
      answer: ({ name }) => name,
      heading: "Mahajanapada",
    },
  ],
  explain: ({ name, capital }) => `${capital} was the capital of ${name}.`,
});

/** `what` goes on after "the place where". */
const buddhistPlaces = facts({
  name: "buddhist-and-jain-places",
  topic: "buddhism-and-jainism",
  difficulty: "EASY",
  kind: "place",
  rows: [
    { name: "Lumbini", what: "the Buddha was born" },
    { name: "Bodh Gaya", what: "the Buddha attained enlightenment" },
    { name: "Sarnath", what: "the Buddha preached his first sermon" },
    { name: "Kushinagar", what: "the Buddha died" },
    { name: "Shravasti", what: "the Jetavana monastery was given to the Buddha by Anathapindika", difficulty: "HARD" },
    { name: "Kapilavastu", what: "Siddhartha grew up among the Shakyas", difficulty: "MEDIUM" },
    { name: "Kundagrama", what: "Mahavira was born", difficulty: "MEDIUM" },
    { name: "Pavapuri", what: "Mahavira died", difficulty: "MEDIUM" },
    { name: "Shravanabelagola", what: "Chandragupta Maurya ended his life as a Jain monk", difficulty: "HARD" },
    { name: "Valabhi", what: "the Shvetambara canon was written down under Devardhi", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ what }) => `At which place is it said that ${what}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `What happened at ${name}, by the tradition of the Buddhists or the Jains?`,
      answer: ({ what }) => capitalise(what),
    },
  ],
  explain: ({ name, what }) => `By tradition ${name} is the place where ${what}.`,
});

const councils = facts({
  name: "buddhist-councils",
  topic: "buddhism-and-jainism",
  difficulty: "MEDIUM",
  kind: "Buddhist council",
  rows: [
    { name: "first", place: "Rajagriha", king: "Ajatashatru", head: "Mahakassapa" },
    { name: "second", place: "Vaishali", king: "Kalashoka", head: "Sabbakami" },
    { name: "third", place: "Pataliputra", king: "Ashoka", head: "Moggaliputta Tissa", difficulty: "EASY" },
    { name: "fourth", place: "Kashmir", king: "Kanishka", head: "Vasumitra" },
  ],
  ask: [
    {
      question: ({ name }) => `Where was the ${name} Buddhist council held, by the common account?`,
      answer: ({ place }) => place,
    },
    {
      question: ({ name }) => `In the reign of which king was the ${name} Buddhist council held?`,
      answer: ({ king }) => king,
    },
    {
      question: ({ name }) => `Who presided over the ${name} Buddhist council?`,
      answer: ({ head }) => head,
      harder: true,
    },
    {
      question: ({ place }) => `Which Buddhist council met in ${place}?`,
      answer: ({ name }) => `the ${name} council`,
    },
  ],
  explain: ({ name, place, king, head }) =>
    `The ${name} council met in ${place} under ${king}, with ${head} presiding.`,
});

/** `is` goes on after "Which text". */
const texts = facts({
  name: "buddhist-and-jain-texts",
  topic: "buddhism-and-jainism",
  difficulty: "MEDIUM",
  kind: "text",
  rows: [
    { name: "Vinaya Pitaka", is: "gives the rules of discipline for monks and nuns", near: "Buddhist", difficulty: "EASY" },
    { name: "Sutta Pitaka", is: "gathers the discourses of the Buddha", near: "Buddhist", difficulty: "EASY" },
    { name: "Abhidhamma Pitaka", is: "analyses the Buddha's teaching as a system of philosophy", near: "Buddhist" },
    { name: "Jataka collection", is: "tells stories of the former births of the Buddha", near: "Buddhist", difficulty: "EASY" },
    { name: "Therigatha", is: "gathers verses by Buddhist nuns", near: "Buddhist" },
    { name: "Milindapanha", is: "records a Greek king's talks with the monk Nagasena", near: "Buddhist" },
    { name: "Mahavamsa", is: "tells the history of Sri Lanka in Pali", near: "Buddhist" },
    { name: "Lalitavistara", is: "tells the life of the Buddha in Sanskrit", near: "Buddhist" },
    { name: "Kalpasutra", is: "tells the lives of Parshvanatha and other Jain Tirthankaras", near: "Jain", difficulty: "HARD" },
    { name: "Acharanga Sutra", is: "opens the canon of the Jains with rules for monks", near: "Jain", difficulty: "HARD" },
    { name: "Parishishtaparvan", is: "tells of the early Jain elders in the words of Hemachandra", near: "Jain", difficulty: "HARD" },
    { name: "Bhagavati Sutra", is: "gives a Jain list of the sixteen mahajanapadas", near: "Jain", difficulty: "HARD" },
    { name: "Anguttara Nikaya", is: "gives a Buddhist list of the sixteen mahajanapadas", near: "Buddhist", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ is }) => `Which text ${is}?`, answer: ({ name }) => name, heading: "Text" },
    {
      question: ({ name }) => `Which of these is true of the ${name}?`,
      answer: ({ is }) => `It ${is}`,
      heading: "What is true of it",
    },
  ],
  explain: ({ name, is }) => `The ${name}: it ${is}.`,
  // These are parts of the Sutta Pitaka, and the last part of the Kalpasutra gives rules for ascetics.
  alsoTrue: (row, other) => {
    const parts = ["Sutta Pitaka", "Jataka collection", "Therigatha", "Anguttara Nikaya"];
    return (
      ([row, other].some(({ name }) => name === "Sutta Pitaka") &&
        parts.includes(row.name) &&
        parts.includes(other.name)) ||
      ["Vinaya Pitaka", "Kalpasutra"].every((name) => [row.name, other.name].includes(name))
    );
  },
});

/** `deed` goes on after the name. */
const rulers = facts({
  name: "rulers-of-the-mahajanapadas",
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
      // Kings of whom the Greeks tell stand beside each other.
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

const tirthankaras = facts({
  name: "jain-tirthankaras",
  topic: "buddhism-and-jainism",
  difficulty: "HARD",
  kind: "Tirthankara",
  rows: [
    { name: "Rishabhanatha", emblem: "bull", difficulty: "MEDIUM" },
    { name: "Mahavira", emblem: "lion", difficulty: "MEDIUM" },
    { name: "Parshvanatha", emblem: "serpent", difficulty: "MEDIUM" },
    { name: "Neminatha", emblem: "conch" },
    { name: "Ajitanatha", emblem: "elephant" },
    { name: "Shantinatha", emblem: "deer" },
    { name: "Sambhavanatha", emblem: "horse" },
  ],
  ask: [
    {
      question: ({ name }) => `What is the emblem of the Tirthankara ${name}?`,
      answer: ({ emblem }) => emblem,
      heading: "Emblem",
    },
    {
      question: ({ emblem }) => `Which Tirthankara has the ${emblem} as his emblem?`,
      answer: ({ name }) => name,
      heading: "Tirthankara",
    },
  ],
  explain: ({ name, emblem }) => `The emblem of ${name} is the ${emblem}.`,
});

const symbols = facts({
  name: "symbols-of-the-buddhas-life",
  topic: "buddhism-and-jainism",
  difficulty: "EASY",
  kind: "symbol",
  rows: [
    { symbol: "lotus", event: "birth" },
    { symbol: "horse", event: "renunciation", difficulty: "MEDIUM" },
    { symbol: "Bodhi tree", event: "enlightenment" },
    { symbol: "wheel", event: "first sermon" },
    { symbol: "stupa", event: "death" },
  ],
  ask: [
    {
      question: ({ event }) => `In early Buddhist art, which symbol stands for the ${event} of the Buddha?`,
      answer: ({ symbol }) => symbol,
      heading: "Symbol",
    },
    {
      question: ({ symbol }) =>
        `Which event in the life of the Buddha does the ${symbol} stand for in early Buddhist art?`,
      answer: ({ event }) => event,
      heading: "Event of the Buddha's life",
    },
  ],
  explain: ({ symbol, event }) => `The ${symbol} stands for the ${event} of the Buddha.`,
});

const singleFacts = singles("buddhist-and-jain-single-facts", "buddhism-and-jainism", [
  { ask: "Which vow did Mahavira add to the four taught by Parshvanatha?", answer: "celibacy", wrong: ["truthfulness", "non-violence", "non-stealing"], tell: "Mahavira added brahmacharya (celibacy); non-violence, truthfulness, non-stealing and non-possession were taught before him." },
  { ask: "What is the Buddha's leaving home in search of truth called?", answer: "Mahabhinishkramana", wrong: ["Mahaparinirvana", "Dharmachakrapravartana", "Upasampada"], tell: "Mahabhinishkramana is the great going forth; Dharmachakrapravartana is the first sermon, Mahaparinirvana his death, and Upasampada the ordination of a monk." },
  { ask: "In which language are the earliest Buddhist canonical texts of the Theravada school?", answer: "Pali", wrong: ["Sanskrit", "Ardhamagadhi", "Shauraseni"], tell: "The Theravada canon is in Pali; the Jain canon is in Ardhamagadhi, and the Mahayana turned to Sanskrit." },
  { ask: "In which language was the canon of the Shvetambara Jains written?", answer: "Ardhamagadhi", wrong: ["Pali", "Apabhramsha", "Shauraseni"], tell: "The Shvetambara canon is in Ardhamagadhi Prakrit; Pali is the language of the Theravada Buddhists.", difficulty: "HARD" },
  { ask: "Who founded the Ajivika sect?", answer: "Makkhali Gosala", wrong: ["Ajita Kesakambalin", "Purana Kassapa", "Pakudha Kaccayana"], tell: "Makkhali Gosala taught the fatalism of the Ajivikas; Ajita Kesakambalin was a materialist, and Purana Kassapa and Pakudha Kaccayana were other teachers of the time.", difficulty: "HARD" },
]);

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
