import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";

export const environment = facts({
  name: "environmental-chemistry",
  topic: "nuclear-and-environmental",
  difficulty: "EASY",
  kind: "substance",
  rows: [
    { name: "carbon monoxide", what: "binds to haemoglobin far more strongly than oxygen and comes from incomplete combustion", near: "gas" },
    { name: "ozone", what: "shields the Earth from ultraviolet rays in the stratosphere", near: "gas" },
    { name: "carbon dioxide", what: "contributes most to the man-made greenhouse effect", near: "gas" },
    { name: "sulphur dioxide", what: "comes mostly from burning coal and, with oxides of nitrogen, causes acid rain", near: "gas" },
    { name: "freon-12", what: "releases chlorine atoms high up in the air that destroy the ozone layer", near: "gas" },
    { name: "methane", what: "escapes from paddy fields and the guts of cattle as a greenhouse gas", near: "gas" },
    { name: "peroxyacetyl nitrate", what: "forms in photochemical smog and makes the eyes water", near: "gas", difficulty: "HARD" },
    { name: "methyl isocyanate", what: "leaked in Bhopal in December 1984", near: "gas", difficulty: "MEDIUM" },
    { name: "mercury", what: "causes Minamata disease", near: "metal", difficulty: "MEDIUM" },
    { name: "cadmium", what: "causes itai-itai disease", near: "metal", difficulty: "HARD" },
    { name: "nitrate", what: "causes blue baby syndrome when there is too much of it in drinking water", near: "metal", difficulty: "MEDIUM" },
    { name: "fluoride", what: "is taken out of drinking water by the Nalgonda technique", near: "metal", difficulty: "MEDIUM" },
    { name: "arsenic", what: "causes black foot disease when it is in groundwater", near: "metal", difficulty: "HARD" },
    { name: "DDT", plainly: true as const, what: "gathers along food chains as a chlorinated insecticide", near: "gas", difficulty: "MEDIUM" },
    { name: "lead", what: "was used as its tetraethyl compound to raise the octane number of fuels", near: "metal", difficulty: "MEDIUM" },
  ],
  ask: [{ question: ({ what }) => `Which of these ${what}?`, answer: ({ name }) => name }],
  // Ozone irritates the eyes too.
  alsoTrue: (row, other) => row.name === "peroxyacetyl nitrate" && other.name === "ozone",
  explain: ({ name, what }) => `${capitalise(name)} ${what}.`,
});

export const fuelsAndNuclear = facts({
  name: "fuels-and-nuclear-chemistry",
  topic: "nuclear-and-environmental",
  difficulty: "MEDIUM",
  kind: "substance",
  rows: [
    { name: "carbon-14", what: "is formed from nitrogen in the upper air and has a half-life of about 5,730 years", near: "isotope" },
    { name: "cobalt-60", what: "gives gamma rays for the treatment of cancer", near: "isotope", difficulty: "EASY" },
    { name: "iodine-131", what: "is used to examine and treat the thyroid", near: "isotope", difficulty: "EASY" },
    { name: "uranium-235", what: "makes up 0.7 per cent of its element in nature and is split by slow neutrons", near: "isotope" },
    { name: "plutonium-239", what: "is bred from uranium-238 by neutrons", near: "isotope", difficulty: "HARD" },
    { name: "uranium-233", what: "is bred from thorium-232 by neutrons", near: "isotope", difficulty: "HARD" },
    { name: "heavy water", what: "serves as moderator and coolant in reactors fuelled with natural uranium", near: "reactor" },
    { name: "cadmium", what: "is used in control rods because it absorbs neutrons", near: "reactor" },
    { name: "graphite", what: "is a solid moderator that slows neutrons down", near: "reactor" },
    { name: "liquid sodium", what: "cools fast breeder reactors", near: "reactor", difficulty: "HARD" },
    { name: "LPG", what: "consists mainly of propane and butane", near: "fuel", difficulty: "EASY" },
    { name: "CNG", what: "consists mainly of methane", near: "fuel", difficulty: "EASY" },
    { name: "water gas", what: "is a mixture of carbon monoxide and hydrogen", near: "fuel" },
    { name: "producer gas", what: "is a mixture of carbon monoxide and nitrogen", near: "fuel" },
    { name: "tritium", plainly: true as const, what: "is fused with deuterium in a hydrogen bomb", near: "isotope" },
  ],
  ask: [{ question: ({ what }) => `Which of these ${what}?`, answer: ({ name }) => name }],
  explain: ({ name, what }) => `${/^[a-z]/.test(name) ? capitalise(name) : name} ${what}.`,
});
