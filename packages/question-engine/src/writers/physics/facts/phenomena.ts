import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

/** Rows of one `group` are never offered against each other: both causes may play a part. */
export const phenomena = facts({
  name: "phenomena-and-causes", form: "school",
  topic: "ray-optics",
  difficulty: "EASY",
  kind: "phenomenon",
  style: "application",
  rows: [
    { what: "a mirage on a hot road", cause: "total internal reflection", group: "bending", near: "light" },
    { what: "the carrying of signals by optical fibres", cause: "total internal reflection", group: "bending", near: "light" },
    { what: "the twinkling of stars", cause: "refraction by the atmosphere", group: "bending", near: "light" },
    { what: "the band of colours that a prism makes of sunlight", cause: "dispersion of light", group: "bending", near: "light" },
    { what: "the blue colour of the clear sky", cause: "scattering of light", group: "scattering", near: "light" },
    { what: "the dark look of soot", plainly: true as const, cause: "absorption of light", group: "absorption", near: "light" },
    { what: "the bright colours of a thin film of oil on water", cause: "interference of light", group: "waves", topic: "wave-optics", near: "light" },
    { what: "the spreading of light behind a very narrow slit", cause: "diffraction of light", group: "waves", topic: "wave-optics", near: "light" },
    { what: "the cutting of glare by sunglasses that pass one plane of vibration", plainly: true as const, cause: "polarisation of light", group: "polar", topic: "wave-optics", near: "light" },
    { what: "the rise of oil in the wick of a lamp", cause: "capillarity", group: "surface", topic: "properties-of-matter", near: "fluids" },
    { what: "the round shape of small drops of rain", cause: "surface tension", group: "surface", topic: "properties-of-matter", near: "fluids" },
    { what: "the floating of a steel ship", cause: "Archimedes' principle", group: "buoyancy", topic: "properties-of-matter", near: "fluids" },
    { what: "the steady final speed of a tiny falling raindrop", cause: "Stokes' law", group: "viscosity", topic: "properties-of-matter", near: "fluids", difficulty: "MEDIUM" },
    { what: "the sucking up of liquid in a spray gun", cause: "Bernoulli's principle", group: "bernoulli", topic: "properties-of-matter", near: "fluids", difficulty: "MEDIUM" },
    { what: "the lifting of a car by a small force on a piston", cause: "Pascal's law", group: "pascal", topic: "properties-of-matter", subtopic: "Pascal's law", near: "fluids" },
    { what: "the forward lurch of passengers when a bus brakes", plainly: true as const, cause: "inertia", group: "inertia", topic: "newtons-laws", near: "motion" },
    { what: "the recoil of a gun", cause: "conservation of linear momentum", group: "momentum", topic: "newtons-laws", near: "motion", category: "conservation" },
    { what: "the faster spin of a skater who pulls in her arms", cause: "conservation of angular momentum", group: "spin", topic: "rotational-motion", near: "motion", category: "conservation" },
    { what: "the weightlessness of astronauts in orbit", cause: "free fall", group: "fall", topic: "gravitation", near: "motion" },
    { what: "the daily cool breeze from the sea", cause: "convection", group: "heat", topic: "heat-and-temperature", near: "heat" },
    { what: "the arrival of the sun's warmth through empty space", plainly: true as const, cause: "thermal radiation", group: "radiation", topic: "heat-and-temperature", near: "heat" },
    { what: "the quick warming of the handle of a metal spoon in hot tea", cause: "thermal conduction", group: "conduction", topic: "heat-and-temperature", near: "heat" },
    { what: "the gaps left between the rails of a track", plainly: true as const, cause: "thermal expansion", group: "expansion", topic: "heat-and-temperature", near: "heat" },
    { what: "the quicker cooking in a pressure cooker", plainly: true as const, cause: "a higher boiling point", group: "boiling", topic: "heat-and-temperature", near: "heat" },
    { what: "the cooling of water in an earthen pot", cause: "evaporation", group: "evaporation", topic: "heat-and-temperature", near: "heat" },
    { what: "the falling pitch of a siren as an ambulance drives past", cause: "the Doppler effect", group: "doppler", topic: "sound", near: "sound" },
    { what: "the humming of one tuning fork when an identical one sounds nearby", cause: "resonance", group: "resonance", topic: "sound", near: "sound" },
    { what: "the regular rise and fall of loudness when two tones of nearly equal frequency sound", cause: "interference of sound", group: "beats", topic: "sound", subtopic: "Beats", near: "sound" },
    { what: "the echo from a distant cliff", plainly: true as const, cause: "reflection of sound", group: "reflection", topic: "sound", near: "sound" },
    { what: "the hearing of a voice from round a corner", cause: "diffraction of sound", group: "bending of sound", topic: "sound", near: "sound", difficulty: "MEDIUM" },
    { what: "the heating of a pan on an induction cooker", cause: "eddy currents", group: "eddy", topic: "electromagnetic-induction", near: "electricity" },
    { what: "the safety of people inside a metal car struck by lightning", plainly: true as const, cause: "electrostatic shielding", group: "shield", topic: "electrostatics", near: "electricity" },
    { what: "the loss of charge from a sharp metal point", plainly: true as const, cause: "corona discharge", group: "corona", topic: "electrostatics", near: "electricity", difficulty: "MEDIUM" },
    { what: "the glow of a filament lamp", plainly: true as const, cause: "the heating effect of a current", group: "joule", topic: "current-electricity", near: "electricity" },
    { what: "the turning of the coil of a motor", cause: "the action of a magnet on a current", group: "motor", topic: "magnetism", near: "electricity" },
    { what: "the emission of electrons from zinc in ultraviolet light", plainly: true as const, cause: "the photoelectric effect", group: "photo", topic: "modern-physics", near: "atoms" },
    { what: "the output of energy by the sun", cause: "nuclear fusion", group: "fusion", topic: "modern-physics", near: "atoms" },
    { what: "the output of energy in the reactor of a power station", cause: "nuclear fission", group: "fission", topic: "modern-physics", near: "atoms" },
    { what: "the dating of old wood by its carbon", plainly: true as const, cause: "radioactive decay", group: "decay", topic: "modern-physics", near: "atoms" },
    { what: "the voltage given by a solar cell", cause: "the separation of charges at a p-n junction", group: "photo", topic: "semiconductors", near: "semiconductors", difficulty: "MEDIUM" },
    { what: "the light of an LED", cause: "the recombination of electrons and holes", group: "recombination", topic: "semiconductors", near: "semiconductors", difficulty: "MEDIUM" },
    { what: "the steady voltage across a Zener diode", plainly: true as const, cause: "the reverse breakdown of a p-n junction", group: "breakdown", topic: "semiconductors", near: "semiconductors", difficulty: "MEDIUM" },
    { what: "the better conduction of pure silicon when it is warmed", plainly: true as const, cause: "the freeing of electrons and holes by heat", group: "carriers", topic: "semiconductors", near: "semiconductors", difficulty: "MEDIUM" },
    { what: "the better conduction of silicon with a trace of phosphorus", plainly: true as const, cause: "the giving of electrons by donor atoms", group: "donors", topic: "semiconductors", near: "semiconductors", difficulty: "MEDIUM" },
    // These are used as wrong answers only.
    { what: "the rise of the bob of a pendulum to its old height", plainly: true as const, cause: "conservation of mechanical energy", group: "energy", topic: "newtons-laws", near: "motion", category: "conservation" },
    { what: "the unchanged weight of a sealed flask in which a candle burns down", plainly: true as const, cause: "conservation of mass", group: "mass", topic: "newtons-laws", near: "motion", category: "conservation" },
    { what: "the return of a bent bow to its shape", plainly: true as const, cause: "elasticity", group: "elastic", topic: "newtons-laws", near: "motion" },
    { what: "the wearing down of the pads of a brake", plainly: true as const, cause: "friction", group: "friction", topic: "newtons-laws", near: "motion" },
    { what: "the steady final speed of a parachutist", plainly: true as const, cause: "the drag of the air", group: "viscosity", topic: "newtons-laws", near: "motion" },
  ],
  ask: [
    {
      question: ({ what }) => `What chiefly explains ${what}?`,
      answer: ({ cause }) => capitalise(cause),
      state: ({ what }, answer) => `${capitalise(what)} ${isAre(what)} chiefly explained by ${/^\w+'s? /.test(answer) ? answer : `${answer.charAt(0).toLowerCase()}${answer.slice(1)}`}.`,
    },
    {
      question: ({ cause }) => `Which of these is chiefly explained by ${cause}?`,
      answer: ({ what }) => capitalise(what),
      state: false,
    },
  ],
  alsoTrue: (row, other) =>
    row.group === other.group ||
    // A bent path of light spreads it too, and warm air bends sound.
    [row.group, other.group].sort().join(" ") === "bending waves" ||
    // A polariser absorbs the other plane of vibration.
    [row.group, other.group].sort().join(" ") === "absorption polar" ||
    // Eddy currents heat as others do.
    [row.group, other.group].every((group) => ["eddy", "joule"].includes(group)) ||
    [row.group, other.group].every((group) => ["inertia", "momentum"].includes(group)) ||
    [row.group, other.group].every((group) => ["heat", "evaporation", "expansion"].includes(group)),
  explain: ({ what, cause }) => `${capitalise(what)} ${isAre(what)} chiefly explained by ${cause}.`,
});

function isAre(what: string): string {
  return /^the (?:gaps|bright colours) /.test(what) ? "are" : "is";
}
