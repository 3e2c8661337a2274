import { type Cloze, clozes } from "./cloze.ts";

const ROWS: readonly Cloze[] = [
  {
    text: "Salt was once so hard to obtain in many places that it was [treated] almost as money. Caravans crossed deserts to fetch it, and rulers grew rich by [taxing] every bag that passed their gates. The reason for its value was simple: before there were refrigerators, salt was one of the few ways to [prevent] meat and fish from spoiling. A family that had enough of it could face the winter with [confidence]. Today it is among the cheapest things in the kitchen, and doctors advise us to eat less of it. Few goods have fallen so far in price while remaining so [necessary], for without a little salt the body cannot live.",
    blanks: [
      {
        because: "“almost as money” needs a verb that takes as: to treat one thing as another.",
        wrong: [
          "thought | a verb that would need of before it takes as",
          "felt | a verb that cannot stand with as in this sense",
          "looked | a verb that has no such passive without upon",
        ],
      },
      {
        because:
          "Rulers “grew rich by” taking a share of “every bag that passed their gates”, and that is taxing.",
        wrong: [
          "wasting | an act that would make nobody rich",
          "praising | an act that brings no money",
          "losing | an act that would make rulers poorer",
        ],
      },
      {
        because: "Only prevent takes an object and from: to prevent something “from spoiling”.",
        wrong: [
          "refuse | a verb that takes no from",
          "allow | the opposite in sense, and a verb that takes “to”",
          "avoid | a verb that takes no from",
        ],
      },
      {
        because: "Having “enough of it” lets a family face winter without fear, with confidence.",
        wrong: [
          "anxiety | the opposite of what enough salt would bring",
          "regret | a feeling about the past, and not about a coming winter",
          "hunger | the danger that the salt keeps away",
        ],
      },
      {
        because: "The reason follows: “for without a little salt the body cannot live”.",
        wrong: [
          "expensive | the opposite of “fallen so far in price”",
          "harmful | against the reason that follows",
          "tasty | true enough, but not proved by the reason that follows",
        ],
      },
    ],
  },
  {
    text: "The postal runner of a hundred years ago carried a bag on one shoulder and a spear with small bells in his hand. The bells were meant to [frighten] snakes and wild animals off the path, and they also told the next village that he was coming. He ran a fixed [distance], usually a few miles, and then handed the bag to another man who stood [waiting] for him. In this way a letter could travel all night [without] tiring any single runner. Roads and railways put an end to the service, but older people in the hills still [speak] of it with affection.",
    blanks: [
      {
        because: "Bells that drive animals “off the path” must frighten them.",
        wrong: [
          "attract | the opposite, for the animals would come nearer",
          "invite | a word that would call the animals to the path",
          "feed | something that bells cannot do",
        ],
      },
      {
        because: "“a few miles” is a distance.",
        wrong: [
          "period | a length of time, which is not measured in miles",
          "weight | something that is not measured in miles",
          "speed | something that needs miles in an hour",
        ],
      },
      {
        because: "After “stood” the form in -ing tells what the man was doing.",
        wrong: [
          "waited | a past form, which can't follow stood without and",
          "wait | a bare form, which can't follow stood",
          "waits | a present form in a story of the past",
        ],
      },
      {
        because: "“any single runner” shows a negative sense, and before “tiring” it is given by without.",
        wrong: [
          "despite | a word with which any can't stand, since it is not negative",
          "unless | a word that joins clauses, and does not stand before tiring",
          "instead | a word that would need of",
        ],
      },
      {
        because: "One can “speak of” something “with affection”, and “still” asks for the present.",
        wrong: [
          "remember | a verb that takes no of",
          "discuss | a verb that takes no of",
          "mention | a verb that takes no of",
        ],
      },
    ],
  },
  {
    text: "A desert is not always hot. What makes a place a desert is the [lack] of rain or snow, and by this measure the largest desert in the world is Antarctica. Very little snow falls there in a year, but since it [hardly] ever melts, it has piled up over the ages into ice that is kilometres thick. In hot deserts the days are burning, yet the nights can be [surprisingly] cold, because there are no clouds to keep the heat from escaping. Plants and animals have [adapted] to these conditions in many ways. Some seeds lie in the ground for years and then, after a [single] shower, sprout within days.",
    blanks: [
      {
        because: "A desert has little of both “rain or snow”, and “of” follows lack.",
        wrong: [
          "excess | the opposite, too much of it",
          "fall | something that makes a place wet",
          "supply | something that would make a place less of a desert",
        ],
      },
      {
        because: "Snow piles up because it does not melt: “hardly ever” means almost never.",
        wrong: [
          "always | a word that can't stand before ever, and the opposite in sense",
          "often | a word that can't stand before ever",
          "rare | an adjective, where an adverb is needed",
        ],
      },
      {
        because: "An adverb is needed before the adjective “cold”, and “yet” announces a surprise.",
        wrong: [
          "surprising | an adjective, which can't modify cold",
          "surprise | a noun, which can't stand here",
          "surprised | an adjective for those who feel surprise",
        ],
      },
      {
        because: "Living things become fitted “to these conditions”: they adapt to them.",
        wrong: [
          "adopted | a word of similar look that means taken up",
          "objected | a verb that takes to, but makes no sense with plants",
          "suffered | a verb that takes from",
        ],
      },
      {
        because: "The wonder is that so little is enough: years of waiting, then “a” single “shower”.",
        wrong: [
          "several | a word that can't follow a",
          "dry | a contradiction in a shower",
          "every | a word that can't follow a",
        ],
      },
    ],
  },
  {
    text: "When the first street lamps lit by gas appeared in the cities of Europe, not everybody was pleased. Some people [complained] that the light would spoil their sleep; others feared that the pipes might [explode] under their feet. Shopkeepers, on the other hand, were [delighted], for customers could now look at their windows in the evening. Every day at dusk the lamplighter went from post to post with a long pole, and at dawn he came back to put the flames [out]. Within a lifetime electricity made him [unnecessary], and his pole became a thing for museums.",
    blanks: [
      {
        because:
          "People who were not pleased said “that the light would spoil their sleep”: they complained.",
        wrong: [
          "rejoiced | the opposite of not being pleased",
          "accused | a verb that needs a person and of",
          "demanded | a verb for what one wants, and nobody wants spoilt sleep",
        ],
      },
      {
        because: "What one fears of gas pipes “under their feet” is that they explode.",
        wrong: [
          "shine | something that pipes do not do, and no cause of fear",
          "expose | a word of similar look that needs an object",
          "improve | nothing to be feared",
        ],
      },
      {
        because:
          "“on the other hand” marks the contrast with those who were not pleased, and customers would come.",
        wrong: [
          "annoyed | the same feeling as before, where a contrast is announced",
          "delightful | a word for what gives delight, not for those who feel it",
          "ruined | the opposite of what more customers bring",
        ],
      },
      {
        because: "To “put” flames “out” is to stop them burning, as one does “at dawn”.",
        wrong: [
          "up | giving put up, to raise or to house",
          "off | giving put off, to delay",
          "on | giving the opposite of what is done at dawn",
        ],
      },
      {
        because: "With electricity nobody had to light the lamps, so that his pole went to “museums”.",
        wrong: [
          "careless | a change with which electric light has nothing to do",
          "powerful | the opposite of what happened to him",
          "wealthy | a change that the end does not bear out",
        ],
      },
    ],
  },
  {
    text: "Bees do not store honey for us. They store it for themselves, to [survive] the months when no flowers are open. A worker bee flies out many times a day, and on her [return] she passes the nectar to other bees, who spread it in the cells of the comb. There it loses water until it is thick enough to [keep] without spoiling. In a whole lifetime one worker makes only [about] a twelfth of a teaspoon. A careful beekeeper therefore takes no more than the bees can [spare], and leaves them enough for the winter.",
    blanks: [
      {
        because: "Food is stored to live through “the months when no flowers are open”.",
        wrong: [
          "forget | an act for which no store is needed",
          "invite | an act that has no sense with months",
          "shorten | something that a store can't do to months",
        ],
      },
      {
        because: "After “on her” a noun is needed, and she has flown out: her return.",
        wrong: [
          "returned | a verb form, which can't follow her here",
          "departure | the opposite of coming back with nectar",
          "arrive | a verb, which can't follow on her",
        ],
      },
      {
        because: "Thick honey stays good: to “keep without spoiling” is to last.",
        wrong: [
          "rot | the opposite of not spoiling",
          "pour | something that thickness makes harder",
          "rise | a verb that has no sense with spoiling",
        ],
      },
      {
        because: "Before an amount such as “a twelfth of a teaspoon”, about means roughly.",
        wrong: [
          "near | a word that does not stand before an amount in this way",
          "many | a word for things that are counted",
          "enough | a word that does not stand before a twelfth",
        ],
      },
      {
        because: "What one can give away and still have “enough for the winter” is what one can spare.",
        wrong: [
          "starve | a verb that takes no such object",
          "demand | the opposite of giving",
          "refuse | a verb that has no sense with an amount of honey",
        ],
      },
    ],
  },
  {
    text: "The signboard painter is one of the quiet losers of our age. Twenty years ago every new shop sent for him. He needed no ruler: he stepped back, half closed his eyes, and drew a line that was [perfectly] straight. A board took him two days, and it lasted for ten years. Now a machine prints the [same] letters on a sheet of plastic in two minutes, at a tenth of the price. It would be foolish to [blame] the shopkeepers, who must count their money. But the printed sheet fades in a [couple] of summers and is thrown away, and then another must be bought. Nobody has yet worked out which of the two is really the [cheaper].",
    blanks: [
      {
        because: "An adverb is needed before “straight”, and the line is praised.",
        wrong: [
          "perfect | an adjective, which can't modify straight",
          "hardly | the opposite, a line that was not straight",
          "perfection | a noun, which can't stand here",
        ],
      },
      {
        because: "After “the” and before “letters”, same says that the machine does his work.",
        wrong: [
          "similarly | an adverb, which can't stand before a noun",
          "alike | a word that never stands before a noun",
          "equally | an adverb, which can't stand before a noun",
        ],
      },
      {
        because: "They “must count their money”: that excuses them, so it would be foolish to blame them.",
        wrong: [
          "complain | a verb that takes of or about",
          "quarrel | a verb that takes with",
          "wonder | a verb that takes at or about",
        ],
      },
      {
        because: "“a … of summers” with the meaning of about two: a couple of.",
        wrong: [
          "several | a word that takes neither a nor of here",
          "many | a word that takes neither a nor of here",
          "pairs | a plural, which can't follow a",
        ],
      },
      {
        because: "“which of the two” asks for the comparative after “the”.",
        wrong: [
          "cheap | the plain form, where two are compared",
          "cheapest | the superlative, which is for three or more",
          "cheaply | an adverb, which can't follow is really the",
        ],
      },
    ],
  },
];

export const clozeWorld = clozes("cloze-world", ROWS);
