import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/geography/solar-system-and-earth.yaml", import.meta.url));

/** `does` continues the text after the name. */
const planets = facts({
  name: "planets", form: "quiz",
  topic: "solar-system-and-earth",
  difficulty: "EASY",
  kind: "planet",
  rows: [
    { name: "Mercury", does: "has a shorter year than any other planet, about 88 days" },
    { name: "Venus", does: "has a hotter surface than any other planet, under a thick blanket of carbon dioxide" },
    { name: "Earth", does: "has a greater average density than any other planet", difficulty: "HARD" },
    { name: "Mars", does: "carries Olympus Mons, the highest volcano that is known", difficulty: "MEDIUM" },
    { name: "Jupiter", does: "shows the Great Red Spot, a storm that has lasted for centuries" },
    { name: "Saturn", does: "has an average density lower than that of water", difficulty: "MEDIUM" },
    { name: "Uranus", does: "rolls along its orbit with its axis tilted by about 98°", difficulty: "MEDIUM" },
    { name: "Neptune", does: "was found in 1846 after its place had been worked out by calculation", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ does }) => `Which planet of the solar system ${does}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which statement is true of the planet ${name}?`,
      answer: ({ does }) => `It ${does}`,
      heading: "What is true of it among the planets",
      explain: ({ name, does }) => `We know of ${name} that it ${does}.`,
      state: ({ name }, answer) => `${name} ${answer.replace(/^It /, "")}.`,
    },
  ],
  order: {
    ask: "in order of distance from the sun, the nearest first",
    by: ({ name }) => PLANETS.indexOf(name),
    name: ({ name }) => name,
    show: ({ name }) => `number ${PLANETS.indexOf(name) + 1}`,
    when: ({ name }) => PLANETS.includes(name),
  },
  explain: ({ name, does }) => `${name} ${does}.`,
});

const moons = content("moons-of-planets");

const earthTerms = withNature({ form: "quiz" }, content("earth-and-sky-terms"));

const skySingles = content("solar-system-single-facts");

export const solarSystemAndEarth = [...planets, ...moons, ...earthTerms, ...skySingles];

/** From the sun outwards. */
const PLANETS = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"];
