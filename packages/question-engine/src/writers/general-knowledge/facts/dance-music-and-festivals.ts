import { capitalise, withArticle } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const dances = facts({
  name: "dances-of-india",
  topic: "dance-music-and-festivals",
  difficulty: "MEDIUM",
  kind: "dance",
  rows: [
    { name: "Bharatanatyam", home: "Tamil Nadu", type: "classical dance", near: "classical", difficulty: "EASY" },
    { name: "Kathakali", home: "Kerala", type: "classical dance", near: "classical", difficulty: "EASY" },
    { name: "Kuchipudi", home: "Andhra Pradesh", type: "classical dance", near: "classical", difficulty: "EASY" },
    { name: "Odissi", home: "Odisha", type: "classical dance", near: "classical", difficulty: "EASY", plainly: true as const },
    { name: "Sattriya", home: "Assam", type: "classical dance", near: "classical" },
    { name: "Manipuri", home: "Manipur", type: "classical dance", near: "classical", difficulty: "EASY", plainly: true as const },
    { name: "Bhangra", home: "Punjab", type: "folk dance", near: "folk of the north", difficulty: "EASY" },
    { name: "Garba", home: "Gujarat", type: "folk dance", near: "folk of the north", difficulty: "EASY" },
    { name: "Ghoomar", home: "Rajasthan", type: "folk dance", near: "folk of the north", difficulty: "EASY" },
    { name: "Lavani", home: "Maharashtra", type: "folk dance", near: "folk of the north", difficulty: "EASY" },
    { name: "Yakshagana", home: "Karnataka", type: "dance drama", near: "folk" },
    { name: "Bihu", home: "Assam", type: "folk dance", near: "folk of the north", difficulty: "EASY" },
    { name: "Cheraw", home: "Mizoram", type: "bamboo dance", near: "folk" },
    { name: "Rouf", home: "Kashmir", type: "folk dance", near: "folk of the north" },
    { name: "Nati", home: "Himachal Pradesh", type: "folk dance", near: "folk of the north" },
    { name: "Panthi", home: "Chhattisgarh", type: "folk dance", near: "folk" },
    { name: "Dhalo", home: "Goa", type: "folk dance", near: "folk", difficulty: "HARD" },
    { name: "Nongkrem", home: "Meghalaya", type: "folk dance", near: "folk", difficulty: "HARD" },
    { name: "Hojagiri", home: "Tripura", type: "folk dance", near: "folk", difficulty: "HARD" },
    { name: "Chang Lo", home: "Nagaland", type: "folk dance", near: "folk", difficulty: "HARD" },
    { name: "Perini Shivatandavam", home: "Telangana", type: "warriors' dance", near: "folk", difficulty: "HARD" },
    { name: "Langvir Nritya", home: "Uttarakhand", type: "acrobatic dance", near: "folk", difficulty: "HARD" },
    { name: "Jat-Jatin", home: "Bihar", type: "folk dance", near: "folk" },
    { name: "Gambhira", home: "West Bengal", type: "masked folk dance", near: "folk", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name, type }) => `To which state or region does the ${type} ${name} chiefly belong?`,
      answer: ({ home }) => home,
      state: ({ name }, home) => `${name} is a dance of ${home}.`,
      // Telugu dances were one land's until 2014.
      alsoTrue: (row, other) => isTelugu(row.home) && isTelugu(other.home),
      heading: "State or region",
    },
    {
      question: ({ home }) => `Which of these dances belongs to ${home}?`,
      answer: ({ name }) => name,
      state: ({ home }, name) => `${name} is a dance of ${home}.`,
      alsoTrue: (row, other) => isTelugu(row.home) && isTelugu(other.home),
      heading: "Dance",
    },
  ],
  explain: ({ name, home, type }) => `${name} is ${withArticle(type)} of ${home}.`,
});

function isTelugu(home: string): boolean {
  return home === "Andhra Pradesh" || home === "Telangana";
}

const musicians = facts({
  name: "musicians-and-instruments",
  topic: "dance-music-and-festivals",
  difficulty: "MEDIUM",
  kind: "musician",
  rows: [
    { name: "Ravi Shankar", instrument: "sitar", difficulty: "EASY" },
    { name: "Vilayat Khan", instrument: "sitar", difficulty: "HARD" },
    { name: "Zakir Hussain", instrument: "tabla", difficulty: "EASY" },
    { name: "Alla Rakha", instrument: "tabla" },
    { name: "Bismillah Khan", instrument: "shehnai", difficulty: "EASY" },
    { name: "Hariprasad Chaurasia", instrument: "bansuri", difficulty: "EASY" },
    { name: "Pannalal Ghosh", instrument: "bansuri", difficulty: "HARD" },
    { name: "Amjad Ali Khan", instrument: "sarod", difficulty: "EASY" },
    { name: "Ali Akbar Khan", instrument: "sarod" },
    { name: "Shivkumar Sharma", instrument: "santoor", difficulty: "EASY" },
    { name: "L. Subramaniam", instrument: "violin" },
    { name: "N. Rajam", instrument: "violin", difficulty: "HARD" },
    { name: "U. Srinivas", instrument: "mandolin" },
    { name: "Palghat Mani Iyer", instrument: "mridangam", difficulty: "HARD" },
    { name: "Ram Narayan", instrument: "sarangi" },
    { name: "Vishwa Mohan Bhatt", instrument: "mohan veena", plainly: true as const },
    { name: "Totaram Sharma", instrument: "pakhawaj", difficulty: "HARD" },
    { name: "T. H. Vinayakram", instrument: "ghatam", difficulty: "HARD" },
    { name: "Kadri Gopalnath", instrument: "saxophone" },
    { name: "Asad Ali Khan", instrument: "rudra veena", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `With which instrument is ${name} associated?`,
      answer: ({ instrument }) => instrument,
      heading: "Instrument",
    },
    {
      question: ({ instrument }) => `Which of these musicians is known for playing the ${instrument}?`,
      answer: ({ name }) => name,
      heading: "Musician",
    },
  ],
  explain: ({ name, instrument }) => `${name} is known for the ${instrument}.`,
});

const dancers = facts({
  name: "dancers-and-singers",
  topic: "dance-music-and-festivals",
  difficulty: "MEDIUM",
  kind: "artist",
  rows: [
    { name: "Rukmini Devi Arundale", art: "Bharatanatyam dance", near: "dance" },
    { name: "Birju Maharaj", art: "Kathak dance", near: "dance", difficulty: "EASY" },
    { name: "Kelucharan Mohapatra", art: "Odissi dance", near: "dance" },
    { name: "Vempati Chinna Satyam", art: "Kuchipudi dance", near: "dance", difficulty: "HARD" },
    { name: "Kalamandalam Gopi", art: "Kathakali dance", near: "dance", difficulty: "HARD" },
    { name: "Guru Bipin Singh", art: "Manipuri dance", near: "dance", difficulty: "HARD" },
    { name: "Kalamandalam Kalyanikutty Amma", art: "Mohiniyattam dance", near: "dance", difficulty: "HARD" },
    { name: "Teejan Bai", art: "Pandavani singing", near: "song" },
    { name: "M. S. Subbulakshmi", art: "Carnatic vocal music", near: "song", difficulty: "EASY" },
    { name: "Bhimsen Joshi", art: "Hindustani vocal music", near: "song", difficulty: "EASY" },
    { name: "Begum Akhtar", art: "ghazal and thumri singing", near: "song", plainly: true as const },
    { name: "Nusrat Fateh Ali Khan", art: "qawwali singing", near: "song", plainly: true as const },
  ],
  ask: [
    {
      question: ({ name }) => `With which art is ${name} associated?`,
      answer: ({ art }) => art,
      alsoTrue: isMixed,
      heading: "Art",
    },
    {
      question: ({ art }) => `Which of these artists is associated with ${art}?`,
      answer: ({ name }) => name,
      alsoTrue: isMixed,
      heading: "Artist",
    },
  ],
  explain: ({ name, art }) => `${name} is associated with ${art}.`,
});

/** Singers of one style often know another, and so do dancers of Kerala. */
function isMixed(row: { name: string }, other: { name: string }): boolean {
  const light = ["Begum Akhtar", "Nusrat Fateh Ali Khan", "Bhimsen Joshi"];
  return [light, ["Kalamandalam Gopi", "Kalamandalam Kalyanikutty Amma"]].some(
    (group) => group.includes(row.name) && group.includes(other.name),
  );
}

const festivals = facts({
  name: "festivals-of-india",
  topic: "dance-music-and-festivals",
  difficulty: "MEDIUM",
  kind: "festival",
  rows: [
    { name: "Onam", home: "Kerala", near: "south", difficulty: "EASY" },
    { name: "Pongal", home: "Tamil Nadu", near: "south", difficulty: "EASY" },
    { name: "Rongali Bihu", home: "Assam", near: "north-east", difficulty: "EASY" },
    { name: "Hornbill Festival", home: "Nagaland", near: "north-east", difficulty: "EASY" },
    { name: "Pushkar Fair", home: "Rajasthan", near: "north", difficulty: "EASY" },
    { name: "Wangala", home: "Meghalaya", near: "north-east" },
    { name: "Pang Lhabsol", home: "Sikkim", near: "north-east" },
    { name: "Chapchar Kut", home: "Mizoram", near: "north-east" },
    { name: "Kharchi Puja", home: "Tripura", near: "north-east" },
    { name: "Bathukamma", home: "Telangana", near: "south" },
    { name: "Rath Yatra of Puri", home: "Odisha", near: "north", difficulty: "EASY", plainly: true as const },
    { name: "Hemis Festival", home: "Ladakh", near: "north" },
    { name: "Bastar Dussehra", home: "Chhattisgarh", near: "north" },
    { name: "Mysuru Dasara", home: "Karnataka", near: "south", difficulty: "EASY", plainly: true as const },
    { name: "Sonepur Cattle Fair", home: "Bihar", near: "north" },
    { name: "Surajkund Crafts Mela", home: "Haryana", near: "north" },
    { name: "Shigmo", home: "Goa", near: "south", difficulty: "HARD" },
    { name: "Phool Dei", home: "Uttarakhand", near: "north", difficulty: "HARD" },
    { name: "Yaoshang", home: "Manipur", near: "north-east", difficulty: "HARD" },
    { name: "Ziro Festival of Music", home: "Arunachal Pradesh", near: "north-east", difficulty: "HARD" },
    { name: "Gangaur", home: "Rajasthan", near: "north" },
    { name: "Khajuraho Dance Festival", home: "Madhya Pradesh", near: "north" },
    { name: "Minjar Fair", home: "Himachal Pradesh", near: "north", difficulty: "HARD" },
    { name: "Tarnetar Fair", home: "Gujarat", near: "north", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `With which state or union territory is ${festive(name)} chiefly associated?`,
      answer: ({ home }) => home,
      alsoTrue: (row, other) =>
        row.name === "Gangaur" && ["Madhya Pradesh", "Gujarat", "Haryana"].includes(other.home),
      heading: "State or union territory",
    },
    {
      question: ({ home }) => `Which of these festivals or fairs belongs to ${home}?`,
      answer: ({ name }) => name,
      alsoTrue: (row, other) =>
        ["Madhya Pradesh", "Gujarat", "Haryana"].includes(row.home) && other.name === "Gangaur",
      heading: "Festival or fair",
    },
  ],
  explain: ({ name, home }) => `${capitalise(festive(name))} belongs to ${home}.`,
});

function festive(name: string): string {
  return / |Yatra/.test(name) && !/Bihu|Kut|Dei/.test(name) ? `the ${name}` : name;
}

const alone = singles("culture-hand-made", "dance-music-and-festivals", [
  { ask: "How many basic notes (swaras) make up the scale of Indian music?", answer: "seven", wrong: ["five", "six", "nine"], tell: "The seven swaras are sa, re, ga, ma, pa, dha and ni.", difficulty: "EASY" },
  { ask: "In which classical dance do men act in heavy green and red make-up with great headgear?", answer: "Kathakali", wrong: ["Mohiniyattam", "Kathak", "Odissi"], tell: "Kathakali of Kerala is known for its painted faces; Mohiniyattam is a gentle dance of women, Kathak is the dance of the north, and Odissi is known for the tribhanga pose.", difficulty: "EASY" },
  { ask: "Which classical dance is known for the tribhanga pose?", answer: "Odissi", wrong: ["Kathak", "Kathakali", "Manipuri"], tell: "Odissi bends the body at three places in the tribhanga; Kathak is known for its spins, Kathakali for its make-up and Manipuri for the Ras Lila." },
  { ask: "Which classical dance developed through the gharanas of Lucknow, Jaipur and Banaras?", answer: "Kathak", wrong: ["Odissi", "Kuchipudi", "Manipuri"], tell: "Kathak has the gharanas of Lucknow, Jaipur and Banaras; Odissi, Kuchipudi and Manipuri come from the east and the south." },
  { ask: "Who is called the father of Carnatic music?", answer: "Purandara Dasa", wrong: ["Tyagaraja", "Muthuswami Dikshitar", "Syama Sastri"], tell: "Purandara Dasa is called the father of Carnatic music; Tyagaraja, Dikshitar and Syama Sastri are its later Trinity.", difficulty: "HARD" },
  { ask: "Which raga is traditionally sung late at night?", answer: "Darbari Kanada", wrong: ["Bhairav", "Yaman", "Todi"], tell: "Darbari Kanada is a raga of the late night; Bhairav is sung at dawn, Todi later in the morning and Yaman in the evening." },
  { ask: "To which gharana of Hindustani vocal music did Bhimsen Joshi belong?", answer: "Kirana gharana", wrong: ["Gwalior gharana", "Agra gharana", "Patiala gharana"], tell: "Bhimsen Joshi sang in the Kirana gharana; Bade Ghulam Ali Khan belonged to Patiala and Faiyaz Khan to Agra, and Gwalior is the oldest of the khayal gharanas.", difficulty: "HARD" },
  { ask: "To which of the four classes of Indian instruments does the tabla belong?", answer: "avanaddha", wrong: ["tata", "sushira", "ghana"], tell: "Drums with a stretched skin are avanaddha; instruments with strings are tata, those that are blown sushira, and solid bodies such as cymbals ghana." },
]);

export const danceMusicAndFestivals = [...dances, ...musicians, ...dancers, ...festivals, ...alone];
