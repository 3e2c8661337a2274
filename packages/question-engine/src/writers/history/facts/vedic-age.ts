import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const HELD = [
  ["Shulvasutras", "Shrautasutras"],
  ["Brahmanas", "Aranyakas"],
  ["Aranyakas", "Upanishads"],
  ["Brahmanas", "Shrautasutras"],
  ["Aranyakas", "Shrautasutras"],
];

/** Sutras beside sutras, and what is none beside others that are none. */
const BESIDE: Record<string, readonly string[]> = {
  Brahmanas: ["Upanishads", "Puranas", "Smritis"],
  Aranyakas: ["Puranas", "Smritis", "Agamas"],
  Upanishads: ["Brahmanas", "Puranas", "Agamas"],
  Shulvasutras: ["Grihyasutras", "Dharmasutras", "Yogasutras"],
  Shrautasutras: ["Grihyasutras", "Dharmasutras", "Yogasutras"],
};
const BESIDE_PLACED: Record<string, string> = {
  Brahmanas: "The Brahmanas explain the meaning of the rituals in prose.",
  Upanishads: "The Upanishads discuss the soul and the absolute.",
  Grihyasutras: "The Grihyasutras deal with the rites of the household.",
  Dharmasutras: "The Dharmasutras are aphorisms on conduct.",
};

/** `is` goes on after the name. */
const vedicTexts = facts({
  name: "vedic-texts",
  topic: "vedic-age",
  difficulty: "EASY",
  kind: "Vedic text",
  rows: [
    { name: "Rigveda", is: "holds hymns to the gods in ten mandalas", near: "Veda", category: "Veda" },
    { name: "Samaveda", is: "sets verses to melodies for chanting", near: "Veda", category: "Veda" },
    { name: "Yajurveda", is: "gives the formulas to be recited at sacrifices", near: "Veda", category: "Veda" },
    { name: "Atharvaveda", is: "holds charms and spells against illness and evil", near: "Veda", category: "Veda" },
    { name: "Brahmanas", is: "are prose works that explain the meaning of the rituals", near: "book", category: "later", difficulty: "MEDIUM" },
    { name: "Aranyakas", is: "treat the rites as symbols and were studied away from the village", near: "book", category: "later", difficulty: "MEDIUM" },
    { name: "Upanishads", is: "discuss the soul and the absolute and are also called Vedanta", near: "book", category: "later", difficulty: "MEDIUM" },
    { name: "Dharmasutras", is: "are short aphorisms on conduct and social duty", near: "sutra", category: "later", difficulty: "HARD", plainly: true },
    { name: "Shulvasutras", is: "give rules of measurement for building altars", near: "sutra", category: "later", difficulty: "HARD" },
    { name: "Grihyasutras", is: "deal with the rites of the household", near: "sutra", category: "later", difficulty: "HARD", plainly: true },
    { name: "Shrautasutras", is: "deal with the great public sacrifices", near: "sutra", category: "later", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ is }) => `Which of these texts ${is}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => BESIDE[name] ?? [],
      placeDecoy: (decoy) => BESIDE_PLACED[decoy] ?? `The ${decoy} are later than the Vedic texts.`,
      state: ({ name, is }, answer) =>
        plainVerb(answer) === plainVerb(name) ? `The ${answer} ${is}.` : undefined,
    },
    {
      question: ({ name }) => `Which statement is true of the ${name}?`,
      answer: ({ name, is }) => `${plainVerb(name)} ${is}`,
    },
  ],
  explain: ({ name, is }) => `The ${name}: ${plainVerb(name)} ${is}.`,
  // Some of these works hold the others as their parts.
  alsoTrue: (row, other) => HELD.some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

function plainVerb(name: string): string {
  return name.endsWith("veda") ? "it" : "they";
}

const vedangas = facts({
  name: "vedangas",
  topic: "vedic-age",
  difficulty: "MEDIUM",
  kind: "Vedanga",
  rows: [
    { name: "Shiksha", of: "phonetics" },
    { name: "Kalpa", of: "ritual" },
    { name: "Vyakarana", of: "grammar", plainly: true },
    { name: "Nirukta", of: "etymology", difficulty: "HARD" },
    { name: "Chhandas", of: "metre" },
    { name: "Jyotisha", of: "astronomy", plainly: true },
  ],
  ask: [
    { question: ({ of }) => `Which of the six Vedangas deals with ${of}?`, answer: ({ name }) => name, heading: "Vedanga" },
    { question: ({ name }) => `What is the subject of the Vedanga called ${name}?`, answer: ({ of }) => of, heading: "Subject" },
  ],
  explain: ({ name, of }) => `${name} is the Vedanga of ${of}.`,
});

/** `is` goes on after the name. */
const vedicGods = facts({
  name: "vedic-gods",
  topic: "vedic-age",
  difficulty: "MEDIUM",
  kind: "Vedic deity",
  rows: [
    { name: "Indra", is: "the god of war, called the breaker of forts", difficulty: "EASY" },
    { name: "Agni", is: "the god who carried the offerings to the other gods", difficulty: "EASY" },
    { name: "Varuna", is: "the upholder of rita, the cosmic order" },
    { name: "Yama", is: "the lord of the dead", difficulty: "EASY" },
    { name: "Ushas", is: "the goddess of the dawn", category: "goddess", difficulty: "EASY" },
    { name: "Savitri", is: "the sun god to whom the Gayatri mantra is addressed" },
    { name: "Aditi", is: "the mother of a group of gods that includes Mitra", category: "goddess" },
    { name: "Parjanya", is: "the god of the rain cloud" },
    { name: "Vayu", is: "the god of the wind", difficulty: "EASY", plainly: true },
    { name: "Soma", is: "the god of the plant from which a ritual drink was pressed" },
    { name: "Pushan", is: "the guardian of roads, herdsmen and cattle", difficulty: "HARD" },
    { name: "Aranyani", is: "the goddess of the forest", category: "goddess", difficulty: "HARD" },
    { name: "Dyaus", is: "the god of the sky, addressed as a father", difficulty: "HARD" },
    { name: "Prithvi", is: "the goddess of the earth", category: "goddess", difficulty: "EASY", plainly: true },
    { name: "Ratri", is: "the goddess of the night", category: "goddess", plainly: true },
    { name: "Vach", is: "the goddess of speech", category: "goddess", plainly: true },
  ],
  ask: [
    { question: ({ is }) => `Which Vedic deity was ${is}?`, answer: ({ name }) => name, heading: "Vedic deity" },
    { question: ({ name }) => `Who was ${name} in the Vedic pantheon?`, answer: ({ is }) => is, heading: "Description" },
  ],
  explain: ({ name, is }) => `${name} was ${is}.`,
  // Indra brings rain too.
  alsoTrue: (row, other) => ["Indra", "Parjanya"].every((name) => [row.name, other.name].includes(name)),
});

const vedicRivers = facts({
  name: "vedic-rivers",
  topic: "vedic-age",
  difficulty: "MEDIUM",
  kind: "river",
  rows: [
    { old: "Sindhu", now: "Indus", near: "plain", difficulty: "EASY", plainly: true },
    { old: "Vitasta", now: "Jhelum", near: "plain" },
    { old: "Asikni", now: "Chenab", near: "plain" },
    { old: "Parushni", now: "Ravi", near: "plain" },
    { old: "Vipash", now: "Beas", near: "plain" },
    { old: "Shutudri", now: "Sutlej", near: "plain", plainly: true },
    { old: "Kubha", now: "Kabul", near: "west", difficulty: "HARD", plainly: true },
    { old: "Krumu", now: "Kurram", near: "west", difficulty: "HARD", plainly: true },
    { old: "Gomati", now: "Gomal", near: "west", difficulty: "HARD", plainly: true },
    { old: "Suvastu", now: "Swat", near: "west", difficulty: "HARD", plainly: true },
    { old: "Sadanira", now: "Gandak", near: "plain", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ old }) => `By what name is the river ${old} of the Vedic texts known today?`,
      answer: ({ now }) => now,
      heading: "Present name",
    },
    { question: ({ now }) => `What is the Vedic name of the river ${now}?`, answer: ({ old }) => old, heading: "Vedic name" },
  ],
  explain: ({ old, now }) => `${old} is the Vedic name of the ${now}.`,
});

const vedicTerms = facts({
  name: "vedic-terms",
  topic: "vedic-age",
  difficulty: "MEDIUM",
  kind: "Vedic term",
  rows: [
    { term: "purohita", means: "the priest who went to battle with the chief", near: "office", difficulty: "EASY" },
    { term: "senani", means: "the commander of the army", near: "office", difficulty: "EASY", plainly: true },
    { term: "gramani", means: "the head of the village", near: "office", plainly: true },
    { term: "bhagadugha", means: "the collector of taxes", near: "office", difficulty: "HARD" },
    { term: "suta", means: "the royal charioteer and bard", near: "office", difficulty: "HARD" },
    { term: "akshavapa", means: "the keeper of the dice", near: "office", difficulty: "HARD" },
    { term: "gavishti", means: "a search for cows, and so a fight", near: "life" },
    { term: "bali", means: "an offering made to the chief", near: "life" },
    { term: "nishka", means: "a gold ornament used as a measure of worth", near: "life", difficulty: "HARD" },
    { term: "yava", means: "barley", near: "crop" },
    { term: "vrihi", means: "rice", near: "crop" },
    { term: "godhuma", means: "wheat", near: "crop" },
    { term: "sita", means: "a ploughed furrow", near: "life", difficulty: "HARD" },
    { term: "masha", means: "black gram", near: "crop", difficulty: "HARD" },
    { term: "aghnya", means: "the cow, which is not to be killed", near: "life", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ term }) => `What did the Vedic word "${term}" mean?`,
      answer: ({ means }) => capitalise(means),
      heading: "Meaning",
    },
    { question: ({ means }) => `Which Vedic word stood for ${means}?`, answer: ({ term }) => term, heading: "Vedic word" },
  ],
  explain: ({ term, means }) => `${capitalise(term)} meant ${means}.`,
});

const brahmanas = facts({
  name: "vedic-brahmanas",
  topic: "vedic-age",
  difficulty: "HARD",
  kind: "Brahmana",
  rows: [
    { name: "Aitareya Brahmana", veda: "Rigveda" },
    { name: "Shatapatha Brahmana", veda: "Yajurveda", difficulty: "MEDIUM" },
    { name: "Panchavimsha Brahmana", veda: "Samaveda" },
    { name: "Gopatha Brahmana", veda: "Atharvaveda" },
  ],
  ask: [
    { question: ({ name }) => `To which Veda does the ${name} belong?`, answer: ({ veda }) => veda },
    {
      question: ({ veda }) => `Which of these Brahmanas belongs to the ${veda}?`,
      answer: ({ name }) => name,
    },
  ],
  explain: ({ name, veda }) => `The ${name} belongs to the ${veda}.`,
});

const vedicSingles = singles("vedic-single-facts", "vedic-age", [
  { ask: "From which Upanishad are the words \"Satyameva Jayate\" taken?", answer: "Mundaka", wrong: ["Katha", "Chandogya", "Isha"], tell: "\"Satyameva Jayate\" comes from the Mundaka Upanishad; the Katha tells of Nachiketa, and the Chandogya has \"Tat tvam asi\"." },
  { ask: "In which Upanishad does Nachiketa question Yama?", answer: "Katha", wrong: ["Mundaka", "Kena", "Chandogya"], tell: "Nachiketa questions Yama in the Katha Upanishad; \"Satyameva Jayate\" is from the Mundaka and \"Tat tvam asi\" from the Chandogya." },
  { ask: "In which Upanishad does Gargi question the sage Yajnavalkya?", answer: "Brihadaranyaka", wrong: ["Chandogya", "Taittiriya", "Shvetashvatara"], tell: "The debates of Yajnavalkya with Gargi are in the Brihadaranyaka Upanishad, not in the Chandogya, Taittiriya or Shvetashvatara.", difficulty: "HARD" },
  { ask: "Which mandala of the Rigveda holds the Purusha Sukta, which names the four varnas?", answer: "the tenth", wrong: ["the first", "the third", "the ninth"], tell: "The Purusha Sukta is in the tenth mandala, a late one; the third has the Gayatri mantra and the ninth is given to Soma." },
  { ask: "To which deity are all the hymns of the ninth mandala of the Rigveda addressed?", answer: "Soma", wrong: ["Agni", "Indra", "Varuna"], tell: "The ninth mandala is given wholly to Soma; Indra and Agni have the most hymns in the Rigveda as a whole.", difficulty: "HARD" },
  { ask: "On the bank of which river was the Battle of the Ten Kings fought?", answer: "Parushni", wrong: ["Vitasta", "Sarasvati", "Asikni"], tell: "Sudas of the Bharatas won the Battle of the Ten Kings on the Parushni (Ravi); the Vitasta is the Jhelum and the Asikni the Chenab." },
  { ask: "Who led the Bharatas to victory in the Battle of the Ten Kings?", answer: "Sudas", wrong: ["Divodasa", "Vishvamitra", "Janamejaya"], tell: "Sudas won the battle; Divodasa was an earlier chief of his line, Vishvamitra a sage, and Janamejaya a later Kuru king.", difficulty: "HARD" },
  { ask: "Which pottery is typical of the later Vedic settlements of the upper Ganga valley?", answer: "Painted Grey Ware", wrong: ["Black and Red Ware", "Red Polished Ware", "Ochre Coloured Pottery"], tell: "Painted Grey Ware marks the later Vedic sites; Northern Black Polished Ware came after it and Ochre Coloured Pottery before it." },
  { ask: "In which royal sacrifice was an animal let loose for a year to mark out the claims of the king?", answer: "Ashvamedha", wrong: ["Rajasuya", "Vajapeya", "Agnishtoma"], tell: "The Ashvamedha was the horse sacrifice; the Rajasuya was a royal consecration, the Vajapeya had a chariot race, and the Agnishtoma was a Soma sacrifice.", difficulty: "EASY" },
  { ask: "Which sacrifice included a ritual chariot race won by the king?", answer: "Vajapeya", wrong: ["Ashvamedha", "Rajasuya", "Agnihotra"], tell: "The Vajapeya had the chariot race; the Ashvamedha was the horse sacrifice, the Rajasuya the royal consecration, and the Agnihotra a daily offering." },
]);

export const vedicAge = [
  ...vedicTexts,
  ...vedangas,
  ...vedicGods,
  ...vedicRivers,
  ...vedicTerms,
  ...brahmanas,
  ...vedicSingles,
];
