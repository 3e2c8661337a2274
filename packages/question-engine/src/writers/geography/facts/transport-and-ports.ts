import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const ports = facts({
  name: "ports-of-india",
  topic: "transport-and-ports",
  difficulty: "EASY",
  kind: "port",
  rows: [
    { name: "Kandla", state: "Gujarat", near: "west" },
    { name: "Mundra", state: "Gujarat", near: "west", difficulty: "MEDIUM" },
    { name: "Nhava Sheva", state: "Maharashtra", near: "west", difficulty: "MEDIUM" },
    { name: "Mormugao", state: "Goa", near: "west" },
    { name: "New Mangalore", state: "Karnataka", near: "west" },
    { name: "Karwar", state: "Karnataka", near: "west", difficulty: "HARD" },
    { name: "Kochi", state: "Kerala", near: "west" },
    { name: "Vizhinjam", state: "Kerala", near: "west", difficulty: "HARD" },
    { name: "Thoothukudi", state: "Tamil Nadu", near: "east", difficulty: "MEDIUM" },
    { name: "Ennore", state: "Tamil Nadu", near: "east", difficulty: "MEDIUM" },
    { name: "Visakhapatnam", state: "Andhra Pradesh", near: "east" },
    { name: "Krishnapatnam", state: "Andhra Pradesh", near: "east", difficulty: "HARD" },
    { name: "Paradip", state: "Odisha", near: "east" },
    { name: "Dhamra", state: "Odisha", near: "east", difficulty: "HARD" },
    { name: "Haldia", state: "West Bengal", near: "east" },
  ],
  ask: [
    { question: ({ name }) => `In which Indian state is the port of ${name}?`, answer: ({ state }) => state, heading: "State" },
    { question: ({ state }) => `Which of these ports is in ${state}?`, answer: ({ name }) => name, heading: "Port" },
  ],
  explain: ({ name, state }) => `The port of ${name} is in ${state}.`,
});

const canals = facts({
  name: "ship-canals-of-the-world",
  topic: "transport-and-ports",
  difficulty: "MEDIUM",
  kind: "canal",
  rows: [
    { name: "Suez Canal", joins: "the Mediterranean Sea and the Red Sea", country: "Egypt", difficulty: "EASY" },
    { name: "Panama Canal", joins: "the Caribbean Sea and the Pacific Ocean", country: "Panama", difficulty: "EASY" },
    { name: "Kiel Canal", joins: "the North Sea and the Baltic Sea", country: "Germany" },
    { name: "Corinth Canal", joins: "the Ionian Sea and the Aegean Sea", country: "Greece", difficulty: "HARD", plainly: true as const },
    { name: "Welland Canal", joins: "Lake Erie and Lake Ontario", country: "Canada" },
    { name: "Canal du Midi", joins: "the Garonne and the Mediterranean Sea", country: "France", difficulty: "HARD", plainly: true as const },
    { name: "Volga-Don Canal", joins: "the two great rivers that run to the Caspian and to Azov", country: "Russia", difficulty: "HARD", plainly: true as const },
  ],
  ask: [
    { question: ({ joins }) => `Which canal joins ${joins}?`, answer: ({ name }) => name, heading: "Canal", when: ({ name }) => name !== "Canal du Midi", state: ({ joins }, name) => `The ${name} joins ${joins}.` },
    {
      question: ({ name }) => `What does the ${name} join?`,
      answer: ({ joins }) => capitalise(joins),
      when: ({ name }) => name !== "Volga-Don Canal",
      // It alone leads to an ocean.
      decoys: ({ name }) =>
        name === "Panama Canal"
          ? [
              "The Gulf of Mexico and the Pacific Ocean",
              "The Gulf of California and the Atlantic Ocean",
              "The Caribbean Sea and the Gulf of California",
            ]
          : [],
      placeDecoy: (decoy) => `No ship canal joins ${decoy.replace(/^The /, "the ")}.`,
      heading: "What it joins",
      state: ({ name }, answer) => `The ${name} joins ${answer.replace(/^The /, "the ")}.`,
    },
  ],
  explain: ({ name, joins, country }) => `The ${name}, in ${country}, joins ${joins}.`,
});

const zones = facts({
  name: "railway-zone-headquarters",
  topic: "transport-and-ports",
  difficulty: "MEDIUM",
  kind: "railway zone",
  rows: [
    { zone: "Northern Railway", place: "New Delhi", category: "north", difficulty: "EASY" },
    { zone: "North Eastern Railway", place: "Gorakhpur", category: "north" },
    { zone: "Northeast Frontier Railway", place: "Guwahati", category: "north" },
    { zone: "North Western Railway", place: "Jaipur", category: "west" },
    { zone: "North Central Railway", place: "Prayagraj", category: "north" },
    { zone: "East Central Railway", place: "Hajipur", category: "south and east", difficulty: "HARD" },
    { zone: "East Coast Railway", place: "Bhubaneswar", category: "south and east" },
    { zone: "South Eastern Railway", place: "Kolkata", category: "south and east" },
    { zone: "South East Central Railway", place: "Bilaspur", category: "south and east", difficulty: "HARD" },
    { zone: "South Central Railway", place: "Secunderabad", category: "south and east" },
    { zone: "South Western Railway", place: "Hubballi", category: "west", difficulty: "HARD" },
    { zone: "Southern Railway", place: "Chennai", category: "south and east", difficulty: "EASY" },
    { zone: "West Central Railway", place: "Jabalpur", category: "west", difficulty: "HARD" },
    { zone: "Western Railway", place: "Mumbai", category: "west", difficulty: "EASY" },
  ],
  ask: [
    {
      question: ({ zone }) => `Where is the headquarters of the ${zone} of India?`,
      answer: ({ place }) => place,
      heading: "Headquarters",
    },
    {
      question: ({ place }) => `Which of these railway zones of India has its headquarters at ${place}?`,
      answer: ({ zone }) => zone,
      // A name of one quarter of the sky tells where its seat is.
      when: ({ zone }) => !/^(?:Northern|Southern|Western) Railway$/.test(zone),
      heading: "Railway zone",
    },
  ],
  explain: ({ zone, place }) => `The ${zone} has its headquarters at ${place}.`,
});

const lines = facts({
  name: "great-railways-of-the-world",
  topic: "transport-and-ports",
  difficulty: "HARD",
  kind: "railway",
  rows: [
    { name: "Trans-Siberian Railway", ends: "Moscow and Vladivostok", near: "long", difficulty: "MEDIUM", plainly: true as const },
    { name: "Blue Train", ends: "Pretoria and Cape Town", near: "long" },
    { name: "TranzAlpine", ends: "Christchurch and Greymouth", near: "long" },
    { name: "Ghan", ends: "Adelaide and Darwin", near: "long" },
    { name: "Sunset Limited", ends: "New Orleans and Los Angeles", near: "long" },
    { name: "Konkan Railway", ends: "Roha and Thokur", near: "India" },
    { name: "Nilgiri Mountain Railway", ends: "Mettupalayam and Udagamandalam", near: "India" },
    { name: "Kangra Valley Railway", ends: "Pathankot and Joginder Nagar", near: "India" },
    { name: "Kalka-Shimla Railway", ends: "the plains of Haryana and the hills of Himachal Pradesh", near: "India", difficulty: "EASY", plainly: true as const },
    { name: "Deccan Queen", ends: "Mumbai and Pune", near: "India", difficulty: "MEDIUM" },
    { name: "Grand Trunk Express", ends: "Chennai and Delhi", near: "India" },
  ],
  ask: [
    { question: ({ ends }) => `Which of these railways or trains runs between ${ends}?`, answer: ({ name }) => name, heading: "Railway or train" },
    {
      question: ({ name }) => `Between which two places does the ${name} run?`,
      answer: ({ ends }) => capitalise(ends),
      when: ({ name }) => name !== "Kalka-Shimla Railway",
      heading: "Runs between",
    },
  ],
  explain: ({ name, ends }) => `The ${name} runs between ${ends}.`,
});

const transportSingles = singles("transport-single-facts", "transport-and-ports", [
  { ask: "Between which places does National Waterway 1 of India run?", answer: "Prayagraj and Haldia", wrong: ["Sadiya and Dhubri", "Kollam and Kottapuram", "Kakinada and Puducherry"], tell: "National Waterway 1 runs on the Ganga between Prayagraj and Haldia, number 2 on the Brahmaputra between Sadiya and Dhubri, and number 3 is the West Coast Canal of Kerala.", difficulty: "EASY" },
  { ask: "On which river is National Waterway 2 of India?", answer: "Brahmaputra", wrong: ["Ganga", "Godavari", "Mahanadi"], tell: "National Waterway 2 is on the Brahmaputra from Sadiya to Dhubri; number 1 is on the Ganga, and number 4 includes the Godavari." },
  { ask: "In which state is National Waterway 3, the West Coast Canal?", answer: "Kerala", wrong: ["Goa", "Karnataka", "Maharashtra"], tell: "National Waterway 3 runs through the backwaters of Kerala; the other states of the west coast have other waterways." },
  { ask: "Which cities did the first passenger train of India join in 1853?", answer: "Bombay and Thane", wrong: ["Howrah and Hooghly", "Madras and Arcot", "Delhi and Agra"], tell: "The first passenger train ran between Bombay and Thane on 16 April 1853; Howrah and Hooghly were joined in 1854, and Madras and Arcot in 1856.", difficulty: "EASY" },
  { ask: "What is the distance between the rails of the Indian broad gauge?", answer: "1.676 m", wrong: ["1.435 m", "1.520 m", "1.854 m"], tell: "The Indian broad gauge is 1.676 m; the standard gauge of most countries is 1.435 m and the Russian gauge 1.520 m." },
  { ask: "At which town do the North-South and the East-West Corridors of highways cross?", answer: "Jhansi", wrong: ["Nagpur", "Agra", "Bhopal"], tell: "The corridor from Srinagar to Kanniyakumari and that from Silchar to Porbandar cross at Jhansi; Agra and Nagpur are on the first of them only." },
  { ask: "Which two towns are the ends of the East-West Corridor of highways?", answer: "Silchar and Porbandar", wrong: ["Guwahati and Dwarka", "Kolkata and Mumbai", "Srinagar and Kanniyakumari"], tell: "The East-West Corridor joins Silchar and Porbandar; the North-South joins Srinagar and Kanniyakumari." },
  { ask: "Which of these cities is not one of the four corners of the Golden Quadrilateral of highways?", answer: "Hyderabad", wrong: ["Chennai", "Kolkata", "Mumbai"], tell: "The four corners are Delhi, Mumbai, Chennai and Kolkata; Hyderabad lies inside the ring.", difficulty: "EASY" },
  { ask: "Which Indian port was developed after Partition to take the place of Karachi?", answer: "Kandla", wrong: ["Mundra", "Paradip", "Haldia"], tell: "Kandla in Gujarat was developed after Karachi went to Pakistan; Haldia relieves Kolkata, and Paradip ships ore from Odisha.", difficulty: "EASY" },
  { ask: "Which Indian port is a riverine port on the Hooghly?", answer: "Kolkata", wrong: ["Paradip", "Visakhapatnam", "Chennai"], tell: "Kolkata lies on the Hooghly, more than 100 km from the sea; Paradip, Visakhapatnam and Chennai are on the coast." },
  { ask: "Which major Indian port is landlocked and sheltered by the Dolphin's Nose hill?", answer: "Visakhapatnam", wrong: ["Chennai", "Paradip", "Thoothukudi"], tell: "The Dolphin's Nose shelters Visakhapatnam; Chennai and Paradip have harbours made by breakwaters.", difficulty: "HARD" },
  { ask: "Round which cape did ships from Europe to India sail before the Suez Canal was opened?", answer: "Cape of Good Hope", wrong: ["Cape Horn", "Cape Comorin", "Cape York"], tell: "They sailed round the Cape of Good Hope in southern Africa; Cape Horn is in South America, Cape Comorin in India and Cape York in Australia.", difficulty: "EASY" },
  { ask: "In which year was the Suez Canal opened to shipping?", answer: "1869", wrong: ["1853", "1895", "1914"], tell: "The Suez Canal was opened in 1869, the Kiel Canal in 1895 and the Panama Canal in 1914; 1853 is the year of India's first passenger train." },
  { ask: "Which lake, some 26 m above the sea, do ships cross on their way through Panama?", answer: "Gatun Lake", wrong: ["Lake Izabal", "Lake Atitlán", "Great Bitter Lake"], tell: "Locks lift the ships to Gatun Lake; Izabal and Atitlán are in Guatemala, and the Great Bitter Lake is a part of the Suez route." },
  { ask: "Which pipeline carries natural gas from the coast of Gujarat to fertiliser plants of Madhya Pradesh and Uttar Pradesh?", answer: "Hazira-Jagdishpur pipeline", wrong: ["Naharkatiya-Barauni pipeline", "Salaya-Mathura pipeline", "Kandla-Bhatinda pipeline"], tell: "The Hazira-Jagdishpur pipeline, or HVJ, carries gas by way of Vijaipur; the lines from Naharkatiya and Salaya carry crude oil, and that from Kandla petroleum products.", difficulty: "HARD" },
]);

export const transportAndPorts = [...ports, ...canals, ...zones, ...lines, ...transportSingles];
