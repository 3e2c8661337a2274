import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

export const environment = facts({
  name: "environmental-chemistry", form: "school",
  topic: "nuclear-and-environmental",
  difficulty: "EASY",
  kind: "substance",
  rows: [
    { name: "carbon monoxide", what: "binds to haemoglobin far more strongly than oxygen and comes from incomplete combustion", near: "gas", category: "poison" },
    { name: "ozone", what: "forms a layer in the stratosphere that shields the Earth from ultraviolet rays", near: "gas", category: "climate" },
    { name: "carbon dioxide", what: "contributes most to the man-made greenhouse effect", near: "gas", category: "climate" },
    { name: "sulphur dioxide", what: "comes mostly from burning coal and, with oxides of nitrogen, causes acid rain", near: "gas", category: "poison" },
    { name: "freon-12", what: "is inert near the ground but leads to a loss of ozone high up in the air", near: "gas", category: "climate" },
    { name: "methane", what: "is the main part of natural gas and also escapes from paddy fields and the guts of cattle", near: "gas", category: "climate" },
    { name: "peroxyacetyl nitrate", what: "forms in photochemical smog and makes the eyes water", near: "gas", category: "poison", difficulty: "HARD" },
    { name: "methyl isocyanate", what: "leaked in Bhopal in December 1984", near: "gas", category: "poison", difficulty: "MEDIUM" },
    { name: "mercury", what: "causes Minamata disease", near: "metal", difficulty: "MEDIUM" },
    { name: "cadmium", what: "causes itai-itai disease", near: "metal", difficulty: "HARD" },
    { name: "nitrate", what: "causes blue baby syndrome when there is too much of it in drinking water", near: "metal", difficulty: "MEDIUM" },
    { name: "fluoride", what: "is taken out of drinking water by the Nalgonda technique", near: "metal", difficulty: "MEDIUM" },
    { name: "arsenic", what: "causes black foot disease when it is in groundwater", near: "metal", difficulty: "HARD" },
    { name: "DDT", plainly: true as const, what: "gathers along food chains as a chlorinated insecticide", near: "gas", difficulty: "MEDIUM" },
    { name: "lead", what: "was used as its tetraethyl compound to raise the octane number of fuels", near: "metal", difficulty: "MEDIUM" },
  ],
  ask: [
    {
      question: ({ what }) => `Which of these ${what}?`,
      answer: ({ name }) => name,
      // Among gases that are not greenhouse gases the answer would be too easy.
      decoys: ({ name }) =>
        name === "carbon dioxide"
          ? ["methane", "dinitrogen oxide", "ozone", "freon-12"]
          : name === "lead"
            ? ["tin", "mercury", "zinc", "cadmium"]
            : [],
      placeDecoy: (decoy, { name }) =>
        name === "lead" ? "" : `${decoy} is a greenhouse gas too, but contributes less.`,
    },
  ],
  // Ozone irritates the eyes too.
  alsoTrue: (row, other) => row.name === "peroxyacetyl nitrate" && other.name === "ozone",
  explain: ({ name, what }) => `${capitalise(name)} ${what}.`,
});

/**
 * Facts about similar substances, and these substances: among those of another kind the name would reveal the
 * answer.
 */
const RIVALS: Record<string, readonly string[]> = {
  "carbon-14": ["has another half-life or does not decay at all", "carbon-13", "nitrogen-15", "tritium", "beryllium-10"],
  "cobalt-60": ["gives beta rays only", "phosphorus-32", "strontium-90", "carbon-14", "tritium"],
  "iodine-131": ["is used for other purposes", "cobalt-60", "phosphorus-32", "sodium-24", "iron-59"],
  "uranium-235": ["is not found in that share in nature", "uranium-238", "uranium-233", "thorium-232", "plutonium-239"],
  "plutonium-239": ["is not got in that way", "uranium-233", "uranium-235", "thorium-232", "radium-226"],
  "uranium-233": ["is not got in that way", "plutonium-239", "uranium-235", "uranium-238", "radium-226"],
  "heavy water": ["does not serve as both with natural uranium", "ordinary water", "liquid sodium", "helium", "carbon dioxide"],
  cadmium: ["hardly absorbs neutrons", "zirconium", "beryllium", "aluminium", "graphite"],
  graphite: ["is used in reactors, but not as a moderator", "zirconium", "cadmium", "hafnium", "thorium"],
  "liquid sodium": ["cools other kinds of reactors", "ordinary water", "heavy water", "carbon dioxide", "helium"],
};

export const fuelsAndNuclear = facts({
  name: "fuels-and-nuclear-chemistry", form: "school",
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
    { name: "graphite", what: "is a moderator that slows neutrons down without taking up many", near: "reactor" },
    { name: "liquid sodium", what: "is the usual coolant of fast breeder reactors", near: "reactor", difficulty: "HARD" },
    { name: "LPG", what: "consists mainly of propane and butane", near: "fuel", difficulty: "EASY" },
    { name: "CNG", what: "consists mainly of methane", near: "fuel", difficulty: "EASY" },
    { name: "water gas", what: "is a mixture of carbon monoxide and hydrogen", near: "fuel" },
    { name: "producer gas", what: "is a mixture of carbon monoxide and nitrogen", near: "fuel" },
    { name: "tritium", plainly: true as const, what: "is fused with deuterium in a hydrogen bomb", near: "isotope" },
  ],
  ask: [
    {
      question: ({ what }) => `Which of these ${what}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => RIVALS[name]?.slice(1) ?? [],
      placeDecoy: (decoy, { name }) => `${decoy} ${RIVALS[name]?.[0]}.`,
    },
  ],
  explain: ({ name, what }) => `${/^[a-z]/.test(name) ? capitalise(name) : name} ${what}.`,
});
