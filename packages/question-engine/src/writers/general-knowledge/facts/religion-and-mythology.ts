import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/general-knowledge/religion-and-mythology.yaml", import.meta.url));

const WRITINGS = new Map([
  ["The Avesta", "The Avesta belongs to Zoroastrianism."],
  ["The Talmud", "The Talmud belongs to Judaism."],
  ["The Tripitaka", "The Tripitaka belongs to Buddhism."],
  ["The Dhammapada", "The Dhammapada belongs to Buddhism."],
  ["The Kalpa Sutra", "The Kalpa Sutra belongs to Jainism."],
  ["The Bijak", "The Bijak holds the verses of Kabir."],
  ["The Shahnama", "The Shahnama is the epic of the kings of Persia."],
  ["The Zhuangzi", "The Zhuangzi belongs to Taoism."],
  ["The Analects", "The Analects hold the sayings of Confucius."],
  ["The Kojiki", "The Kojiki belongs to Shinto."],
]);

const faiths = facts({
  name: "faiths-and-their-books", form: "quiz",
  topic: "religion-and-mythology",
  difficulty: "EASY",
  kind: "faith",
  rows: [
    { faith: "Islam", book: "the Quran", wrong: ["the Avesta", "the Talmud", "the Tripitaka"], house: "a mosque" },
    { faith: "Christianity", book: "the Bible", house: "a church", plainly: true as const },
    { faith: "Sikhism", book: "the Guru Granth Sahib", wrong: ["the Bijak", "the Kalpa Sutra", "the Tripitaka"], house: "a gurdwara", near: "east" },
    { faith: "Zoroastrianism", book: "the Avesta", wrong: ["the Shahnama", "the Talmud", "the Zhuangzi"], house: "an agiary", difficulty: "MEDIUM" },
    { faith: "Judaism", book: "the Torah", wrong: ["the Avesta", "the Kojiki", "the Zhuangzi"], house: "a synagogue", difficulty: "MEDIUM" },
    { faith: "Theravada Buddhism", book: "the Tripitaka", wrong: ["the Kalpa Sutra", "the Avesta", "the Zhuangzi"], house: "a vihara", difficulty: "MEDIUM", near: "east" },
    { faith: "Jainism", book: "the Kalpa Sutra", wrong: ["the Tripitaka", "the Dhammapada", "the Zhuangzi"], house: "a derasar", difficulty: "HARD", near: "east" },
    { faith: "Taoism", book: "the Zhuangzi", house: "a daoguan", difficulty: "HARD", plainly: true as const, near: "east" },
    { faith: "Shinto", book: "the Kojiki", wrong: ["the Zhuangzi", "the Analects", "the Tripitaka"], house: "a jinja", difficulty: "HARD", near: "east" },
  ],
  ask: [
    {
      question: ({ faith }) => `Which of these is a holy book of ${faith}?`,
      answer: ({ book }) => capitalise(book),
      // Japan is not plausible for the Guru Granth Sahib.
      decoys: ({ wrong = [] }) => wrong,
      placeDecoy: (book) => WRITINGS.get(book) ?? "",
      state: ({ faith }, answer) => `${capitalise(answer)} is a holy book of ${faith}.`,
      heading: "Holy book",
      alsoTrue: sharesBooks,
    },
    {
      question: ({ book }) => `To which faith does ${book} belong?`,
      answer: ({ faith }) => capitalise(faith),
      heading: "Faith",
      state: false,
      alsoTrue: sharesBooks,
    },
    {
      question: ({ faith }) => `Which of these is a house of worship in ${faith}?`,
      answer: ({ house }) => capitalise(house),
      state: ({ faith }, answer) => `${answer} is a house of worship in ${faith}.`,
      heading: "House of worship",
      // Everybody in India knows whose these are.
      when: ({ faith }) => !/Sikhism|Islam|Christianity/.test(faith),
      explain: ({ faith, house }) => `For ${faith} it is ${house}${faith === "Zoroastrianism" ? ", a fire temple" : ""}.`,
    },
  ],
  explain: ({ faith, book }) => `For ${faith} the holy writing is ${book}.`,
});

/** The Torah is part of the Bible and honoured in Islam. */
function sharesBooks(row: { faith: string }, other: { faith: string }): boolean {
  const heirs = ["Christianity", "Islam"];
  return (
    (row.faith === "Judaism" && heirs.includes(other.faith)) ||
    (other.faith === "Judaism" && heirs.includes(row.faith))
  );
}

const POETS = new Map([
  ["Valmiki", "Valmiki composed the Ramayana."],
  ["Vyasa", "Vyasa by tradition composed the Mahabharata."],
  ["Kalidasa", "Kalidasa wrote the Raghuvamsha and the Meghaduta."],
  ["Bharavi", "Bharavi wrote the Kiratarjuniya."],
]);

/** `role` continues the text after "Who in the Ramayana" or "Who in the Mahabharata", as `near` says. */
const epics = facts({
  name: "people-of-the-epics", form: "quiz",
  topic: "religion-and-mythology",
  difficulty: "MEDIUM",
  kind: "person of the epics",
  rows: [
    { name: "Valmiki", role: "composed the Ramayana", near: "Ramayana", category: "poet", difficulty: "EASY", wrong: ["Vyasa", "Kalidasa", "Bharavi"] },
    { name: "Kaikeyi", role: "was the mother of Bharata", near: "women of the Ramayana", category: "women of the Ramayana", difficulty: "EASY" },
    { name: "Sumitra", role: "was the mother of Lakshmana", near: "women of the Ramayana", category: "women of the Ramayana" },
    { name: "Urmila", role: "was the wife of Lakshmana", near: "women of the Ramayana", category: "women of the Ramayana" },
    { name: "Mandodari", role: "was the queen of Ravana", near: "women of the Ramayana", category: "women of the Ramayana" },
    { name: "Vibhishana", role: "was the brother of Ravana who joined Rama", near: "Ramayana", difficulty: "EASY" },
    { name: "Indrajit", role: "was the son of Ravana also called Meghanada", near: "Ramayana" },
    { name: "Jatayu", role: "died trying to save Sita from Ravana", near: "Ramayana", difficulty: "EASY" },
    { name: "Sushena", role: "was the physician who sent for the Sanjivani herb", near: "Ramayana", difficulty: "HARD" },
    { name: "Nala", role: "built the bridge to Lanka for the army of Rama", near: "Ramayana", difficulty: "HARD" },
    { name: "Vyasa", role: "by tradition composed the Mahabharata", near: "Mahabharata", category: "poet", difficulty: "EASY", wrong: ["Valmiki", "Kalidasa", "Bharavi"] },
    { name: "Kunti", role: "was the mother of Yudhishthira, Bhima and Arjuna", near: "women of the Mahabharata", category: "women of the Mahabharata", difficulty: "EASY" },
    { name: "Madri", role: "was the mother of Nakula and Sahadeva", near: "women of the Mahabharata", category: "women of the Mahabharata" },
    { name: "Gandhari", role: "was the mother of the Kauravas who bound her eyes", near: "women of the Mahabharata", category: "women of the Mahabharata", difficulty: "EASY" },
    { name: "Abhimanyu", role: "entered the Chakravyuha and died in it", near: "Mahabharata", difficulty: "EASY" },
    { name: "Eklavya", role: "gave his thumb to Drona as his teacher's fee", near: "Mahabharata", difficulty: "EASY" },
    { name: "Sanjaya", role: "told the blind king Dhritarashtra of the battle", near: "Mahabharata" },
    { name: "Shakuni", role: "threw the dice against Yudhishthira", near: "Mahabharata", difficulty: "EASY" },
    { name: "Ghatotkacha", role: "was the son of Bhima and Hidimba", near: "Mahabharata" },
    { name: "Karna", role: "was born with armour and earrings as a son of the Sun", near: "Mahabharata" },
    { name: "Virata", role: "was the king at whose court the Pandavas hid for a year", near: "Mahabharata", difficulty: "HARD" },
    { name: "Parikshit", role: "was the grandson of Arjuna who ruled after the Pandavas", near: "Mahabharata", difficulty: "HARD" },
    { name: "Uttara", role: "was the wife of Abhimanyu", near: "women of the Mahabharata", category: "women of the Mahabharata", difficulty: "HARD" },
    { name: "Kausalya", role: "was the mother of Rama", near: "women of the Ramayana", category: "women of the Ramayana", difficulty: "EASY" },
    { name: "Mandavi", role: "was the wife of Bharata", near: "women of the Ramayana", category: "women of the Ramayana", difficulty: "HARD" },
    { name: "Subhadra", role: "was the mother of Abhimanyu", near: "women of the Mahabharata", category: "women of the Mahabharata" },
  ],
  ask: [
    {
      question: (person) => (person.category === "poet" ? `Who ${person.role}?` : `Who in the ${epicOf(person)} ${person.role}?`),
      answer: ({ name }) => name,
      // Other poets, not those of whom they sang.
      decoys: ({ wrong = [] }) => wrong,
      placeDecoy: (name) => POETS.get(name) ?? "",
    },
    {
      question: (person) => `Which of these is true of ${person.name} in the ${epicOf(person)}?`,
      answer: (person) => `${pronounOf(person)} ${person.role}`,
      heading: "Known for",
      when: ({ category }) => category !== "poet",
      explain: (person) => `Of ${person.name} the epic tells that ${pronounOf(person).toLowerCase()} ${person.role}.`,
      state: ({ name }, answer) => `${name} ${answer.replace(/^S?[Hh]e /, "")}.`,
    },
  ],
  explain: ({ name, role }) => `${name} ${role}.`,
});

function epicOf({ near }: { near: string }): string {
  return near.replace("women of the ", "");
}

function pronounOf({ near }: { near: string }): string {
  return near.startsWith("women") ? "She" : "He";
}

const gods = content("gods-of-the-west");

const thinkers = facts({
  name: "schools-of-thought", form: "quiz",
  topic: "religion-and-mythology",
  difficulty: "MEDIUM",
  kind: "thinker",
  rows: [
    { name: "Kapila", school: "the Samkhya school", near: "India" },
    { name: "Patanjali", school: "the Yoga school", near: "India", difficulty: "EASY" },
    { name: "Akshapada Gautama", school: "the Nyaya school", near: "India" },
    { name: "Kanada", school: "the Vaisheshika school", near: "India", difficulty: "HARD" },
    { name: "Jaimini", school: "the Mimamsa school", near: "India", difficulty: "HARD" },
    { name: "Shankara", school: "Advaita Vedanta", part: "chief teacher", near: "India", difficulty: "EASY" },
    { name: "Ramanuja", school: "Vishishtadvaita Vedanta", part: "chief teacher", near: "India" },
    { name: "Madhva", school: "Dvaita Vedanta", near: "India" },
    { name: "Vallabha", school: "Shuddhadvaita Vedanta", near: "India", difficulty: "HARD" },
    { name: "Nimbarka", school: "Dvaitadvaita Vedanta", near: "India", difficulty: "HARD" },
    { name: "Brihaspati", school: "Charvaka materialism", near: "India", difficulty: "HARD" },
    { name: "Nagarjuna", school: "Madhyamaka Buddhism", near: "India", difficulty: "HARD" },
    { name: "Confucius", school: "the ethics of family and rites", part: "chief teacher", near: "China", difficulty: "EASY" },
    { name: "Mozi", school: "the doctrine of impartial care for all", near: "China", difficulty: "HARD" },
    { name: "Han Fei", school: "Legalism", part: "chief thinker", near: "China", difficulty: "HARD" },
    { name: "Laozi", school: "Taoism", near: "China" },
    { name: "Zeno of Citium", school: "Stoicism", near: "world", difficulty: "HARD" },
    { name: "Plato", school: "the Academy of Athens", near: "world", difficulty: "EASY" },
    { name: "Aristotle", school: "the Lyceum of Athens", near: "world" },
    { name: "Auguste Comte", school: "positivism", near: "modern", difficulty: "HARD" },
    { name: "Jeremy Bentham", school: "utilitarianism", near: "modern" },
    { name: "Edmund Husserl", school: "phenomenology", near: "modern", difficulty: "HARD" },
    { name: "Charles Sanders Peirce", school: "pragmatism", near: "modern", difficulty: "HARD" },
    { name: "Epicurus", school: "the Garden of Athens", near: "world", difficulty: "HARD" },
    { name: "Pyrrho", school: "Greek scepticism", near: "world", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ school, part = "founder" }) => `Who is remembered as the ${part} of ${school}?`,
      answer: ({ name }) => name,
      state: ({ school, part = "founder" }, answer) => `${answer} is remembered as the ${part} of ${school}.`,
    },
    {
      question: ({ name }) => `With what is the name of ${name} linked in philosophy?`,
      answer: ({ school }) => capitalise(school),
      // Of these two are told by what they taught and two by a name.
      when: ({ near }) => near !== "China",
      // Aristotle learnt at Plato's Academy, and many taught more than one school.
      state: false,
    },
  ],
  explain: ({ name, school }) => `${name} is linked with ${school}.`,
});

const alone = content("religion-hand-made");

export const religionAndMythology = [...faiths, ...epics, ...gods, ...thinkers, ...alone];
