import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";
import { withArticle } from "../../../../writing/english.ts";

const content = writersIn(new URL("../../../../content/english/words/word-formation.yaml", import.meta.url));

export const wordParts = content("word-parts");

export const plurals = facts({
  name: "plurals", form: "grammar",
  formats: false,
  topic: "word-formation",
  difficulty: "MEDIUM",
  kind: "noun",
  rows: [
    { one: "tooth", many: "teeth", not: ["tooths", "toothes", "teeths"], tip: "it changes its vowel", difficulty: "EASY" },
    { one: "knife", many: "knives", not: ["knifes", "knifves", "knivs"], tip: "its “f” becomes “v”", difficulty: "EASY" },
    { one: "mouse", many: "mice", not: ["mouses", "mices", "meese"], tip: "it changes its vowel", difficulty: "EASY" },
    { one: "ox", many: "oxen", not: ["oxes", "oxens", "oxs"], tip: "it keeps the old ending “-en”", difficulty: "EASY" },
    { one: "hero", many: "heroes", not: ["heros", "heroess", "heroe"], tip: "it takes “-es”", difficulty: "EASY" },
    { one: "deer", many: "deer", not: ["deers", "deeres", "deeren"], tip: "it does not change", difficulty: "EASY" },
    { one: "piano", many: "pianos", not: ["pianoes", "pianoss", "piani"], tip: "words from Italian in “-o” take “-s”" },
    { one: "roof", many: "roofs", not: ["roofes", "roofen", "rooffs"], tip: "it keeps its “f”" },
    { one: "mother-in-law", many: "mothers-in-law", not: ["mother-in-laws", "mothers-in-laws", "mother-ins-law"], tip: "the main word takes the “-s”" },
    { one: "passer-by", many: "passers-by", not: ["passer-bys", "passers-bys", "passer-bies"], tip: "the main word takes the “-s”" },
    { one: "crisis", many: "crises", not: ["crisises", "crisis's", "crisi"], tip: "Greek “-is” becomes “-es”" },
    { one: "phenomenon", many: "phenomena", not: ["phenomenas", "phenomenae", "phenomenes"], tip: "Greek “-on” becomes “-a”" },
    { one: "criterion", many: "criteria", not: ["criterias", "criterii", "criteriae"], tip: "Greek “-on” becomes “-a”", difficulty: "HARD" },
    { one: "alumnus", many: "alumni", not: ["alumnuses", "alumnae", "alumnis"], tip: "Latin “-us” becomes “-i”; “alumnae” are women, from “alumna”", difficulty: "HARD" },
    { one: "erratum", many: "errata", not: ["erratums", "erratas", "errati"], tip: "Latin “-um” becomes “-a”", difficulty: "HARD" },
    { one: "larva", many: "larvae", not: ["larvies", "larvi", "larvaes"], tip: "Latin “-a” becomes “-ae”", difficulty: "HARD" },
    { one: "court martial", many: "courts martial", not: ["courts martials", "courtes martial", "court's martial"], tip: "“court” is the noun and “martial” an adjective", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ one }) => `What is the correct plural of “${one}”?`,
      answer: ({ many }) => many,
      decoys: ({ not }) => not,
      asWritten: true,
    },
  ],
  explain: ({ one, many, tip, not }) =>
    `The plural of “${one}” is “${many}”: ${tip}. Forms such as “${not[0]}” are wrong.`,
});

export const collectiveNouns = facts({
  name: "collective-nouns", form: "elementary",
  topic: "word-formation",
  difficulty: "MEDIUM",
  kind: "collective noun",
  rows: [
    { group: "flock", of: "sheep", near: "animals", difficulty: "EASY" },
    { group: "herd", of: "cattle", near: "animals", difficulty: "EASY" },
    { group: "swarm", of: "bees", near: "animals", difficulty: "EASY" },
    { group: "pack", of: "wolves", near: "animals", difficulty: "EASY" },
    { group: "shoal", of: "fish", near: "animals", difficulty: "EASY" },
    { group: "pride", of: "lions", near: "animals" },
    { group: "litter", of: "puppies", near: "animals" },
    { group: "crew", of: "sailors", near: "people", difficulty: "EASY" },
    { group: "choir", of: "singers", near: "people" },
    { group: "troupe", of: "dancers", near: "people" },
    { group: "bench", of: "judges", near: "people" },
    { group: "board", of: "directors", near: "people" },
    { group: "regiment", of: "soldiers", near: "people" },
    { group: "fleet", of: "ships", near: "things", difficulty: "EASY" },
    { group: "bouquet", of: "flowers", near: "things", difficulty: "EASY" },
    { group: "quiver", of: "arrows", near: "things" },
    { group: "archipelago", of: "islands", near: "things" },
    { group: "anthology", of: "poems", near: "things" },
    { group: "murder", of: "crows", near: "animals", difficulty: "HARD" },
    { group: "parliament", of: "owls", near: "animals", difficulty: "HARD" },
    { group: "gaggle", of: "geese", near: "animals", difficulty: "HARD" },
    { group: "covey", of: "partridges", near: "animals", difficulty: "HARD" },
    { group: "exaltation", of: "larks", near: "animals", difficulty: "HARD" },
    { group: "sheaf", of: "corn", near: "things", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ of }) => `Which collective noun is used for ${of}?`,
      answer: ({ group }) => group,
      // These groups are used of more than one kind.
      alsoTrue: (row, other) =>
        (other.group === "flock" &&
          ["geese", "crows", "larks", "owls", "partridges", "puppies"].includes(row.of)) ||
        (other.group === "pack" && ["puppies", "lions"].includes(row.of)) ||
        (other.group === "herd" && row.near === "animals") ||
        (other.group === "troupe" && row.of === "singers") ||
        (other.group === "fleet" && row.of === "fish"),
      heading: "Collective noun",
    },
    {
      question: ({ group }) => `Of which of these do we usually speak as “${withArticle(group)} of ____”?`,
      answer: ({ of }) => of,
      // Other animals, or people, would be right too, and the remaining wrong answers would differ in kind from the key.
      when: ({ group }) => !["flock", "herd", "pack", "troupe", "crew"].includes(group),
      alsoTrue: (row, other) =>
        (row.group === "flock" && other.near === "animals") ||
        (row.group === "herd" && other.near === "animals") ||
        (row.group === "pack" && other.near === "animals") ||
        (row.group === "troupe" && other.near === "people") ||
        (row.group === "bouquet" && other.of === "poems") ||
        (row.group === "galaxy" && other.near === "people") ||
        (row.group === "crew" && other.near === "people") ||
        (row.group === "litter" && ["lions", "wolves"].includes(other.of)),
      heading: "Things",
    },
  ],
  explain: ({ group, of }) => `The usual collective noun for ${of} is “${group}”.`,
});

export const foreignWords = content("foreign-words");
