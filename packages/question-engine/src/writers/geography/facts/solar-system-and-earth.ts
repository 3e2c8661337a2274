import { facts } from "../../../facts.ts";
import { glossary } from "../../../kit/glossary.ts";
import { singles } from "../../../kit/singles.ts";

/** `does` goes on after the name. */
const planets = facts({
  name: "planets",
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

const moons = facts({
  name: "moons-of-planets",
  topic: "solar-system-and-earth",
  difficulty: "MEDIUM",
  kind: "moon",
  rows: [
    { name: "Phobos", planet: "Mars", difficulty: "EASY" },
    { name: "Deimos", planet: "Mars", difficulty: "EASY" },
    { name: "Ganymede", planet: "Jupiter" },
    { name: "Io", planet: "Jupiter" },
    { name: "Europa", planet: "Jupiter" },
    { name: "Titan", planet: "Saturn", difficulty: "EASY" },
    { name: "Enceladus", planet: "Saturn" },
    { name: "Miranda", planet: "Uranus", difficulty: "HARD" },
    { name: "Titania", planet: "Uranus", difficulty: "HARD" },
    { name: "Oberon", planet: "Uranus", difficulty: "HARD" },
    { name: "Triton", planet: "Neptune" },
    { name: "Nereid", planet: "Neptune", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `Around which planet does the moon ${name} revolve?`,
      answer: ({ planet }) => planet,
      heading: "Planet",
    },
    { question: ({ planet }) => `Which of these is a moon of ${planet}?`, answer: ({ name }) => name, heading: "Moon" },
  ],
  explain: ({ name, planet }) => `${name} is a moon of ${planet}.`,
});

/** The line between day and night halves the globe too, and a meridian is half of such a circle. */
const isGreatCircle = (name: string) => ["meridian", "great circle", "circle of illumination"].includes(name);

const earthTerms = glossary("earth-and-sky-terms", "solar-system-and-earth", "of these", [
  { name: "perihelion", article: "", is: "the point of a planet's orbit nearest the sun", near: "orbit", difficulty: "EASY" },
  { name: "aphelion", article: "", is: "the point of a planet's orbit farthest from the sun", near: "orbit", difficulty: "EASY" },
  { name: "perigee", article: "", is: "the point of the moon's orbit nearest the earth", near: "orbit" },
  { name: "apogee", article: "", is: "the point of the moon's orbit farthest from the earth", near: "orbit" },
  { name: "ecliptic", article: "the", is: "the plane in which the earth goes around the sun", near: "line", difficulty: "HARD" },
  { name: "precession", article: "", is: "the slow wobble of the earth's axis over about 26,000 years", near: "motion", difficulty: "HARD" },
  { name: "nutation", article: "", is: "the small nodding of the earth's axis over 18.6 years", near: "motion", difficulty: "HARD" },
  { name: "rotation", article: "", is: "the spin of the earth on its axis, which gives day and night", near: "motion", difficulty: "EASY", plainly: true },
  { name: "revolution", article: "", is: "the yearly motion of the earth around the sun", near: "motion", difficulty: "EASY", plainly: true },
  { name: "circle of illumination", article: "the", is: "the line on the globe that parts day from night", near: "line", plainly: true },
  { name: "parallel of latitude", is: "a circle on the globe joining places equally far from the equator", near: "line", difficulty: "EASY", plainly: true },
  { name: "meridian", is: "a half circle on the globe drawn from pole to pole", near: "line", difficulty: "EASY" },
  { name: "great circle", is: "a circle that divides the globe into two equal halves", near: "line" },
  { name: "antipode", is: "the place exactly opposite on the other side of the globe", near: "line", difficulty: "HARD", plainly: true },
  { name: "umbra", article: "the", is: "the darkest part of a shadow, where an eclipse is total", near: "shadow" },
  { name: "penumbra", article: "the", is: "the outer part of a shadow, where an eclipse is partial", near: "shadow" },
  { name: "light year", is: "the distance that light travels in one year", near: "unit", difficulty: "EASY", plainly: true },
  { name: "astronomical unit", is: "the mean distance of the earth from the sun", near: "unit" },
  { name: "nautical mile", is: "the length of one minute of latitude", near: "unit", plainly: true },
  { name: "lunar distance", is: "the mean distance of the moon from the earth", near: "unit", plainly: true },
  { name: "parsec", is: "a distance of about 3.26 times that which light covers in a year", near: "unit", difficulty: "HARD" },
  { name: "geoid", article: "the", is: "the surface that mean sea level would follow if it ran on under the land", near: "line", difficulty: "HARD" },
], { alsoTrue: (row, other) => isGreatCircle(row.name) && isGreatCircle(other.name) });

const skySingles = singles("solar-system-single-facts", "solar-system-and-earth", [
  { ask: "On or about which date is the sun overhead at the Tropic of Cancer?", answer: "21 June", wrong: ["21 March", "23 September", "22 December"], tell: "The sun is overhead at the Tropic of Cancer on about 21 June, at the Tropic of Capricorn on about 22 December, and at the equator on about 21 March and 23 September.", difficulty: "EASY" },
  { ask: "On or about which date is the day longest in the southern hemisphere?", answer: "22 December", wrong: ["21 June", "21 March", "23 September"], tell: "On about 22 December the sun is overhead at the Tropic of Capricorn, so the southern day is longest; 21 June gives the longest northern day, and 21 March and 23 September are the equinoxes." },
  { ask: "What is the latitude of the Arctic Circle, to the nearest half degree?", answer: "66½° N", wrong: ["23½° N", "60° N", "66½° S"], tell: "The Arctic Circle is at 66½° N, which is 90° less the earth's tilt of 23½°; 23½° N is the Tropic of Cancer and 66½° S the Antarctic Circle.", difficulty: "EASY" },
  { ask: "By about what angle is the earth's axis inclined to the plane of its orbit?", answer: "66½°", wrong: ["23½°", "45°", "90°"], tell: "The axis makes 66½° with the plane of the orbit; 23½° is its tilt from the upright to that plane. At 90° there would be no seasons." },
  { ask: "What would follow if the earth's axis stood upright to the plane of its orbit?", answer: "There would be no seasons", wrong: ["There would be no nights", "There would be no leap years", "There would be no tides"], tell: "The seasons come from the tilt of the axis, so with an upright axis there would be no seasons; night comes from rotation, leap years from the length of the year, and tides from the moon and the sun." },
  { ask: "In which phase of the moon can a solar eclipse take place?", answer: "new moon", wrong: ["full moon", "first quarter", "last quarter"], tell: "A solar eclipse needs the moon between the earth and the sun, which is at new moon; a lunar eclipse needs full moon, and at the quarters the three bodies are not in line.", difficulty: "EASY" },
  { ask: "Between the orbits of which two planets does the main belt of asteroids lie?", answer: "Mars and Jupiter", wrong: ["Earth and Mars", "Jupiter and Saturn", "Venus and Earth"], tell: "The main belt of asteroids lies between Mars and Jupiter; no such belt lies between the other pairs.", difficulty: "EASY" },
  { ask: "Which two planets have no moon?", answer: "Mercury and Venus", wrong: ["Mercury and Mars", "Venus and Mars", "Uranus and Neptune"], tell: "Mercury and Venus have no moon; Mars has two small ones, Phobos and Deimos, and Uranus and Neptune have many." },
  { ask: "Why is the same side of the moon always turned to the earth?", answer: "Its rotation and revolution take equal time", wrong: ["It does not turn on its axis at all", "Its axis always points at the earth", "It moves in step with the sun"], tell: "Its rotation and revolution take equal time, about 27⅓ days, so one face is always towards us; a moon that did not turn would show all its sides in one orbit." },
  { ask: "What is the time between one full moon and the next called?", answer: "synodic month", wrong: ["sidereal month", "tropical month", "lunar day"], tell: "The synodic month of about 29½ days runs from full moon to full moon; the sidereal month of about 27⅓ days is measured against the stars, and the tropical month against the equinox.", difficulty: "HARD" },
  { ask: "On which line of longitude is the standard time of India based?", answer: "82½° E", wrong: ["68½° E", "77½° E", "97½° E"], tell: "Indian Standard Time is the time of 82½° E, which passes near Mirzapur; India runs from about 68° E to about 97½° E.", difficulty: "EASY" },
  { ask: "Which layer of the sun do we see as its bright disc?", answer: "photosphere", wrong: ["chromosphere", "corona", "radiative zone"], tell: "The photosphere is the visible surface of the sun; the chromosphere and the corona lie above it and are seen in eclipses, and the radiative zone lies deep within.", difficulty: "HARD" },
  { ask: "From which of these regions do most comets of short period come?", answer: "Kuiper belt", wrong: ["asteroid belt", "Van Allen belts", "Oort cloud"], tell: "Most comets of short period come from the Kuiper belt beyond Neptune; those of long period come from the Oort cloud, the asteroid belt holds rocky bodies, and the Van Allen belts are charged particles around the earth.", difficulty: "HARD" },
  { ask: "Which dwarf planet lies in the asteroid belt?", answer: "Ceres", wrong: ["Pluto", "Eris", "Haumea"], tell: "Ceres is in the asteroid belt; Pluto, Eris and Haumea lie beyond Neptune.", difficulty: "HARD" },
  { ask: "About how long is the polar night at the North Pole?", answer: "six months", wrong: ["one month", "three months", "nine months"], tell: "At the poles the sun stays below the horizon for about six months; nearer the polar circles the polar night is shorter, down to one day." },
]);

export const solarSystemAndEarth = [...planets, ...moons, ...earthTerms, ...skySingles];

/** From the sun outwards. */
const PLANETS = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"];
