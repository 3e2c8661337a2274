import { type Passage, passages } from "./passage.ts";

const ROWS: readonly Passage[] = [
  {
    text: "A map on paper shows everything and knows nothing about you. A map on a telephone shows very little, but it puts you in the middle. The blue dot never moves; it is the world that slides past. This is so convenient that few of us notice what we have given up.\n\nTo use the paper map, one had first to find oneself on it, by matching the church, the bridge and the bend of the river to what one saw. It was slow work, and one often got lost. But at the end of a week in a strange city one carried the city in one's head. Follow the dot for a week, and you will have been led everywhere without having been anywhere in particular. When the battery fails, you are at the very place where you began.\n\nI would not go back; I have missed too many trains. I only suggest that, now and then, on a day without appointments, one should leave the dot at home and let the streets introduce themselves.",
    idea: {
      ask: "What is the writer's main point?",
      answer: "The easy map costs us our knowledge of places",
      because:
        "The map on a telephone is “so convenient that few of us notice what we have given up”: carrying the city in one's head.",
      wrong: [
        "The map on paper is faster to use than the new one | the reverse, for we read “It was slow work”",
        "The map on a telephone often shows a wrong position | an error that is not mentioned",
        "The old map was given up before the new one was ready | a delay that is not mentioned",
      ],
    },
    detail: {
      ask: "What did one have to do first with a paper map?",
      answer: "Work out one's own position on it",
      because: "“one had first to find oneself on it”, by matching what one saw.",
      wrong: [
        "Turn it until the river lay to the north | a method that is not mentioned",
        "Learn the names of the city's streets | a result, at most, and not a first step",
        "Mark the places that one wished to visit | something that the passage does not say",
      ],
    },
    inference: {
      ask: "What is meant by being “led everywhere without having been anywhere in particular”?",
      answer: "One has seen places without learning how they lie",
      because: "The contrast is with the user of paper, who in the end “carried the city in one's head”.",
      wrong: [
        "One has walked in circles because the map was wrong | taking it as a fault in the map",
        "One has stayed in the hotel and looked at pictures | taking it that no journey was made",
        "One has visited only places that are hardly known | taking “in particular” to mean famous",
      ],
    },
    word: {
      ask: "What does “introduce themselves” mean in the last sentence?",
      answer: "become known to one directly",
      because: "One is to “leave the dot at home” and so meet the streets without a guide between.",
      wrong: [
        "show signs with their names | taking the picture literally",
        "be opened for the first time | the sense of introducing something new",
        "be presented by local guides | putting a guide back in between",
      ],
    },
    whole: {
      ask: "What is the writer's attitude to the map on the telephone?",
      answer: "Grateful for its use, but aware of its price",
      because: "“I would not go back; I have missed too many trains”, and yet something has been “given up”.",
      wrong: [
        "Doubtful of its use, but curious about it | overlooking “I would not go back”",
        "Pleased with its use, but troubled by its errors | an error that is not mentioned",
        "Slow to accept it, but now free of any doubt | overlooking what has been given up",
      ],
    },
  },
  {
    text: "In the years when bread was still baked by hand in our street, the baker told the time by his dough. Yeast is a living thing, and on a warm night it works fast; on a cold one it dawdles. So he rose at two in summer and at one in winter, and no clock could have told him which.\n\nThe factory that took his place has no seasons. Its halls are kept at the same warmth all year, its dough is beaten by powerful mixers for a few minutes instead of resting for hours, and a loaf is sliced and wrapped soon after the flour has left the sack. The bread is cheap, clean and always the same, which are no small virtues. Anyone who remembers a burnt loaf on a Monday will not sneer at sameness.\n\nStill, a slow dough develops flavours that a fast one has no time for, and lately some people have begun to pay a high price for bread made in the old way. What was once the food of those with little money has become the pleasure of those with plenty of time.",
    idea: {
      ask: "What does the passage mainly do?",
      answer: "It compares bread made slowly by hand with factory bread",
      because:
        "It sets the baker who “told the time by his dough” beside “The factory that took his place”, with the merits of each.",
      wrong: [
        "It explains how cold and warmth act on yeast and dough | taking one part of the first paragraph for the whole",
        "It shows that bread from the factory is the better kind | more than is said, for slow dough has its flavours",
        "It tells how one baker lost his shop to a large factory | making a story of one man out of the comparison",
      ],
    },
    detail: {
      ask: "Why did the baker rise earlier in winter?",
      answer: "Cold made the dough rise more slowly",
      because: "On a warm night yeast works fast; “on a cold one it dawdles”.",
      wrong: [
        "The oven took longer to become hot | likely enough, but not said",
        "People bought more bread in the cold | a demand that is not mentioned",
        "The clock in his shop ran too slow | taking the remark about clocks amiss",
      ],
    },
    inference: {
      ask: "Why are the halls of the factory kept at the same warmth all year?",
      answer: "So that the dough behaves alike in every season",
      because:
        "Yeast works fast in warmth and slowly in cold, but the factory “has no seasons” and its bread is “always the same”.",
      wrong: [
        "So that the workers are comfortable even in winter | a care that is not mentioned",
        "So that the bread may rest for hours before baking | the reverse, for the factory does without the rest",
        "So that the flour in the sacks is kept from spoiling | a danger that is not mentioned",
      ],
    },
    word: {
      ask: "What does “dawdles” mean in the passage?",
      answer: "goes slowly",
      because: "It is the opposite of “it works fast” in the same sentence.",
      wrong: [
        "goes sour | what bad dough may do, but not the sense",
        "grows hard | an effect of cold that is not meant",
        "dies off | too strong, for the bread is still baked",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Factory bread stays fresh for a longer time",
      because:
        "Of factory bread it is said that it is “cheap, clean and always the same”; how long it keeps is not said.",
      wrong: [
        "Bread made in the old way is now costly | overlooking “pay a high price”",
        "Slow dough gains flavours that fast dough lacks | overlooking the last paragraph",
        "Factory dough is mixed for only a few minutes | overlooking the second paragraph",
      ],
    },
  },
  {
    text: "The lift made the tall city possible, but it was not the lift itself that had to be invented. Hoists had lifted grain, stone and miners for centuries. What was lacking was trust. Ropes break, and few people cared to live above the height from which they could safely jump.\n\nIn the 1850s Elisha Otis showed, at a fair in New York, a platform that could not fall. He had himself raised above the crowd and ordered the rope to be cut. The platform dropped a hand's breadth and stopped, for a spring had thrown out catches that gripped the rails on either side. “All safe, gentlemen,” he is reported to have said.\n\nThe effects reached further than he could have guessed. In houses without lifts the top floor had been for servants and poor tenants, since it was at the end of so many stairs. With the lift, height turned from a burden into a luxury: light, air and a view. The poor man's attic became the rich man's penthouse, and nobody had moved a wall.",
    idea: {
      ask: "What is the passage mainly about?",
      answer: "How a safe lift changed the way cities live",
      because:
        "It tells how a platform “that could not fall” won trust, and how then “height turned from a burden into a luxury”.",
      wrong: [
        "How Otis built a hoist before all others | contradicted by “Hoists had lifted grain, stone and miners for centuries”",
        "How ropes were made stronger over the years | a change that is not described",
        "How the poor came to live on lower floors | more than is said of the top floors",
      ],
    },
    detail: {
      ask: "What stopped the platform when the rope was cut?",
      answer: "Catches pushed out by a spring",
      because: "“a spring had thrown out catches that gripped the rails on either side”.",
      wrong: [
        "A second rope beside the first | usual in lifts today, but not mentioned",
        "Men who stood ready at the rails | taking the gripping to be done by hands",
        "A heavy weight hung on a chain | a device that is not mentioned",
      ],
    },
    inference: {
      ask: "Why did Otis order the rope to be cut while he himself stood on the platform?",
      answer: "To prove that people could trust it with their lives",
      because: "“What was lacking was trust”, and he risked his own safety before the crowd.",
      wrong: [
        "To show that his rope was weaker than the rails were | taking the strength of materials for the point",
        "To find out for the first time whether it would work | overlooking that he showed a platform “that could not fall”",
        "To frighten the owners of the hoists then in use | a purpose that nothing suggests",
      ],
    },
    word: {
      ask: "What does “burden” mean in “from a burden into a luxury”?",
      answer: "a hardship",
      because: "Before the lift, height meant being “at the end of so many stairs”.",
      wrong: [
        "a heavy box | the literal sense, something carried",
        "a repeated line | the sense used of songs",
        "a legal duty | the sense in burden of proof",
      ],
    },
    whole: {
      ask: "What does “nobody had moved a wall” stress in the last sentence?",
      answer: "The same rooms had simply changed in value",
      because:
        "“The poor man's attic became the rich man's penthouse” because it could be reached, and not by rebuilding.",
      wrong: [
        "The old houses were too weak to be altered | taking the words to be about building",
        "The tenants had refused to leave the attics | a refusal that is not mentioned",
        "The lifts were always fixed outside the walls | taking the words to be about where lifts stood",
      ],
    },
  },
  {
    text: "Every message you send across the world is cut into small packets, and each packet may take a road of its own. One may pass through Singapore, the next through Marseilles. At the far end they are put in order again, and any that are missing are asked for once more. No one office directs this traffic. Each machine on the way knows only its neighbours and passes the packet to the one that seems nearest to the goal.\n\nTo a person used to railways this sounds like madness. What if a line is cut? But that is just where the method shows its strength. In a system with a centre, the loss of the centre is the loss of everything. In this one the packets simply find another way round, and the reader at the far end may notice no more than a moment's delay.\n\nWe like to imagine that order must come from someone in charge. The network is a standing reminder that it can also come from many who follow the same few rules, and who know very little.",
    idea: {
      ask: "Which statement best expresses the main idea?",
      answer: "Order can arise without anyone in charge of the whole",
      because:
        "The network is “a standing reminder” that order can come “from many who follow the same few rules”.",
      wrong: [
        "Order is more lasting where one office keeps watch | the opposite of the passage",
        "Order on a railway and on a network is of one kind | turning round the comparison, which is one of contrast",
        "Order arises where each part knows the whole plan | against “who know very little”",
      ],
    },
    detail: {
      ask: "What happens to packets that do not arrive?",
      answer: "They are requested again",
      because: "“any that are missing are asked for once more”.",
      wrong: [
        "They are kept by a neighbour | mixing in the machines on the way",
        "They are sent on by railway | mixing in the comparison",
        "They are left out of the message | overlooking that they are asked for",
      ],
    },
    inference: {
      ask: "Why may a cut line go almost unnoticed by the reader?",
      answer: "The packets can still travel by some other routes",
      because: "“the packets simply find another way round”, which costs “no more than a moment's delay”.",
      wrong: [
        "The central office repairs it before anybody complains | supposing a centre, which the passage denies",
        "The missing part of a message is guessed by the machine | a guess, where missing packets are asked for again",
        "The packets wait beside the cut until the line is mended | the reverse of finding another way",
      ],
    },
    word: {
      ask: "What does “standing” mean in “a standing reminder”?",
      answer: "lasting",
      because:
        "The network goes on working in this way, so that it reminds us “that it can also come from many” at all times.",
      wrong: [
        "upright | the literal sense, on one's feet",
        "respected | a sense taken from the noun, as in a man of standing",
        "motionless | the sense in standing water",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Short messages travel faster than long ones",
      because: "Speed is touched on only in “a moment's delay”; the length of messages is not discussed.",
      wrong: [
        "Packets of one message may go by different roads | overlooking “each packet may take a road of its own”",
        "Each machine on the way knows only its neighbours | overlooking the first paragraph",
        "Packets are put in order again when they arrive | overlooking “At the far end they are put in order again”",
      ],
    },
  },
];

export const machines = passages("reading-machines", ROWS);
