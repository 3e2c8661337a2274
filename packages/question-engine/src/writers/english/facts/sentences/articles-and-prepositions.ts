import { facts } from "../../../../kit/facts.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/english/sentences/articles-and-prepositions.yaml", import.meta.url));

const ARTICLES = ["a", "an", "the", "no article"] as const;

/** Words whose letter misleads, with the sound that decides. */
export const FIRST_SOUNDS: readonly (readonly [noun: string, article: "a" | "an", sound: string])[] = [
  ["honest officer", "an", "the h of “honest” is silent, so the word begins with a vowel sound"],
  ["heiress", "an", "the h of “heiress” is silent, so the word begins with a vowel sound"],
  ["honourable man", "an", "the h of “honourable” is silent, so the word begins with a vowel sound"],
  ["MBA", "an", "the letter M is spoken “em”, which begins with a vowel sound"],
  ["MLA", "an", "the letter M is spoken “em”, which begins with a vowel sound"],
  ["X-ray machine", "an", "the letter X is spoken “ex”, which begins with a vowel sound"],
  ["umbrella", "an", "the u of “umbrella” has a vowel sound"],
  ["NRI", "an", "the letter N is spoken “en”, which begins with a vowel sound"],
  ["FIR", "an", "the letter F is spoken “ef”, which begins with a vowel sound"],
  ["eagle", "an", "“eagle” begins with a vowel sound"],
  ["university", "a", "“university” begins with the sound of y in “you”, a consonant sound"],
  ["European tourist", "a", "“European” begins with the sound of y in “you”, a consonant sound"],
  ["one-rupee coin", "a", "“one” begins with the sound of w, a consonant sound"],
  ["useful tool", "a", "“useful” begins with the sound of y in “you”, a consonant sound"],
  ["unique stamp", "a", "“unique” begins with the sound of y in “you”, a consonant sound"],
  ["uniform", "a", "“uniform” begins with the sound of y in “you”, a consonant sound"],
  ["one-eyed pirate", "a", "“one” begins with the sound of w, a consonant sound"],
  ["ewe", "a", "“ewe” is spoken like “you”, with a consonant sound at its beginning"],
  ["union leader", "a", "“union” begins with the sound of y in “you”, a consonant sound"],
  ["historian", "a", "the h of “historian” is sounded, so it begins with a consonant sound"],
  ["helmet", "a", "the h of “helmet” is sounded, so it begins with a consonant sound"],
];

export const articles = facts({
  name: "articles",
  topic: "articles-and-prepositions",
  difficulty: "MEDIUM",
  kind: "article",
  style: "application",
  rows: [
    { use: "____ sun rises in the east.", article: "the", rule: "things of which there is only one take “the”", difficulty: "EASY" },
    { use: "Mumbai is one of ____ largest cities in the world.", article: "the", rule: "a superlative takes “the”", difficulty: "EASY" },
    { use: "I bought a pen and a book; ____ pen was red.", article: "the", rule: "a thing already mentioned takes “the”", difficulty: "EASY" },
    { use: "____ Ganga rises in the Himalayas.", article: "the", rule: "names of rivers take “the”", difficulty: "EASY" },
    { use: "He plays ____ cricket every Sunday.", article: "no article", rule: "names of games take no article", difficulty: "EASY" },
    { use: "We have ____ breakfast at eight o'clock.", article: "no article", rule: "names of meals take no article in general statements", difficulty: "EASY" },
    { use: "She speaks ____ French very well.", article: "no article", rule: "names of languages take no article", difficulty: "EASY" },
    { use: "____ honesty is the best policy.", article: "no article", rule: "abstract nouns used in a general sense take no article", difficulty: "EASY" },
    { use: "There is ____ one-way street behind the market.", article: "a", rule: "“one” begins with the sound of w, so “a” stands before it", difficulty: "EASY" },
    { use: "It took us ____ hour to reach the station.", article: "an", rule: "“hour” begins with a vowel sound, so “an” stands before it", difficulty: "EASY" },
    { use: "____ rich should help those in need.", article: "the", rule: "an adjective that stands for a whole class of people takes “the”" },
    { use: "____ Alps are covered with snow for most of the year.", article: "the", rule: "names of mountain ranges take “the”" },
    { use: "____ higher you climb, the colder it gets.", article: "the", rule: "a pair of comparatives of this kind takes “the” twice" },
    { use: "Man is ____ only animal that uses language so fully.", article: "the", rule: "“only” before a noun makes it definite, so “the” stands before it" },
    { use: "Who crossed ____ Sahara on foot?", article: "the", rule: "names of deserts take “the”" },
    { use: "____ gold is a precious metal.", article: "no article", rule: "names of materials in a general sense take no article" },
    { use: "My brother was taken to ____ hospital after the accident, as a patient.", article: "no article", rule: "“hospital”, “school” and “prison” take no article when used for their main purpose" },
    { use: "____ mankind has always looked up at the stars.", article: "no article", rule: "“mankind” in its general sense takes no article" },
    { use: "What ____ lovely view this is!", article: "a", rule: "an exclamation with “what” takes “a” before a singular noun that can be counted" },
    { use: "Milk costs sixty rupees ____ litre.", article: "a", rule: "“a” is used in the sense of “each” in rates" },
    { use: "She is ____ honorary member of several clubs.", article: "an", rule: "the h of “honorary” is silent, so “an” stands before it" },
    { use: "He wants to become ____ MP one day.", article: "an", rule: "the letters MP are spoken “em-pee”, with a vowel sound at the beginning" },
    { use: "The sinking ship sent out ____ SOS.", article: "an", rule: "the letters SOS begin with the vowel sound of “ess”" },
    { use: "Kalidasa is often called ____ Shakespeare of India.", article: "the", rule: "a proper noun used as a common noun and limited by a phrase takes “the”", difficulty: "HARD" },
    { use: "The traveller's cup held not ____ drop of water.", article: "a", rule: "“not a” before a singular noun means “not a single”", difficulty: "HARD" },
    { use: "It is ____ honour to be invited.", article: "an", rule: "“honour” counts as a noun with “an” when it means one instance, and its h is silent", difficulty: "HARD" },
    { use: "He has taken such ____ unusual step that we are all surprised.", article: "an", rule: "“such” is followed by “a” or “an” before a singular noun, and “unusual” begins with a vowel sound", difficulty: "HARD" },
    { use: "So great ____ urge to travel came over him that he left at once.", article: "an", rule: "after “so” and an adjective comes “a” or “an”, and “urge” begins with a vowel sound", difficulty: "HARD" },
    { use: "It is rather ____ pity that you cannot come.", article: "a", rule: "“rather” stands before “a”, as in “rather a pity”", difficulty: "HARD" },
    { use: "He is too proud ____ man to beg for help.", article: "a", rule: "after “too” and an adjective comes “a” before a singular noun", difficulty: "HARD" },
    { use: "What kind of ____ man is he, to break his promise?", article: "no article", rule: "“kind of” and “sort of” are followed by a noun without an article in formal English", difficulty: "HARD" },
    { use: "They travelled from Delhi to Agra by ____ car.", article: "no article", rule: "“by” with a means of transport takes no article" },
    { use: "The two brothers went ____ hand in hand through the crowd.", article: "no article", rule: "paired expressions such as “hand in hand” take no article" },
    { use: "The guide seized me by ____ collar.", article: "the", rule: "a part of the body or the dress takes “the” after “by” when the owner has been named as object", difficulty: "HARD" },
    { use: "Cloth is sold by ____ metre.", article: "the", rule: "“by” with a unit of measure takes “the”", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ use }) => `Choose the right article for the blank: ${use}`,
      answer: ({ article }) => article,
      decoys: ({ article }) => ARTICLES.filter((other) => other !== article),
      asWritten: true,
    },
  ],
  explain: ({ article, rule }) => `The right choice is “${article}”: ${rule}.`,
});

export const prepositions = content("prepositions");

