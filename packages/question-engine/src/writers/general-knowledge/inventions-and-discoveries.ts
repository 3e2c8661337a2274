import { capitalise } from "../../english.ts";
import { facts } from "../../facts.ts";

/** `deed` goes on after the name or after "Who". */
const inventors = facts({
  name: "inventors",
  topic: "inventions-and-discoveries",
  difficulty: "MEDIUM",
  kind: "inventor",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Alexander Graham Bell", deed: "patented the telephone in 1876", near: "electric", difficulty: "EASY" },
    { name: "Thomas Alva Edison", deed: "invented the phonograph", near: "electric", difficulty: "EASY" },
    { name: "Nikola Tesla", deed: "patented the alternating-current induction motor in 1888", near: "electric" },
    { name: "Alessandro Volta", deed: "made the first electric battery", near: "electric" },
    { name: "Benjamin Franklin", deed: "invented the lightning conductor", near: "electric" },
    { name: "John Ambrose Fleming", deed: "invented the vacuum diode valve", near: "electric", difficulty: "HARD" },
    { name: "Theodore Maiman", deed: "built the first working laser", near: "electric", difficulty: "HARD" },
    { name: "Jack Kilby", deed: "showed the first working integrated circuit in 1958", near: "electric", difficulty: "HARD" },
    { name: "Tim Berners-Lee", deed: "invented the World Wide Web", near: "calculating", difficulty: "EASY" },
    { name: "Charles Babbage", deed: "designed the Analytical Engine", near: "calculating", difficulty: "EASY" },
    { name: "Blaise Pascal", deed: "built an adding machine in the 1640s", near: "calculating" },
    { name: "John Napier", deed: "published the first table of logarithms in 1614", near: "calculating" },
    { name: "Herman Hollerith", deed: "built the punched-card tabulating machine for the American census of 1890", near: "calculating", difficulty: "HARD" },
    { name: "Douglas Engelbart", deed: "invented the computer mouse", near: "calculating", difficulty: "HARD" },
    { name: "James Watt", deed: "gave the steam engine its separate condenser", near: "industry", difficulty: "EASY" },
    { name: "James Hargreaves", deed: "invented the spinning jenny", near: "industry" },
    { name: "Richard Arkwright", deed: "patented the water frame", near: "industry", difficulty: "HARD" },
    { name: "Samuel Crompton", deed: "invented the spinning mule", near: "industry", difficulty: "HARD" },
    { name: "Edmund Cartwright", deed: "invented the power loom", near: "industry" },
    { name: "John Kay", deed: "invented the flying shuttle", near: "industry", difficulty: "HARD" },
    { name: "Eli Whitney", deed: "patented the cotton gin in 1794", near: "industry" },
    { name: "Humphry Davy", deed: "invented the miners' safety lamp that bears his name", near: "industry" },
    { name: "Rudolf Diesel", deed: "invented the engine that fires by compression alone", near: "transport", difficulty: "EASY" },
    { name: "Christopher Cockerell", deed: "invented the hovercraft", near: "transport", difficulty: "HARD" },
    { name: "Elisha Otis", deed: "invented the safety brake that made passenger lifts possible", near: "transport", difficulty: "HARD" },
    { name: "Frank Whittle", deed: "patented a jet engine in England in 1930", near: "transport" },
    { name: "the Wright brothers", deed: "made the powered flights of 1903 at Kitty Hawk", near: "transport", difficulty: "EASY" },
    { name: "the Montgolfier brothers", deed: "sent up a hot-air balloon over France in 1783", near: "transport" },
    { name: "Charles Goodyear", deed: "patented the vulcanisation of rubber", near: "materials" },
    { name: "Alfred Nobel", deed: "invented dynamite", near: "materials", difficulty: "EASY" },
    { name: "Wallace Carothers", deed: "led the team that made nylon", near: "materials", difficulty: "HARD" },
    { name: "Leo Baekeland", deed: "invented Bakelite", near: "materials" },
    { name: "Johannes Gutenberg", deed: "brought printing with movable metal type to Europe", near: "everyday", difficulty: "EASY" },
    { name: "Louis Braille", deed: "invented the raised-dot writing for the blind", near: "everyday", difficulty: "EASY" },
    { name: "Samuel Morse", deed: "gave his name to the dot-and-dash code of the telegraph", near: "everyday", difficulty: "EASY" },
    { name: "László Bíró", deed: "patented a ballpoint pen in 1938", near: "everyday" },
    { name: "King Camp Gillette", deed: "brought out the safety razor with throw-away blades", near: "everyday" },
    { name: "Edwin Land", deed: "invented the Polaroid instant camera", near: "everyday", difficulty: "HARD" },
    { name: "Evangelista Torricelli", deed: "invented the mercury barometer", near: "instruments" },
    { name: "René Laennec", deed: "invented the stethoscope", near: "instruments" },
    { name: "Daniel Gabriel Fahrenheit", deed: "made the mercury thermometer", near: "instruments", difficulty: "EASY" },
    { name: "Willem Einthoven", deed: "built the first practical electrocardiograph", near: "instruments", difficulty: "HARD" },
  ],
  ask: [{ question: ({ deed }) => `Who ${deed}?`, answer: ({ name }) => capitalise(name) }],
  explain: ({ name, deed }) => `${capitalise(name)} ${deed}.`,
});

/** `find` goes on after "discovered". */
const discoverers = facts({
  name: "discoverers",
  topic: "inventions-and-discoveries",
  difficulty: "MEDIUM",
  kind: "discoverer",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Wilhelm Röntgen", find: "X-rays", near: "physics", difficulty: "EASY" },
    { name: "Henri Becquerel", find: "radioactivity", near: "physics" },
    { name: "J. J. Thomson", find: "the electron", near: "physics", difficulty: "EASY" },
    { name: "Ernest Rutherford", find: "the nucleus of the atom", near: "physics", difficulty: "EASY" },
    { name: "James Chadwick", find: "the neutron", near: "physics", difficulty: "EASY" },
    { name: "Carl Anderson", find: "the positron", near: "physics", difficulty: "HARD" },
    { name: "C. V. Raman", find: "the scattering of light with a change of wavelength, named after him", near: "physics", difficulty: "EASY" },
    { name: "Heinrich Hertz", find: "the photoelectric effect", near: "physics", difficulty: "HARD" },
    { name: "Michael Faraday", find: "the laws of electrolysis", near: "physics" },
    { name: "Hans Christian Ørsted", find: "the magnetic effect of an electric current", near: "physics" },
    { name: "Heike Kamerlingh Onnes", find: "superconductivity", near: "physics", difficulty: "HARD" },
    { name: "Henry Cavendish", find: "hydrogen", near: "chemistry" },
    { name: "Marie and Pierre Curie", find: "radium", near: "chemistry", difficulty: "EASY" },
    { name: "Humphry Davy", find: "sodium and potassium", near: "chemistry" },
    { name: "Carl Wilhelm Scheele", find: "chlorine", near: "chemistry", difficulty: "HARD" },
    { name: "Hennig Brand", find: "phosphorus", near: "chemistry", difficulty: "HARD" },
    { name: "Alexander Fleming", find: "penicillin", near: "medicine", difficulty: "EASY" },
    { name: "Robert Koch", find: "the bacillus of tuberculosis", near: "medicine" },
    { name: "Ronald Ross", find: "the malaria parasite in the mosquito", near: "medicine" },
    { name: "William Harvey", find: "how blood circulates through the body", near: "medicine" },
    { name: "Karl Landsteiner", find: "the ABO blood groups", near: "medicine" },
    { name: "Frederick Banting and Charles Best", find: "insulin", near: "medicine", difficulty: "EASY" },
    { name: "Gerhard Hansen", find: "the bacillus of leprosy", near: "medicine", difficulty: "HARD" },
    { name: "James Watson and Francis Crick", find: "the double-helix structure of DNA", near: "medicine", difficulty: "EASY" },
    { name: "Robert Hooke", find: "the cell, in thin slices of cork", near: "medicine" },
    { name: "Robert Brown", find: "the nucleus of the plant cell", near: "medicine" },
    { name: "William Herschel", find: "the planet Uranus", near: "sky" },
    { name: "Johann Galle", find: "the planet Neptune by looking where it had been predicted", near: "sky", difficulty: "HARD" },
    { name: "Clyde Tombaugh", find: "Pluto", near: "sky", difficulty: "HARD" },
    { name: "Johannes Kepler", find: "the three laws of planetary motion", near: "sky", difficulty: "EASY" },
    { name: "Galileo Galilei", find: "the four largest moons of Jupiter", near: "sky" },
    { name: "Giuseppe Piazzi", find: "Ceres, the largest body of the asteroid belt", near: "sky", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ find }) => `Who discovered ${find}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Which of these was a discovery of ${name}?`,
      answer: ({ find }) => capitalise(find),
      // Faraday worked on electromagnetism and Brown on cells too.
      alsoTrue: (row, other) =>
        (row.name === "Michael Faraday" && other.name === "Hans Christian Ørsted") ||
        (row.name === "Humphry Davy" && other.name === "Carl Wilhelm Scheele") ||
        (row.name === "Robert Brown" && other.name === "Robert Hooke"),
      when: ({ name }) => name !== "C. V. Raman",
    },
  ],
  explain: ({ name, find }) => `${name} discovered ${find}.`,
});

/** `made` goes on after "we owe". */
const medicine = facts({
  name: "vaccines-and-cures",
  topic: "inventions-and-discoveries",
  difficulty: "MEDIUM",
  kind: "pioneer of medicine",
  // biome-ignore format: a table to read across
  rows: [
    { name: "Edward Jenner", made: "vaccination against smallpox", difficulty: "EASY" },
    { name: "Louis Pasteur", made: "the vaccine against rabies", difficulty: "EASY" },
    { name: "Jonas Salk", made: "the injected vaccine against polio" },
    { name: "Albert Sabin", made: "the oral vaccine against polio" },
    { name: "Calmette and Guérin", made: "the BCG vaccine against tuberculosis", difficulty: "HARD" },
    { name: "Joseph Lister", made: "antiseptic surgery with carbolic acid" },
    { name: "Selman Waksman", made: "streptomycin, together with his team", difficulty: "HARD" },
    { name: "Paul Ehrlich", made: "Salvarsan, the arsenic drug against syphilis", difficulty: "HARD" },
    { name: "Christiaan Barnard", made: "the heart transplant of 1967 in Cape Town" },
    { name: "Yellapragada Subbarow", made: "the synthesis of folic acid, with his team", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ made }) => `To whom do we owe ${made}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `What do we owe to ${name}?`,
      answer: ({ made }) => capitalise(made),
    },
  ],
  explain: ({ name, made }) => `We owe ${made} to ${name}.`,
});

export const inventionsAndDiscoveries = [...inventors, ...discoverers, ...medicine];
