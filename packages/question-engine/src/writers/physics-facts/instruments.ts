import { capitalise, withArticle } from "../../english.ts";
import { facts } from "../../facts.ts";

/** `does` goes on after "is used to". */
export const instruments = facts({
  name: "physics-instruments",
  topic: "units-and-measurement",
  difficulty: "MEDIUM",
  kind: "instrument",
  // biome-ignore format: a table to read across
  rows: [
    { name: "screw gauge", does: "measure the diameter of a thin wire to a hundredth of a millimetre", near: "length", difficulty: "EASY" },
    { name: "vernier calliper", does: "measure both the inner and the outer diameter of a tube", near: "length", difficulty: "EASY" },
    { name: "spherometer", does: "find the radius of curvature of a spherical surface", near: "length" },
    { name: "odometer", does: "record the distance that a vehicle has travelled", topic: "kinematics", near: "motion", difficulty: "EASY" },
    { name: "speedometer", does: "show the speed of a vehicle at each instant", topic: "kinematics", near: "motion", difficulty: "EASY" },
    { name: "tachometer", does: "measure how fast a shaft rotates", topic: "rotational-motion", near: "motion" },
    { name: "gyroscope", does: "keep or sense a direction by a spinning wheel", topic: "rotational-motion", near: "motion", difficulty: "EASY" },
    { name: "accelerometer", does: "measure the acceleration of a body", topic: "newtons-laws", near: "motion", difficulty: "EASY" },
    { name: "torsion balance", does: "measure very weak forces by the twist of a fibre", topic: "gravitation", near: "length", difficulty: "HARD" },
    { name: "barometer", does: "measure the pressure of the atmosphere", topic: "properties-of-matter", near: "fluids", difficulty: "EASY" },
    { name: "manometer", does: "measure the pressure of a gas by the levels of a liquid in a U-tube", topic: "properties-of-matter", near: "fluids" },
    { name: "hydrometer", does: "measure the relative density of a liquid by floating in it", topic: "properties-of-matter", near: "fluids", difficulty: "EASY" },
    { name: "viscometer", does: "measure the internal friction of a flowing liquid", topic: "properties-of-matter", near: "fluids" },
    { name: "venturi meter", does: "measure the rate of flow in a pipe by a drop in pressure", topic: "properties-of-matter", near: "fluids", difficulty: "HARD" },
    { name: "anemometer", does: "measure the speed of the wind", topic: "properties-of-matter", near: "fluids", difficulty: "EASY" },
    { name: "hygrometer", does: "measure the humidity of the air", topic: "heat-and-temperature", near: "heat", difficulty: "EASY" },
    { name: "pyrometer", does: "measure the temperature of a furnace from its radiation", topic: "heat-and-temperature", near: "heat" },
    { name: "calorimeter", does: "measure the heat given off or taken up in a process", topic: "heat-and-temperature", near: "heat", difficulty: "EASY" },
    { name: "bolometer", does: "detect weak heat radiation by the change of a resistance", topic: "heat-and-temperature", near: "heat", difficulty: "HARD" },
    { name: "seismograph", does: "record the waves of earthquakes", topic: "oscillations-and-waves", near: "waves", difficulty: "EASY" },
    { name: "stroboscope", does: "make a vibrating body seem to stand still by flashes of light", topic: "oscillations-and-waves", near: "waves", difficulty: "HARD" },
    { name: "sonometer", does: "study the vibrations of a stretched string", topic: "sound", near: "waves" },
    { name: "fathometer", does: "find the depth of the sea by the echo of sound", topic: "sound", near: "waves" },
    { name: "hydrophone", does: "pick up sounds under water", topic: "sound", near: "waves", difficulty: "HARD" },
    { name: "stethoscope", does: "hear the sounds of the heart and the lungs", topic: "sound", near: "waves", difficulty: "EASY" },
    { name: "periscope", does: "see over an obstacle by two reflections", topic: "ray-optics", near: "light", difficulty: "EASY" },
    { name: "refractometer", does: "measure the refractive index of a liquid", topic: "ray-optics", near: "light" },
    { name: "spectrometer", does: "measure the angles by which a prism deviates light of each colour", topic: "ray-optics", near: "light" },
    { name: "endoscope", does: "look inside the body through a bundle of optical fibres", topic: "ray-optics", near: "light", difficulty: "EASY" },
    { name: "polarimeter", does: "measure how far a solution turns the plane of polarisation", topic: "wave-optics", near: "light", difficulty: "HARD" },
    { name: "interferometer", does: "measure tiny lengths by the shift of interference fringes", topic: "wave-optics", near: "light", difficulty: "HARD" },
    { name: "electroscope", does: "detect whether a body is electrically charged", topic: "electrostatics", near: "electricity", difficulty: "EASY" },
    { name: "Van de Graaff generator", does: "build up very high voltages by a moving belt", topic: "electrostatics", near: "electricity" },
    { name: "ammeter", does: "measure electric current, joined in series", topic: "current-electricity", near: "electricity", difficulty: "EASY" },
    { name: "voltmeter", does: "measure potential difference, joined in parallel", topic: "current-electricity", near: "electricity", difficulty: "EASY" },
    { name: "galvanometer", does: "detect small currents and their direction", topic: "current-electricity", near: "electricity", difficulty: "EASY" },
    { name: "potentiometer", does: "compare two e.m.f.s without drawing current from them at balance", topic: "current-electricity", near: "electricity" },
    { name: "rheostat", does: "change the current in a circuit by a sliding contact", topic: "current-electricity", near: "electricity", difficulty: "EASY" },
    { name: "dip circle", does: "measure the angle between the earth's field and the horizontal", topic: "magnetism", near: "magnetism" },
    { name: "cyclotron", does: "speed up positive ions along a spiral path", topic: "magnetism", near: "magnetism" },
    { name: "magnetometer", does: "measure the strength of a magnetic field", topic: "magnetism", near: "magnetism", difficulty: "EASY" },
    { name: "transformer", does: "raise or lower an alternating voltage", topic: "electromagnetic-induction", near: "electricity", difficulty: "EASY" },
    { name: "Geiger counter", does: "count the particles of ionising radiation", topic: "modern-physics", near: "magnetism", difficulty: "EASY" },
    { name: "mass spectrometer", does: "separate isotopes by their different masses", topic: "modern-physics", near: "magnetism" },
  ],
  ask: [
    { question: ({ does }) => `Which instrument or device is used to ${does}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What is ${withArticle(name)} used for?`, answer: ({ does }) => `to ${does}` },
  ],
  // Each of these could also do the other's work.
  alsoTrue: (row, other) => {
    const pair = [row.name, other.name].sort().join(" ");
    return [
      "ammeter galvanometer",
      "galvanometer potentiometer",
      "screw gauge vernier calliper",
      "barometer manometer",
    ].includes(pair);
  },
  explain: ({ name, does }) => `${capitalise(withArticle(name))} is used to ${does}.`,
});
