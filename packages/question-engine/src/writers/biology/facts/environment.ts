import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

/** `about` goes on after "deals with". */
export const environmentAgreements = facts({
  name: "agreements-on-the-environment",
  topic: "ecology",
  difficulty: "HARD",
  kind: "agreement",
  rows: [
    { name: "the Basel Convention", about: "the movement of hazardous wastes across borders", near: "chemicals" },
    { name: "the Rotterdam Convention", about: "prior informed consent in the trade in hazardous chemicals and pesticides", near: "chemicals" },
    { name: "the Stockholm Convention", about: "persistent organic pollutants", near: "chemicals" },
    { name: "the Minamata Convention", about: "mercury and its compounds", near: "chemicals", difficulty: "MEDIUM" },
    { name: "the Bonn Convention", about: "migratory species of wild animals", near: "nature" },
    { name: "the Ramsar Convention", about: "wetlands and their wise use", near: "nature", difficulty: "EASY" },
    { name: "the Washington Convention of 1973", about: "international trade in endangered species", near: "nature" },
    { name: "the Cartagena Protocol", about: "the movement of living modified organisms between countries", near: "nature" },
    { name: "the Nagoya Protocol", about: "access to genetic resources and the sharing of benefits from them", near: "nature" },
    { name: "the Montreal Protocol", about: "substances that deplete the ozone layer", near: "air", difficulty: "EASY" },
    { name: "the Kyoto Protocol", about: "targets for the greenhouse gases of developed countries", near: "air", difficulty: "EASY" },
    { name: "the Gothenburg Protocol", about: "acidification, eutrophication and ground-level ozone in Europe and North America", near: "air" },
  ],
  ask: [
    {
      question: ({ about }) => `Which international agreement deals with ${about}?`,
      answer: ({ name }) => capitalise(name),
      heading: "Agreement",
    },
    {
      question: ({ name }) => `What is the subject of ${name}?`,
      answer: ({ about }) => capitalise(about),
      heading: "Subject",
    },
  ],
  // Wastes are also chemicals, and some of these pollutants are traded as pesticides.
  alsoTrue: (row, other) =>
    ["Rotterdam", "Stockholm"].every((city) => [row.name, other.name].some((name) => name.includes(city))),
  explain: ({ name, about }) => `${capitalise(name)} deals with ${about}.`,
});

export const animalsAndHomes = facts({
  name: "animals-and-their-homes-in-india",
  topic: "ecology",
  difficulty: "HARD",
  kind: "animal",
  rows: [
    { name: "the lion-tailed macaque", home: "the rain forests of the Western Ghats", category: "forest", difficulty: "MEDIUM" },
    { name: "the hangul", home: "the mountain forests of the Kashmir valley", category: "forest", difficulty: "MEDIUM" },
    { name: "the red panda", home: "the high bamboo forests of the eastern Himalayas", category: "forest", difficulty: "MEDIUM" },
    { name: "the golden langur", home: "the forests of western Assam towards Bhutan", category: "forest" },
    { name: "the hoolock gibbon", home: "the evergreen forests south of the Brahmaputra", category: "forest" },
    { name: "the Nilgiri tahr", home: "the high grasslands of the southern Western Ghats", category: "open", plainly: true as const },
    { name: "the chiru", home: "the cold high steppes of Ladakh", category: "open" },
    { name: "the pygmy hog", home: "the tall wet grasslands of Assam", category: "open" },
    { name: "the sangai", home: "the floating meadows of a lake in Manipur", category: "open" },
    { name: "the hard-ground barasingha", home: "the meadows and sal forests of Kanha", category: "open", difficulty: "MEDIUM" },
    { name: "the lesser florican", home: "the monsoon grasslands of Rajasthan, Gujarat and Madhya Pradesh", category: "open" },
    { name: "the great Indian bustard", home: "the dry grasslands of the Thar", category: "open", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ home }) => `Which of these animals lives in ${home}?`,
      answer: ({ name }) => capitalise(name),
      heading: "Animal",
    },
    {
      question: ({ name }) => `Where in India is ${name} at home in the wild?`,
      answer: ({ home }) => capitalise(home),
      heading: "Where it lives",
    },
  ],
  // The bustard has been seen in the grasslands of the florican too, and the red panda in Meghalaya.
  alsoTrue: (row, other) =>
    ["Western Ghats", "grasslands of (?:the Thar|Rajasthan)", "bamboo|Brahmaputra"].some((place) =>
      [row, other].every(({ home }) => new RegExp(place).test(home)),
    ),
  explain: ({ name, home }) => `${capitalise(name)} is at home in ${home}.`,
});
