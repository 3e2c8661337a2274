import { capitalise, withArticle } from "../../../english.ts";
import { facts } from "../../../facts.ts";

/** Prefixes, suffixes and roots; `word` shows the part at work. */
export const wordParts = facts({
  name: "word-parts",
  topic: "word-formation",
  difficulty: "MEDIUM",
  kind: "part of a word",
  rows: [
    { part: "re-", means: "again", word: "rewrite", near: "prefix", difficulty: "EASY" },
    { part: "pre-", means: "before", word: "preview", near: "prefix", difficulty: "EASY" },
    { part: "mis-", means: "wrongly", word: "misjudge", near: "prefix", difficulty: "EASY" },
    { part: "sub-", means: "under", word: "submarine", near: "prefix", difficulty: "EASY" },
    { part: "semi-", means: "half", word: "semicircle", near: "prefix", difficulty: "EASY" },
    { part: "tri-", means: "three", word: "triangle", near: "prefix", difficulty: "EASY", plainly: true as const },
    { part: "auto-", means: "self", word: "autograph", near: "prefix", difficulty: "EASY" },
    { part: "-less", means: "without", word: "homeless", near: "suffix of adjectives", difficulty: "EASY" },
    { part: "-ful", means: "full of", word: "joyful", near: "suffix of adjectives", difficulty: "EASY", plainly: true as const },
    { part: "-ology", means: "study", word: "zoology", near: "suffix of nouns", difficulty: "EASY" },
    { part: "-able", means: "that can be", word: "washable", near: "suffix of adjectives", difficulty: "EASY", plainly: true as const },
    { part: "inter-", means: "between", word: "international", near: "prefix" },
    { part: "post-", means: "after", word: "postwar", near: "prefix" },
    { part: "mono-", means: "one", word: "monologue", near: "prefix" },
    { part: "poly-", means: "many", word: "polygon", near: "prefix" },
    { part: "omni-", means: "all", word: "omnivore", near: "prefix" },
    { part: "trans-", means: "across", word: "transatlantic", near: "prefix" },
    { part: "contra-", means: "against", word: "contradict", near: "prefix" },
    { part: "-cide", means: "killing", word: "insecticide", near: "suffix of nouns" },
    { part: "-phobia", means: "fear", word: "hydrophobia", near: "suffix of nouns" },
    { part: "-cracy", means: "rule", word: "democracy", near: "suffix of nouns" },
    { part: "bio", means: "life", word: "biography", near: "root" },
    { part: "geo", means: "earth", word: "geology", near: "root" },
    { part: "port", means: "carry", word: "transport", near: "root" },
    { part: "aqua", means: "water", word: "aquarium", near: "root" },
    { part: "spect", means: "look", word: "inspect", near: "root" },
    { part: "scrib", means: "write", word: "inscribe", near: "root" },
    { part: "aud", means: "hear", word: "audience", near: "root" },
    { part: "mal-", means: "badly", word: "malnourished", near: "prefix 3", difficulty: "HARD" },
    { part: "bene-", means: "well", word: "benefactor", near: "prefix 3", difficulty: "HARD" },
    { part: "pseudo-", means: "false", word: "pseudonym", near: "prefix 3", difficulty: "HARD" },
    { part: "circum-", means: "around", word: "circumference", near: "prefix 3", difficulty: "HARD" },
    { part: "hyper-", means: "too much", word: "hypersensitive", near: "prefix 3", difficulty: "HARD" },
    { part: "homo-", means: "same", word: "homogeneous", near: "prefix 3", difficulty: "HARD" },
    { part: "retro-", means: "backwards", word: "retrospect", near: "prefix 3", difficulty: "HARD" },
    { part: "loqu", means: "speak", word: "eloquent", near: "root 3", difficulty: "HARD" },
    { part: "chron", means: "time", word: "chronology", near: "root 3", difficulty: "HARD" },
    { part: "anthrop", means: "human being", word: "philanthropy", near: "root 3", difficulty: "HARD" },
    { part: "cred", means: "believe", word: "incredible", near: "root 3", difficulty: "HARD" },
    { part: "morph", means: "form", word: "metamorphosis", near: "root 3", difficulty: "HARD" },
    { part: "pugn", means: "fight", word: "pugnacious", near: "root 3", difficulty: "HARD" },
    { part: "somn", means: "sleep", word: "insomnia", near: "root 3", difficulty: "HARD" },
    { part: "-itis", means: "inflammation", word: "appendicitis", near: "suffix of nouns" },
    { part: "-ish", means: "somewhat", word: "reddish", near: "suffix of adjectives" },
    { part: "-ward", means: "in the direction of", word: "homeward", near: "suffix of adjectives" },
  ],
  ask: [
    {
      question: ({ part, word }) => `What does “${part}” mean, as in the word “${word}”?`,
      answer: ({ means }) => means,
      heading: "Meaning",
      state: ({ part, word }, means) => `The part “${part}” means “${means}”, as in “${word}”.`,
    },
    {
      question: ({ means }) => `Which word-part means “${means}”?`,
      answer: ({ part }) => part,
      asWritten: true,
      heading: "Word-part",
      // An example would show which part is meant.
      state: ({ means }, part) => `The part of a word that means “${means}” is “${part}”.`,
    },
  ],
  explain: ({ part, means, word }) => `The part “${part}” means “${means}”, as in “${word}”.`,
  alsoTrue: (row, other) => [row.part, other.part].sort().join() === "mal-,mis-",
});

export const plurals = facts({
  name: "plurals",
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
  name: "collective-nouns",
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
      // Other animals, or people, would be right too: what is left would be of another kind than the key.
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

export const foreignWords = facts({
  name: "foreign-words",
  topic: "word-formation",
  difficulty: "HARD",
  kind: "foreign expression",
  rows: [
    { words: "bona fide", means: "genuine; in good faith", near: "phrase", difficulty: "MEDIUM" },
    { words: "ad hoc", means: "made for a particular purpose only", near: "phrase", difficulty: "MEDIUM" },
    { words: "vice versa", means: "with the order turned round", near: "phrase", difficulty: "MEDIUM" },
    { words: "status quo", means: "things as they are at present", near: "noun", difficulty: "MEDIUM" },
    { words: "de facto", means: "existing in fact, whether by right or not", near: "phrase" },
    { words: "sine die", means: "without a day being fixed", near: "phrase" },
    { words: "prima facie", means: "at first sight", near: "phrase" },
    { words: "in camera", means: "behind closed doors, as a hearing", near: "phrase" },
    { words: "faux pas", means: "a social blunder", near: "noun" },
    { words: "carte blanche", means: "full freedom to act as one likes", near: "noun" },
    { words: "magnum opus", means: "the greatest work of an artist", near: "noun" },
    { words: "per se", means: "in itself", near: "phrase", difficulty: "MEDIUM" },
    { words: "alma mater", means: "one's old school or college", near: "noun", difficulty: "MEDIUM" },
    { words: "inter alia", means: "among other things", near: "phrase" },
    { words: "hoi polloi", means: "the common people", near: "noun" },
    { words: "sine qua non", means: "a condition that cannot be done without", near: "noun" },
    { words: "mea culpa", means: "an admission of one's own fault", near: "noun" },
    { words: "quid pro quo", means: "something given in return for something else", near: "noun" },
  ],
  ask: [
    {
      question: ({ words }) => `What does the expression “${words}” mean in English?`,
      answer: ({ means }) => means,
      heading: "Meaning",
    },
    {
      question: ({ means }) => `Which foreign expression used in English means “${means}”?`,
      answer: ({ words }) => words,
      asWritten: true,
      heading: "Expression",
    },
  ],
  explain: ({ words, means }) => `“${capitalise(words)}” means “${means}”.`,
});
