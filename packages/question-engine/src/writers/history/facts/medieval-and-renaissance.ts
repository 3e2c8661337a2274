import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { chronology } from "../computed/chronology.ts";

const content = writersIn(new URL("../../../content/history/medieval-and-renaissance.yaml", import.meta.url));

const explorers = content("explorers");

const works = content("renaissance-works");

const reformers = content("medieval-and-reformation-figures");

/** Wrong capitals of the same lands. */
const CITIES_NEARBY: Record<string, readonly string[]> = {
  "Byzantine empire": ["Thessalonica", "Antioch", "Alexandria", "Ravenna"],
  "Aztec empire": ["Texcoco", "Cholula", "Teotihuacan"],
  "Inca empire": ["Quito", "Chan Chan", "Tiwanaku"],
  "Khmer empire": ["Ayutthaya", "Pagan", "Sukhothai"],
  "Songhai empire": ["Djenné", "Niani", "Kumbi Saleh"],
  "Umayyad caliphate": ["Medina", "Jerusalem", "Basra"],
  "Abbasid caliphate": ["Aleppo", "Basra", "Mosul"],
  "Fatimid caliphate": ["Alexandria", "Damascus", "Aleppo"],
  "Timurid empire": ["Bukhara", "Tabriz", "Kabul"],
  "Safavid empire": ["Shiraz", "Mashhad", "Herat"],
};

/** Some had other capitals before or after; the ruler would distinguish it from the other options. */
function ofItsTime({ name, under }: { name: string; under?: string | undefined }): string {
  return under ? `${name} ${under}` : name;
}

const places = facts({
  name: "medieval-empires",
  topic: "medieval-and-renaissance",
  difficulty: "MEDIUM",
  kind: "empire",
  rows: [
    { name: "Umayyad caliphate", capital: "Damascus", category: "middle" },
    { name: "Abbasid caliphate", capital: "Baghdad", category: "middle", difficulty: "EASY" },
    { name: "Byzantine empire", capital: "Constantinople", category: "middle", difficulty: "EASY" },
    { name: "Aztec empire", capital: "Tenochtitlan", category: "far" },
    { name: "Inca empire", capital: "Cuzco", category: "far" },
    { name: "Khmer empire", capital: "Angkor", category: "far" },
    { name: "Fatimid caliphate", under: "from 973 on", capital: "Cairo", category: "middle", difficulty: "HARD" },
    { name: "Timurid empire", under: "under Timur", capital: "Samarkand", category: "middle" },
    { name: "Songhai empire", capital: "Gao", category: "far", difficulty: "HARD" },
    { name: "Safavid empire", under: "under Shah Abbas", capital: "Isfahan", category: "middle", difficulty: "HARD" },
  ],
  ask: [
    {
      question: (row) => `Which city was the capital of the ${ofItsTime(row)}?`,
      answer: ({ capital }) => capital,
      heading: "Capital",
      decoys: ({ name }) => CITIES_NEARBY[name] ?? [],
      placeDecoy: (decoy) => `${decoy} was another city of those lands.`,
    },
    {
      question: ({ capital }) => `Which power had ${capital} as its capital?`,
      answer: ({ name }) => name,
      // The others of those lands were Muslim powers.
      when: ({ name, category }) => category === "middle" && name !== "Byzantine empire",
      heading: "Power",
      state: ({ capital }, answer) => `${capital} was the capital of the ${answer}.`,
      // Caliphs of the Abbasid line sat in Cairo in later centuries.
      alsoTrue: (row, other) => row.capital === "Cairo" && other.name === "Abbasid caliphate",
    },
  ],
  explain: (row) => `The capital of the ${ofItsTime(row)} was ${row.capital}.`,
});

const medievalTimes = chronology({
  name: "medieval-chronology",
  topic: "medieval-and-renaissance",
  of: "of the medieval and early modern world",
  events: [
    { what: "Hijra of Muhammad to Medina", year: 622 },
    { what: "Battle of Tours", year: 732 },
    { what: "crowning of Charlemagne as emperor", year: 800 },
    { what: "Battle of Hastings", year: 1066 },
    { what: "capture of Jerusalem by Saladin", year: 1187 },
    { what: "sealing of Magna Carta", year: 1215 },
    { what: "Mongol sack of Baghdad", year: 1258 },
    { what: "burning of Joan of Arc", year: 1431 },
    { what: "fall of Constantinople", year: 1453 },
    { what: "rounding of the Cape by Dias", year: 1488 },
    { what: "landing of Columbus in the West Indies", year: 1492 },
    { what: "arrival of Vasco da Gama in India", year: 1498 },
    { what: "publication of Luther's Ninety-five Theses", year: 1517 },
    { what: "fall of the Aztec capital to Cortes", year: 1521 },
    { what: "Battle of Lepanto", year: 1571 },
    { what: "defeat of the Spanish Armada", year: 1588 },
    { what: "Peace of Westphalia", year: 1648 },
  ],
});

const singleFacts = content("medieval-single-facts");

export const medievalAndRenaissance = [
  ...explorers,
  ...works,
  ...reformers,
  ...places,
  ...medievalTimes,
  ...singleFacts,
];
