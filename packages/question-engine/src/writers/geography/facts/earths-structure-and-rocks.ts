import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { glossary } from "../../../kit/glossary.ts";
import { singles } from "../../../kit/singles.ts";

const rocks = facts({
  name: "rocks-and-their-classes",
  topic: "earths-structure-and-rocks",
  difficulty: "MEDIUM",
  kind: "rock",
  rows: [
    { name: "granite", class: "intrusive igneous", difficulty: "EASY" },
    { name: "basalt", class: "extrusive igneous", difficulty: "EASY" },
    { name: "gabbro", class: "intrusive igneous", difficulty: "HARD" },
    { name: "obsidian", class: "extrusive igneous" },
    { name: "rhyolite", class: "extrusive igneous", difficulty: "HARD" },
    { name: "diorite", class: "intrusive igneous", difficulty: "HARD" },
    { name: "limestone", class: "sedimentary", difficulty: "EASY" },
    { name: "sandstone", class: "sedimentary", difficulty: "EASY" },
    { name: "shale", class: "sedimentary" },
    { name: "conglomerate", class: "sedimentary" },
    { name: "marble", class: "metamorphic", difficulty: "EASY" },
    { name: "slate", class: "metamorphic", difficulty: "EASY" },
    { name: "gneiss", class: "metamorphic" },
    { name: "schist", class: "metamorphic" },
    { name: "quartzite", class: "metamorphic" },
  ],
  ask: [
    { question: (row) => `Which of these rocks is ${row.class}?`, answer: ({ name }) => name, heading: "Rock" },
    {
      question: ({ name }) => `To which class of rock does ${name} belong?`,
      answer: (row) => `${row.class} rock`,
      heading: "Class",
    },
  ],
  explain: (row) =>
    `${capitalise(row.name)} is ${row.class === "sedimentary" || row.class === "metamorphic" ? "a" : "an"} ${row.class} rock.`,
});

const changes = facts({
  name: "rocks-that-change",
  topic: "earths-structure-and-rocks",
  difficulty: "MEDIUM",
  kind: "metamorphic rock",
  rows: [
    { from: "limestone", to: "marble", difficulty: "EASY" },
    { from: "shale", to: "slate" },
    { from: "sandstone", to: "quartzite" },
    { from: "granite", to: "gneiss" },
    { from: "bituminous coal", to: "anthracite", plainly: true as const },
    { from: "peridotite", to: "serpentinite", difficulty: "HARD" },
    { from: "gabbro", to: "amphibolite", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ from }) => `Into which rock is ${from} changed by metamorphism?`, answer: ({ to }) => to, heading: "Metamorphic rock" },
    {
      question: ({ to }) => `By the metamorphism of which rock is ${to} commonly formed?`,
      answer: ({ from }) => from,
      heading: "Rock from which it is formed",
    },
  ],
  explain: ({ from, to }) => `Metamorphism changes ${from} into ${to}.`,
  // Gneiss forms from shale as well.
  alsoTrue: (row, other) => ["granite", "shale"].every((from) => [row.from, other.from].includes(from)),
});

const discontinuities = facts({
  name: "discontinuities-of-the-earth",
  topic: "earths-structure-and-rocks",
  difficulty: "HARD",
  kind: "discontinuity",
  rows: [
    { name: "Mohorovičić", between: "the crust and the mantle", difficulty: "MEDIUM" },
    { name: "Gutenberg", between: "the mantle and the outer core" },
    { name: "Lehmann", between: "the outer core and the inner core" },
    { name: "Conrad", between: "the upper and the lower crust" },
    { name: "Repetti", between: "the upper and the lower mantle" },
  ],
  ask: [
    {
      question: ({ between }) => `Which discontinuity separates ${between}?`,
      answer: ({ name }) => `${name} discontinuity`,
      heading: "Discontinuity",
    },
    {
      question: ({ name }) => `What does the ${name} discontinuity separate?`,
      answer: ({ between }) => capitalise(between),
      heading: "What it separates",
    },
  ],
  explain: ({ name, between }) => `The ${name} discontinuity separates ${between}.`,
});

const volcanoes = facts({
  name: "volcanoes-and-countries",
  topic: "earths-structure-and-rocks",
  difficulty: "MEDIUM",
  kind: "volcano",
  rows: [
    { name: "Mount Fuji", country: "Japan", near: "Asia", difficulty: "EASY" },
    { name: "Vesuvius", country: "Italy", near: "Europe", difficulty: "EASY" },
    { name: "Krakatoa", country: "Indonesia", near: "Asia", difficulty: "EASY" },
    { name: "Mayon", country: "the Philippines", near: "Asia" },
    { name: "Cotopaxi", country: "Ecuador", near: "America" },
    { name: "Popocatépetl", country: "Mexico", near: "America" },
    { name: "Kilauea", country: "the United States", near: "America" },
    { name: "Kilimanjaro", country: "Tanzania", near: "Africa", difficulty: "EASY" },
    { name: "Emi Koussi", country: "Chad", near: "Africa", difficulty: "HARD" },
    { name: "Karthala", country: "the Comoros", near: "Africa", difficulty: "HARD" },
    { name: "Erta Ale", country: "Ethiopia", near: "Africa", difficulty: "HARD" },
    { name: "Longonot", country: "Kenya", near: "Africa", difficulty: "HARD" },
    { name: "Teide", country: "Spain", near: "Europe", difficulty: "HARD" },
    { name: "Santorini", country: "Greece", near: "Europe" },
    { name: "Hekla", country: "Iceland", near: "Europe" },
    { name: "Damavand", country: "Iran", near: "Asia", difficulty: "HARD" },
    { name: "Etna", country: "Italy", near: "Europe", difficulty: "EASY" },
    { name: "Villarrica", country: "Chile", near: "America", difficulty: "HARD" },
    { name: "El Misti", country: "Peru", near: "America", difficulty: "HARD" },
    { name: "Arenal", country: "Costa Rica", near: "America", difficulty: "HARD" },
    { name: "Ruapehu", country: "New Zealand", near: "Asia", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ name }) => `In which country is the volcano ${name}?`, answer: ({ country }) => country, heading: "Country" },
    { question: ({ country }) => `Which of these volcanoes is in ${country}?`, answer: ({ name }) => name, heading: "Volcano" },
  ],
  explain: ({ name, country }) => `${name} is a volcano of ${country}.`,
});

const geologyTerms = glossary("geology-terms", "earths-structure-and-rocks", "of these", [
  { name: "focus", article: "the", setting: "in the study of earthquakes", is: "the point inside the earth where an earthquake begins", near: "quake", category: "quake", difficulty: "EASY" },
  { name: "epicentre", article: "the", is: "the point of the surface straight above the origin of an earthquake", near: "quake", category: "quake", difficulty: "EASY" },
  { name: "seismograph", is: "an instrument that records the waves of an earthquake", near: "quake", category: "about quakes", difficulty: "EASY", plainly: true },
  { name: "tsunami", is: "a train of sea waves set off by a quake or slide under the sea", near: "quake", category: "about quakes", difficulty: "EASY", plainly: true },
  { name: "isoseismal line", is: "a line joining places where a quake was felt with equal intensity", near: "quake", category: "quake", difficulty: "HARD" },
  { name: "homoseismal line", is: "a line joining places that a quake reaches at the same time", near: "quake", category: "quake", difficulty: "HARD" },
  { name: "meizoseismal area", article: "the", is: "the part of the surface that an earthquake shakes most", near: "quake", category: "quake", difficulty: "HARD" },
  { name: "shadow zone", article: "the", is: "the part of the surface that the direct waves of an earthquake do not reach", near: "quake", category: "quake", plainly: true },
  { name: "seismic gap", is: "a stretch of an active fault that has not slipped for a long time", near: "quake", category: "quake", plainly: true },
  { name: "batholith", is: "a huge dome-like mass of intrusive rock at great depth", near: "intrusion" },
  { name: "laccolith", is: "a dome of intrusive rock with a level base and a pipe below", near: "intrusion", difficulty: "HARD" },
  { name: "lopolith", is: "a saucer-shaped intrusion, concave towards the sky", near: "intrusion", difficulty: "HARD" },
  { name: "phacolith", is: "a wavy, lens-like intrusion at the crest or trough of a fold", near: "intrusion", difficulty: "HARD" },
  { name: "sill", is: "a near-level sheet of intrusive rock between beds", near: "intrusion" },
  { name: "dyke", is: "a steep sheet of intrusive rock that cuts across the beds", near: "intrusion" },
  { name: "caldera", is: "a very wide hollow left when the top of a volcano collapses", near: "volcano", category: "hollow" },
  { name: "maar", is: "a shallow hollow blasted out where rising magma met ground water", near: "volcano", category: "hollow", difficulty: "HARD" },
  { name: "shield volcano", is: "a broad mountain with gentle slopes, built by runny basaltic lava", near: "volcano", category: "cone" },
  { name: "composite volcano", is: "a steep cone made of layers of lava and ash in turn", near: "volcano", category: "cone", plainly: true },
  { name: "cinder cone", is: "a small, steep hill of loose fragments round a vent", near: "volcano", category: "cone", plainly: true },
  { name: "lahar", is: "a fast stream of mud, ash and water down the side of a mountain", near: "volcano", category: "flow", difficulty: "HARD" },
  { name: "fumarole", is: "an opening in the ground that gives off volcanic gas and steam", near: "volcano", category: "hollow", difficulty: "HARD", plainly: true },
  { name: "geyser", is: "a spring that throws up hot water and steam from time to time", near: "volcano", category: "hollow", difficulty: "EASY", plainly: true },
  { name: "pyroclastic flow", is: "a fast cloud of gas, ash and rock fragments that hugs the ground", near: "volcano", category: "flow", difficulty: "HARD" },
  { name: "lava flow", is: "a tongue of molten rock that creeps down a slope", near: "volcano", category: "flow", plainly: true },
  { name: "debris avalanche", is: "a sudden slide of broken rock when a flank of the mountain gives way", near: "volcano", category: "flow", plainly: true },
  { name: "lithosphere", article: "the", is: "the rigid shell of the crust and the topmost mantle", near: "layer", difficulty: "EASY" },
  { name: "asthenosphere", article: "the", is: "the weak, slowly flowing layer on which the plates move", near: "layer" },
  { name: "outer core", article: "the", is: "the layer of liquid iron and nickel that makes the earth's magnetism", near: "layer" },
  { name: "inner core", article: "the", is: "the part of solid iron and nickel that Inge Lehmann found", near: "layer" },
  { name: "subduction zone", is: "a belt of trenches and volcanoes where ocean floor is destroyed", near: "plate" },
  { name: "transform boundary", is: "a line along which two plates slide past each other", near: "plate" },
  { name: "mid-ocean ridge", is: "a chain of submarine mountains where two plates move apart", near: "plate", plainly: true },
  { name: "hot spot", is: "a place of volcanic activity above a rising plume of the mantle", near: "plate", plainly: true },
  { name: "lava dome", is: "a steep mound of stiff lava that has piled up over a vent", near: "volcano", category: "cone", plainly: true },
  // The shaking is mostly worst around the epicentre.
], { alsoTrue: (row, other) => ["epicentre", "meizoseismal area"].every((name) => [row.name, other.name].includes(name)) });

const geologySingles = singles("geology-single-facts", "earths-structure-and-rocks", [
  { ask: "Who put forward the theory of continental drift in 1912?", answer: "Alfred Wegener", wrong: ["Harry Hess", "Arthur Holmes", "Eduard Suess"], tell: "Alfred Wegener proposed continental drift; Hess gave sea-floor spreading, Holmes the convection currents in the mantle, and Suess the name Gondwanaland.", difficulty: "EASY" },
  { ask: "Who put forward the idea of sea-floor spreading?", answer: "Harry Hess", wrong: ["Alfred Wegener", "Charles Richter", "John Milne"], tell: "Harry Hess proposed sea-floor spreading in the early 1960s; Wegener gave continental drift, Richter a scale of earthquake magnitude, and Milne worked on the seismograph." },
  { ask: "What was the ocean around the single continent of 250 million years ago called?", answer: "Panthalassa", wrong: ["Tethys", "Iapetus", "Rheic"], tell: "Panthalassa surrounded Pangaea; Tethys was the sea that opened between Laurasia in the north and Gondwanaland in the south, and the Iapetus and the Rheic were older oceans." },
  { ask: "Which are the two most abundant elements of the earth's crust by mass?", answer: "oxygen and silicon", wrong: ["iron and nickel", "silicon and aluminium", "oxygen and iron"], tell: "The crust is mainly oxygen and silicon, about 46% and 28%; aluminium comes third and iron fourth, while iron and nickel make up the core." },
  { ask: "How is it known that the outer core is liquid?", answer: "S waves do not pass through it", wrong: ["P waves do not pass through it", "S waves travel faster in it", "P waves are doubled in it"], tell: "S waves do not pass through it, since they are transverse and need a solid; P waves are longitudinal like sound and do pass, though more slowly." },
  { ask: "Which of these earthquake waves reaches a distant station first?", answer: "P waves", wrong: ["S waves", "Love waves", "Rayleigh waves"], tell: "P waves are the fastest and arrive first, then S waves, and last the surface waves called Love and Rayleigh waves.", difficulty: "EASY" },
  { ask: "What does the Mercalli scale measure?", answer: "the intensity of an earthquake by its effects", wrong: ["the energy that an earthquake sets free", "the depth at which an earthquake begins", "the speed at which its waves travel"], tell: "The Mercalli scale gives the intensity of an earthquake by its effects on people and buildings; the Richter scale gives its magnitude, which depends on the energy." },
  { ask: "Which is the hardest mineral on Mohs' scale after diamond?", answer: "corundum", wrong: ["topaz", "quartz", "feldspar"], tell: "On Mohs' scale diamond is 10, corundum 9, topaz 8, quartz 7 and feldspar 6." },
  { ask: "Which mineral is the softest on Mohs' scale?", answer: "talc", wrong: ["gypsum", "calcite", "fluorite"], tell: "On Mohs' scale talc is 1, gypsum 2, calcite 3 and fluorite 4.", difficulty: "EASY" },
  { ask: "Of which mineral does pure limestone chiefly consist?", answer: "calcite", wrong: ["quartz", "feldspar", "mica"], tell: "Limestone is chiefly calcite (calcium carbonate); quartz is the mineral of sandstone, and feldspar, quartz and mica make up granite." },
  { ask: "At what kind of plate boundary did the Himalayas rise?", answer: "convergent, of two continental plates", wrong: ["convergent, of two oceanic plates", "divergent, of two continental plates", "transform, of two continental plates"], tell: "The Himalayas rose at a boundary that is convergent, of two continental plates, the Indian and the Eurasian; two oceanic plates give island arcs, diverging plates rifts, and transform boundaries faults." },
  { ask: "Which boundary of plates is the San Andreas Fault of California?", answer: "transform boundary", wrong: ["divergent boundary", "subduction zone", "mid-ocean ridge"], tell: "The San Andreas Fault is a transform boundary where the Pacific and the North American plates slide past each other; divergent boundaries make ridges and subduction zones make trenches." },
  { ask: "On which plate do the islands of Lakshadweep lie?", answer: "Indian plate", wrong: ["Eurasian plate", "Burma plate", "Arabian plate"], tell: "Lakshadweep lies on the Indian plate, often counted with Australia's as the Indo-Australian plate; the Arabian plate lies to its north-west, the Eurasian to its north, and the Andaman Islands stand on the Burma plate.", difficulty: "HARD" },
  { ask: "Beneath which ocean does the Nazca plate lie?", answer: "Pacific", wrong: ["Atlantic", "Indian", "Arctic"], tell: "The Nazca plate lies beneath the eastern Pacific and sinks under South America, which has raised the Andes." },
]);

export const earthsStructureAndRocks = [
  ...rocks,
  ...changes,
  ...discontinuities,
  ...volcanoes,
  ...geologyTerms,
  ...geologySingles,
];
