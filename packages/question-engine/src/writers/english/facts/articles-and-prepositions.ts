import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { wordings } from "../../../kit/singles.ts";

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

/** `wrong` prepositions are those that learners use; none is accepted in the sentence. */
export const prepositions = wordings("prepositions", "articles-and-prepositions", [
  ...prep("EASY", [
    [
      "She has been living here ____ 2015.",
      "since",
      "for from by",
      "“since” goes with the point of time at which something began",
    ],
    ["He has been waiting ____ two hours.", "for", "since from by", "“for” goes with a length of time"],
    [
      "The meeting begins ____ nine o'clock.",
      "at",
      "in on from",
      "“at” goes with a time of the clock; “begin from” is a common error",
    ],
    ["India became independent ____ 15 August 1947.", "on", "in at by", "“on” goes with a day or date"],
    ["My brother was born ____ 1999.", "in", "on at since", "“in” goes with a year"],
    [
      "Divide the sweets ____ the two sisters.",
      "between",
      "among into within",
      "“between” is used of two",
    ],
    ["I am fond ____ music.", "of", "for with to", "“fond” is followed by “of”"],
    ["She is good ____ mathematics.", "at", "on for of", "“good” is followed by “at” for skills"],
    ["Listen ____ the teacher carefully.", "to", "at with on", "“listen” is followed by “to”"],
    [
      "The cat jumped ____ the table to the floor.",
      "off",
      "in at of",
      "“off” shows movement away from a surface",
    ],
    ["We depend ____ farmers for our food.", "on", "of from to", "“depend” is followed by “on”"],
    ["He is afraid ____ dogs.", "of", "from with by", "“afraid” is followed by “of”"],
    [
      "The river flows ____ the bridge.",
      "under",
      "among into between",
      "“under” means below and, here, from one side to the other",
    ],
  ]),
  ...prep("MEDIUM", [
    [
      "He was accused ____ theft.",
      "of",
      "for with by",
      "“accuse” is followed by “of”, but “charge” by “with”",
    ],
    [
      "The man was charged ____ murder.",
      "with",
      "of by about",
      "“charge” is followed by “with”, but “accuse” by “of”",
    ],
    ["She is married ____ a doctor.", "to", "with by of", "“married” is followed by “to”"],
    ["He died ____ cholera.", "of", "with by for", "one dies “of” a disease"],
    ["I prefer tea ____ coffee.", "to", "than from of", "“prefer” is followed by “to”, not by “than”"],
    [
      "This shirt is superior ____ that one.",
      "to",
      "than from of",
      "comparatives in “-or” are followed by “to”",
    ],
    [
      "Distribute the prizes ____ the five winners.",
      "among",
      "between into within",
      "“among” is used of more than two here",
    ],
    ["He congratulated me ____ my success.", "on", "at in of", "“congratulate” is followed by “on”"],
    [
      "She is accustomed ____ rising early.",
      "to",
      "with for of",
      "“accustomed” is followed by “to” and a noun or gerund",
    ],
    ["He was deprived ____ his rights.", "of", "from with off", "“deprive” is followed by “of”"],
    ["Rain prevented us ____ playing.", "from", "to of by", "“prevent” is followed by “from” and a gerund"],
    ["We abstained ____ voting.", "from", "of to in", "“abstain” is followed by “from”"],
    ["He insisted ____ paying the bill.", "on", "to for at", "“insist” is followed by “on” and a gerund"],
    [
      "The work must be finished ____ Friday; later will not do.",
      "by",
      "until since within",
      "“by” means not later than",
    ],
    ["She was absorbed ____ her book.", "in", "on at to", "“absorbed” is followed by “in”"],
  ]),
  ...prep("HARD", [
    ["He is indifferent ____ praise or blame.", "to", "for from of", "“indifferent” is followed by “to”"],
    ["The law must conform ____ the constitution.", "to", "on at from", "“conform” is followed by “to”"],
    ["She was absolved ____ all blame.", "of", "to with by", "“absolve” is followed by “of” (or “from”)"],
    ["His account tallies ____ yours.", "with", "to by from", "“tally” is followed by “with”"],
    [
      "The love of stories is common ____ all peoples.",
      "to",
      "of for by",
      "“common” in the sense of “shared” is followed by “to”",
    ],
    ["He has no control ____ his temper.", "over", "at in on", "“control” as a noun is followed by “over”"],
    ["The officer connived ____ the smuggling.", "at", "to of about", "“connive” is followed by “at”"],
    ["He is devoid ____ humour.", "of", "from in with", "“devoid” is followed by “of”"],
    ["Smoking is injurious ____ health.", "to", "for of with", "“injurious” is followed by “to”"],
    ["I cannot dispense ____ my glasses.", "with", "of from off", "“dispense with” means to do without"],
    ["She prides herself ____ her punctuality.", "on", "for of at", "“pride oneself” is followed by “on”"],
    ["He was found guilty ____ fraud.", "of", "for with in", "“guilty” is followed by “of”"],
    [
      "The two accounts differ; mine does not correspond ____ his.",
      "with",
      "from by of",
      "“correspond” in the sense of “agree” is followed by “with” (or “to”)",
    ],
    ["The old man is bereft ____ all hope.", "of", "from with by", "“bereft” is followed by “of”"],
    ["The villagers were averse ____ moving.", "to", "for of with", "“averse” is followed by “to”"],
  ]),
]);

function prep(
  difficulty: "EASY" | "MEDIUM" | "HARD",
  rows: readonly (readonly [use: string, answer: string, wrong: string, rule: string])[],
) {
  return rows.map(([use, answer, wrong, rule]) => {
    const [first = "", second = "", third = ""] = wrong.split(" ");
    return {
      ask: `Choose the right preposition for the blank: ${use}`,
      answer,
      wrong: [first, second, third] as const,
      tell: `The right preposition is “${answer}”: ${rule}. “${capitalise(first)}”, “${second}” and “${third}” do not fit here.`,
      difficulty,
    };
  });
}
