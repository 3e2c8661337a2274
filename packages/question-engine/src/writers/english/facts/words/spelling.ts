import type { FactRow } from "../../../../formats/fact-table.ts";
import { facts } from "../../../../kit/facts.ts";

interface Spelt extends FactRow {
  word: string;
  gloss: string;
  not: readonly [string, string, string];
  tip: string;
}

/** British spelling; none of the wrong forms is a word. */
export const SPELT: readonly Spelt[] = [
  { word: "necessary", gloss: "needed", not: ["neccessary", "necesary", "neccesary"], tip: "one c and two s's", difficulty: "EASY" },
  { word: "separate", gloss: "not joined together", not: ["seperate", "separete", "sepperate"], tip: "a “par” in the middle", difficulty: "EASY" },
  { word: "beginning", gloss: "the start", not: ["begining", "beggining", "biginning"], tip: "a doubled n before “-ing”", difficulty: "EASY" },
  { word: "definitely", gloss: "without doubt", not: ["definately", "definitly", "defenitely"], tip: "“finite” in the middle", difficulty: "EASY" },
  { word: "tomorrow", gloss: "the day after today", not: ["tommorow", "tommorrow", "tomorow"], tip: "one m and two r's", difficulty: "EASY" },
  { word: "believe", gloss: "to accept as true", not: ["beleive", "belive", "beleve"], tip: "i before e", difficulty: "EASY" },
  { word: "receive", gloss: "to get", not: ["recieve", "receve", "receeve"], tip: "“ei” after c", difficulty: "EASY" },
  { word: "truly", gloss: "in a true way", not: ["truely", "trully", "truelly"], tip: "the e of “true” dropped", difficulty: "EASY" },
  { word: "argument", gloss: "a heated discussion", not: ["arguement", "argumant", "argguement"], tip: "the e of “argue” dropped", difficulty: "EASY" },
  { word: "forty", gloss: "four times ten", not: ["fourty", "fortey", "fourtie"], tip: "no u, unlike “four”", difficulty: "EASY" },
  { word: "accommodation", gloss: "a place to stay", not: ["accomodation", "acommodation", "acomodation"], tip: "two c's and two m's" },
  { word: "embarrassment", gloss: "a feeling of awkward shame", not: ["embarassment", "embarrasment", "embarasment"], tip: "two r's and two s's" },
  { word: "occurrence", gloss: "an event", not: ["occurence", "ocurrence", "occurrance"], tip: "two c's, two r's and “-ence”" },
  { word: "privilege", gloss: "a special right", not: ["priviledge", "privelege", "previlege"], tip: "no d, and “vil” in the middle" },
  { word: "maintenance", gloss: "the work of keeping in good order", not: ["maintainance", "maintenence", "maintanance"], tip: "“ten” in the middle, unlike “maintain”" },
  { word: "grammar", gloss: "the rules of a language", not: ["grammer", "gramar", "gramer"], tip: "two m's and “-ar”", difficulty: "EASY" },
  { word: "committee", gloss: "a small group chosen for a task", not: ["comittee", "commitee", "comitee"], tip: "a doubled m, t and e" },
  { word: "restaurant", gloss: "a place where meals are served", not: ["restaurent", "resturant", "restraunt"], tip: "“taur” in the middle and “-ant”" },
  { word: "lieutenant", gloss: "an officer below a captain", not: ["leiutenant", "lieutanent", "leftenant"], tip: "“lieu” at the start and “-ant”" },
  { word: "conscience", gloss: "the inner sense of right and wrong", not: ["concience", "consience", "conscence"], tip: "“science” at the end" },
  { word: "pronunciation", gloss: "the way a word is spoken", not: ["pronounciation", "pronunsiation", "pronounsiation"], tip: "“nun”, unlike “pronounce”" },
  { word: "harass", gloss: "to trouble again and again", not: ["harrass", "haress", "harras"], tip: "one r and two s's" },
  { word: "guarantee", gloss: "a firm promise", not: ["gaurantee", "garantee", "guarrantee"], tip: "“gua” at the start and one r" },
  { word: "parliament", gloss: "the assembly that makes a country's laws", not: ["parliment", "parlaiment", "parlimant"], tip: "“lia” in the middle" },
  { word: "millennium", gloss: "a thousand years", not: ["millenium", "milennium", "milenium"], tip: "two l's and two n's", difficulty: "HARD" },
  { word: "supersede", gloss: "to take the place of", not: ["supercede", "superceed", "superseed"], tip: "“-sede”, found in no other common verb", difficulty: "HARD" },
  { word: "connoisseur", gloss: "an expert judge of taste", not: ["connoiseur", "conoisseur", "connaisseur"], tip: "two n's, “oi” and two s's", difficulty: "HARD" },
  { word: "bureaucracy", gloss: "government by officials", not: ["beaurocracy", "bureaucrasy", "burocracy"], tip: "“bureau” and “-cracy”", difficulty: "HARD" },
  { word: "liaison", gloss: "contact between groups", not: ["liason", "laison", "liasion"], tip: "an i on each side of the a", difficulty: "HARD" },
  { word: "rhythm", gloss: "a regular beat", not: ["rythm", "rhythym", "rythym"], tip: "“rhy” and then “thm”, with no vowel but y", difficulty: "HARD" },
  { word: "questionnaire", gloss: "a printed list of questions", not: ["questionaire", "questionnair", "questionare"], tip: "two n's and a final e", difficulty: "HARD" },
  { word: "sacrilegious", gloss: "disrespectful to holy things", not: ["sacreligious", "sacrilegous", "sacriligious"], tip: "“sacrilege” in it, and not “religious”", difficulty: "HARD" },
  { word: "idiosyncrasy", gloss: "a habit peculiar to one person", not: ["idiosyncracy", "ideosyncrasy", "idiosincrasy"], tip: "“-crasy” at the end, unlike “democracy”", difficulty: "HARD" },
  { word: "minuscule", gloss: "extremely small", not: ["miniscule", "minuscle", "minniscule"], tip: "“minus” at the start", difficulty: "HARD" },
  { word: "haemorrhage", gloss: "heavy bleeding", not: ["haemorhage", "haemmorrhage", "haemorrage"], tip: "one m and “rrh”", difficulty: "HARD" },
  { word: "diarrhoea", gloss: "frequent loose motions", not: ["diarhoea", "diarrhoae", "dairrhoea"], tip: "“rrh” followed by “oea”", difficulty: "HARD" },
];

export const spelling = facts<Spelt>({
  name: "spelling", chapter: "spelling",
  formats: false,
  topic: "spelling-and-confusables",
  difficulty: "MEDIUM",
  kind: "word",
  rows: SPELT,
  ask: [
    {
      question: ({ word, gloss }) =>
        `Choose the correct ${/ae|oe/.test(word) ? "British " : ""}spelling of the word that means “${gloss}”.`,
      answer: ({ word }) => word,
      decoys: ({ not }) => not,
      asWritten: true,
    },
  ],
  explain: ({ word, tip, not }) =>
    `The correct spelling is “${word}”, with ${tip}; forms such as “${not[0]}” are misspelt.`,
});
