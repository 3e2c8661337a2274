import { capitalise } from "../../english.ts";
import { facts } from "../../facts.ts";
import { singles } from "../../singles.ts";

const sources = facts({
  name: "sources-of-indian-rivers",
  topic: "india-rivers",
  difficulty: "MEDIUM",
  kind: "river",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Bhagirathi", source: "Gangotri Glacier in Uttarakhand", near: "north", difficulty: "EASY" },
    { name: "Yamuna", source: "Yamunotri Glacier in Uttarakhand", near: "north", difficulty: "EASY" },
    { name: "Jhelum", source: "the spring of Verinag in Kashmir", near: "north" },
    { name: "Satluj", source: "the Rakas lakes near Mansarovar in Tibet", near: "north" },
    { name: "Beas", source: "the Rohtang Pass in Himachal Pradesh", near: "north" },
    { name: "Sharda", source: "Milam Glacier in Kumaon", near: "north", difficulty: "HARD" },
    { name: "Narmada", source: "Amarkantak in Madhya Pradesh", near: "plateau", difficulty: "EASY" },
    { name: "Tapi", source: "Multai in Betul district of Madhya Pradesh", near: "plateau" },
    { name: "Godavari", source: "Trimbakeshwar near Nashik in Maharashtra", near: "plateau", difficulty: "EASY" },
    { name: "Krishna", source: "Mahabaleshwar in Maharashtra", near: "plateau", difficulty: "EASY" },
    { name: "Kaveri", source: "the Brahmagiri Hills at Talakaveri in Karnataka", near: "plateau", difficulty: "EASY" },
    { name: "Mahanadi", source: "the hills of Sihawa in Chhattisgarh", near: "plateau" },
    { name: "Chambal", source: "the hills near Mhow in Madhya Pradesh", near: "plateau" },
    { name: "Damodar", source: "the hills of Palamu on the Chota Nagpur Plateau", near: "plateau" },
    { name: "Luni", source: "the Aravalli hills near Ajmer in Rajasthan", near: "plateau" },
    { name: "Penna", source: "the Nandi Hills in Karnataka", near: "plateau", difficulty: "HARD" },
    { name: "Vaigai", source: "the Varusanadu Hills in Tamil Nadu", near: "plateau", difficulty: "HARD" },
    { name: "Bhima", source: "Bhimashankar in Maharashtra", near: "plateau", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Where does the river ${name} rise?`,
      answer: ({ source }) => capitalise(source),
    },
    { question: ({ source }) => `Which river rises at or in ${source}?`, answer: ({ name }) => name },
  ],
  explain: ({ name, source }) => `The ${name} rises at or in ${source}.`,
});

const tributaries = facts({
  name: "tributaries-of-indian-rivers",
  topic: "india-rivers",
  difficulty: "MEDIUM",
  kind: "tributary",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Son", river: "Ganga", side: "right" },
    { name: "Kosi", river: "Ganga", side: "left", difficulty: "EASY" },
    { name: "Gandak", river: "Ganga", side: "left" },
    { name: "Gomati", river: "Ganga", side: "left" },
    { name: "Chambal", river: "Yamuna", side: "right", difficulty: "EASY" },
    { name: "Betwa", river: "Yamuna", side: "right" },
    { name: "Ken", river: "Yamuna", side: "right" },
    { name: "Manas", river: "Brahmaputra", side: "right" },
    { name: "Subansiri", river: "Brahmaputra", side: "right" },
    { name: "Kopili", river: "Brahmaputra", side: "left", difficulty: "HARD" },
    { name: "Zanskar", river: "Indus", side: "left" },
    { name: "Shyok", river: "Indus", side: "right", difficulty: "HARD" },
    { name: "Pranhita", river: "Godavari", side: "left" },
    { name: "Indravati", river: "Godavari", side: "left" },
    { name: "Manjira", river: "Godavari", side: "right", difficulty: "HARD" },
    { name: "Tungabhadra", river: "Krishna", side: "right", difficulty: "EASY" },
    { name: "Musi", river: "Krishna", side: "left" },
    { name: "Bhima", river: "Krishna", side: "left", difficulty: "EASY" },
    { name: "Hemavati", river: "Kaveri", side: "left" },
    { name: "Bhavani", river: "Kaveri", side: "right" },
    { name: "Kabini", river: "Kaveri", side: "right" },
    { name: "Tel", river: "Mahanadi", side: "right", difficulty: "HARD" },
    { name: "Hasdeo", river: "Mahanadi", side: "left", difficulty: "HARD" },
    { name: "Tawa", river: "Narmada", side: "left", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Into which river does the ${name} flow as a tributary?`,
      answer: ({ river }) => river,
    },
    {
      question: ({ river }) => `Which of these rivers is a direct tributary of the ${river}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ river, side }) => `Which of these is a ${side}-bank tributary of the ${river}?`,
      answer: ({ name }) => name,
      harder: true,
    },
  ],
  explain: ({ name, river, side }) => `The ${name} is a ${side}-bank tributary of the ${river}.`,
  // Two rivers of the Yamuna's list must never seem wrong for the Ganga into which it falls.
  alsoTrue: (row, other) => [row.river, other.river].sort().join() === "Ganga,Yamuna",
});

const dams = facts({
  name: "dams-of-india",
  topic: "india-rivers",
  difficulty: "MEDIUM",
  kind: "dam",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Bhakra", river: "Satluj", near: "north", difficulty: "EASY" },
    { name: "Pong", river: "Beas", near: "north" },
    { name: "Salal", river: "Chenab", near: "north", difficulty: "HARD" },
    { name: "Uri", river: "Jhelum", near: "north", difficulty: "HARD" },
    { name: "Ranjit Sagar (Thein)", river: "Ravi", near: "north" },
    { name: "Tehri", river: "Bhagirathi", near: "north", difficulty: "EASY" },
    { name: "Gandhi Sagar", river: "Chambal", near: "centre" },
    { name: "Rana Pratap Sagar", river: "Chambal", near: "centre" },
    { name: "Sardar Sarovar", river: "Narmada", near: "centre", difficulty: "EASY" },
    { name: "Ukai", river: "Tapi", near: "centre" },
    { name: "Hirakud", river: "Mahanadi", near: "centre", difficulty: "EASY" },
    { name: "Maithon", river: "Barakar", near: "centre", difficulty: "HARD" },
    { name: "Panchet", river: "Damodar", near: "centre", difficulty: "HARD" },
    { name: "Nagarjuna Sagar", river: "Krishna", near: "south", difficulty: "EASY" },
    { name: "Jayakwadi", river: "Godavari", near: "south" },
    { name: "Mettur", river: "Kaveri", near: "south" },
    { name: "Idukki", river: "Periyar", near: "south" },
    { name: "Linganamakki", river: "Sharavati", near: "south", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `On which river is the ${name} dam?`, answer: ({ river }) => river },
    { question: ({ river }) => `Which of these dams is on the river ${river}?`, answer: ({ name }) => name },
  ],
  explain: ({ name, river }) => `The ${name} dam is on the ${river}.`,
});

const lakes = facts({
  name: "lakes-of-india",
  topic: "india-rivers",
  difficulty: "MEDIUM",
  kind: "lake",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Chilika", state: "Odisha", difficulty: "EASY" },
    { name: "Wular", state: "Jammu and Kashmir", difficulty: "EASY" },
    { name: "Loktak", state: "Manipur", difficulty: "EASY" },
    { name: "Vembanad", state: "Kerala", difficulty: "EASY" },
    { name: "Ashtamudi", state: "Kerala" },
    { name: "Kolleru", state: "Andhra Pradesh" },
    { name: "Sambhar", state: "Rajasthan", difficulty: "EASY" },
    { name: "Pichola", state: "Rajasthan" },
    { name: "Lonar", state: "Maharashtra" },
    { name: "Tsomgo", state: "Sikkim", difficulty: "HARD" },
    { name: "Umiam", state: "Meghalaya", difficulty: "HARD" },
    { name: "Deepor Beel", state: "Assam" },
    { name: "Renuka", state: "Himachal Pradesh", difficulty: "HARD" },
    { name: "Bhimtal", state: "Uttarakhand" },
    { name: "Nal Sarovar", state: "Gujarat" },
    { name: "Kanwar", state: "Bihar", difficulty: "HARD" },
    { name: "Palak Dil", state: "Mizoram", difficulty: "HARD" },
    { name: "Pangong", state: "Ladakh" },
  ],
  ask: [
    {
      question: ({ name }) => `In which state or union territory is the lake called ${name}?`,
      answer: ({ state }) => state,
    },
    { question: ({ state }) => `Which of these lakes is in ${state}?`, answer: ({ name }) => name },
  ],
  explain: ({ name, state }) => `The lake called ${name} is in ${state}.`,
});

const banks = facts({
  name: "indian-cities-on-rivers",
  topic: "india-rivers",
  difficulty: "EASY",
  kind: "city",
  // biome-ignore format: a table to read across
  rows: [
    { city: "Lucknow", river: "Gomati" },
    { city: "Agra", river: "Yamuna" },
    { city: "Varanasi", river: "Ganga" },
    { city: "Ayodhya", river: "Sarayu" },
    { city: "Srinagar", river: "Jhelum" },
    { city: "Ahmedabad", river: "Sabarmati" },
    { city: "Surat", river: "Tapi" },
    { city: "Vadodara", river: "Vishwamitri", difficulty: "HARD" },
    { city: "Hyderabad", river: "Musi" },
    { city: "Nashik", river: "Godavari" },
    { city: "Vijayawada", river: "Krishna" },
    { city: "Cuttack", river: "Mahanadi" },
    { city: "Jabalpur", river: "Narmada", difficulty: "MEDIUM" },
    { city: "Ujjain", river: "Shipra", difficulty: "MEDIUM" },
    { city: "Kota", river: "Chambal", difficulty: "MEDIUM" },
    { city: "Jamshedpur", river: "Subarnarekha", difficulty: "MEDIUM" },
    { city: "Guwahati", river: "Brahmaputra" },
    { city: "Tiruchirappalli", river: "Kaveri", difficulty: "MEDIUM" },
    { city: "Madurai", river: "Vaigai", difficulty: "MEDIUM" },
    { city: "Ludhiana", river: "Satluj", difficulty: "MEDIUM" },
    { city: "Pandharpur", river: "Bhima", difficulty: "HARD" },
    { city: "Kurnool", river: "Tungabhadra", difficulty: "HARD" },
    { city: "Sambalpur", river: "Mahanadi", difficulty: "HARD" },
    { city: "Gorakhpur", river: "Rapti", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ city }) => `On or near which river is ${city}?`, answer: ({ river }) => river },
    {
      question: ({ river }) => `Which of these cities is on or near the river ${river}?`,
      answer: ({ city }) => city,
    },
  ],
  explain: ({ city, river }) => `${city} is on or near the river ${river}.`,
});

// biome-ignore format: a table to read across
const riverSingles = singles("indian-river-single-facts", "india-rivers", [
  { ask: "At which place do the Bhagirathi and the Alaknanda meet to form the Ganga?", answer: "Devprayag", wrong: ["Rudraprayag", "Karnaprayag", "Vishnuprayag"], tell: "They meet at Devprayag; the Mandakini joins the Alaknanda at Rudraprayag, the Pindar at Karnaprayag and the Dhauliganga at Vishnuprayag.", difficulty: "EASY" },
  { ask: "Which river joins the Alaknanda at Rudraprayag?", answer: "Mandakini", wrong: ["Pindar", "Nandakini", "Dhauliganga"], tell: "The Mandakini joins at Rudraprayag, the Pindar at Karnaprayag, the Nandakini at Nandaprayag and the Dhauliganga at Vishnuprayag.", difficulty: "HARD" },
  { ask: "Which river joins the Alaknanda at Karnaprayag?", answer: "Pindar", wrong: ["Mandakini", "Nandakini", "Dhauliganga"], tell: "The Pindar joins at Karnaprayag, the Mandakini at Rudraprayag, the Nandakini at Nandaprayag and the Dhauliganga at Vishnuprayag.", difficulty: "HARD" },
  { ask: "By what name is the Brahmaputra known in Tibet?", answer: "Tsangpo", wrong: ["Dihang", "Jamuna", "Lohit"], tell: "It is the Tsangpo in Tibet, the Dihang (Siang) in Arunachal Pradesh and the Jamuna in Bangladesh; the Lohit is a tributary.", difficulty: "EASY" },
  { ask: "By what name is the Brahmaputra known in Bangladesh after the Tista joins it?", answer: "Jamuna", wrong: ["Padma", "Tsangpo", "Meghna"], tell: "It is called the Jamuna; the Padma is the Ganga in Bangladesh, and both unite and reach the sea as the Meghna." },
  { ask: "Which river was called the Sorrow of Bihar for its floods?", answer: "Kosi", wrong: ["Gandak", "Son", "Bagmati"], tell: "The Kosi was called the Sorrow of Bihar; the Damodar was the Sorrow of Bengal.", difficulty: "EASY" },
  { ask: "Which river was called the Sorrow of Bengal?", answer: "Damodar", wrong: ["Hooghly", "Tista", "Subarnarekha"], tell: "The Damodar was called the Sorrow of Bengal before its dams were built; the Kosi is the Sorrow of Bihar.", difficulty: "EASY" },
  { ask: "Which river is called the Dakshin Ganga and is the longest of the Peninsula?", answer: "Godavari", wrong: ["Krishna", "Kaveri", "Mahanadi"], tell: "The Godavari, about 1,465 km, is the longest of the Peninsula and is called the Dakshin Ganga; the Krishna, Kaveri and Mahanadi are shorter.", difficulty: "EASY" },
  { ask: "Which of these rivers flows to the west in a rift valley?", answer: "Tapi", wrong: ["Mahanadi", "Krishna", "Kaveri"], tell: "The Tapi and the Narmada flow west in rift valleys; the Mahanadi, the Krishna and the Kaveri flow east to the Bay of Bengal.", difficulty: "EASY" },
  { ask: "Which river loses itself in the Rann of Kachchh?", answer: "Luni", wrong: ["Sabarmati", "Mahi", "Banas"], tell: "The Luni ends in the Rann of Kachchh; the Sabarmati and the Mahi reach the Gulf of Khambhat, and the chief Banas joins the Chambal." },
  { ask: "Which Indian river crosses the Tropic of Cancer twice?", answer: "Mahi", wrong: ["Narmada", "Sabarmati", "Chambal"], tell: "The Mahi crosses the Tropic of Cancer twice, once going north and once coming back; the others do not.", difficulty: "HARD" },
  { ask: "On which river are the Jog Falls?", answer: "Sharavati", wrong: ["Kaveri", "Netravati", "Kali"], tell: "The Jog Falls are on the Sharavati in Karnataka; the Shivanasamudra Falls are on the Kaveri.", difficulty: "EASY" },
  { ask: "On which river are the Dhuandhar Falls?", answer: "Narmada", wrong: ["Son", "Tapi", "Betwa"], tell: "The Dhuandhar Falls near Jabalpur are on the Narmada." },
  { ask: "On which river are the Chitrakote Falls of Chhattisgarh?", answer: "Indravati", wrong: ["Mahanadi", "Sabari", "Hasdeo"], tell: "The Chitrakote Falls are on the Indravati in Bastar; the Mahanadi, the Sabari and the Hasdeo flow elsewhere in the state.", difficulty: "HARD" },
  { ask: "On which river are the Gokak Falls?", answer: "Ghataprabha", wrong: ["Malaprabha", "Tungabhadra", "Bhima"], tell: "The Gokak Falls are on the Ghataprabha in Karnataka, a tributary of the Krishna like the other three.", difficulty: "HARD" },
  { ask: "Under the Indus Waters Treaty of 1960, which of these rivers was given to India as an eastern river?", answer: "Beas", wrong: ["Chenab", "Jhelum", "Indus"], tell: "The Satluj, the Beas and the Ravi are the eastern rivers given to India; the Indus, the Jhelum and the Chenab are the western ones." },
  { ask: "What is the pattern called in which streams flow outward in all directions from a high point, as around Amarkantak?", answer: "radial", wrong: ["dendritic", "trellis", "centripetal"], tell: "Streams running outward are radial; dendritic ones branch like a tree, trellis ones meet at right angles, and centripetal ones run inward." },
]);

export const indiaRivers = [...sources, ...tributaries, ...dams, ...lakes, ...banks, ...riverSingles];
