import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const temples = facts({
  name: "temples-of-india",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "temple",
  rows: [
    { name: "Kailasa temple", place: "Ellora", house: "Rashtrakutas", state: "Maharashtra", difficulty: "EASY" },
    { name: "Brihadishvara temple", place: "Thanjavur", house: "Cholas", state: "Tamil Nadu", difficulty: "EASY" },
    { name: "Shore Temple", place: "Mahabalipuram", house: "Pallavas", state: "Tamil Nadu", difficulty: "EASY" },
    { name: "Sun Temple in the form of a chariot", place: "Konark", house: "Eastern Gangas", state: "Odisha" },
    { name: "Kandariya Mahadeva temple", place: "Khajuraho", house: "Chandelas", state: "Madhya Pradesh", difficulty: "EASY" },
    { name: "Sun Temple with the great stepped tank", place: "Modhera", house: "Solankis", state: "Gujarat" },
    { name: "Hoysaleshvara temple", place: "Halebidu", house: "Hoysalas", state: "Karnataka" },
    { name: "Vitthala temple", place: "Hampi", house: "kings of Vijayanagara", state: "Karnataka" },
    { name: "Virupaksha temple of Queen Lokamahadevi", place: "Pattadakal", house: "Chalukyas of Badami", state: "Karnataka", difficulty: "HARD" },
    { name: "Martand Sun Temple", place: "Anantnag", house: "Karkotas", state: "Kashmir", difficulty: "HARD" },
    { name: "Ramappa temple", place: "Palampet", house: "Kakatiyas", state: "Telangana", difficulty: "HARD" },
    { name: "Dashavatara temple", place: "Deogarh", house: "Guptas", state: "Uttar Pradesh", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Where does the ${name} stand?`,
      answer: ({ place }) => place,
      heading: "Temple site",
      state: ({ name }, answer) => `The ${name} stands at ${answer}.`,
    },
    {
      question: ({ name, place }) => `Under whom was the ${name} at ${place} built?`,
      answer: ({ house }) => `the ${house}`,
      when: ({ name }) => !name.startsWith("Hoysal"),
      heading: "Rulers",
    },
    {
      question: ({ house }) => `Which of these temples was built under the ${house}?`,
      answer: ({ name, place }) => `${name} at ${place}`,
      when: ({ name }) => !name.startsWith("Hoysal"),
      explain: ({ name, place, house }) => `The ${name} at ${place} was built under the ${house}.`,
      heading: "Temple",
    },
    {
      question: ({ name, place }) => `In which part of India is the ${name} at ${place}?`,
      answer: ({ state }) => state,
      explain: ({ name, place, state }) => `The ${name} at ${place} is in ${state}.`,
    },
  ],
  explain: ({ name, place, house }) => `The ${name} at ${place} was built under the ${house}.`,
});

/** `mark` goes on after "are known for". */
const caves = facts({
  name: "caves-and-stupas",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "cave or stupa site",
  rows: [
    { name: "Ajanta", mark: "Buddhist wall paintings in caves above the Waghora", state: "Maharashtra", category: "cave", difficulty: "EASY" },
    { name: "Elephanta", mark: "a colossal bust of Shiva with three heads", state: "Maharashtra", category: "cave", difficulty: "EASY" },
    { name: "Karle", mark: "the largest rock-cut chaitya hall in India", state: "Maharashtra", category: "cave" },
    { name: "Bagh", mark: "Buddhist murals in caves near the Narmada valley", state: "Madhya Pradesh", category: "cave", difficulty: "HARD" },
    { name: "Udayagiri near Vidisha", mark: "the great relief of Varaha lifting the earth", state: "Madhya Pradesh", category: "cave", difficulty: "HARD" },
    { name: "Barabar", mark: "polished caves given to the Ajivikas", state: "Bihar", category: "cave" },
    { name: "Sittanavasal", mark: "Jain paintings of a lotus tank", state: "Tamil Nadu", category: "cave", difficulty: "HARD" },
    { name: "Khandagiri", mark: "Jain caves of the time of Kharavela", state: "Odisha", category: "cave", difficulty: "HARD" },
    { name: "Sanchi", mark: "the Great Stupa with four carved gateways", state: "Madhya Pradesh", category: "stupa", difficulty: "EASY" },
    { name: "Amaravati", mark: "a lost stupa of white limestone on the Krishna", state: "Andhra Pradesh", category: "stupa" },
    { name: "Sarnath", mark: "the Dhamek Stupa", state: "Uttar Pradesh", category: "stupa", difficulty: "EASY" },
    { name: "Bharhut", mark: "a stupa railing of red sandstone now in Kolkata", state: "Madhya Pradesh", category: "stupa", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ mark }) => `Which site is known for ${mark}?`, answer: ({ name }) => name, state: ({ mark }, name) => `${name} is known for ${mark}.` },
    {
      question: ({ name }) => `For what is ${name} known?`,
      answer: ({ mark }) => capitalise(mark),
      state: ({ name }, mark) => `${name} is known for ${/^(?:Buddhist|Jain)/.test(mark) ? mark : `${mark.charAt(0).toLowerCase()}${mark.slice(1)}`}.`,
    },
    {
      question: ({ name }) => `In which state is the site of ${name}?`,
      answer: ({ state }) => state,
      when: ({ name }) => name !== "Amaravati",
      explain: ({ name, state }) => `The site of ${name} is in ${state}.`,
    },
  ],
  explain: ({ name, mark, state }) => `${name} in ${state} is known for ${mark}.`,
});

function built(name: string, by: string, age: string): string {
  return age === "modern" ? `The architect of the ${name} was ${by}.` : `The ${name} was built by ${by}.`;
}

const monuments = facts({
  name: "monuments-and-builders",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "monument",
  rows: [
    { name: "Charminar", by: "Muhammad Quli Qutb Shah", place: "Hyderabad", near: "medieval", difficulty: "EASY" },
    { name: "Gol Gumbaz", by: "Muhammad Adil Shah", place: "Bijapur", near: "medieval" },
    { name: "Rani ki Vav", by: "Queen Udayamati", place: "Patan", near: "medieval" },
    { name: "Vijay Stambha", by: "Rana Kumbha", place: "Chittor", near: "medieval" },
    { name: "Hawa Mahal", by: "Sawai Pratap Singh", place: "Jaipur", near: "medieval", difficulty: "EASY" },
    { name: "Bara Imambara", by: "Asaf-ud-Daula", place: "Lucknow", near: "medieval" },
    { name: "Atala Masjid", by: "Ibrahim Shah Sharqi", place: "Jaunpur", near: "medieval", difficulty: "HARD" },
    { name: "Adina Mosque", by: "Sikandar Shah", place: "Pandua", near: "medieval", difficulty: "HARD" },
    { name: "Gateway of India", by: "George Wittet", place: "Mumbai", near: "modern" },
    { name: "Rashtrapati Bhavan", by: "Edwin Lutyens", place: "New Delhi", near: "modern", difficulty: "EASY" },
    { name: "Victoria Terminus", by: "F. W. Stevens", place: "Mumbai", near: "modern", difficulty: "HARD" },
    { name: "Capitol Complex of Chandigarh", by: "Le Corbusier", place: "Chandigarh", near: "modern" },
    { name: "Victoria Memorial", by: "William Emerson", place: "Kolkata", near: "modern", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name, near }) =>
        near === "modern" ? `Who was the architect of the ${name}?` : `Who had the ${name} built?`,
      answer: ({ by }) => by,
      // Rani is a queen.
      when: ({ name }) => !name.startsWith("Rani"),
      alsoTrue: (row, other) => row.near !== other.near,
      heading: "Builder or architect",
      // Its place would show which one is meant.
      state: ({ name, near }, answer) => built(name, answer, near),
    },
    {
      question: ({ name }) => `Where is the ${name}?`,
      when: ({ name, place }) => !name.includes(place),
      answer: ({ place }) => place,
      alsoTrue: (row, other) => row.place.includes("Delhi") && other.place.includes("Delhi"),
      state: ({ name }, answer) => `The ${name} is at ${answer}.`,
    },
    {
      question: ({ by }) => `Which building is linked with ${by}?`,
      answer: ({ name }) => name,
      when: ({ name }) => !name.startsWith("Rani"),
      heading: "Building",
      state: ({ by, near }, answer) => built(answer, by, near),
    },
  ],
  explain: ({ name, by, place }) => `The ${name}${name.includes(place) ? "" : ` at ${place}`} is the work of ${by}.`,
});

const paintings = facts({
  name: "painting-traditions",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "painting tradition",
  rows: [
    { name: "Madhubani", home: "Bihar", difficulty: "EASY" },
    { name: "Warli", home: "Maharashtra", difficulty: "EASY" },
    { name: "Pattachitra", home: "Odisha" },
    { name: "Kalamkari", home: "Andhra Pradesh" },
    { name: "Pichhwai", home: "Rajasthan" },
    { name: "Kangra", home: "Himachal Pradesh", difficulty: "EASY", plainly: true },
    { name: "Tanjore", home: "Tamil Nadu", difficulty: "EASY", plainly: true },
    { name: "Pithora", home: "Gujarat", difficulty: "HARD" },
    { name: "Sohrai", home: "Jharkhand", difficulty: "HARD" },
    { name: "Cheriyal scroll", home: "Telangana", difficulty: "HARD" },
    { name: "Aipan", home: "Uttarakhand", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `With which state is ${name} painting chiefly linked?`,
      answer: ({ home }) => home,
      alsoTrue: (row, other) =>
        (row.name === "Pattachitra" && other.home === "West Bengal") ||
        (row.name === "Kalamkari" && other.home === "Telangana") ||
        (row.name === "Pithora" && other.home === "Madhya Pradesh"),
      heading: "State",
    },
    {
      question: ({ home }) => `Which of these painting traditions belongs chiefly to ${home}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        (row.home === "Telangana" && other.name === "Kalamkari") ||
        (row.home === "Bihar" && other.name === "Sohrai"),
      heading: "Painting tradition",
    },
  ],
  explain: ({ name, home }) => `${name} painting belongs to ${home}.`,
  // The Warli live in Gujarat too.
  alsoTrue: (row, other) => ["Warli", "Pithora"].every((name) => [row.name, other.name].includes(name)),
});

const artists = facts({
  name: "modern-artists",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "artist",
  rows: [
    { name: "Raja Ravi Varma", work: "the painting \"Shakuntala looking for Dushyanta\"", difficulty: "EASY" },
    { name: "Abanindranath Tagore", work: "the painting \"Bharat Mata\" of 1905", difficulty: "EASY" },
    { name: "Nandalal Bose", work: "the linocut \"Bapuji\" of 1930" },
    { name: "Amrita Sher-Gil", work: "the painting \"Brahmacharis\" of 1937" },
    { name: "Ramkinkar Baij", work: "the sculpture \"Santhal Family\"" },
    { name: "D. P. Roy Choudhury", work: "the sculpture \"Triumph of Labour\"", difficulty: "HARD" },
    { name: "Nihal Chand", work: "the portrait \"Bani Thani\" of Kishangarh", difficulty: "HARD" },
    { name: "Gaganendranath Tagore", work: "the cartoons of the album \"Adbhut Lok\"", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ work }) => `Which artist is known for ${work}?`, answer: ({ name }) => name, heading: "Artist" },
    { question: ({ name }) => `For which work is ${name} known?`, answer: ({ work }) => work, heading: "Work" },
  ],
  explain: ({ name, work }) => `${name} is known for ${work}.`,
});

const terms = facts({
  name: "terms-of-architecture",
  topic: "art-and-architecture",
  difficulty: "MEDIUM",
  kind: "term",
  rows: [
    { term: "garbhagriha", means: "the sanctum of a temple", near: "temple", difficulty: "EASY" },
    { term: "shikhara", means: "the curved tower of a northern temple", near: "temple", difficulty: "EASY" },
    { term: "gopuram", means: "the gateway tower of a southern temple", near: "temple", difficulty: "EASY" },
    { term: "mandapa", means: "the pillared hall of a temple", near: "temple", difficulty: "EASY" },
    { term: "vimana", means: "the stepped tower over the shrine of a southern temple", near: "temple" },
    { term: "amalaka", means: "the ribbed stone disc near the top of a temple tower", near: "temple", difficulty: "HARD" },
    { term: "jagati", means: "the raised platform of a temple", near: "temple", difficulty: "HARD" },
    { term: "antarala", means: "the vestibule between the shrine and the hall of a temple", near: "temple", difficulty: "HARD" },
    { term: "anda", means: "the dome-like mound of a stupa", near: "stupa" },
    { term: "harmika", means: "the railed box on top of a stupa", near: "stupa", difficulty: "HARD" },
    { term: "torana", means: "the carved gateway of a stupa", near: "stupa" },
    { term: "chaitya", means: "a Buddhist prayer hall", near: "stupa", difficulty: "EASY" },
    { term: "vihara", means: "a residence for Buddhist monks", near: "stupa", difficulty: "EASY" },
    { term: "mihrab", means: "the prayer niche of a mosque", near: "mosque" },
    { term: "minbar", means: "the pulpit of a mosque", near: "mosque", difficulty: "HARD" },
    { term: "jali", means: "a screen of pierced stone", near: "mosque" },
    { term: "charbagh", means: "a garden divided into four parts", near: "mosque", plainly: true },
    { term: "parchin kari", means: "an inlay of coloured stones in marble", near: "mosque" },
  ],
  ask: [
    { question: ({ means }) => `Which term means ${means}?`, answer: ({ term }) => term, heading: "Term" },
    {
      question: ({ term }) => `What is meant by "${term}" in Indian architecture?`,
      answer: ({ means }) => capitalise(means),
      heading: "Meaning",
    },
  ],
  explain: ({ term, means }) => `${capitalise(term)} means ${means}.`,
  // In Odisha the curved tower is called vimana too.
  alsoTrue: (row, other) => [row, other].every(({ term }) => ["shikhara", "vimana"].includes(term)),
});

const singleFacts = singles("art-single-facts", "art-and-architecture", [
  { ask: "Of which stone are the sculptures of the Mathura school mostly made?", answer: "red sandstone", wrong: ["grey schist", "white limestone", "black basalt"], tell: "Mathura worked in spotted red sandstone, Gandhara in grey schist and Amaravati in white limestone." },
  { ask: "Of which stone are the sculptures of the Gandhara school mostly made?", answer: "grey schist", wrong: ["red sandstone", "white limestone", "black basalt"], tell: "Gandhara worked in grey schist, Mathura in red sandstone and Amaravati in white limestone." },
  { ask: "What is the northern style of temple building called?", answer: "Nagara", wrong: ["Dravida", "Vesara", "Hoysala"], tell: "Nagara is the northern style, Dravida the southern and Vesara the mixed style of the Deccan; Hoysala is a style of southern Karnataka.", difficulty: "EASY" },
  { ask: "Which style of temple building of the Deccan blends northern and southern features?", answer: "Vesara", wrong: ["Nagara", "Dravida", "Kalinga"], tell: "Vesara blends the Nagara style of the north with the Dravida style of the south; Kalinga is the style of Odisha." },
  { ask: "Which of the rathas of Mahabalipuram has a roof shaped like that of a thatched hut?", answer: "the Draupadi ratha", wrong: ["the Bhima ratha", "the Arjuna ratha", "the Dharmaraja ratha"], tell: "The Draupadi ratha is shaped like a thatched hut; the Bhima ratha has a barrel roof, and the Arjuna and Dharmaraja rathas have stepped towers.", difficulty: "HARD" },
  { ask: "Which demon lies under the foot of Shiva in the Chola bronzes of Nataraja?", answer: "Apasmara", wrong: ["Mahishasura", "Andhaka", "Hiranyakashipu"], tell: "Apasmara (Muyalaka), who stands for ignorance, lies under the foot of Nataraja; Mahishasura was slain by Durga, Andhaka by Shiva and Hiranyakashipu by Narasimha." },
]);

export const artAndArchitecture = [
  ...temples,
  ...caves,
  ...monuments,
  ...paintings,
  ...artists,
  ...terms,
  ...singleFacts,
];
