import { type Passage, passages } from "./passage.ts";

const ROWS: readonly Passage[] = [
  {
    text: "Three short words are disappearing from our conversation: I don't know. Ask a passer-by the way to a street that does not exist, and you may well be given directions. Ask a panel on television about a country that none of its members has visited, and each will have a view before the question is finished.\n\nI suspect that school has something to do with it. For twelve years a blank answer earned us nothing, while a guess might earn a mark. We learnt that silence is failure and that a confident error is at least an attempt. It was good advice for examinations. It is poor advice for doctors, pilots and ministers, and for anyone on whose word another person will act.\n\nTo admit ignorance is not weakness; it is information. A guide who says that he is not sure of the path has told us something worth knowing, namely that we should ask another guide. The one who is always sure has told us nothing, for he would have said the same in either case.",
    idea: {
      ask: "What is the writer's main point?",
      answer: "We should be readier to admit what we do not know",
      because: "“To admit ignorance is not weakness; it is information.”",
      wrong: [
        "We should venture an answer rather than stay silent | what school taught, and the writer regrets",
        "We should speak only of countries that we have visited | stretching the example of the panel",
        "We should stop giving marks for guesses in examinations | a demand that is not made",
      ],
    },
    detail: {
      ask: "What, according to the passage, did school teach about guessing?",
      answer: "That a guess might be rewarded and a blank would not",
      because: "“a blank answer earned us nothing, while a guess might earn a mark”.",
      wrong: [
        "That a wrong guess would cost more marks than a blank | the rule of some examinations, but not of this passage",
        "That guessing was a kind of cheating and a weakness | the opposite of what was learnt",
        "That only a confident guess would be given a mark | mixing confidence with the rule about marks",
      ],
    },
    inference: {
      ask: "Why has the guide who is always sure “told us nothing”?",
      answer: "His words would be the same if he did not know",
      because: "“he would have said the same in either case”: so his tone tells nothing of his knowledge.",
      wrong: [
        "His directions are too short to be of any help | taking nothing to mean few words",
        "His path is known to every traveller already | a case that the passage does not consider",
        "His purpose is to lead the travellers astray | supposing bad will, where there is only false confidence",
      ],
    },
    word: {
      ask: "What does “act” mean in “anyone on whose word another person will act”?",
      answer: "do something as a result",
      because: "The word of “doctors, pilots and ministers” is followed by other people's deeds.",
      wrong: [
        "pretend to be somebody else | the sense that belongs to the stage",
        "behave in a childish manner | the sense of acting up",
        "make a law in parliament | the noun, suggested by the ministers",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated or implied in the passage?",
      answer: "People who travel widely are more modest than others",
      because:
        "Travel comes in only through “a country that none of its members has visited”; modesty of travellers is not discussed.",
      wrong: [
        "Some people give directions to streets that do not exist | overlooking the second sentence",
        "A habit that helps in examinations may do harm elsewhere | overlooking “It is poor advice for doctors, pilots and ministers”",
        "An unsure guide still tells us something useful | overlooking “something worth knowing”",
      ],
    },
  },
  {
    text: "It is said that libraries are finished, because everything is on the telephone in one's pocket. I have heard this most often from people who own a telephone, a desk, a quiet room and a bill that is paid every month.\n\nGo to the reading room behind our bus stand at seven in the morning. There is a line at the door. Inside, nobody is looking for a rare book. They have brought their own books, guides to the examinations for which they sit year after year, and what they have come for is a chair, a fan, a light and four hundred people who are also trying. At home there is a television and a younger brother.\n\nA library was never only a store of paper. It is one of the last rooms in a town where one may stay all day without buying anything and without being asked one's business. Close it, and the books could no doubt be found elsewhere. The room could not.",
    idea: {
      ask: "What does the writer mainly argue?",
      answer: "Libraries matter as places, not just for their books",
      because:
        "“A library was never only a store of paper”; the books could be found elsewhere, but “The room could not.”",
      wrong: [
        "Libraries matter because they keep rare old books | the reverse, for nobody there looks for a rare book",
        "Libraries matter less for reading than for meeting friends | a weighing that the writer does not make",
        "Examinations are the cause of crowded reading rooms | making a detail of one room the argument",
      ],
    },
    detail: {
      ask: "What do the people at the reading room behind the bus stand read?",
      answer: "Guides that they have brought with them",
      because: "“They have brought their own books, guides to the examinations”.",
      wrong: [
        "Rare books kept under lock and key | what nobody there is looking for",
        "Newspapers that come in each morning | usual in reading rooms, but not mentioned",
        "Books found on their own telephones | mixing in the opening claim",
      ],
    },
    inference: {
      ask: "What does the writer hint about those who call libraries finished?",
      answer: "They have comforts that other people lack",
      because: "They “own a telephone, a desk, a quiet room and a bill that is paid every month”.",
      wrong: [
        "They have never read a book to its end | a reproach that the writer does not make",
        "They sell telephones and gain by the change | an interest that nothing suggests",
        "They cannot pay their bills on time | the reverse of what is said",
      ],
    },
    word: {
      ask: "What does “business” mean in “without being asked one's business”?",
      answer: "reason for being there",
      because: "In such a room “one may stay all day” and need not account for it.",
      wrong: [
        "trade or company | the commonest sense, about earning",
        "amount of sales | a sense from shops, suggested by “buying”",
        "state of being busy | an old sense that does not fit the asking",
      ],
    },
    whole: {
      ask: "Why does the writer mention the television and the younger brother?",
      answer: "To show why home is a hard place to study",
      because:
        "The readers want quiet, “a chair, a fan, a light”, and “At home there is a television and a younger brother.”",
      wrong: [
        "To show that families now prefer television | taking the example as a claim about taste",
        "To show that brothers compete in examinations | a rivalry that is not mentioned",
        "To show how many homes can afford a television | taking it as a remark on wealth",
      ],
    },
  },
  {
    text: "People who pride themselves on doing several things at once are usually doing something else: they are switching. The mind that writes a report and answers messages does not do both together. It leaves the one, recalls where it was in the other, picks up the thread, and soon drops it again. Each change takes only a moment, and it is the moments that are not noticed which add up.\n\nThere are true exceptions. We walk and talk, or knit and listen, because one of the two has been practised until it needs no thought. Put a stretch of ice under the walker and see how quickly the talk stops.\n\nThe remedy is not heroic. One need not go to live on a mountain. It is enough to put the messages where they cannot be seen, for half an hour, and to find at the end of it that the world has kept turning. Most of us are less necessary than our telephones would have us believe, and there is some comfort in that.",
    idea: {
      ask: "Which title suits the passage best?",
      answer: "The Illusion of Doing Two Things at Once",
      because:
        "Those who think they do several things at once are “doing something else: they are switching”.",
      wrong: [
        "The Comfort of Living without a Telephone | the writer asks for no more than “half an hour”",
        "The Skill of Walking and Talking Together | naming an exception for the whole",
        "The Strength Needed to Leave Messages Unread | overlooking “The remedy is not heroic”",
        "The Practice That Makes Hard Things Easy | naming what explains the exceptions only",
      ],
    },
    detail: {
      ask: "Why can people knit and listen at the same time?",
      answer: "One of the two has become automatic by practice",
      because: "One of them “has been practised until it needs no thought”.",
      wrong: [
        "The hands and ears are ruled by different nerves | a reason from outside the passage",
        "They change from one to the other very rapidly | what others do, whereas this is called a true exception",
        "Neither of the two has any real importance | a judgement that is not made",
      ],
    },
    inference: {
      ask: "Why does talk stop when there is ice under the walker?",
      answer: "Walking then demands the attention that talk had used",
      because:
        "Walking and talking go together while one “needs no thought”; on ice walking needs thought again.",
      wrong: [
        "Walkers have practised talking less than they have walking | the reverse, for it is walking that needs thought again",
        "Talking people are more likely to slip than silent ones | a different claim, about who falls",
        "Talking makes the walker go faster than ice will allow | a matter of speed, which is not mentioned",
        "Walkers have to listen for the sound of cracking ice | a danger that the passage leaves out",
      ],
    },
    word: {
      ask: "What does “heroic” mean in “The remedy is not heroic”?",
      answer: "calling for great sacrifice",
      because: "The next sentence explains: “One need not go to live on a mountain.”",
      wrong: [
        "admired by everybody around | the fame of a hero, which is not at issue",
        "taken from an old legend | the sense in heroic poetry",
        "likely to be of any use | overlooking that the remedy is said to work",
      ],
    },
    whole: {
      ask: "What comfort does the writer find at the end?",
      answer: "We can be absent for a while without harm",
      because:
        "After half an hour “the world has kept turning”; we are “less necessary than our telephones would have us believe”.",
      wrong: [
        "Our telephones will soon need us less often | giving the need to the telephones",
        "We are read and heard even if we are slow | a comfort that is not named",
        "Our work improves when others send messages | the reverse of the argument",
      ],
    },
  },
  {
    text: "Whenever an old bridge or a mill is to be pulled down, two parties form. One says that the past is sacred. The other says that the past is past, and that people need houses more than they need memories. Both, it seems to me, ask the wrong question.\n\nThe right question is what it would cost to build the thing again. I do not mean money only. An old building holds the bricks that somebody fired, the stone that somebody hauled, and the work of years. To knock it down is to throw all of this away, and then to fire, haul and work once more. Often the walls are sound, and only the purpose has gone. A mill can become a school; a warehouse makes excellent flats.\n\nThere will be cases where the walls are rotten and nothing can be done. Let those go. But let us stop calling demolition progress merely because it is loud. A household that broke its plates after every meal would not be thought modern.",
    idea: {
      ask: "What does the writer recommend?",
      answer: "To put sound old buildings to new uses",
      because: "“Often the walls are sound, and only the purpose has gone. A mill can become a school”.",
      wrong: [
        "To keep old buildings for what they recall | the first party's view, and “Both … ask the wrong question”",
        "To make room for houses where mills stand | the second party's view",
        "To rebuild old buildings as they once were | misreading the question of what rebuilding would cost",
      ],
    },
    detail: {
      ask: "Which buildings would the writer allow to be pulled down?",
      answer: "Those whose walls are beyond repair",
      because: "“There will be cases where the walls are rotten and nothing can be done. Let those go.”",
      wrong: [
        "Those whose purpose has been lost | just the ones that can find another use",
        "Those that stand where flats are needed | the second party's reason",
        "Those that few people still remember | a matter of memories, which the writer sets aside",
      ],
    },
    inference: {
      ask: "What is the comparison with broken plates meant to show?",
      answer: "Destroying what still serves is waste, not progress",
      because:
        "Such a household “would not be thought modern”, just as demolition is not “progress merely because it is loud”.",
      wrong: [
        "Old buildings are as easily broken as plates are | taking the likeness to be in fragility",
        "Plates are cheaper to replace than buildings are | a comparison of costs that is not made",
        "Modern households waste more than older ones did | a comparison of times that is not made",
      ],
    },
    word: {
      ask: "What does “sound” mean in “Often the walls are sound”?",
      answer: "in good condition",
      because: "The contrast comes later: “the walls are rotten”.",
      wrong: [
        "full of noise | the commonest sense of the word, as a noun",
        "very ancient | true of the buildings, but not the meaning",
        "built of stone | true of some walls, but not the meaning",
      ],
    },
    whole: {
      ask: "How does the writer deal with the two parties of the first paragraph?",
      answer: "By putting another question in place of theirs",
      because: "“Both, it seems to me, ask the wrong question”, and then “The right question is” given.",
      wrong: [
        "By granting the first that memories matter most | overlooking that rotten walls may go",
        "By granting the second that houses come first | overlooking the case against demolition",
        "By asking each to give way to the other a little | a bargain that is nowhere proposed",
        "By showing that neither has counted the bricks | the bricks stand for work, which is not counted",
      ],
    },
  },
];

export const opinions = passages("reading-opinions", ROWS);
