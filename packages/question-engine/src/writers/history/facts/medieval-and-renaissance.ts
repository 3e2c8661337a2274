import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";
import { chronology } from "../computed/chronology.ts";

/** `deed` goes on after "He". */
const explorers = facts({
  name: "explorers",
  topic: "medieval-and-renaissance",
  difficulty: "MEDIUM",
  kind: "explorer",
  rows: [
    { name: "Marco Polo", deed: "went from Venice to the court of Kublai Khan", near: "early", difficulty: "EASY" },
    { name: "Zheng He", deed: "led seven great fleets across the Indian Ocean from 1405", near: "early" },
    { name: "William of Rubruck", deed: "went as a friar to the Mongol court at Karakorum in 1254", near: "early", difficulty: "HARD" },
    { name: "Nicolo Conti", deed: "told the secretary of the Pope of his years in India and beyond", near: "early", difficulty: "HARD" },
    { name: "Ibn Battuta", deed: "set out from Tangier and wrote the Rihla", near: "early", difficulty: "EASY", plainly: true },
    { name: "Bartolomeu Dias", deed: "rounded the Cape of Good Hope in 1488", near: "sea" },
    { name: "Christopher Columbus", deed: "reached the West Indies in 1492", near: "sea", difficulty: "EASY" },
    { name: "Vasco da Gama", deed: "opened the sea route from Portugal to India", near: "sea", difficulty: "EASY" },
    { name: "Amerigo Vespucci", deed: "argued that the lands in the west were a new continent", near: "sea", difficulty: "EASY", plainly: true },
    { name: "Pedro Alvares Cabral", deed: "landed in Brazil in 1500", near: "sea" },
    { name: "Vasco Nunez de Balboa", deed: "crossed Panama and saw the Pacific in 1513", near: "sea", difficulty: "HARD" },
    { name: "Ferdinand Magellan", deed: "led the fleet that first sailed round the world and died in the Philippines", near: "sea" },
    { name: "John Cabot", deed: "reached Newfoundland in 1497", near: "north", difficulty: "HARD" },
    { name: "Jacques Cartier", deed: "sailed up the St Lawrence in 1535", near: "north", difficulty: "HARD" },
    { name: "Hernan Cortes", deed: "conquered the Aztecs", near: "sea" },
    { name: "Francisco Pizarro", deed: "conquered the Incas", near: "sea" },
    { name: "Abel Tasman", deed: "sailed from Batavia in 1642 in search of a southern land", near: "south", difficulty: "HARD" },
    { name: "James Cook", deed: "charted the east coast of Australia in 1770", near: "south" },
    { name: "Willem Janszoon", deed: "landed on the Cape York peninsula from the Duyfken in 1606", near: "south", difficulty: "HARD" },
    { name: "Matthew Flinders", deed: "sailed round Australia in 1802 and 1803", near: "south", difficulty: "HARD" },
    { name: "Louis de Bougainville", deed: "led a voyage round the world from 1766 and called at Tahiti", near: "south", difficulty: "HARD" },
    { name: "Samuel de Champlain", deed: "founded Quebec in 1608", near: "north", difficulty: "HARD" },
    { name: "Martin Frobisher", deed: "looked for the North-West Passage from 1576", near: "north", difficulty: "HARD" },
    { name: "Henry Hudson", deed: "was cast adrift by his crew in 1611", near: "north", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which statement about ${name} is correct?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

const works = facts({
  name: "renaissance-works",
  topic: "medieval-and-renaissance",
  difficulty: "MEDIUM",
  kind: "artist or writer",
  rows: [
    { name: "Leonardo da Vinci", work: "the Last Supper in Milan", near: "art", difficulty: "EASY" },
    { name: "Michelangelo", work: "the ceiling of the Sistine Chapel", near: "art", difficulty: "EASY" },
    { name: "Raphael", work: "the School of Athens", near: "art" },
    { name: "Botticelli", work: "the Birth of Venus", near: "art" },
    { name: "Brunelleschi", work: "the dome of Florence Cathedral", near: "art", difficulty: "HARD" },
    { name: "Donatello", work: "the bronze David of about 1440", near: "art", difficulty: "HARD" },
    { name: "Jan van Eyck", work: "the Ghent Altarpiece", near: "art", difficulty: "HARD", plainly: true },
    { name: "Albrecht Durer", work: "the engraving called Melencolia", near: "art", difficulty: "HARD" },
    { name: "Dante", work: "the Divine Comedy", near: "tale", difficulty: "EASY" },
    { name: "Machiavelli", work: "the Prince", near: "thought", difficulty: "EASY" },
    { name: "Thomas More", work: "Utopia", near: "thought" },
    { name: "Erasmus", work: "the Praise of Folly", near: "thought" },
    { name: "Cervantes", work: "Don Quixote", near: "tale" },
    { name: "Boccaccio", work: "the Decameron", near: "tale" },
    { name: "Chaucer", work: "the Canterbury Tales", near: "tale" },
    { name: "Copernicus", work: "On the Revolutions of the Heavenly Spheres", near: "science", plainly: true },
    { name: "Vesalius", work: "On the Fabric of the Human Body", near: "science", difficulty: "HARD" },
    { name: "Montaigne", work: "the Essays of 1580", near: "thought", difficulty: "HARD" },
    { name: "Castiglione", work: "the Book of the Courtier", near: "thought", difficulty: "HARD" },
    { name: "Ariosto", work: "Orlando Furioso", near: "tale", difficulty: "HARD" },
    { name: "Galileo", work: "the Starry Messenger", near: "science" },
    { name: "Kepler", work: "the New Astronomy", near: "science", difficulty: "HARD" },
    { name: "William Harvey", work: "On the Motion of the Heart", near: "science", difficulty: "HARD" },
    { name: "William Gilbert", work: "On the Magnet", near: "science", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ work }) => `Whose work is ${work}?`, answer: ({ name }) => name, heading: "Artist or writer" },
    { question: ({ name }) => `Which of these is the work of ${name}?`, answer: ({ work }) => work, heading: "Work" },
  ],
  explain: ({ name, work }) => `${capitalise(work)} is by ${name}.`,
});

/** `deed` goes on after the name. */
const reformers = facts({
  name: "medieval-and-reformation-figures",
  topic: "medieval-and-renaissance",
  difficulty: "MEDIUM",
  kind: "figure",
  rows: [
    { name: "Martin Luther", deed: "wrote the Ninety-five Theses in 1517", near: "reform", difficulty: "EASY" },
    { name: "John Calvin", deed: "led the Reformation at Geneva", near: "reform" },
    { name: "Huldrych Zwingli", deed: "led the Reformation at Zurich", near: "reform", difficulty: "HARD" },
    { name: "Jan Hus", deed: "was burnt at Constance in 1415", near: "reform", difficulty: "HARD" },
    { name: "John Wycliffe", deed: "inspired the Lollards in the fourteenth century", near: "reform", difficulty: "HARD" },
    { name: "Ignatius Loyola", deed: "founded the Society of Jesus", near: "reform" },
    { name: "Henry VIII", deed: "made himself head of the Church of England", near: "king", difficulty: "EASY" },
    { name: "Charlemagne", deed: "was crowned emperor at Rome in 800", near: "king" },
    { name: "William of Normandy", deed: "won the Battle of Hastings in 1066", near: "king", difficulty: "EASY" },
    { name: "King John", deed: "sealed Magna Carta in 1215", near: "king", difficulty: "EASY" },
    { name: "Saladin", deed: "took Jerusalem from the Crusaders in 1187", near: "east" },
    { name: "Chinggis Khan", deed: "was raised to power by the great assembly of 1206", near: "east", difficulty: "EASY" },
    { name: "Mehmed II", deed: "took Constantinople in 1453", near: "east" },
    { name: "Justinian", deed: "had Roman law codified by Tribonian", near: "king" },
    { name: "Urban II", deed: "called for the First Crusade in 1095", near: "pope" },
    { name: "Gregory VII", deed: "made Henry IV do penance at Canossa in 1077", near: "pope", difficulty: "HARD" },
    { name: "Innocent III", deed: "called the Lateran council of 1215", near: "pope", difficulty: "HARD" },
    { name: "Boniface VIII", deed: "issued the bull Unam Sanctam in 1302", near: "pope", difficulty: "HARD" },
    { name: "Leo X", deed: "excommunicated Martin Luther in 1521", near: "pope", difficulty: "HARD" },
    { name: "John Knox", deed: "led the Reformation in Scotland", near: "reform", difficulty: "HARD" },
    { name: "Mansa Musa", deed: "made a famous pilgrimage to Mecca in 1324", near: "east", difficulty: "HARD" },
    { name: "Harun al-Rashid", deed: "was the Abbasid caliph of Baghdad in the time of Charlemagne", near: "east", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ deed }) => `Who ${deed}?`,
      answer: ({ name }) => name,
    },
    {
      question: ({ name }) => `What did ${name} do?`,
      answer: ({ deed }) => `He ${deed}`,
      explain: ({ name, deed }) => `${name}: he ${deed}.`,
      when: ({ deed }) => !deed.startsWith("was "),
      heading: "What is true of him",
    },
  ],
  explain: ({ name, deed }) => `${name} ${deed}.`,
});

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

/** Some had other capitals before or after; the ruler would tell it from the others in an option. */
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

const singleFacts = singles("medieval-single-facts", "medieval-and-renaissance", [
  { ask: "Who printed the Bible with movable type at Mainz about 1455?", answer: "Johannes Gutenberg", wrong: ["William Caxton", "Aldus Manutius", "Anton Koberger"], tell: "Johannes Gutenberg printed it; Caxton brought printing to England, Manutius printed at Venice and Koberger at Nuremberg.", difficulty: "EASY" },
  { ask: "In which country did the Renaissance begin?", answer: "Italy", wrong: ["France", "Germany", "England"], tell: "The Renaissance began in the cities of Italy, above all Florence, and spread to France, Germany and England later.", difficulty: "EASY" },
  { ask: "Which two sides fought the Hundred Years' War?", answer: "England and France", wrong: ["Spain and Portugal", "France and Prussia", "England and Scotland"], tell: "England and France fought the Hundred Years' War from 1337 to 1453.", difficulty: "EASY" },
  { ask: "Which treaty of 1494 divided the new lands between Spain and Portugal?", answer: "Tordesillas", wrong: ["Alcacovas", "Barcelona", "Zaragoza"], tell: "The Treaty of Tordesillas drew the line in 1494; Alcacovas is of 1479, Barcelona of 1493 and Zaragoza of 1529." },
  { ask: "Which settlement of 1648 ended the Thirty Years' War?", answer: "the Peace of Westphalia", wrong: ["the Peace of Augsburg", "the Treaty of Utrecht", "the Treaty of Tordesillas"], tell: "The Peace of Westphalia ended it; that of Augsburg (1555) came before the war, Utrecht (1713) after it, and Tordesillas (1494) divided the new lands." },
  { ask: "In the Middle Ages, what was the name for land that its holder owned free of any lord?", answer: "an allod", wrong: ["a fief", "a demesne", "a glebe"], tell: "An allod was owned free of any lord; a fief was held from a lord in return for service, the demesne he kept for himself, and a glebe belonged to a parish church." },
  { ask: "Which family of bankers ruled Florence in the fifteenth century?", answer: "the Medici family", wrong: ["the Fugger family", "the Welser family", "the Bardi family"], tell: "The Medici family ruled Florence; the Fuggers and the Welsers were bankers of Augsburg, and the Bardi were bankers of Florence who failed in the fourteenth century.", difficulty: "HARD" },
  { ask: "Which council of the Catholic Church led the Counter-Reformation?", answer: "Trent", wrong: ["Basel", "Constance", "Florence"], tell: "The Council of Trent met from 1545 to 1563; those of Constance, Basel and Florence met in the fifteenth century, before the Reformation.", difficulty: "HARD" },
]);

export const medievalAndRenaissance = [
  ...explorers,
  ...works,
  ...reformers,
  ...places,
  ...medievalTimes,
  ...singleFacts,
];
