import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const parks = facts({
  name: "national-parks-of-india",
  topic: "national-parks",
  difficulty: "MEDIUM",
  kind: "national park",
  rows: [
    { name: "Jim Corbett", state: "Uttarakhand", near: "north", difficulty: "EASY" },
    { name: "Valley of Flowers", state: "Uttarakhand", near: "north", difficulty: "EASY" },
    { name: "Rajaji", state: "Uttarakhand", near: "north" },
    { name: "Dachigam", state: "Jammu and Kashmir", near: "north" },
    { name: "Hemis", state: "Ladakh", near: "north" },
    { name: "Great Himalayan", state: "Himachal Pradesh", near: "north" },
    { name: "Pin Valley", state: "Himachal Pradesh", near: "north", difficulty: "HARD" },
    { name: "Dudhwa", state: "Uttar Pradesh", near: "north" },
    { name: "Sultanpur", state: "Haryana", near: "north", difficulty: "HARD" },
    { name: "Ranthambore", state: "Rajasthan", near: "west", difficulty: "EASY" },
    { name: "Keoladeo", state: "Rajasthan", near: "west", difficulty: "EASY" },
    { name: "Gir", state: "Gujarat", near: "west", difficulty: "EASY" },
    { name: "Velavadar", state: "Gujarat", near: "west", difficulty: "HARD" },
    { name: "Tadoba", state: "Maharashtra", near: "west" },
    { name: "Navegaon", state: "Maharashtra", near: "west", difficulty: "HARD" },
    { name: "Kanha", state: "Madhya Pradesh", near: "centre", difficulty: "EASY" },
    { name: "Bandhavgarh", state: "Madhya Pradesh", near: "centre" },
    { name: "Madhav", state: "Madhya Pradesh", near: "centre", difficulty: "HARD" },
    { name: "Indravati", state: "Chhattisgarh", near: "centre" },
    { name: "Kanger Valley", state: "Chhattisgarh", near: "centre", difficulty: "HARD" },
    { name: "Betla", state: "Jharkhand", near: "centre" },
    { name: "Valmiki", state: "Bihar", near: "centre" },
    { name: "Simlipal", state: "Odisha", near: "centre" },
    { name: "Bhitarkanika", state: "Odisha", near: "centre" },
    { name: "Kaziranga", state: "Assam", near: "east", difficulty: "EASY" },
    { name: "Manas", state: "Assam", near: "east", difficulty: "EASY" },
    { name: "Dibru-Saikhowa", state: "Assam", near: "east", difficulty: "HARD" },
    { name: "Keibul Lamjao", state: "Manipur", near: "east" },
    { name: "Namdapha", state: "Arunachal Pradesh", near: "east" },
    { name: "Balphakram", state: "Meghalaya", near: "east", difficulty: "HARD" },
    { name: "Nokrek", state: "Meghalaya", near: "east", difficulty: "HARD" },
    { name: "Murlen", state: "Mizoram", near: "east", difficulty: "HARD" },
    { name: "Intanki", state: "Nagaland", near: "east", difficulty: "HARD" },
    { name: "Khangchendzonga", state: "Sikkim", near: "east" },
    { name: "Sundarbans", state: "West Bengal", near: "east", difficulty: "EASY" },
    { name: "Gorumara", state: "West Bengal", near: "east" },
    { name: "Bandipur", state: "Karnataka", near: "south", difficulty: "EASY" },
    { name: "Nagarhole", state: "Karnataka", near: "south" },
    { name: "Periyar", state: "Kerala", near: "south", difficulty: "EASY" },
    { name: "Eravikulam", state: "Kerala", near: "south" },
    { name: "Silent Valley", state: "Kerala", near: "south", difficulty: "EASY" },
    { name: "Guindy", state: "Tamil Nadu", near: "south" },
    { name: "Mudumalai", state: "Tamil Nadu", near: "south" },
    { name: "Papikonda", state: "Andhra Pradesh", near: "south", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `In which state or union territory is ${name} National Park?`,
      answer: ({ state }) => state,
      heading: "State or union territory",
    },
    { question: ({ state }) => `Which of these national parks is in ${state}?`, answer: ({ name }) => name, heading: "National park" },
  ],
  explain: ({ name, state }) => `${name} National Park is in ${state}.`,
});

/** `known` goes on after "known for". */
const known = facts({
  name: "what-parks-are-known-for",
  topic: "national-parks",
  difficulty: "MEDIUM",
  kind: "national park",
  rows: [
    { name: "Kaziranga", known: "the one-horned rhinoceros", difficulty: "EASY" },
    { name: "Gir", known: "the Asiatic lion", difficulty: "EASY" },
    { name: "Dachigam", known: "the hangul deer" },
    { name: "Keibul Lamjao", known: "the sangai deer" },
    { name: "Velavadar", known: "the blackbuck", difficulty: "HARD" },
    { name: "Keoladeo", known: "the painted stork", difficulty: "EASY" },
    { name: "Eravikulam", known: "the Nilgiri tahr" },
    { name: "Silent Valley", known: "the lion-tailed macaque" },
    { name: "Bhitarkanika", known: "the salt-water crocodile" },
    { name: "Kanha", known: "the hard-ground barasingha" },
    { name: "Hemis", known: "the snow leopard" },
    { name: "Namdapha", known: "the hoolock gibbon", difficulty: "HARD" },
    { name: "Manas", known: "the pygmy hog", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ known }) => `Which national park of India is known for ${known}?`,
      answer: ({ name }) => name,
      // Manas has rhinoceroses, and Kaziranga gibbons and pygmy hogs; Bhitarkanika has many birds.
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => ["Kaziranga", "Manas", "Namdapha"].includes(name)) ||
        (row.name === "Keoladeo" && ["Bhitarkanika", "Kaziranga"].includes(other.name)),
      heading: "National park",
    },
    {
      question: ({ name }) => `For what is ${name} National Park especially known?`,
      answer: ({ known }) => capitalise(known),
      alsoTrue: (row, other) =>
        [row, other].every(({ name }) => ["Kaziranga", "Manas", "Namdapha"].includes(name)) ||
        (["Bhitarkanika", "Kaziranga", "Gir", "Velavadar", "Keibul Lamjao"].includes(row.name) &&
          other.name === "Keoladeo") ||
        (row.name === "Namdapha" && other.name === "Hemis"),
      heading: "Known for",
    },
  ],
  explain: ({ name, known }) => `${name} is known for ${known}.`,
  // The tahr lives on the heights of Silent Valley as well.
  alsoTrue: (row, other) =>
    ["Silent Valley", "Eravikulam"].every((name) => [row.name, other.name].includes(name)),
});

const biospheres = facts({
  name: "biosphere-reserves-of-india",
  topic: "national-parks",
  difficulty: "HARD",
  kind: "biosphere reserve",
  rows: [
    { name: "Pachmarhi", near: "inland", state: "Madhya Pradesh", difficulty: "MEDIUM" },
    { name: "Nokrek", near: "inland", state: "Meghalaya" },
    { name: "Simlipal", near: "east", state: "Odisha", difficulty: "MEDIUM" },
    { name: "Dihang-Dibang", near: "mountain", state: "Arunachal Pradesh" },
    { name: "Seshachalam", near: "east", state: "Andhra Pradesh" },
    { name: "Cold Desert", near: "mountain", state: "Himachal Pradesh" },
    { name: "Nanda Devi", near: "mountain", state: "Uttarakhand", difficulty: "MEDIUM" },
    { name: "Dibru-Saikhowa", near: "inland", state: "Assam" },
    { name: "Khangchendzonga", near: "mountain", state: "Sikkim" },
    { name: "Sundarbans", near: "east", state: "West Bengal", difficulty: "MEDIUM" },
    { name: "Kachchh", near: "inland", state: "Gujarat", difficulty: "EASY" },
    { name: "Gulf of Mannar", near: "east", state: "Tamil Nadu", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ name }) => `In which state is the ${name} Biosphere Reserve?`,
      answer: ({ state }) => state,
      heading: "State",
    },
    {
      question: ({ state }) => `Which of these biosphere reserves lies in ${state}?`,
      answer: ({ name }) => name,
      heading: "Biosphere reserve",
    },
  ],
  explain: ({ name, state }) => `The ${name} Biosphere Reserve is in ${state}.`,
});

const parkSingles = singles("wildlife-single-facts", "national-parks", [
  { ask: "In which year was Project Tiger launched in India?", answer: "1973", wrong: ["1972", "1986", "1992"], tell: "Project Tiger began in 1973; the Wildlife (Protection) Act dates from 1972, the Environment (Protection) Act from 1986 and Project Elephant from 1992.", difficulty: "EASY" },
  { ask: "In which year was Project Elephant launched in India?", answer: "1992", wrong: ["1973", "1980", "2006"], tell: "Project Elephant began in 1992; Project Tiger began in 1973, the Forest (Conservation) Act dates from 1980, and the Tiger Authority from 2006." },
  { ask: "Which was the first national park set up in India?", answer: "Jim Corbett", wrong: ["Kanha", "Kaziranga", "Keibul Lamjao"], tell: "Jim Corbett was set up in 1936 as Hailey National Park; Kanha, Kaziranga and Keibul Lamjao became national parks later.", difficulty: "EASY" },
  { ask: "Which was the first biosphere reserve of India, set up in 1986?", answer: "Nilgiri", wrong: ["Sundarbans", "Nanda Devi", "Gulf of Mannar"], tell: "The Nilgiri Biosphere Reserve was set up in 1986; Nanda Devi followed in 1988, and the Gulf of Mannar and the Sundarbans in 1989." },
  { ask: "In which town was the convention on wetlands signed in 1971?", answer: "Ramsar", wrong: ["Basel", "Montreal", "Kyoto"], tell: "The wetlands convention was signed at Ramsar in Iran; Basel stands for hazardous waste, Montreal for ozone and Kyoto for greenhouse gases.", difficulty: "EASY" },
  { ask: "Which two Indian wetlands were the first to be listed under the Ramsar Convention, in 1981?", answer: "Chilika and Keoladeo", wrong: ["Loktak and Wular", "Sambhar and Harike", "Vembanad and Kolleru"], tell: "Chilika and Keoladeo were listed in 1981; Loktak, Wular, Sambhar and Harike followed in 1990, and Vembanad and Kolleru in 2002.", difficulty: "HARD" },
  { ask: "In which category of the IUCN Red List is the great Indian bustard?", answer: "critically endangered", wrong: ["endangered", "vulnerable", "near threatened"], tell: "The great Indian bustard has been listed as critically endangered since 2011; endangered, vulnerable and near threatened are the milder categories." },
  { ask: "Which of these marine turtles nests in masses at Gahirmatha in Odisha?", answer: "olive ridley", wrong: ["leatherback", "hawksbill", "green turtle"], tell: "Olive ridleys nest in masses (arribada) at Gahirmatha; leatherbacks nest on the Andaman and Nicobar beaches, and the others do not nest in such masses.", difficulty: "EASY" },
  { ask: "Which of these is the national aquatic animal of India?", answer: "Ganges river dolphin", wrong: ["olive ridley turtle", "Irrawaddy dolphin", "saltwater crocodile"], tell: "The Ganges river dolphin is the national aquatic animal; the Irrawaddy dolphin lives in Chilika, the olive ridley in the sea and the saltwater crocodile in tidal creeks.", difficulty: "EASY" },
  { ask: "In which lake does the Irrawaddy dolphin live in India?", answer: "Chilika", wrong: ["Pulicat", "Loktak", "Vembanad"], tell: "The Irrawaddy dolphin lives in Chilika in Odisha; Pulicat is known for flamingos and Loktak for its phumdis." },
  { ask: "Which lagoon north of Chennai is known for its flamingos?", answer: "Pulicat", wrong: ["Chilika", "Kolleru", "Vembanad"], tell: "Pulicat, on the border of Tamil Nadu and Andhra Pradesh, is known for flamingos; Kolleru is fresh water, Chilika is in Odisha and Vembanad in Kerala." },
  { ask: "Across which three states does the Nilgiri Biosphere Reserve spread?", answer: "Kerala, Karnataka and Tamil Nadu", wrong: ["Kerala, Goa and Karnataka", "Andhra Pradesh, Telangana and Karnataka", "Tamil Nadu, Kerala and Andhra Pradesh"], tell: "The Nilgiri reserve spreads over Kerala, Karnataka and Tamil Nadu, with Bandipur, Nagarhole, Mudumalai and Silent Valley." },
  { ask: "Which zone of a biosphere reserve is the outermost, with villages and fields?", answer: "transition zone", wrong: ["core zone", "buffer zone", "restoration zone"], tell: "Villages and fields lie in the transition zone; the core is strictly protected, the buffer allows study and limited use, and in a restoration zone damaged land is brought back.", difficulty: "EASY" },
]);

export const nationalParks = [...parks, ...known, ...biospheres, ...parkSingles];
