import { type Passage, passages } from "./passage.ts";

const ROWS: readonly Passage[] = [
  {
    text: "An octopus has three hearts. Two of them push blood through the gills, and the third sends it round the rest of the body. When the animal swims, the third heart stops beating, which may be why an octopus prefers to crawl: swimming tires it quickly. Its blood is blue, because the substance that carries oxygen is built around copper rather than iron.\n\nStranger still is the way its nerves are arranged. About two-thirds of its nerve cells lie not in the head but in the eight arms. Each arm can taste, touch and search a crevice without waiting for orders, rather as a good team works while its captain is busy elsewhere. The brain seems to give only the general command and leaves the details to the limbs.\n\nFor a long time we measured the minds of animals by how closely they resembled our own. The octopus is an awkward guest at that table. It opens jars, finds its way through mazes and recognises keepers, yet it does so with a body plan that has almost nothing in common with ours.",
    idea: {
      ask: "Which statement best sums up the passage?",
      answer: "A clever animal need not be built as we are",
      because:
        "The passage leads up to its last sentence: the octopus does clever things “with a body plan that has almost nothing in common with ours”.",
      wrong: [
        "An octopus may crawl because its third heart stops | taking a detail of the first paragraph for the whole",
        "A clever animal owes more to its arms than to its brain | a weighing that the passage does not make",
        "A clever animal comes to resemble us in its mind | the opposite of what the last paragraph says",
      ],
    },
    detail: {
      ask: "According to the passage, why is the blood of an octopus blue?",
      answer: "Its oxygen carrier is built around copper",
      because:
        "The text says that “the substance that carries oxygen is built around copper rather than iron”.",
      wrong: [
        "Three hearts keep it moving at great speed | joining the number of hearts to the colour, which the passage does not do",
        "It carries far less oxygen than red blood does | a guess, for the passage does not say how much oxygen it carries",
        "Sea water mixes with it as it passes the gills | a role of the gills that the passage does not mention",
      ],
    },
    inference: {
      ask: "An arm of an octopus, searching a crevice, touches a crab. What may be inferred from the passage?",
      answer: "The arm can respond before it is told how to move",
      because:
        "Each arm works “without waiting for orders”, and the brain “leaves the details to the limbs”.",
      wrong: [
        "The arm waits until the brain has planned each movement | reversing the roles of brain and arm",
        "The arm tires soon because the third heart rests | mixing the swimming of the first paragraph into the second",
        "The arm hands the crab on to the arms beside it | a habit that nothing in the passage supports",
      ],
    },
    word: {
      ask: "What does “awkward” mean in “an awkward guest at that table”?",
      answer: "hard to fit in",
      because:
        "The table stands for the habit of judging animals by “how closely they resembled our own” minds, and the octopus does not suit that measure.",
      wrong: [
        "clumsy in moving | the commoner sense of the word, though the passage describes skilful arms",
        "badly mannered | taking the picture of a guest literally",
        "shy of strangers | another use of the word, about feelings",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "An octopus lives alone for most of its life",
      because:
        "Nothing is said of how octopuses live together or apart; the other three are stated, for example that the animal “recognises keepers”.",
      wrong: [
        "One of its hearts stops while the animal swims | overlooking “the third heart stops beating”",
        "Most of its nerve cells lie outside the head | overlooking “not in the head but in the eight arms”",
        "An octopus is able to recognise its keepers | overlooking the last sentence",
      ],
    },
  },
  {
    text: "Seen from a boat, a mangrove forest looks like a crowd standing knee-deep in the sea. The trees rise on arching roots that trap mud, leaves and whatever else the tide brings in. Over the years this mud becomes new ground, and the forest walks slowly seaward.\n\nFor the people who live behind it, the forest is a wall that mends itself. When a storm drives waves towards the shore, the tangle of roots and trunks takes much of their force before they reach the first house. A wall of concrete can do the same, but it begins to crumble on the day it is finished, and no fish has ever raised its young in it. Among mangrove roots, young fish and prawns hide from larger hunters until they are big enough for the open sea.\n\nYet such forests are still cleared for ponds, ports and firewood. The reason is seldom malice. The gain from clearing goes to one owner and comes this year; the loss is shared by a whole coast and comes with the next great storm.",
    idea: {
      ask: "Which title suits the passage best?",
      answer: "The Wall That Mends Itself",
      because:
        "The forest is called “a wall that mends itself”, and the passage weighs what it gives against why it is cleared.",
      wrong: [
        "The Nursery Among the Roots | taking one use of the forest for the whole",
        "The Crowd That Walks Inland | the wrong way, for the forest “walks slowly seaward”",
        "The Wall That Crumbles Least | praise of concrete, the opposite of the comparison in the second paragraph",
      ],
    },
    detail: {
      ask: "How, according to the passage, does a mangrove forest make new ground?",
      answer: "Its roots hold mud and leaves that the tide carries in",
      because:
        "The roots “trap mud, leaves and whatever else the tide brings in”, and “this mud becomes new ground”.",
      wrong: [
        "Its trunks fall into the sea and slowly turn into soil | something that may happen elsewhere but is not said here",
        "People pile up earth behind it to build their houses | mixing the people of the second paragraph into the first",
        "Waves throw sand over its roots during great storms | giving the storms of the second paragraph another role",
      ],
    },
    inference: {
      ask: "What does the last paragraph suggest about those who clear mangroves?",
      answer: "They bear only a small part of the harm they cause",
      because: "The gain “goes to one owner” while the loss “is shared by a whole coast”.",
      wrong: [
        "They bear a grudge against those who live behind them | reversing “seldom malice”",
        "They lose more than anybody else in the next storm | the opposite of a loss that all share",
        "They do not know how much force the forest breaks | blaming ignorance, where the passage blames who gains and who loses",
      ],
    },
    word: {
      ask: "What does “malice” mean in the passage?",
      answer: "the wish to do harm",
      because:
        "The passage says “The reason is seldom malice” and then gives a harmless-looking reason instead: gain for one owner.",
      wrong: [
        "the lack of money | a possible cause of clearing, but not the meaning of the word",
        "the love of profit | the reason that the passage puts in its place",
        "a want of knowledge | confusing malice with ignorance",
      ],
    },
    whole: {
      ask: "How does the writer regard mangrove forests?",
      answer: "With respect, and concern at their loss",
      because:
        "Praise such as “no fish has ever raised its young in it”, said of concrete, is followed by regret: “Yet such forests are still cleared”.",
      wrong: [
        "With respect, and hope for their return | a return that the passage does not speak of",
        "With concern, and doubt about their use | overlooking what they do for people and fish",
        "With wonder, and trust in their future | overlooking that they are still cleared",
      ],
    },
  },
  {
    text: "A frigatebird can stay over the ocean for weeks, yet its feathers are not waterproof enough for it to rest on the sea. How, then, does it sleep? For years this was a matter of guesswork. Then researchers fitted some birds in the Galapagos Islands with small recorders that measured the activity of the brain, and let them go about their lives.\n\nThe records showed that the birds did sleep on the wing, chiefly at night and in short snatches while they were rising on warm currents of air. Sometimes only one half of the brain slept while the other kept watch, the open eye turned in the direction of the flight. Sometimes, to general surprise, both halves slept at once, and still the bird did not fall.\n\nThe greatest surprise was how little they slept: less than an hour a day, against more than twelve hours on land. They were not like people who can do without sleep. They seemed rather to put it off, as one puts off a debt, and to pay when they came home.",
    idea: {
      ask: "What is the passage mainly about?",
      answer: "How and how much frigatebirds sleep in flight",
      because:
        "It asks “How, then, does it sleep?” and answers that the birds “did sleep on the wing”, and for how long.",
      wrong: [
        "Why frigatebirds sleep longer than land birds | a comparison with land birds that is not made",
        "How brain recorders are made and fitted | taking the means of the study for its subject",
        "Why frigatebirds do not rest on the water | taking the opening detail for the whole",
      ],
    },
    detail: {
      ask: "When did the birds in the study chiefly sleep in flight?",
      answer: "At night, while they were gaining height",
      because:
        "They slept “chiefly at night and in short snatches while they were rising on warm currents of air”.",
      wrong: [
        "By day, while they were looking for food | the reverse of “chiefly at night”",
        "At night, while they were gliding down | the reverse of “rising”",
        "By day, while the air was warm and still | misreading the warm currents as warm weather",
      ],
    },
    inference: {
      ask: "What does the comparison with a debt suggest?",
      answer: "Sleep missed at sea is made up for on land",
      because:
        "The birds “put it off, as one puts off a debt”, and “pay when they came home”, where they sleep more than twelve hours.",
      wrong: [
        "Frigatebirds need less sleep than other birds | what the writer denies, since the birds are not able to do without sleep",
        "Long flights leave the birds weak for life | a loss that is never paid, unlike the debt in the text",
        "One half of the brain sleeps for the other half | taking the debt to be between the halves of the brain",
      ],
    },
    word: {
      ask: "What does “snatches” mean in “short snatches”?",
      answer: "spells of time",
      because: "The word describes sleep that came “in short snatches”, so it is about periods of time.",
      wrong: [
        "sudden grabs | the sense of the verb, about taking things",
        "bits of song | a sense that suits music alone",
        "petty thefts | the sense of taking what is not one's own",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Sleeping birds sometimes lost their way",
      because:
        "Losing the way is never mentioned; on the contrary, with one half of the brain asleep, “the other kept watch”.",
      wrong: [
        "The birds slept far longer on land | overlooking “more than twelve hours on land”",
        "Both halves of the brain could sleep at once | overlooking “both halves slept at once”",
        "The recorders were fitted in the Galapagos | overlooking the end of the first paragraph",
      ],
    },
  },
  {
    text: "In the last years of his life Charles Darwin, the most famous naturalist of his age, published a book about earthworms. Some readers must have wondered why. He had watched worms for decades, kept them in pots in his study, and tested whether they could hear the piano. They could not, though they took fright when the pot stood on the instrument and a note was struck.\n\nWhat interested him was not the worm but the sum of worms. Each one swallows earth and brings it up as a small heap. One heap is nothing; but worms are many and years are long. Over a lifetime, Darwin reckoned, they spread a fresh layer over whole fields, bury stones and level the ground. Ploughs had been invented, he remarked, long after the land was regularly ploughed by worms.\n\nThe book was his old lesson in a humble dress. He had spent his life arguing that great changes need no great causes, only small ones that do not stop. Readers bought it by the thousand.",
    idea: {
      ask: "What is the main idea of the passage?",
      answer: "Darwin saw in worms how small causes, kept up, do great work",
      because:
        "The passage ends with the lesson that “great changes need no great causes, only small ones that do not stop”.",
      wrong: [
        "Darwin turned to worms since his great work was behind him | a motive that the passage nowhere gives",
        "Darwin found that worms took fright at notes they did not hear | taking one experiment for the whole",
        "Darwin held that the plough does less for the soil than worms do | more than a remark about which of them came first",
      ],
    },
    detail: {
      ask: "When did Darwin's worms take fright?",
      answer: "When their pot stood on a piano being played",
      because: "They took fright “when the pot stood on the instrument and a note was struck”.",
      wrong: [
        "When they heard a piano from across the room | what the passage denies, since they could not hear it",
        "When they were brought from fields to his study | a moment whose effect is not described",
        "When their heaps of earth were taken away | something that the passage does not mention",
      ],
    },
    inference: {
      ask: "Why did the pot on the piano make a difference, as far as the passage lets us judge?",
      answer: "The worms felt the note although they did not hear it",
      because:
        "They could not hear the piano, yet took fright when the pot “stood on the instrument”: only contact had been added.",
      wrong: [
        "The worms heard better when the sound came from close by | ignoring that they could not hear",
        "The worms were disturbed by the light near the instrument | bringing in light, of which nothing is said",
        "The worms were frightened by Darwin rather than the note | overlooking that fright came when a note was struck",
      ],
    },
    word: {
      ask: "What does “humble” mean in “his old lesson in a humble dress”?",
      answer: "plain and lowly",
      because: "A great lesson was put into a book on a lowly subject, “a book about earthworms”.",
      wrong: [
        "shy and modest | the sense used of a person's character",
        "old and torn | reading “dress” as real clothing",
        "false and hidden | taking the dress for a disguise",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Scientists of the day laughed at the book",
      because:
        "The views of scientists are not given; of readers it is said that they “bought it by the thousand”.",
      wrong: [
        "Darwin kept worms in pots in his study | overlooking the third sentence",
        "Worms bury stones and level the ground | overlooking the second paragraph",
        "The book found thousands of buyers | overlooking the last sentence",
      ],
    },
  },
];

export const nature = passages("reading-nature", ROWS);
