import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `deed` goes on after "Which ruler". */
const rulers = facts({
  name: "post-mauryan-and-gupta-rulers",
  topic: "gupta-and-post-mauryan",
  difficulty: "MEDIUM",
  kind: "ruler",
  rows: [
    { name: "Menander", deed: "questions the monk Nagasena in a dialogue in Pali", near: "post" },
    { name: "Kharavela", deed: "left the Hathigumpha inscription on the hill of Udayagiri", near: "post" },
    { name: "Gautamiputra Satakarni", deed: "defeated the Shaka ruler Nahapana and had his coins restruck", near: "post" },
    { name: "Rudradaman I", deed: "repaired the Sudarshana lake and left a long inscription in Sanskrit", near: "post" },
    { name: "Kanishka", deed: "patronised Ashvaghosha and the fourth Buddhist council", near: "post", difficulty: "EASY" },
    { name: "Kujula Kadphises", deed: "founded the Kushana power in India", near: "post", difficulty: "HARD" },
    { name: "Vima Kadphises", deed: "issued the first gold coins of the Kushanas", near: "post", difficulty: "HARD" },
    { name: "Gondophernes", deed: "appears as a king of India in the apocryphal Acts of Thomas", near: "post", difficulty: "HARD" },
    { name: "Vasudeva Kanva", deed: "ended the Shunga line by having Devabhuti killed", near: "post", difficulty: "HARD" },
    { name: "Chandragupta I", deed: "married the Lichchhavi princess Kumaradevi", near: "Gupta" },
    { name: "Samudragupta", deed: "is praised in the inscription on the Allahabad pillar", near: "Gupta", difficulty: "EASY" },
    { name: "Chandragupta II", deed: "took the title Vikramaditya and defeated the western Shakas", near: "Gupta", difficulty: "EASY" },
    { name: "Kumaragupta I", deed: "took the title Mahendraditya and performed the sacrifice of the horse", near: "Gupta" },
    { name: "Skandagupta", deed: "beat back the Hunas and restored the Sudarshana lake in the fifth century", near: "Gupta" },
    { name: "Harshavardhana", deed: "moved his seat from Thanesar to Kannauj", near: "late", difficulty: "EASY" },
    { name: "Shashanka", deed: "cut down the Bodhi tree, as Xuanzang tells", near: "late" },
    { name: "Yashodharman", deed: "defeated Mihirakula and told of it on a pillar at Mandasor", near: "late", difficulty: "HARD" },
    { name: "Toramana", deed: "left a record on a stone boar at Eran", near: "late", difficulty: "HARD" },
    { name: "Bhaskaravarman", deed: "ruled Kamarupa as the ally of Harsha", near: "late", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Which ruler ${deed}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
  // Both repaired the Sudarshana lake and left Sanskrit records there.
  alsoTrue: (row, other) =>
    [row, other].every(({ name }) => name === "Skandagupta" || name === "Rudradaman I") ||
    // Nobody is his own ally.
    [row, other].every(({ name }) => name === "Harshavardhana" || name === "Bhaskaravarman"),
});

const works = facts({
  name: "ancient-authors-and-works",
  topic: "gupta-and-post-mauryan",
  difficulty: "MEDIUM",
  kind: "author",
  rows: [
    { name: "Kalidasa", work: "Meghaduta", near: "poetry", difficulty: "EASY" },
    { name: "Shudraka", work: "Mrichchhakatika", near: "poetry" },
    { name: "Vishakhadatta", work: "Mudrarakshasa", near: "poetry" },
    { name: "Banabhatta", work: "Harshacharita", near: "poetry", difficulty: "EASY" },
    { name: "Harsha", work: "Ratnavali", near: "poetry" },
    { name: "Bhasa", work: "Svapnavasavadatta", near: "poetry" },
    { name: "Ashvaghosha", work: "Buddhacharita", near: "poetry", difficulty: "EASY" },
    { name: "Bharavi", work: "Kiratarjuniya", near: "poetry", difficulty: "HARD" },
    { name: "Dandin", work: "Dashakumaracharita", near: "poetry", difficulty: "HARD" },
    { name: "Hala", work: "Gathasaptashati", near: "poetry", difficulty: "HARD" },
    { name: "Gunadhya", work: "Brihatkatha", near: "poetry", difficulty: "HARD" },
    { name: "Vishnu Sharma", work: "Panchatantra", near: "poetry", difficulty: "EASY" },
    { name: "Varahamihira", work: "Brihat Samhita", near: "science" },
    { name: "Brahmagupta", work: "Khandakhadyaka", near: "science", difficulty: "HARD" },
    { name: "Vagbhata", work: "Ashtanga Hridaya", near: "science", difficulty: "HARD" },
    { name: "Panini", work: "Ashtadhyayi", near: "science", difficulty: "EASY" },
    { name: "Patanjali", work: "Mahabhashya", near: "science" },
    { name: "Kamandaka", work: "Nitisara", near: "science", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ work }) => `Who is the author of the ${work}?`,
      answer: ({ name }) => name,
      heading: "Author",
    },
    {
      question: ({ name }) => `Which of these works is by ${name}?`,
      answer: ({ work }) => work,
      heading: "Work",
    },
  ],
  explain: ({ name, work }) => `${name} is the author of the ${work}.`,
});

const inscriptions = facts({
  name: "royal-inscriptions",
  topic: "gupta-and-post-mauryan",
  difficulty: "HARD",
  kind: "inscription",
  rows: [
    { name: "Allahabad pillar inscription", king: "Samudragupta", difficulty: "EASY" },
    { name: "Junagadh rock inscription", king: "Rudradaman I", difficulty: "MEDIUM" },
    { name: "Hathigumpha inscription", king: "Kharavela", difficulty: "MEDIUM" },
    { name: "Nashik prashasti", king: "Gautamiputra Satakarni", difficulty: "MEDIUM" },
    { name: "Bhitari pillar inscription", king: "Skandagupta" },
    { name: "Banskhera copper plate", king: "Harshavardhana" },
    { name: "Aihole inscription", king: "Pulakeshin II", difficulty: "MEDIUM" },
    { name: "Mandasor victory pillar", king: "Yashodharman" },
    { name: "Rabatak inscription", king: "Kanishka" },
  ],
  ask: [
    {
      question: ({ name }) => `Of which ruler is the ${name} a record?`,
      answer: ({ king }) => king,
      heading: "Ruler",
    },
    {
      question: ({ king }) => `Which of these is a record of ${king}?`,
      answer: ({ name }) => name,
      heading: "Inscription",
    },
  ],
  explain: ({ name, king }) => `The ${name} is a record of ${king}.`,
  // The rock of Junagadh bears a Sanskrit record of Skandagupta too.
  alsoTrue: (row, other) =>
    [row, other].every(({ king }) => king === "Skandagupta" || king === "Rudradaman I"),
});

const visitors = facts({
  name: "chinese-and-greek-visitors",
  topic: "gupta-and-post-mauryan",
  difficulty: "MEDIUM",
  kind: "visitor",
  rows: [
    { name: "Faxian", king: "Chandragupta II", tells: "came in Gupta times in search of the texts of monastic discipline", difficulty: "EASY" },
    { name: "Xuanzang", king: "Harshavardhana", tells: "studied at Nalanda in the first half of the seventh century", difficulty: "EASY" },
    { name: "Yijing", tells: "came by sea to India late in the seventh century and stayed at Nalanda", difficulty: "HARD" },
    { name: "Zhimeng", tells: "set out from Chang'an in 404 CE and came to Pataliputra", difficulty: "HARD", plainly: true },
    { name: "Song Yun", tells: "visited the Huna ruler of Gandhara early in the sixth century", difficulty: "HARD" },
    { name: "Wang Xuance", tells: "led a Tang embassy that arrived after the death of Harsha", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ tells }) => `Which of these travellers from China ${tells}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `In the reign of which Indian ruler did ${name} come to India?`,
      answer: ({ king }) => king ?? "",
      when: ({ king }) => king !== undefined,
      decoys: ({ king }) =>
        ["Chandragupta II", "Harshavardhana", "Bhagabhadra", "Samudragupta", "Kanishka"].filter(
          (other) => other !== king,
        ),
      placeDecoy: (decoy) => `${decoy} is not linked with that visit.`,
      explain: ({ name, king }) => `${name} came to India in the reign of ${king}.`,
    },
    {
      question: ({ name }) => `Which of these is true of ${name}, who came to India from China?`,
      answer: ({ tells }) => `He ${tells}`,
      heading: "What is true of him",
      explain: ({ name, tells }) => `${name}: he ${tells}.`,
    },
  ],
  explain: ({ name, tells }) => `${name} ${tells}.`,
});

const singleFacts = singles("gupta-single-facts", "gupta-and-post-mauryan", [
  { ask: "Who composed the Allahabad pillar inscription that praises Samudragupta?", answer: "Harishena", wrong: ["Ravikirti", "Vatsabhatti", "Virasena"], tell: "Harishena, court poet of Samudragupta, wrote it; Ravikirti wrote the Aihole record, Vatsabhatti the Mandasor record of the silk weavers, and Virasena served Chandragupta II." },
  { ask: "What was the Gupta gold coin called?", answer: "dinara", wrong: ["rupaka", "karshapana", "pana"], tell: "The Gupta gold coin was the dinara; the silver one was the rupaka, and the karshapana or pana was an older punch-marked coin." },
  { ask: "In which year does the Gupta era begin?", answer: "319 CE", wrong: ["57 BCE", "78 CE", "606 CE"], tell: "The Gupta era begins in 319 CE; the Vikrama era in 57 BCE, the Shaka era in 78 CE and the Harsha era in 606 CE." },
  { ask: "In which year does the Shaka era begin?", answer: "78 CE", wrong: ["57 BCE", "319 CE", "606 CE"], tell: "The Shaka era begins in 78 CE; the Vikrama era in 57 BCE, the Gupta era in 319 CE and the Harsha era in 606 CE.", difficulty: "EASY" },
  { ask: "Which school of art, strong in Greek and Roman style, flourished in the north-west under the Kushanas?", answer: "Gandhara", wrong: ["Mathura", "Amaravati", "Sarnath"], tell: "The Gandhara school worked in grey schist in a Greco-Roman style; Mathura used red sandstone, Amaravati white limestone, and Sarnath was a Gupta school.", difficulty: "EASY" },
  { ask: "Which class of Gupta officials governed the bhuktis, or provinces?", answer: "uparikas", wrong: ["vishayapatis", "gramikas", "kumaramatyas"], tell: "Uparikas governed the bhuktis; vishayapatis ruled the districts (vishayas), gramikas the villages, and kumaramatyas were a cadre of high officers.", difficulty: "HARD" },
  { ask: "Which queen ruled the Vakataka kingdom as regent about 400 CE?", answer: "Prabhavati", wrong: ["Kumaradevi", "Dhruvadevi", "Rajyashri"], tell: "Prabhavati, a daughter of Chandragupta II, was the Vakataka regent; Kumaradevi was the queen of Chandragupta I, Dhruvadevi of Chandragupta II, and Rajyashri was the sister of Harsha.", difficulty: "HARD" },
]);

export const guptaAndPostMauryan = [...rulers, ...works, ...inscriptions, ...visitors, ...singleFacts];
