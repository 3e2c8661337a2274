import { type LongPassage, longPassages } from "./passage.ts";

const ROWS: readonly LongPassage[] = [
  {
    text: "Before the metre a merchant crossing a large kingdom met a new bushel every twenty miles. The reformers who swept these measures away thought of them as errors, as if each village had aimed at one true bushel and missed it by a different amount. Confusion on such a scale, they held, could profit only those who lived by it, and the histories of measurement have for the most part been written by their heirs: they tell of a muddle that lasted until somebody had the wit to end it.\n\nWhat the muddle was for becomes visible if one watches it at work. In years of dearth the price of bread could not be raised without a riot, and so the price stood still while the loaf grew smaller. The lord's rent was fixed at so many bushels for ever, but the bushel could be filled level or heaped, poured from the shoulder or from the knee, and the difference, which came to a fifth or more, was argued over each autumn by people who had known each other all their lives. Even the acre stretched: on poor soil it took in more ground than on rich, for what it measured was a day's ploughing, and it told a buyer how much labour the field would ask of him, which square feet would not have done. None of this was inexact. The measure carried what in our own arrangements is left to the price, the contract and the tax inspector.\n\nIt does not follow that the villagers had the better of it. A measure that can be bargained over favours whoever bargains from strength, and the petitions that reached the capital before the reform are full of the lord's heaped bushel; the peasants asked, in phrase after phrase, for one law, one weight and one measure. They got it, and were among the first to be dismayed. For the reform fixed the vessel and left the needs that the vessel had served as they were. When the harvest failed the loaf could no longer shrink; the price moved, and the riots came. When rents were due there was nothing left to argue about except whether to pay. The quarrels had not been caused by the variety of measures, as everyone supposed. They had been conducted by means of it.\n\nThose who plan such reforms today, whether of spelling, of land titles or of software, usually reckon the cost of variety with great care: so many hours lost in conversion, so many errors. They seldom ask what was being settled in the gaps. A gap between two standards is a place where something can be adjusted without anyone's having to say that it has been adjusted, and societies appear to need a number of such places. To close one is not wrong. But the adjustment will be made somewhere, and it is as well to know beforehand where, for the next place may be one in which it can be made only aloud.",
    asked: [
      {
        ask: "The author mentions that the acre took in more ground on poor soil in order to show that the old measures:",
        answer: "told their users something that fixed ones would have left out",
        because:
          "It “told a buyer how much labour the field would ask of him, which square feet would not have done”.",
        wrong: [
          "were stretched by sellers at the cost of those who bought land | a fraud, which is the reformers' explanation and not the author's",
          "were fixed by law for rich soil and by custom for the poor | a law that is not mentioned",
          "made up to poor villages for the harvests that they did not get | a kindness, where the text speaks of “a day's ploughing”",
        ],
      },
      {
        ask: "Which one of the following best describes what the author holds against the reformers?",
        answer: "They took the means by which quarrels were settled for their cause",
        because: "The quarrels “had been conducted by means of it”, that is, of the variety of measures.",
        wrong: [
          "They took the side of the lords in quarrels over the heaped bushel | a partiality that is not alleged; it was the peasants who asked for one measure",
          "They took less care over the cost of variety than planners do today | a comparison with planners that is not drawn",
          "They took villagers to be more honest than their vessels had been | overlooking that they suspected a confusion that “could profit only those who lived by it”",
        ],
      },
      {
        ask: "Which one of the following, if true, would most weaken the author's account of the riots that followed the reform?",
        answer: "Towns that kept their old measures had as many riots in the same years of dearth",
        because:
          "The account is that the riots came because “the loaf could no longer shrink”; where it could still shrink there should have been fewer.",
        wrong: [
          "Towns that kept their old measures had smaller loaves in the same years of dearth | what the author says of them: “the loaf grew smaller”",
          "Towns that took the metre had asked for it in petitions sent in years of dearth | what the author grants of those who “were among the first to be dismayed”",
          "Towns that took the metre had dearer bread than before in the same years of dearth | what the account leads one to expect: “the price moved”",
        ],
      },
      {
        ask: "It can be inferred that the author would advise those who plan to make land titles uniform to:",
        answer: "find out what has so far been settled by means of the differences",
        because: "Planners “seldom ask what was being settled in the gaps”.",
        wrong: [
          "reckon what the differences cost with more care than they now do | overlooking that they do so already, “with great care”",
          "keep enough of the differences for quarrels to remain unnecessary | overlooking “To close one is not wrong”",
          "let owners bargain over the differences before they are removed | a procedure that is not proposed; bargaining “favours whoever bargains from strength”",
        ],
      },
    ],
  },
  {
    text: "A fish that lives in murky rivers and finds its way by electric pulses was once put before a mirror, and failed. So did the dog, which knows by smell who passed the gate yesterday; so did, at first, the elephant. The test is simple. A mark is put on the animal's forehead, a mirror is provided, and an animal which touches the mark is credited with knowing that the image is its own. Those that do so form a short and flattering list, at the head of which we stand, and from the list it has been inferred that a sense of self is rare in nature and came late.\n\nThe obvious complaint is that the test is one of eyesight. Give the dog a mirror of smells, it has been said, and it will do as well as any ape; and when samples of their own scent, altered by a drop of something strange, were offered to dogs, they did linger over them. But the complaint concedes more than it should. It supposes that there is one thing, self-recognition, which some creatures show with their eyes and others with their noses, and that we have only to find for each the right pane of glass. What the marked ape shows is that it can use an unfamiliar surface to learn about a part of its body which it cannot see. That is a real accomplishment, and a curious one, since no ape in a forest has ever needed it. Whether it deserves the name of a self is another question, and the ingenuity spent on mirrors for bats and mirrors for bees has been a way of not asking it.\n\nSuppose one did ask. A creature that has to get about, feed and keep out of the way of others must in some fashion tell what it does from what is done to it: the worm that did not discount its own wriggling would flee from itself without end. This is a distinction between self and world, and it is as old as movement. A creature that lives among rivals must keep an account of how it stands with each of them, in which it figures as one among several. A creature that can be ashamed must see itself as it is seen. These are three attainments and not three degrees of one, for they are not reached in a fixed order: there are herd animals which keep an exact account of their rank and are yet put to flight by their own shadow, and a man may be sick with shame who has no notion how he stands with anyone.\n\nOn this view the short list loses its interest, not because it ought to be longer, but because it is a list of the wrong kind. To ask which animals have a self is like asking which countries have a climate. The profitable question is always what sort, and for what purpose; and it has this further advantage, that we ourselves then appear in the inquiry as one of the animals to be described, and no longer as the glass in which the others are invited to find a likeness.",
    asked: [
      {
        ask: "Which one of the following best states the author's own objection to the use made of the mirror test?",
        answer: "Success in it has been taken for something other than what it shows",
        because:
          "It shows that the ape “can use an unfamiliar surface to learn about a part of its body which it cannot see”, and whether that is a self “is another question”.",
        wrong: [
          "Failure in it has been taken for a want of self where sight is wanting | the obvious complaint, which “concedes more than it should”",
          "Success in it has been looked for in animals that never see a mirror | a remark on the ape of the forest, whose success is granted",
          "Failure in it was taken for final where a later trial succeeded | one word about the elephant, “at first”, made into the objection",
        ],
      },
      {
        ask: "The author speaks of the worm in order to show that:",
        answer: "some division of self from world is required of whatever moves",
        because:
          "Such a division “is as old as movement”: without it the worm “would flee from itself without end”.",
        wrong: [
          "some creatures can pass by touch what they would fail by sight | another mirror, where the author has left mirrors behind",
          "some division of self from world has to precede rank and shame | a fixed order, though they “are not reached in a fixed order”",
          "some creatures can do without a self if danger is far off | denying to the worm the distinction that it is an example of",
        ],
      },
      {
        ask: "Which one of the following, if true, would most weaken the claim that there are three attainments and not three degrees of one?",
        answer: "In all species studied, each of the three appeared only where those named before it had",
        because: "The claim rests on this, that “they are not reached in a fixed order”.",
        wrong: [
          "In all species studied, the first of the three proved to be older than the two others | what the author says of the first: “as old as movement”",
          "In some species studied, the second of the three was found in animals that live alone | a finding about who has rivals, which leaves the order as free as it was",
          "In some species studied, none of the three went together with success at the mirror | a finding about the mirror, which the author has set aside",
        ],
      },
      {
        ask: "By the comparison in the last paragraph the author implies that the question which animals have a self:",
        answer: "wants a yes or no where a description is called for",
        because: "“The profitable question is always what sort, and for what purpose”.",
        wrong: [
          "has been put to fewer animals than it should have been | overlooking “not because it ought to be longer”",
          "awaits a test that is the same for every kind of animal | the search for “the right pane of glass”, which is given up",
          "has one answer in the wild and another in a cage | taking the climate for a matter of where the animals live",
        ],
      },
    ],
  },
];

export const catMeasures = longPassages("long-reading-measures", ROWS);
