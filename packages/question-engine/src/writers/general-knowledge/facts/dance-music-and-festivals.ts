import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/general-knowledge/dance-music-and-festivals.yaml", import.meta.url));

const dances = facts({
  name: "dances-of-india", depth: 3,
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

const musicians = content("musicians-and-instruments");

const dancers = content("dancers-and-singers");

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

const alone = content("culture-hand-made");

export const danceMusicAndFestivals = [...dances, ...musicians, ...dancers, ...festivals, ...alone];
