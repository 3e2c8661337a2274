import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

/** `find` goes on after "Which site". */
const harappanSites = facts({
  name: "harappan-sites",
  topic: "prehistory-and-indus-valley",
  difficulty: "HARD",
  kind: "Harappan site",
  rows: [
    { name: "Harappa", find: "was excavated by Daya Ram Sahni in 1921", place: "Punjab (Pakistan)", river: "Ravi", difficulty: "EASY" },
    { name: "Mohenjo-daro", find: "is known for the Great Bath", place: "Sindh", river: "Indus", difficulty: "EASY" },
    { name: "Lothal", find: "is known for its brick-lined dockyard", place: "Gujarat", river: "Bhogavo", difficulty: "EASY" },
    { name: "Kalibangan", find: "has the marks of a field ploughed in early Harappan times", place: "Rajasthan", river: "Ghaggar", difficulty: "MEDIUM" },
    { name: "Dholavira", find: "was divided into three parts and stored water in great stone-cut reservoirs", place: "Gujarat", difficulty: "MEDIUM" },
    { name: "Rakhigarhi", find: "is the largest in the present state of Haryana", place: "Haryana", difficulty: "MEDIUM" },
    { name: "Chanhudaro", find: "was a small town of bead-makers without a citadel", place: "Sindh", river: "Indus", difficulty: "MEDIUM" },
    { name: "Banawali", find: "gave a terracotta model of a plough", place: "Haryana" },
    { name: "Surkotada", find: "gave bones reported to be those of the horse", place: "Gujarat" },
    { name: "Sutkagendor", find: "marks the western limit, near the Makran coast", place: "Balochistan", river: "Dasht" },
    { name: "Alamgirpur", find: "is named in textbooks as the eastern limit", place: "Uttar Pradesh", river: "Hindon" },
    { name: "Manda", find: "is named in textbooks as the northern limit", place: "Jammu and Kashmir", river: "Chenab" },
    { name: "Daimabad", find: "is known for late bronzes that include a chariot with its driver", place: "Maharashtra", river: "Pravara" },
    { name: "Ropar", find: "had a grave in which a dog was buried beside a human being", place: "Punjab (India)", river: "Sutlej" },
    { name: "Shortughai", find: "was an outpost near the lapis lazuli mines of the north-west", place: "Afghanistan" },
    { name: "Nageshwar", find: "was a centre for making shell objects on the coast of Saurashtra", place: "Gujarat" },
  ],
  ask: [
    {
      question: ({ find }) => `Which site of the Indus Valley civilisation ${find}?`,
      answer: ({ name }) => name,
      // Its region would show which site is meant.
      state: ({ find }, answer) =>
        `The Indus Valley site of ${answer} ${find.replace("limit", "limit of the civilisation")}.`,
    },
    {
      question: ({ name }) => `In which present-day region does the ancient site of ${name} lie?`,
      answer: ({ place }) => place,
      explain: ({ name, place }) => `The site of ${name} lies in ${place}.`,
    },
    {
      question: ({ name }) => `On or near which river did the ancient settlement of ${name} stand?`,
      answer: ({ river }) => river ?? "",
      when: ({ river }) => river !== undefined,
      harder: true,
      explain: ({ name, river }) => `The settlement of ${name} stood by the ${river}.`,
    },
  ],
  explain: ({ name, find, place }) => `${name}, in ${place}, ${find}.`,
});

/** `find` goes on after "Which site". */
const prehistoricSites = facts({
  name: "prehistoric-sites",
  topic: "prehistory-and-indus-valley",
  difficulty: "HARD",
  kind: "prehistoric site",
  rows: [
    { name: "Bhimbetka", find: "is famous for painted rock shelters", place: "Madhya Pradesh", difficulty: "EASY" },
    { name: "Mehrgarh", find: "was one of the earliest farming villages, near the Bolan Pass", place: "Balochistan", difficulty: "MEDIUM" },
    { name: "Burzahom", find: "had Neolithic houses dug as pits into the ground", place: "Kashmir", difficulty: "MEDIUM" },
    { name: "Chirand", find: "is known for Neolithic tools of bone and antler in the Ganga plain", place: "Bihar" },
    { name: "Koldihwa", find: "gave very early traces of rice in the Belan valley", place: "Uttar Pradesh" },
    { name: "Inamgaon", find: "was a large village of the Jorwe culture", place: "Maharashtra" },
    { name: "Hunsgi", find: "was a Palaeolithic factory site of limestone tools", place: "Karnataka" },
    { name: "Kurnool", find: "has caves in which traces of ash point to the use of fire", place: "Andhra Pradesh", difficulty: "MEDIUM" },
    { name: "Hathnora", find: "gave the fossil skull of an early human in the Narmada valley", place: "Madhya Pradesh" },
    { name: "Bagor", find: "was a Mesolithic settlement on the Kothari with early herding", place: "Rajasthan" },
    { name: "Daojali Hading", find: "gave objects of jadeite from Neolithic times", place: "Assam" },
    { name: "Utnur", find: "is known for Neolithic ash mounds of burnt cattle dung", place: "Telangana" },
  ],
  ask: [
    {
      question: ({ find }) => `Which archaeological site ${find}?`,
      answer: ({ name }) => name,
      heading: "Site",
      state: ({ find }, answer) => `${answer} ${find}.`,
    },
    {
      question: ({ name }) => `In which present-day region is the prehistoric site of ${name}?`,
      answer: ({ place }) => place,
      heading: "Present-day region",
      state: ({ name }, answer) => `The prehistoric site of ${name} is in ${answer}.`,
    },
  ],
  explain: ({ name, find, place }) => `${name}, in ${place}, ${find}.`,
  // Burzahom and the caves of Kurnool are known for tools of bone too.
  alsoTrue: (row, other) =>
    /Chirand/.test(row.name + other.name) && /Burzahom|Kurnool/.test(row.name + other.name),
});

/** `mark` goes on after "was the age". */
const ages = facts({
  name: "stone-and-metal-ages",
  topic: "prehistory-and-indus-valley",
  difficulty: "EASY",
  kind: "age",
  rows: [
    { name: "Palaeolithic", mark: "when hand axes and cleavers were the typical tools" },
    { name: "Mesolithic", mark: "when tiny stone blades called microliths were typical" },
    { name: "Neolithic", mark: "when ground and polished axes, called celts, were typical" },
    { name: "Chalcolithic", mark: "when tools of copper and of stone were in use side by side", difficulty: "MEDIUM" },
    { name: "Iron Age", mark: "when megaliths were raised over burials in the southern peninsula" },
    { name: "Bronze Age", mark: "when the cities of Harappa, Sumer and Egypt flourished" },
  ],
  ask: [
    { question: ({ mark }) => `What is the name of the age ${mark}?`, answer: ({ name }) => name, heading: "Age" },
    {
      question: ({ name }) => `Which description fits the ${name.endsWith("Age") ? name : `${name} age`}?`,
      answer: ({ mark }) => `The age ${mark}`,
      heading: "Description",
    },
  ],
  explain: ({ name, mark }) => `The ${name} was the age ${mark}.`,
  // Many books count Harappa as Chalcolithic, and some megaliths as Neolithic.
  alsoTrue: (row, other) =>
    [
      ["Chalcolithic", "Bronze Age"],
      ["Neolithic", "Iron Age"],
    ].some((pair) => pair.includes(row.name) && pair.includes(other.name)),
});

const harappanMaterials = facts({
  name: "harappan-materials",
  topic: "prehistory-and-indus-valley",
  difficulty: "MEDIUM",
  kind: "material",
  rows: [
    { name: "lapis lazuli", from: "Badakhshan in Afghanistan" },
    { name: "copper", from: "Khetri in Rajasthan" },
    { name: "gold", from: "Kolar in Karnataka" },
    { name: "carnelian", from: "Bharuch in Gujarat", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `From where did the Harappans obtain ${name}, according to standard accounts?`,
      answer: ({ from }) => from,
    },
    {
      question: ({ from }) => `Which material did the Harappans obtain from ${from}?`,
      answer: ({ name }) => name,
    },
  ],
  explain: ({ name, from }) => `The Harappans obtained ${name} from ${from}.`,
});

const harappanLife = singles("harappan-life", "prehistory-and-indus-valley", [
  { ask: "Of which stone were most Harappan seals made?", answer: "steatite", tell: "Most Harappan seals were cut from steatite, a soft stone that hardens when it is fired.", wrong: ["agate", "alabaster", "limestone"], difficulty: "EASY" },
  { ask: "Which animal appears most often on Harappan seals?", answer: "the unicorn", tell: "The unicorn, a one-horned animal, is the commonest figure on the seals; the humped bull, the elephant and the horned tiger come less often.", wrong: ["the humped bull", "the elephant", "the horned tiger"], difficulty: "EASY" },
  { ask: "Which metal was unknown to the Harappans?", answer: "iron", tell: "The Harappans worked copper, bronze, gold and silver; iron came into use in India only later.", wrong: ["copper", "silver", "gold"], difficulty: "EASY" },
  { ask: "In which direction was the Harappan script usually written?", answer: "from right to left", tell: "The script, which is still undeciphered, was usually written from right to left, as the crowding of signs at the left end shows.", wrong: ["from left to right", "from top to bottom", "from bottom to top"] },
  { ask: "By what method was the bronze Dancing Girl of Mohenjo-daro cast?", answer: "the lost-wax method", tell: "The Dancing Girl was cast by the lost-wax method: a wax model is covered with clay, melted out and replaced by metal.", wrong: ["the sand-mould method", "the die-stamping method", "the beaten-sheet method"] },
  { ask: "Which name in Mesopotamian texts is generally taken to mean the Harappan region?", answer: "Meluhha", tell: "Meluhha is generally taken to be the Harappan region; Dilmun is Bahrain, Magan is Oman and Elam lay in south-western Iran.", wrong: ["Magan", "Dilmun", "Elam"], difficulty: "HARD" },
  { ask: "By which system did the smaller stone weights of the Harappans rise?", answer: "binary (1, 2, 4, 8)", tell: "The smaller weights followed the binary (1, 2, 4, 8) system and the larger ones a decimal system.", wrong: ["decimal (1, 10, 100)", "ternary (1, 3, 9, 27)", "sexagesimal (1, 60, 3600)"], difficulty: "HARD" },
  { ask: "Of which material is the small bust called the Priest-King of Mohenjo-daro?", answer: "steatite", tell: "The bust of the Priest-King is carved in steatite; the Dancing Girl is of bronze, and the male torso of Harappa is of red sandstone.", wrong: ["bronze", "terracotta", "red sandstone"], difficulty: "HARD" },
  { ask: "What was the ratio of the thickness, breadth and length of a typical Harappan brick?", answer: "1 : 2 : 4", tell: "From site to site Harappan bricks kept the ratio 1 : 2 : 4.", wrong: ["1 : 1 : 2", "1 : 3 : 5", "2 : 3 : 4"] },
  { ask: "Who headed the Archaeological Survey of India when the discovery of the Indus civilisation was announced in 1924?", answer: "John Marshall", tell: "John Marshall announced it as Director-General; Cunningham founded the Survey in 1861, Wheeler led it from 1944, and Prinsep read the Brahmi script.", wrong: ["Alexander Cunningham", "Mortimer Wheeler", "James Prinsep"] },
  { ask: "Who began the excavation of Mohenjo-daro in 1922?", answer: "R. D. Banerji", tell: "R. D. Banerji began to dig at Mohenjo-daro in 1922; S. R. Rao dug Lothal, B. B. Lal Kalibangan and R. S. Bisht Dholavira.", wrong: ["S. R. Rao", "B. B. Lal", "R. S. Bisht"] },
]);

export const prehistory = [
  ...harappanSites,
  ...prehistoricSites,
  ...ages,
  ...harappanMaterials,
  ...harappanLife,
];
