import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `who` goes on after "Which saint". */
const saints = facts({
  name: "bhakti-saints",
  topic: "bhakti-and-sufi",
  difficulty: "MEDIUM",
  kind: "saint",
  rows: [
    { name: "Kabir", who: "was a weaver of Varanasi whose verses are gathered in the Bijak", region: "Uttar Pradesh", near: "north", difficulty: "EASY" },
    { name: "Ravidas", who: "was a leather-worker of Varanasi", region: "Uttar Pradesh", near: "north" },
    { name: "Guru Nanak", who: "was born at Talwandi and taught one formless God", region: "Punjab", near: "north", difficulty: "EASY" },
    { name: "Mirabai", who: "came from Merta and sang of Krishna as Giridhar", region: "Rajasthan", category: "woman", difficulty: "EASY" },
    { name: "Dadu Dayal", who: "taught in the sixteenth century and gathered followers at Naraina", region: "Rajasthan", near: "north", difficulty: "HARD" },
    { name: "Lal Ded", who: "was a Shaiva mystic who composed vakhs", region: "Kashmir", category: "woman", difficulty: "HARD" },
    { name: "Narsi Mehta", who: "wrote the hymn \"Vaishnava Jana To\"", region: "Gujarat", near: "north" },
    { name: "Chaitanya", who: "spread the singing of kirtan in praise of Krishna from Nadia", region: "Bengal", near: "east", difficulty: "EASY" },
    { name: "Shankaradeva", who: "spread Vaishnavism through namghars and wrote the Kirtana-ghosha", region: "Assam", near: "east" },
    { name: "Jnaneshwar", who: "wrote a commentary on the Gita in the thirteenth century", region: "Maharashtra", near: "west" },
    { name: "Namdev", who: "was a tailor whose hymns stand in the Adi Granth", region: "Maharashtra", near: "west" },
    { name: "Eknath", who: "wrote bharuds and edited the Jnaneshwari in the sixteenth century", region: "Maharashtra", near: "west", difficulty: "HARD" },
    { name: "Tukaram", who: "composed abhangas at Dehu in the seventeenth century", region: "Maharashtra", near: "west" },
    { name: "Ramdas", who: "wrote the Dasbodh in Shivaji's time", region: "Maharashtra", near: "west" },
    { name: "Basava", who: "led the Virashaivas and their vachana poetry", region: "Karnataka", near: "south", difficulty: "EASY" },
    { name: "Akka Mahadevi", who: "was a poet among the Virashaivas", region: "Karnataka", category: "woman", difficulty: "HARD" },
    { name: "Purandaradasa", who: "is honoured as the father of Carnatic music", region: "Karnataka", near: "south" },
    { name: "Andal", who: "is counted among the twelve Alvars", region: "Tamil Nadu", category: "woman" },
    { name: "Karaikkal Ammaiyar", who: "is counted among the early Nayanars", region: "Tamil Nadu", category: "woman", difficulty: "HARD" },
    { name: "Tyagaraja", who: "composed Telugu songs in praise of Rama at Tiruvaiyaru", region: "Tamil Nadu", near: "south" },
  ],
  ask: [
    { question: ({ who }) => `Which saint ${who}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `With which region is the saint ${name} chiefly linked?`,
      answer: ({ region }) => region,
      when: ({ name }) => !["Namdev", "Guru Nanak"].includes(name),
      explain: ({ name, region }) => `${name} is chiefly linked with ${region}.`,
      heading: "Region",
    },
    {
      question: ({ name }) => `Which of these is true of ${name}?`,
      answer: ({ who, category }) => `${category === "woman" ? "She" : "He"} ${who}`,
      alsoTrue: (row, other) => row.category !== other.category,
      explain: ({ name, who, category }) => `${name}: ${category === "woman" ? "she" : "he"} ${who}.`,
      heading: "What is true of the saint",
    },
  ],
  explain: ({ name, who }) => `${name} ${who}.`,
  // Both were poets among the Virashaivas.
  alsoTrue: (row, other) => ["Basava", "Akka Mahadevi"].every((name) => [row.name, other.name].includes(name)),
});

const philosophies = facts({
  name: "schools-of-vedanta",
  topic: "bhakti-and-sufi",
  difficulty: "MEDIUM",
  kind: "teacher of Vedanta",
  rows: [
    { name: "Shankara", school: "Advaita", means: "non-dualism", difficulty: "EASY" },
    { name: "Ramanuja", school: "Vishishtadvaita", means: "qualified non-dualism", difficulty: "EASY" },
    { name: "Madhva", school: "Dvaita", means: "dualism" },
    { name: "Vallabha", school: "Shuddhadvaita", means: "pure non-dualism" },
    { name: "Nimbarka", school: "Dvaitadvaita", means: "dualism and non-dualism together", difficulty: "HARD" },
    { name: "Chaitanya", school: "Achintya Bhedabheda", means: "inconceivable difference and oneness", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ school }) => `Who was the chief exponent of the ${school} school of Vedanta?`,
      answer: ({ name }) => name,
      heading: "Teacher",
      state: ({ school }, answer) => `${answer} was the chief exponent of the ${school} school of Vedanta.`,
    },
    {
      question: ({ name }) => `Which school of Vedanta goes back to ${name}?`,
      answer: ({ school }) => school,
      heading: "School of Vedanta",
      state: ({ name }, answer) => `${name} was the chief exponent of the ${answer} school of Vedanta.`,
    },
    {
      question: ({ means }) => `Whose teaching is described as ${means}?`,
      answer: ({ name }) => name,
      harder: true,
      state: ({ means }, answer) => `The teaching of ${answer} is described as ${means}.`,
    },
  ],
  explain: ({ name, school, means }) => `${name} was the chief teacher of ${school}, that is, ${means}.`,
  // Both teach difference and oneness together.
  alsoTrue: (row, other) => ["Nimbarka", "Chaitanya"].every((name) => [row.name, other.name].includes(name)),
});

const sufis = facts({
  name: "sufi-saints",
  topic: "bhakti-and-sufi",
  difficulty: "MEDIUM",
  kind: "Sufi",
  rows: [
    { name: "Muinuddin Chishti", place: "Ajmer", order: "Chishti", difficulty: "EASY" },
    { name: "Nizamuddin Auliya", place: "Delhi", order: "Chishti", difficulty: "EASY" },
    { name: "Baba Farid", place: "Pakpattan", order: "Chishti" },
    { name: "Gesudaraz", place: "Gulbarga", order: "Chishti" },
    { name: "Salim Chishti", place: "Fatehpur Sikri", order: "Chishti", difficulty: "EASY" },
    { name: "Bahauddin Zakariya", place: "Multan", order: "Suhrawardi" },
    { name: "Ahmad Sirhindi", place: "Sirhind", order: "Naqshbandi" },
    { name: "Miyan Mir", place: "Lahore", order: "Qadiri", difficulty: "HARD" },
    { name: "Sharafuddin Maneri", place: "Bihar Sharif", order: "Firdausi", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `At which place is the tomb of the Sufi ${name}?`,
      answer: ({ place }) => place,
      when: ({ name }) => !/Sirhindi|Maneri/.test(name),
      heading: "Place of the tomb",
      state: ({ name }, answer) => `The Sufi ${name} lies buried at ${answer}.`,
    },
    {
      question: ({ place }) => `Which of these Sufis lies buried at ${place}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !/Sirhindi|Maneri/.test(name),
      heading: "Sufi",
      state: ({ place }, answer) => `The Sufi ${answer} lies buried at ${place}.`,
    },
    {
      question: ({ name }) => `To which Sufi order did ${name} belong?`,
      answer: ({ order }) => `the ${order} order`,
      when: ({ name, order }) => !name.includes(order),
      harder: true,
      state: ({ name }, answer) => `The Sufi ${name} belonged to ${answer}.`,
    },
  ],
  explain: ({ name, place, order }) => `${name}, of the ${order} order, lies buried at ${place}.`,
});

const sufiTerms = facts({
  name: "sufi-terms",
  topic: "bhakti-and-sufi",
  difficulty: "MEDIUM",
  kind: "Sufi term",
  rows: [
    { term: "khanqah", means: "the hospice of a spiritual master", difficulty: "EASY" },
    { term: "pir", means: "a master who guides disciples on the path", difficulty: "EASY" },
    { term: "murid", means: "a disciple bound to a master by an oath", difficulty: "EASY" },
    { term: "silsila", means: "the chain that links master and disciple" },
    { term: "sama", means: "a gathering for devotional music" },
    { term: "ziyarat", means: "a pilgrimage to the tomb of a saint" },
    { term: "urs", means: "the death anniversary of a saint" },
    { term: "zikr", means: "the remembrance of God by reciting the Name" },
    { term: "malfuzat", means: "the recorded conversations of a saint", difficulty: "HARD" },
    { term: "futuh", means: "unasked-for gifts to a hospice", difficulty: "HARD" },
    { term: "be-sharia", means: "Sufis who ignored the Islamic law", difficulty: "HARD", plainly: true },
    { term: "wahdat-ul-wujud", means: "the doctrine of the unity of being", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ term }) => `What does the Sufi term "${term}" mean?`,
      answer: ({ means }) => capitalise(means),
      heading: "Meaning",
    },
    { question: ({ means }) => `Which Sufi term stands for ${means}?`, answer: ({ term }) => term, heading: "Sufi term" },
  ],
  explain: ({ term, means }) => `The term ${term} means ${means}.`,
});

const works = facts({
  name: "devotional-works",
  topic: "bhakti-and-sufi",
  difficulty: "MEDIUM",
  kind: "author",
  rows: [
    { name: "Tulsidas", work: "Ramcharitmanas", near: "north", difficulty: "EASY" },
    { name: "Surdas", work: "Sursagar", near: "north", difficulty: "EASY", plainly: true },
    { name: "Malik Muhammad Jayasi", work: "Padmavat", near: "north" },
    { name: "Jayadeva", work: "Gita Govinda", near: "north" },
    { name: "Mulla Daud", work: "Chandayan", near: "north", difficulty: "HARD" },
    { name: "Nammalvar", work: "Tiruvaymoli", near: "south", difficulty: "HARD" },
    { name: "Manikkavachakar", work: "Tiruvachakam", near: "south", difficulty: "HARD", plainly: true },
    { name: "Andal", work: "Tiruppavai", near: "south", difficulty: "HARD" },
    { name: "Sekkilar", work: "Periya Puranam", near: "south", difficulty: "HARD" },
    { name: "Hamid Qalandar", work: "Khair-ul-Majalis", near: "Persian", difficulty: "HARD" },
    { name: "Sharafuddin Maneri", work: "Maktubat-i-Sadi", near: "Persian", difficulty: "HARD" },
    { name: "Ali al-Hujwiri", work: "Kashf-ul-Mahjub", near: "Persian", difficulty: "HARD" },
    { name: "Amir Hasan Sijzi", work: "Fawaid-ul-Fuad", near: "Persian", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ work }) => `Who is the author of the ${work}?`, answer: ({ name }) => name, heading: "Author" },
    { question: ({ name }) => `Which of these works is by ${name}?`, answer: ({ work }) => work, heading: "Work" },
  ],
  explain: ({ name, work }) => `${name} is the author of the ${work}.`,
});

const singleFacts = singles("bhakti-single-facts", "bhakti-and-sufi", [
  { ask: "To whom were the Alvars of the Tamil country devoted?", answer: "Vishnu", wrong: ["Shiva", "Murugan", "Shakti"], tell: "The Alvars sang of Vishnu; the Nayanars sang of Shiva.", difficulty: "EASY" },
  { ask: "What is the collection of the hymns of the Alvars called?", answer: "Nalayira Divyaprabandham", wrong: ["Tirumurai", "Tirukkural", "Periya Puranam"], tell: "The Nalayira Divyaprabandham holds four thousand verses of the Alvars; the Tirumurai gathers the Shaiva hymns, and the Periya Puranam tells the lives of the Nayanars." },
  { ask: "Who was the spiritual master of Amir Khusrau?", answer: "Nizamuddin Auliya", wrong: ["Baba Farid", "Muinuddin Chishti", "Bahauddin Zakariya"], tell: "Amir Khusrau was a disciple of Nizamuddin Auliya, who was himself a disciple of Baba Farid." },
]);

export const bhaktiAndSufi = [...saints, ...philosophies, ...sufis, ...sufiTerms, ...works, ...singleFacts];
