import { type Passage, passages } from "./passage.ts";

/** The people are invented. */
const ROWS: readonly Passage[] = [
  {
    text: "On the last night the lighthouse was to be kept by hand, old Varghese climbed the hundred and twelve steps as he had done for thirty-one years. From the next evening a machine on the mainland would switch the lamp on and off, and watch it too. A young engineer had come to fit the last wires. He had expected a sad old man, and had prepared some kind words.\n\nVarghese had no use for them. He polished the glass, which did not need polishing, and told the engineer how the gulls woke before the wind changed, and which captains blew their horns to greet him. “Will your machine know that?” he asked. “No,” said the engineer. “Does the lamp need it?” asked Varghese, and answered himself, laughing: “No. Only I did.”\n\nAt dawn he put out the light, wrote the time in the book as always, and hesitated. Then he handed the pencil to the engineer. “One more line,” he said. “Write that everything is in order.”",
    idea: {
      ask: "What is the story mainly about?",
      answer: "A man who parts with his work in good spirits",
      because:
        "Varghese has no use for kind words, answers his own question “laughing”, and hands over with “everything is in order”.",
      wrong: [
        "A machine that cannot do the work of a man | the reverse, for the lamp does not need what he knew",
        "An engineer who is sorry for what he has done | a regret that the story does not show",
        "A keeper who tries to delay the new machine | misreading his polishing and hesitating",
      ],
    },
    detail: {
      ask: "What had the engineer expected before he came?",
      answer: "That the keeper would be unhappy",
      because: "He “had expected a sad old man, and had prepared some kind words”.",
      wrong: [
        "That the glass would need polishing | what Varghese did, though it was not needed",
        "That the captains would complain | a use of the captains that the story does not make",
        "That the wires would take all night | something that the story does not say",
      ],
    },
    inference: {
      ask: "What does Varghese mean by “Only I did”?",
      answer: "What he knew had mattered to him, not to the lamp",
      because:
        "He asks “Does the lamp need it?” and says no: what he had learnt of gulls and captains mattered to him alone.",
      wrong: [
        "Nobody but he had kept the lamp since it was built | taking the words as a claim about who served there",
        "Only he had wanted the machine to be brought in | a wish that nothing in the story shows",
        "His skill was still needed to make the lamp safe | the opposite of the answer he gives",
      ],
    },
    word: {
      ask: "In the story, Varghese “had no use for” the kind words. What does this mean?",
      answer: "He did not need them",
      because: "The engineer had prepared comfort for “a sad old man”, but Varghese was not sad and laughed.",
      wrong: [
        "He did not hear them | taking it that the words were spoken and lost",
        "He did not trust them | a suspicion that he nowhere shows",
        "He did not follow them | taking them for hard words or for orders",
      ],
    },
    whole: {
      ask: "Which of these does the story NOT tell us?",
      answer: "What Varghese will do after that night",
      because: "The story ends at dawn, when “he put out the light”; nothing is said of the days to come.",
      wrong: [
        "How long Varghese had kept the lighthouse | overlooking “for thirty-one years”",
        "Where the new machine is | overlooking “a machine on the mainland”",
        "Who was asked to write the last line in the book | overlooking “he handed the pencil to the engineer”",
      ],
    },
  },
  {
    text: "Dear Ila,\n\nYou ask what I would tell myself at seventeen if a letter could travel backwards. I have thought about it on my walks, and I find, to my surprise, that I would say very little.\n\nI would not warn that girl about the examination she failed. She cried for a week, and then, because she had a year to fill, she learnt to repair radios from the man next door. You know what came of that. Nor would I tell her whom to marry or which city to leave. If I straightened every bend in her road, she would arrive somewhere else, and I am rather fond of where I am.\n\nPerhaps I would tell her only to write down the names of people who were kind to her. I thought then that I should always remember them. I remember the kindness, the cup of water, the umbrella lent in the rain; but the names have gone, and it is too late to thank an umbrella.\n\nYour loving grandmother",
    idea: {
      ask: "What is the main point of the letter?",
      answer: "The writer would change hardly anything in her past",
      because:
        "She finds that she “would say very little”, since otherwise she “would arrive somewhere else”.",
      wrong: [
        "The writer would choose another road at seventeen | the opposite of “I am rather fond of where I am”",
        "The writer wants Ila to learn from what she did wrong | turning memories into a warning",
        "The writer would rather forget what she went through | turning round her regret for the names that have gone",
      ],
    },
    detail: {
      ask: "How did the writer come to learn radio repair?",
      answer: "She had a year to spare after failing an examination",
      because: "She learnt it “because she had a year to fill”, after the examination she failed.",
      wrong: [
        "She needed to earn money when she moved to a city | a reason that the letter does not give",
        "She studied it for the examination she had to pass | reversing the order, since the failure came first",
        "She was taught by the man whom she later married | joining the neighbour to the marriage, which the letter does not do",
      ],
    },
    inference: {
      ask: "What does “You know what came of that” suggest?",
      answer: "The failure led in the end to something good",
      because:
        "She would not warn herself of the failure, for it gave her “a year to fill” and so the radios; the rest is known to Ila.",
      wrong: [
        "Ila was present when the examination was failed | impossible, for the writer was seventeen then",
        "The neighbour later asked for payment for his lessons | something that the letter does not hint at",
        "Ila had failed the same examination long after | something that the letter does not hint at",
      ],
    },
    word: {
      ask: "What does “bend” stand for in “every bend in her road”?",
      answer: "a turn of events that was not planned",
      because:
        "The bends are such things as “the examination she failed” and the choices of husband and city.",
      wrong: [
        "a curve in the street where she used to live | taking the picture literally",
        "a dishonest act that she wished to conceal | confusing a bend with something crooked",
        "a promise that she did not manage to keep | a meaning that nothing here supports",
      ],
    },
    whole: {
      ask: "Which words best describe the tone of the letter?",
      answer: "Warm and gently humorous",
      because: "Affection and a light joke stand together: “it is too late to thank an umbrella”.",
      wrong: [
        "Proud and quietly ambitious | overlooking how little she claims for herself",
        "Polite but a little reserved | overlooking the loving close",
        "Hopeful and mildly impatient | overlooking that the letter looks back",
      ],
    },
  },
  {
    text: "The conductor of the 14B was known for two things: he never forgot a face, and he never gave change without a remark. So when a schoolboy got on one wet July evening and said that he had lost his pass, the conductor looked at him for a long moment. He had seen the boy each day since April, always with a pass, always with a book held close to his nose.\n\n“Then you must buy a ticket,” he said loudly, for the bus was full and people were listening. The boy turned out his pockets. They held a pencil, a marble and a two-rupee coin, and the fare was ten. Somebody sniggered.\n\nThe conductor tore off a ticket and took the coin. “And here is your change,” he said in the same loud voice, and pressed something into the wet hand. It was the same two-rupee coin. “Next time,” he added, “read the ticket before the book.” Nobody else had seen. The boy held the ticket all the way home as if it were made of glass.",
    idea: {
      ask: "Which title suits the story best?",
      answer: "A Kindness in Disguise",
      because:
        "The conductor pretends to sell a ticket but gives back “the same two-rupee coin”, so that nobody else sees his help.",
      wrong: [
        "A Lesson for a Liar | supposing that the boy had not told the truth",
        "The Cost of Bus Travel | taking the fare for the subject",
        "A Forgetful Conductor | the reverse of “he never forgot a face”",
      ],
    },
    detail: {
      ask: "What did the boy pay for his ticket in the end?",
      answer: "Nothing",
      because: "What he was given as change “was the same two-rupee coin” that he had handed over.",
      wrong: [
        "Two rupees | stopping where the conductor takes the coin",
        "Eight rupees | subtracting the coin from the fare",
        "Ten rupees | taking the full fare to have been paid",
      ],
    },
    inference: {
      ask: "Why did the conductor speak in a loud voice?",
      answer: "To spare the boy shame before the passengers",
      because:
        "He spoke loudly “for the bus was full and people were listening”: all were to believe in an ordinary sale.",
      wrong: [
        "To make the boy feel guilty of his carelessness | taking the show of strictness for the truth",
        "To be heard above the noise of the heavy rain | a cause that the story does not give",
        "To ask the passengers to pay the missing fare | a request that he never makes",
      ],
    },
    word: {
      ask: "What does “sniggered” mean in the story?",
      answer: "laughed unkindly",
      because:
        "It is the response of somebody to the poor contents of the pockets, “a pencil, a marble and a two-rupee coin”.",
      wrong: [
        "sighed with pity | a kinder response than the story gives",
        "coughed politely | a sound, but not this one",
        "spoke in anger | too strong for a sound made at an empty pocket",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the story?",
      answer: "The boy paid the conductor back later",
      because: "The story ends on the same evening, when the boy “held the ticket all the way home”.",
      wrong: [
        "The boy used to read on the bus | overlooking the “book held close to his nose”",
        "The conductor knew the boy by sight | overlooking “He had seen the boy each day since April”",
        "The fare was more than the boy had | overlooking “the fare was ten”",
      ],
    },
  },
  {
    text: "Leela Bhonsle, the wrestling coach of Karanje, never won a medal. As a girl she was allowed to sweep the wrestling pit but not to step into it, so she learnt by watching, and practised at night with a sack of wet grain that weighed more than she did. At twenty she entered her first contest under her brother's name, was found out before the second round, and sent home.\n\nShe did not argue. She bought a strip of waste land by the canal, dug a pit of her own, and let it be known that any girl who could carry two full buckets from the canal without spilling might come and learn. For three years only four came. By the time she was sixty there had been more than four hundred, and eleven of them had brought home the medals that she kept in a biscuit tin.\n\nWhen a reporter asked whether it pained her that none of these was hers, she looked puzzled. “A well does not drink,” she said, and went to see about the buckets.",
    idea: {
      ask: "Which statement best sums up the passage?",
      answer: "Leela, kept out herself, opened the sport to many others",
      because:
        "The girl who was “allowed to sweep the wrestling pit but not to step into it” in the end taught “more than four hundred”.",
      wrong: [
        "Leela, a champion in her youth, passed on what she knew | contradicted by “never won a medal”",
        "Leela, sent home once, argued until the rules were altered | contradicted by “She did not argue”",
        "Leela, strong by nature, showed that strength outdoes skill | making too much of the sack and the buckets",
      ],
    },
    detail: {
      ask: "What did a girl have to do to be taught by Leela?",
      answer: "Carry two full buckets without spilling",
      because:
        "Any girl “who could carry two full buckets from the canal without spilling might come and learn”.",
      wrong: [
        "Lift a sack of wet grain at night | what Leela herself had practised",
        "Win the first round of a contest | mixing in Leela's own contest",
        "Help to dig a pit beside the canal | what Leela did before any girl came",
      ],
    },
    inference: {
      ask: "What does Leela mean by “A well does not drink”?",
      answer: "Her purpose is to give to others, not to receive",
      because:
        "She is asked whether it pained her that none of the medals “was hers”; like a well, she exists for those who draw from her.",
      wrong: [
        "She has grown too old to learn from anybody else | taking the well as a picture of age",
        "The wrestlers should not waste water from her well | taking her words literally",
        "She is disappointed but too proud to admit it now | overlooking that she “looked puzzled”",
      ],
    },
    word: {
      ask: "What does “found out” mean in the passage?",
      answer: "discovered in a pretence",
      because: "She had entered “under her brother's name”, and this was discovered.",
      wrong: [
        "beaten in the contest | a result that was never reached",
        "looked for in vain | the opposite of being discovered",
        "taught a useful fact | the sense of finding out information",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Leela's brother was a wrestler himself",
      because: "Of the brother we learn only that she entered “under her brother's name”.",
      wrong: [
        "Few girls came in the first three years | overlooking “only four came”",
        "The medals were kept in a biscuit tin | overlooking the second paragraph",
        "Leela first learnt the sport by watching | overlooking “she learnt by watching”",
      ],
    },
  },
];

export const stories = passages("reading-stories", ROWS);
