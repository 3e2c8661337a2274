import { capitalise, withArticle } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { singles } from "../../../kit/singles.ts";

const studies = facts({
  name: "branches-of-study",
  topic: "science-in-everyday-life",
  difficulty: "MEDIUM",
  kind: "branch of study",
  rows: [
    { name: "ornithology", of: "birds", near: "animals", difficulty: "EASY" },
    { name: "entomology", of: "insects", near: "animals", difficulty: "EASY" },
    { name: "ichthyology", of: "fishes", near: "animals" },
    { name: "herpetology", of: "reptiles and amphibians", near: "animals" },
    { name: "malacology", of: "molluscs", near: "animals", difficulty: "HARD" },
    { name: "helminthology", of: "parasitic worms", near: "animals", difficulty: "HARD" },
    { name: "ethology", of: "the behaviour of animals", near: "animals", difficulty: "HARD" },
    { name: "mycology", of: "fungi", near: "plants" },
    { name: "phycology", of: "algae", near: "plants", difficulty: "HARD" },
    { name: "pomology", of: "fruits and their growing", near: "plants", difficulty: "HARD" },
    { name: "agrostology", of: "grasses", near: "plants", difficulty: "HARD" },
    { name: "dendrology", of: "trees and shrubs", near: "plants", difficulty: "HARD" },
    { name: "cardiology", of: "the heart", near: "body", difficulty: "EASY", plainly: true as const },
    { name: "nephrology", of: "the kidneys", near: "body", difficulty: "EASY" },
    { name: "haematology", of: "the blood", near: "body" },
    { name: "hepatology", of: "the liver", near: "body" },
    { name: "osteology", of: "the bones", near: "body" },
    { name: "dermatology", of: "the skin", near: "body", difficulty: "EASY", plainly: true as const },
    { name: "oncology", of: "cancer", near: "body", difficulty: "EASY" },
    { name: "neurology", of: "the nervous system", near: "body", difficulty: "EASY", plainly: true as const },
    { name: "gerontology", of: "ageing", near: "body" },
    { name: "seismology", of: "earthquakes", near: "earth", difficulty: "EASY" },
    { name: "meteorology", of: "weather", near: "earth", difficulty: "EASY" },
    { name: "pedology", of: "soils", near: "earth" },
    { name: "limnology", of: "lakes and other inland waters", near: "earth", difficulty: "HARD" },
    { name: "speleology", of: "caves", near: "earth", difficulty: "HARD" },
    { name: "palaeontology", of: "fossils", near: "earth" },
    { name: "petrology", of: "rocks", near: "earth" },
    { name: "numismatics", of: "coins", near: "records", difficulty: "EASY" },
    { name: "philately", of: "postage stamps", near: "records" },
    { name: "epigraphy", of: "inscriptions", near: "records" },
    { name: "vexillology", of: "flags", near: "records", difficulty: "HARD" },
    { name: "etymology", of: "the origin of words", near: "records" },
    { name: "demography", of: "human populations", near: "records" },
  ],
  ask: [
    { question: ({ of }) => `What is the study of ${of} called?`, answer: ({ name }) => name, heading: "Branch of study" },
    { question: ({ name }) => `What does ${name} study?`, answer: ({ of }) => capitalise(of), heading: "What is studied" },
  ],
  explain: ({ name, of }) => `${capitalise(name)} is the study of ${of}.`,
});

const instruments = facts({
  name: "measuring-instruments",
  topic: "science-in-everyday-life",
  difficulty: "MEDIUM",
  kind: "instrument",
  rows: [
    { name: "barometer", measures: "the pressure of the air", near: "weather", difficulty: "EASY", wrong: ["the humidity of the air", "the density of the air", "the speed of the wind"] },
    { name: "hygrometer", measures: "the humidity of the air", near: "weather", wrong: ["the pressure of the air", "the density of liquids", "the speed of the wind"] },
    { name: "anemometer", measures: "the speed of the wind", near: "weather", difficulty: "EASY", wrong: ["the humidity of the air", "the pressure of the air", "the height of the clouds"] },
    { name: "pyranometer", measures: "the strength of sunshine", near: "weather", difficulty: "HARD", wrong: ["the amount of rain", "the height of the clouds", "the hours of daylight"] },
    { name: "hydrometer", measures: "the relative density of liquids", near: "liquid", wrong: ["the humidity of the air", "the flow of water in a pipe", "the depth of water in a river"], others: ["hygrometer", "fathometer", "manometer"] },
    { name: "lactometer", measures: "the purity of milk", near: "liquid", difficulty: "EASY", plainly: true as const },
    { name: "viscometer", measures: "the thickness of a liquid as it flows", near: "liquid", plainly: true as const },
    { name: "fathometer", measures: "the depth of the sea by sound", near: "liquid", difficulty: "HARD", plainly: true as const },
    { name: "odometer", measures: "the distance run by a vehicle", near: "motion", others: ["tachometer", "accelerometer", "dynamometer"], wrong: ["the speed of a vehicle", "the fuel used by a vehicle", "the load carried by a vehicle"] },
    { name: "tachometer", measures: "the speed of rotation of a shaft", near: "motion", others: ["odometer", "dynamometer", "manometer"], wrong: ["the turning force on a shaft", "the bending of a loaded shaft", "the distance run by a vehicle"] },
    { name: "altimeter", measures: "height above sea level", near: "motion", plainly: true as const },
    { name: "accelerometer", measures: "the rate of change of velocity", near: "motion", difficulty: "HARD", plainly: true as const },
    { name: "ammeter", measures: "electric current", near: "electric", difficulty: "EASY", others: ["voltmeter", "wattmeter", "ohmmeter"], wrong: ["electric power", "electric charge", "electric resistance"], more: " It is put into the circuit in series." },
    { name: "voltmeter", measures: "potential difference", near: "electric", difficulty: "EASY", others: ["ammeter", "wattmeter", "ohmmeter"], wrong: ["current strength", "electric power", "magnetic flux"], more: " It is put beside a part of the circuit, in parallel." },
    { name: "pyrometer", measures: "very high temperatures from afar", near: "electric", plainly: true as const },
    { name: "sphygmomanometer", measures: "blood pressure", near: "body", difficulty: "EASY", wrong: ["lung volume", "blood sugar", "pulse rate"], others: ["electrocardiograph", "plethysmograph", "pulse oximeter"] },
    { name: "spirometer", measures: "the volume of air breathed in and out", near: "body", difficulty: "HARD", wrong: ["the pressure of the blood", "the oxygen in the blood", "the rate of the pulse"], others: ["sphygmomanometer", "oximeter", "audiometer"] },
    { name: "audiometer", measures: "the keenness of hearing", near: "body", plainly: true as const },
    { name: "seismograph", measures: "the shaking of an earthquake", near: "weather", difficulty: "EASY", others: ["barograph", "thermograph", "anemograph"], wrong: ["the flow of a lava stream", "the drift of a continent", "the height of a tide"] },
    { name: "planimeter", measures: "the area of a figure on a map", near: "motion", difficulty: "HARD", others: ["opisometer", "clinometer", "pedometer"], wrong: ["the length of a curve on a map", "the slope of the ground on a map", "the scale of a figure on a map"] },
    { name: "bolometer", measures: "faint heat radiation", near: "weather", difficulty: "HARD", wrong: ["faint ground tremors", "faint magnetic fields", "faint electric currents"] },
  ],
  ask: [
    {
      question: ({ measures }) => `Which instrument measures ${measures}?`,
      answer: ({ name }) => name,
      // A lactometer is a kind of hydrometer; both radiation meters catch heat.
      alsoTrue: isKin,
      decoys: ({ others = [] }) => others,
      heading: "Instrument",
      // An ammeter at the arm would deceive nobody.
      state: false,
    },
    {
      question: ({ name }) => `What does ${withArticle(name)} measure?`,
      answer: ({ measures }) => capitalise(measures),
      alsoTrue: isKin,
      decoys: ({ wrong = [] }) => wrong,
      heading: "What it measures",
    },
  ],
  explain: ({ name, measures, more = "" }) => `The ${name} measures ${measures}.${more}`,
});

const KIN = [
  ["lactometer", "hydrometer", "viscometer"],
  ["pyranometer", "bolometer", "pyrometer"],
  ["barometer", "altimeter"],
];

function isKin(row: { name: string }, other: { name: string }): boolean {
  return KIN.some((kin) => kin.includes(row.name) && kin.includes(other.name));
}

const substances = facts({
  name: "everyday-substances",
  topic: "science-in-everyday-life",
  difficulty: "MEDIUM",
  kind: "substance",
  rows: [
    { name: "sodium bicarbonate", use: "baking soda", near: "sodium", difficulty: "EASY" },
    { name: "sodium carbonate", use: "washing soda", near: "sodium" },
    { name: "sodium hydroxide", use: "caustic soda", near: "sodium" },
    { name: "sodium thiosulphate", use: "hypo", near: "sodium", difficulty: "HARD" },
    { name: "sodium nitrate", use: "Chile saltpetre", near: "sodium", difficulty: "HARD" },
    { name: "calcium hydroxide", use: "slaked lime", near: "lime" },
    { name: "calcium oxide", use: "quicklime", near: "lime" },
    { name: "calcium carbonate", use: "limestone", near: "lime", difficulty: "EASY" },
    { name: "calcium sulphate hemihydrate", use: "plaster of Paris", near: "lime", difficulty: "HARD" },
    { name: "solid carbon dioxide", use: "dry ice", near: "gas", plainly: true as const },
    { name: "nitrous oxide", use: "laughing gas", near: "gas" },
    { name: "methane", use: "marsh gas", near: "gas" },
    { name: "magnesium hydroxide in water", use: "milk of magnesia", near: "salt", difficulty: "HARD", plainly: true as const },
    { name: "magnesium sulphate", use: "Epsom salt", near: "salt", difficulty: "HARD" },
    { name: "sodium chloride", use: "common salt", near: "sodium", difficulty: "EASY" },
    { name: "copper sulphate", use: "blue vitriol", near: "salt", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ use }) => `What is the chemical name of ${use}?`, answer: ({ name }) => name, heading: "Chemical name" },
    {
      question: ({ name }) => `By which everyday name is ${name} known?`,
      answer: ({ use }) => capitalise(use),
      heading: "Everyday name",
    },
  ],
  explain: ({ name, use }) => `The chemical name of ${use} is ${name}.`,
});

const alone = singles("everyday-science-hand-made", "science-in-everyday-life", [
  { ask: "Why does food cook faster in a pressure cooker?", answer: "Water boils at a higher temperature", wrong: ["Water boils at a lower temperature", "The food takes up less heat in all", "Steam softens the food without heat"], tell: "Under higher pressure water boils at a higher temperature, so the food is hotter while it cooks; on a mountain the opposite happens.", difficulty: "EASY" },
  { ask: "Which gases chiefly fill the LPG cylinders used at home?", answer: "butane with propane", wrong: ["methane with ethane", "hydrogen with carbon monoxide", "acetylene with ethylene"], tell: "LPG is mostly butane with propane; methane is the chief part of CNG and of piped natural gas, and acetylene is burnt for welding." },
  { ask: "Why does the sky look blue by day?", answer: "Air scatters blue light more than red", wrong: ["Air absorbs blue light more than red", "The sea reflects its colour to the sky", "Ozone gives out a faint blue glow"], tell: "Air scatters blue light more than red (Rayleigh scattering), so blue reaches us from all sides.", difficulty: "EASY" },
  { ask: "Which vitamin does the skin make in sunlight?", answer: "vitamin D", wrong: ["vitamin A", "vitamin C", "vitamin K"], tell: "The skin makes vitamin D under ultraviolet light; vitamins A, C and K come with food.", difficulty: "EASY" },
  { ask: "Which gas is filled into packets of potato chips to keep them fresh?", answer: "nitrogen", wrong: ["oxygen", "carbon dioxide", "helium"], tell: "Nitrogen is inert enough to keep the fat from turning rancid; oxygen would spoil it, carbon dioxide is for soft drinks and helium for balloons." },
  { ask: "What is the filament of an incandescent bulb made of?", answer: "tungsten", wrong: ["copper", "nichrome", "aluminium"], tell: "Tungsten melts only above 3,400 °C; nichrome is used in heaters, and copper and aluminium in wires." },
  { ask: "What kind of mirror is commonly used as the side mirror of a vehicle?", answer: "convex", wrong: ["concave", "plane", "parabolic"], tell: "A convex mirror gives an upright image and a wide view; a plane mirror shows less of the road, and concave and parabolic mirrors gather light, as in headlamps." },
  { ask: "Which lens corrects short sight (myopia)?", answer: "concave lens", wrong: ["convex lens", "bifocal lens", "cylindrical lens"], tell: "A concave lens spreads the rays so that they meet on the retina; a convex lens corrects long sight and a cylindrical lens astigmatism." },
  { ask: "What is measured on the Richter scale?", answer: "the magnitude of an earthquake", wrong: ["the damage of an earthquake", "the strength of a cyclone", "the loudness of a sound"], tell: "The Richter scale gives the magnitude of an earthquake; the Mercalli scale goes by damage, and loudness is given in decibels." },
  { ask: "Which acid is found in the sting of an ant?", answer: "formic acid", wrong: ["citric acid", "lactic acid", "oxalic acid"], tell: "Ants inject formic acid; citric acid is in lemons, lactic acid in curd and oxalic acid in spinach.", difficulty: "EASY" },
  { ask: "Which acid builds up in muscles during very hard exercise?", answer: "lactic acid", wrong: ["formic acid", "malic acid", "tartaric acid"], tell: "Muscles that run short of oxygen make lactic acid from glucose; malic acid is in apples, tartaric acid in tamarind and formic acid in ants.", difficulty: "EASY" },
  { ask: "Why do astronauts on the space station float?", answer: "The station and its crew fall together round the Earth", wrong: ["The station flies above the reach of the Earth's gravity", "The spin of the station throws its crew off the floor", "The pull of the Moon cancels that of the Earth"], tell: "The station and its crew fall together round the Earth all the time; gravity at that height is still about nine tenths of that on the ground.", difficulty: "HARD" },
]);

export const scienceInEverydayLife = [...studies, ...instruments, ...substances, ...alone];
