import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

/** The question says it already. */
const OF_TRANSISTOR = / of a transistor$/;

/** `means` continues the text after "is". */
export const physicsTerms = facts({
  name: "terms-of-physics", form: "school",
  topic: "semiconductors",
  difficulty: "EASY",
  kind: "term",
  rows: [
    { name: "doping", plainly: true as const, means: "the adding of a trace of impurity to a pure semiconductor", near: "electronics" },
    { name: "a Zener diode", means: "a component made to work in reverse breakdown as a voltage regulator", near: "electronics", category: "component" },
    { name: "a photodiode", plainly: true as const, means: "a component whose reverse current grows with the light on it", near: "electronics", category: "component", difficulty: "MEDIUM" },
    { name: "the depletion layer", means: "the region on both sides of a p-n junction that contains only fixed ions", near: "electronics", category: "region", difficulty: "MEDIUM", plainly: true },
    { name: "the base", means: "the thin, lightly doped middle region of a transistor", near: "electronics", category: "region", difficulty: "MEDIUM" },
    { name: "the emitter", means: "the most heavily doped region of a transistor", near: "electronics", category: "region", difficulty: "MEDIUM" },
    { name: "the collector", means: "the largest and moderately doped region of a transistor", near: "electronics", category: "region", difficulty: "MEDIUM" },
    { name: "a rectifier", means: "a circuit that turns alternating into direct current", near: "electronics", category: "circuit" },
    { name: "an oscillator", means: "a circuit that turns direct current into an alternating signal", near: "electronics", category: "circuit", difficulty: "MEDIUM" },
    { name: "the barrier potential", plainly: true as const, means: "the voltage of about 0.7 V across an unbiased p-n junction of silicon", near: "electronics", category: "voltage", difficulty: "MEDIUM" },
    { name: "the Fermi level", means: "the energy at which a state is filled with probability one half", near: "electronics", category: "level", difficulty: "HARD" },
    { name: "the valence band", means: "the highest range of energies that is full at absolute zero", near: "electronics", category: "band", difficulty: "MEDIUM" },
    { name: "the conduction band", means: "the lowest range of energies that is empty at absolute zero", near: "electronics", category: "band", difficulty: "MEDIUM" },
    { name: "an intrinsic semiconductor", means: "a crystal in which holes are as many as free electrons", near: "electronics", category: "crystal", difficulty: "MEDIUM" },
    { name: "a logic gate", means: "a circuit whose output is one of two levels that its inputs decide", near: "electronics", category: "circuit" },
    { name: "myopia", means: "a defect of the eye in which distant things focus in front of the retina", topic: "ray-optics", near: "eye", category: "defect of the eye" },
    { name: "hypermetropia", means: "a defect of the eye in which near things focus behind the retina", topic: "ray-optics", near: "eye", category: "defect of the eye" },
    { name: "astigmatism", means: "a defect of the eye in which upright and level lines focus at different distances", topic: "ray-optics", near: "eye", category: "defect of the eye", difficulty: "MEDIUM" },
    { name: "accommodation", plainly: true as const, means: "the power of the eye to change the focal length of its lens", topic: "ray-optics", near: "eye" },
    { name: "chromatic aberration", plainly: true as const, means: "the failure of a lens to focus all colours at one point", topic: "ray-optics", near: "eye", difficulty: "MEDIUM" },
    { name: "an isothermal process", plainly: true as const, means: "a change of a gas at constant temperature", topic: "thermodynamics", near: "heat", category: "process" },
    { name: "an adiabatic process", means: "a change of a gas without any exchange of heat", topic: "thermodynamics", near: "heat", category: "process" },
    { name: "an isobaric process", means: "a change of a gas at constant pressure", topic: "thermodynamics", near: "heat", category: "process" },
    { name: "an isochoric process", means: "a change of a gas at constant volume", topic: "thermodynamics", near: "heat", category: "process" },
    { name: "diamagnetism", means: "feeble repulsion by a magnet, as in bismuth", topic: "magnetism", near: "magnetism", category: "magnetic behaviour" },
    { name: "paramagnetism", means: "feeble attraction by a magnet, as in aluminium", topic: "magnetism", near: "magnetism", category: "magnetic behaviour" },
    { name: "ferromagnetism", means: "strong attraction by a magnet, as in cobalt", topic: "magnetism", near: "magnetism", category: "magnetic behaviour" },
    { name: "retentivity", means: "the magnetisation that a saturated sample has in zero field", topic: "magnetism", near: "magnetism", category: "magnetic quantity", difficulty: "MEDIUM" },
    { name: "coercivity", means: "the reverse field needed to bring the magnetisation of a sample to zero", topic: "magnetism", near: "magnetism", category: "magnetic quantity", difficulty: "MEDIUM" },
    { name: "declination", means: "the angle between the magnetic and the geographic meridian", topic: "magnetism", near: "magnetism", category: "angle", difficulty: "MEDIUM" },
    { name: "inclination", plainly: true as const, means: "the angle between the earth's magnetic field and the horizontal", topic: "magnetism", near: "magnetism", category: "angle", difficulty: "MEDIUM" },
    { name: "pitch", means: "the property of a sound that depends chiefly on its frequency", topic: "sound", near: "sound", category: "property of a sound" },
    { name: "loudness", plainly: true as const, means: "the property of a sound that depends chiefly on its amplitude", topic: "sound", near: "sound", category: "property of a sound" },
    { name: "timbre", means: "the property of a sound that depends chiefly on its overtones", topic: "sound", near: "sound", category: "property of a sound" },
    { name: "reverberation", plainly: true as const, means: "the lasting of sound in a hall by repeated reflection", topic: "sound", near: "sound" },
    { name: "isotopes", means: "nuclei with equal numbers of protons but different numbers of neutrons", topic: "modern-physics", near: "nuclei", category: "nuclei" },
    { name: "isotones", means: "nuclei with equal numbers of neutrons but different numbers of protons", topic: "modern-physics", near: "nuclei", category: "nuclei", difficulty: "MEDIUM" },
    { name: "isobars", means: "nuclei with equal mass numbers but different atomic numbers", topic: "modern-physics", near: "nuclei", category: "nuclei" },
    { name: "isomers", means: "nuclei with equal numbers of protons and of neutrons but different energies", topic: "modern-physics", near: "nuclei", category: "nuclei", difficulty: "HARD" },
    { name: "a control rod", plainly: true as const, means: "a bar that absorbs neutrons in a reactor", topic: "modern-physics", near: "atoms" },
    { name: "the critical mass", plainly: true as const, means: "the limit above which a piece of fissile material keeps a chain reaction going", topic: "modern-physics", near: "atoms" },
    { name: "the half-life", plainly: true as const, means: "the time in which the activity of a sample falls to 50 per cent", topic: "modern-physics", near: "atoms" },
    { name: "a moderator", plainly: true as const, means: "a material that slows down the neutrons in a reactor", topic: "modern-physics", near: "atoms" },
    { name: "the work function", means: "the least energy needed to free an electron from a metal", topic: "modern-physics", near: "least energy", category: "least energy" },
    { name: "the ionisation energy", means: "the least energy needed to free an electron from an atom", topic: "modern-physics", near: "least energy", category: "least energy" },
    // The rows below are each of the kind of a row above, and most are used as wrong answers only.
    { name: "the band gap", plainly: true as const, means: "the least energy needed to lift an electron from the valence to the conduction band", near: "least energy", category: "least energy" },
    { name: "the first excitation energy", means: "the least energy needed to lift an atom from its ground state", topic: "modern-physics", near: "least energy", category: "least energy", difficulty: "MEDIUM" },
    { name: "the donor level", plainly: true as const, means: "the energy just below the conduction band at which impurities hold electrons", near: "electronics", category: "level" },
    { name: "the acceptor level", plainly: true as const, means: "the energy just above the valence band at which impurities take up electrons", near: "electronics", category: "level" },
    { name: "the vacuum level", plainly: true as const, means: "the energy of an electron at rest just outside a crystal", near: "electronics", category: "level" },
    { name: "the forbidden gap", plainly: true as const, means: "the range of energies between two bands that holds no states", near: "electronics", category: "band" },
    { name: "the impurity band", plainly: true as const, means: "the narrow range of energies that arises when dopants lie close together", near: "electronics", category: "band" },
    { name: "an LED", plainly: true as const, means: "a component in which electrons and holes recombine under forward bias and give light", near: "electronics", category: "component" },
    { name: "a solar cell", plainly: true as const, means: "a component that gives a voltage without any bias when light falls on it", near: "electronics", category: "component" },
    { name: "an amplifier", plainly: true as const, means: "a circuit that gives an enlarged copy of a weak signal", near: "electronics", category: "circuit" },
    { name: "a modulator", plainly: true as const, means: "a circuit that lays a signal on a carrier wave", near: "electronics", category: "circuit" },
    { name: "a semiconductor of the n-type", plainly: true as const, means: "a crystal in which free electrons outnumber holes", near: "electronics", category: "crystal" },
    { name: "a semiconductor of the p-type", plainly: true as const, means: "a crystal in which holes outnumber free electrons", near: "electronics", category: "crystal" },
    { name: "a degenerate semiconductor", plainly: true as const, means: "a crystal in which heavy doping brings the conduction of a metal", near: "electronics", category: "crystal" },
    { name: "presbyopia", means: "a defect of the eye in which the lens grows stiff with age", topic: "ray-optics", near: "eye", category: "defect of the eye", difficulty: "MEDIUM" },
    { name: "cataract", plainly: true as const, means: "a defect of the eye in which the lens grows cloudy", topic: "ray-optics", near: "eye", category: "defect of the eye" },
    { name: "antiferromagnetism", plainly: true as const, means: "order of opposite atomic magnets that cancel, as in manganese oxide", topic: "magnetism", near: "magnetism", category: "magnetic behaviour" },
    { name: "susceptibility", means: "the ratio of the magnetisation of a sample to the magnetising field", topic: "magnetism", near: "magnetism", category: "magnetic quantity", difficulty: "MEDIUM" },
    { name: "permeability", means: "the ratio of the flux density in a sample to the magnetising field", topic: "magnetism", near: "magnetism", category: "magnetic quantity", difficulty: "MEDIUM" },
    { name: "latitude", plainly: true as const, means: "the angle between the vertical of a place and the plane of the equator", topic: "magnetism", near: "magnetism", category: "angle" },
    { name: "azimuth", plainly: true as const, means: "the angle along the horizon between true north and a direction", topic: "magnetism", near: "magnetism", category: "angle" },
    { name: "duration", plainly: true as const, means: "the property of a sound that depends chiefly on the time of vibration of its source", topic: "sound", near: "sound", category: "property of a sound" },
    { name: "the separation energy", means: "the least energy needed to free a nucleon from a nucleus", topic: "modern-physics", near: "least energy", category: "least energy", difficulty: "MEDIUM" },
    { name: "the binding energy", means: "the least energy needed to take a nucleus apart into its nucleons", topic: "modern-physics", near: "least energy", category: "least energy" },
    { name: "isodiaphers", means: "nuclei with equal excesses of neutrons over protons but different mass numbers", topic: "modern-physics", near: "nuclei", category: "nuclei", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ means }) => `Which term stands for ${means}?`, answer: ({ name }) => capitalise(name) },
    {
      question: ({ name, near, means }) =>
        `In ${OF_TRANSISTOR.test(means) ? "a transistor" : near === "electronics" ? "electronics" : "physics"}, what ${isMany(name) ? "are" : "is"} ${name}?`,
      answer: ({ means }) => capitalise(means.replace(OF_TRANSISTOR, "")),
      state: ({ name, means }, answer) => {
        const inside = OF_TRANSISTOR.test(means);
        if (inside && answer.includes("junction")) return undefined;
        return `${capitalise(name)} ${isMany(name) ? "are" : "is"} ${answer.charAt(0).toLowerCase()}${answer.slice(1)}${inside ? " of a transistor" : ""}.`;
      },
      heading: "Meaning",
    },
  ],
  // A stiff lens brings near things to a focus behind the retina too.
  alsoTrue: (row, other) => [row, other].every(({ name }) => /^(?:hypermetropia|presbyopia)$/.test(name)),
  explain: ({ name, means }) => `${capitalise(name)} ${isMany(name) ? "are" : "is"} ${means}.`,
});

function isMany(name: string): boolean {
  return /^iso(topes|tones|bars|mers|diaphers)$/.test(name);
}
