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
    { name: "the Nilgiri tahr", home: "the grassy heights of the southern Western Ghats", near: "hills", plainly: true as const },
    { name: "the lion-tailed macaque", home: "the rain forests of the Western Ghats", near: "hills", difficulty: "MEDIUM" },
    { name: "the hangul", home: "the mountain forests of the Kashmir valley", near: "hills", difficulty: "MEDIUM" },
    { name: "the red panda", home: "the temperate forests of the eastern Himalayas", near: "hills", difficulty: "MEDIUM" },
    { name: "the chiru", home: "the cold high plateau of Ladakh", near: "hills" },
    { name: "the golden langur", home: "the forests of western Assam towards Bhutan", near: "hills" },
    { name: "the pygmy hog", home: "the tall wet grasslands of Assam", near: "plains" },
    { name: "the sangai", home: "the floating meadows of a lake in Manipur", near: "plains" },
    { name: "the hard-ground barasingha", home: "the sal forests and meadows of Kanha", near: "plains", difficulty: "MEDIUM" },
    { name: "the Indian wild ass, or khur", home: "the salt flats of the Little Rann of Kachchh", near: "plains", difficulty: "MEDIUM" },
    { name: "the lesser florican", home: "the monsoon grasslands of Rajasthan, Gujarat and Madhya Pradesh", near: "plains" },
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
  alsoTrue: (row, other) => [row, other].every(({ home }) => home.includes("Western Ghats")),
  explain: ({ name, home }) => `${capitalise(name)} is at home in ${home}.`,
});
