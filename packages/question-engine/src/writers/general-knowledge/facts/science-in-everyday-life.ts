import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise, withArticle } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/general-knowledge/science-in-everyday-life.yaml", import.meta.url));

const studies = content("branches-of-study");

const instruments = facts({
  name: "measuring-instruments", form: "quiz",
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
      // An ammeter for the arm is not a plausible wrong answer.
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

const substances = content("everyday-substances");

const alone = withNature({ form: "quiz" }, content("everyday-science-hand-made"));

export const scienceInEverydayLife = [...studies, ...instruments, ...substances, ...alone];
