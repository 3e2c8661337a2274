import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

/** `means` goes on after "is". */
export const physicsTerms = facts({
  name: "terms-of-physics",
  topic: "semiconductors",
  difficulty: "EASY",
  kind: "term",
  rows: [
    { name: "doping", plainly: true as const, means: "the adding of a trace of impurity to a pure semiconductor", near: "electronics" },
    { name: "a Zener diode", means: "a component made to work in reverse breakdown as a voltage regulator", near: "electronics", category: "component" },
    { name: "a photodiode", plainly: true as const, means: "a reverse-biased diode whose current grows with the light on it", near: "electronics", category: "component", difficulty: "MEDIUM" },
    { name: "the depletion layer", means: "the region on both sides of a p-n junction that contains only fixed ions", near: "electronics", category: "region", difficulty: "MEDIUM", plainly: true },
    { name: "the base", means: "the thin, lightly doped middle region of a transistor", near: "electronics", category: "region", difficulty: "MEDIUM" },
    { name: "the emitter", means: "the most heavily doped region of a transistor", near: "electronics", category: "region", difficulty: "MEDIUM" },
    { name: "the collector", means: "the largest and moderately doped region of a transistor", near: "electronics", category: "region", difficulty: "MEDIUM" },
    { name: "a rectifier", means: "a circuit that turns alternating into direct current", near: "electronics", category: "component" },
    { name: "an oscillator", means: "a circuit that turns direct current into an alternating signal", near: "electronics", category: "component", difficulty: "MEDIUM" },
    { name: "the barrier potential", plainly: true as const, means: "the voltage of about 0.7 V across an unbiased p-n junction of silicon", near: "electronics", category: "level", difficulty: "MEDIUM" },
    { name: "the Fermi level", means: "the energy at which a state is filled with probability one half", near: "electronics", category: "level", difficulty: "HARD" },
    { name: "the valence band", means: "the highest range of energies that is full at absolute zero", near: "electronics", category: "band", difficulty: "MEDIUM" },
    { name: "the conduction band", means: "the lowest range of energies that is empty at absolute zero", near: "electronics", category: "band", difficulty: "MEDIUM" },
    { name: "an intrinsic semiconductor", means: "a pure crystal with as many holes as free electrons", near: "electronics", category: "component", difficulty: "MEDIUM" },
    { name: "a logic gate", means: "a circuit whose output is one of two levels that its inputs decide", near: "electronics", category: "component" },
    { name: "myopia", means: "a defect of the eye corrected by a concave lens", topic: "ray-optics", near: "eye" },
    { name: "hypermetropia", means: "a defect of the eye in which near things focus behind the retina", topic: "ray-optics", near: "eye" },
    { name: "astigmatism", means: "a defect of the eye corrected by a cylindrical lens", topic: "ray-optics", near: "eye", difficulty: "MEDIUM" },
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
    { name: "declination", means: "the angle between the magnetic and the geographic meridian", topic: "magnetism", near: "magnetism", category: "magnetic quantity", difficulty: "MEDIUM" },
    { name: "inclination", plainly: true as const, means: "the angle between the earth's magnetic field and the horizontal", topic: "magnetism", near: "magnetism", category: "magnetic quantity", difficulty: "MEDIUM" },
    { name: "pitch", means: "the quality of a sound that depends on its frequency", topic: "sound", near: "sound" },
    { name: "loudness", plainly: true as const, means: "the quality of a sound that depends on its amplitude", topic: "sound", near: "sound" },
    { name: "timbre", means: "the quality of a sound that depends on its mixture of overtones", topic: "sound", near: "sound" },
    { name: "reverberation", plainly: true as const, means: "the lasting of sound in a hall by repeated reflection", topic: "sound", near: "sound" },
    { name: "isotopes", means: "nuclei with equal numbers of protons but different numbers of neutrons", topic: "modern-physics", near: "nuclei", category: "nuclei" },
    { name: "isotones", means: "nuclei with equal numbers of neutrons but different numbers of protons", topic: "modern-physics", near: "nuclei", category: "nuclei", difficulty: "MEDIUM" },
    { name: "isobars", means: "nuclei with equal mass numbers but different atomic numbers", topic: "modern-physics", near: "nuclei", category: "nuclei" },
    { name: "isomers", means: "nuclei with equal numbers of protons and of neutrons but different energies", topic: "modern-physics", near: "nuclei", category: "nuclei", difficulty: "HARD" },
    { name: "a control rod", plainly: true as const, means: "a bar that absorbs neutrons in a reactor", topic: "modern-physics", near: "atoms" },
    { name: "the critical mass", plainly: true as const, means: "the limit above which a piece of fissile material keeps a chain reaction going", topic: "modern-physics", near: "atoms" },
    { name: "the half-life", plainly: true as const, means: "the time in which the activity of a sample falls to 50 per cent", topic: "modern-physics", near: "atoms" },
    { name: "a moderator", plainly: true as const, means: "a material that slows down the neutrons in a reactor", topic: "modern-physics", near: "atoms" },
    { name: "the work function", means: "the least energy needed to free an electron from a metal", topic: "modern-physics", near: "electronics", category: "level" },
    { name: "the ionisation energy", means: "the least energy needed to free an electron from an atom", topic: "modern-physics", near: "electronics", category: "level" },
  ],
  ask: [
    { question: ({ means }) => `Which term stands for ${means}?`, answer: ({ name }) => capitalise(name) },
    {
      question: ({ name }) => `In physics, what ${isMany(name) ? "are" : "is"} ${name}?`,
      answer: ({ means }) => capitalise(means),
    },
  ],
  explain: ({ name, means }) => `${capitalise(name)} ${isMany(name) ? "are" : "is"} ${means}.`,
});

function isMany(name: string): boolean {
  return /^iso(topes|tones|bars|mers)$/.test(name);
}
