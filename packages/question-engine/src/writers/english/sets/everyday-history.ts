import { type Passage, passages } from "./passage.ts";

const ROWS: readonly Passage[] = [
  {
    text: "What writes in a lead pencil has never been lead. The mistake is almost as old as the thing itself. When a large deposit of graphite was found in the north of England in the sixteenth century, people took the dark, greasy stone for a kind of lead, and shepherds are said to have marked their sheep with it. The stone was so pure that it could be sawn into sticks, and since it was soft and soiled the fingers, the sticks were wrapped in string or set in wood.\n\nFor two centuries the best pencils depended on that one hillside. Then war cut France off from English supplies. In 1795 Nicolas-Jacques Conté, asked to find a way out, ground poorer graphite to powder, mixed it with clay and baked the mixture in a kiln. The result wrote well, and it had an unforeseen virtue: by changing the amount of clay, a maker could choose how hard or soft the pencil should be. A shortage had produced something better than what was short.",
    idea: {
      ask: "Which title suits the passage best?",
      answer: "How a Shortage Improved the Pencil",
      because:
        "The story leads to its last sentence: “A shortage had produced something better than what was short.”",
      wrong: [
        "How Shepherds Invented the Pencil | taking a small detail for the whole",
        "Why Pencils No Longer Contain Lead | overlooking that lead was never in them",
        "The Wars of France and England | taking the background for the subject",
      ],
    },
    detail: {
      ask: "Why were the early sticks of graphite wrapped or set in wood?",
      answer: "They were soft and made the fingers dirty",
      because: "It was done “since it was soft and soiled the fingers”.",
      wrong: [
        "They were costly and had to be kept from thieves | a reason that the passage does not give",
        "They were brittle and had been baked in a kiln | mixing Conté's method with the early sticks",
        "They were thought to be lead and so poisonous | joining the mistake about lead to a modern worry",
      ],
    },
    inference: {
      ask: "What can be inferred about English graphite before 1795?",
      answer: "It could be used without being ground and mixed",
      because:
        "The stone “was so pure that it could be sawn into sticks”, whereas Conté had to grind and mix poorer graphite.",
      wrong: [
        "It was sold in several grades of hardness | crediting the old sticks with what clay made possible",
        "It served shepherds more than it served writers | making too much of what shepherds are said to have done",
        "It cost less in France than it did in England | a comparison of prices that is not made",
      ],
    },
    word: {
      ask: "What does “virtue” mean in “an unforeseen virtue”?",
      answer: "advantage",
      because:
        "The virtue is explained at once: “a maker could choose how hard or soft the pencil should be”.",
      wrong: [
        "goodness | the moral sense, which suits people and not pencils",
        "accident | confusing the virtue with its being unforeseen",
        "weakness | the opposite of what is meant",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Conté grew rich from his new pencils",
      because:
        "Of Conté we read that he was “asked to find a way out” and how he did it, but nothing of what he earned.",
      wrong: [
        "Graphite was mistaken for a kind of lead | overlooking the third sentence",
        "Conté baked graphite together with clay | overlooking the second paragraph",
        "War kept English graphite out of France | overlooking “war cut France off from English supplies”",
      ],
    },
  },
  {
    text: "Until the middle of the nineteenth century, noon was a local affair. Each town set its clocks by the sun overhead, so that when it was twelve in London it was about ten minutes to twelve in Bristol, which lies further west. Nobody minded. A coach took most of a day over the journey, and a traveller's watch was seldom exact enough to show the difference.\n\nThe railway made the difference matter. A timetable that used the time of each town was a puzzle to passengers, and a danger on the line, where two trains might be sent down the same track because two stations did not agree on the hour. The companies therefore began to keep London time in all their stations. Some towns grumbled that London was stealing their noon. In Bristol the Exchange clock was given a second minute hand, so that it could show both times at once. But convenience won. In 1880 a law made one time legal throughout Great Britain, and the sun was quietly dismissed from its oldest office.",
    idea: {
      ask: "What is the passage mainly about?",
      answer: "How the railways led Britain to keep one time",
      because:
        "It moves from a noon that was “a local affair” to the law that “made one time legal throughout Great Britain”; “The railway made the difference matter.”",
      wrong: [
        "How Bristol held on to a time of its own | making one town's grumble the whole",
        "How the watches of travellers became exact | a change that the passage does not describe",
        "How a danger on the railway line was ended | taking one danger for the subject",
      ],
    },
    detail: {
      ask: "What did the second minute hand of the Bristol clock do?",
      answer: "It let the clock show two times at once",
      because: "The hand was added “so that it could show both times at once”.",
      wrong: [
        "It told passengers when a train was late | a use that is not mentioned",
        "It warned two trains on the same track | mixing the danger on the line with the clock",
        "It corrected the first hand every noon | a guess about the working of the clock",
      ],
    },
    inference: {
      ask: "Why, as the passage suggests, had nobody minded local time in the days of coaches?",
      answer: "Travel was too slow for a few minutes to matter",
      because:
        "A coach “took most of a day over the journey”, and watches were “seldom exact enough to show the difference”.",
      wrong: [
        "Coaches kept to the time of London at every stop | giving to coaches what the railway companies did",
        "People of that age did not travel between towns | overlooking the travellers of the first paragraph",
        "Town clocks in those days all showed the same hour | overlooking that noon was “a local affair”",
      ],
    },
    word: {
      ask: "What does “office” mean in “dismissed from its oldest office”?",
      answer: "duty",
      because:
        "The duty of the sun had been to tell the hour: each town “set its clocks by the sun overhead”.",
      wrong: [
        "room | the commonest sense, a place of work",
        "firm | another sense, a company such as a railway",
        "favour | a rarer sense, as in good offices",
      ],
    },
    whole: {
      ask: "Which words best describe the tone of the passage?",
      answer: "Informative, with a touch of humour",
      because:
        "Facts and dates are told with playful touches: London “stealing their noon” and the sun “quietly dismissed”.",
      wrong: [
        "Critical, with some pity for the towns | sharing the grumble that the writer only reports",
        "Technical, with an eye to the details | overlooking that no engineering is explained",
        "Nostalgic, with a sense of what is lost | taking the dismissal of the sun in earnest",
      ],
    },
  },
  {
    text: "Ask a friend to imagine Indian cooking without the chilli, and you will probably be told that it cannot be done. Yet for most of its history Indian food had none. The plant is a native of the Americas, where it had been grown for thousands of years, and it reached the western coast of India only about five centuries ago, with Portuguese ships.\n\nBefore that, cooks who wanted heat used pepper, long pepper and ginger. Why did the newcomer win so quickly? Pepper grows only in certain hot, wet districts and had to be bought. The chilli would grow in almost any yard, and a handful of seeds cost nothing. It gave the poor for the price of a little water what the rich had paid for.\n\nWithin a few generations nobody remembered that it was foreign. Perhaps this is the fate of every successful import. We call a thing traditional not because it has always been here, but because no one alive can recall the day it came.",
    idea: {
      ask: "Which statement best expresses the main idea?",
      answer: "What we call traditional may once have been new",
      because:
        "The chilli serves to show that we call a thing traditional “because no one alive can recall the day it came”.",
      wrong: [
        "What came with the ships was taken up by the rich first | the reverse, for it served the poor",
        "Much of what we cook came with Portuguese ships | true in history, but only the chilli is spoken of",
        "Pepper lost its place because it was hard to carry | a reason that the passage does not give",
      ],
    },
    detail: {
      ask: "Which of these did cooks in India use for heat before the chilli came?",
      answer: "Ginger",
      because: "They “used pepper, long pepper and ginger”.",
      wrong: [
        "Mustard | a hot spice of India, but not one that the passage names",
        "Cloves | another Indian spice that is not named",
        "Garlic | a sharp taste that is not named here",
      ],
    },
    inference: {
      ask: "What does the second paragraph suggest about the rise of the chilli?",
      answer: "It was driven largely by the needs of poorer cooks",
      because: "It gave “the poor for the price of a little water what the rich had paid for”.",
      wrong: [
        "It was ordered by the Portuguese rulers of the coast | an order that the passage does not mention",
        "It was resisted by the merchants who sold pepper | likely enough in life, but not suggested here",
        "It was slow because few districts could grow it | giving to the chilli the limits of pepper",
      ],
    },
    word: {
      ask: "What does “native” mean in “a native of the Americas”?",
      answer: "one that belongs there by origin",
      because:
        "The plant came from there: it “had been grown for thousands of years” in the Americas before it travelled.",
      wrong: [
        "one that has settled there lately | the opposite of an origin",
        "one that grows there only in the wild | overlooking “had been grown”",
        "one that speaks the language there | the sense in native speaker",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Chillies were at first grown as garden ornaments",
      because:
        "No ornamental use is mentioned; the plant won because it “would grow in almost any yard” and gave heat to food.",
      wrong: [
        "Pepper can be grown only in certain districts | overlooking the second paragraph",
        "Chillies came to India about five centuries ago | overlooking the end of the first paragraph",
        "The chilli was soon no longer thought of as foreign | overlooking “Within a few generations nobody remembered”",
      ],
    },
  },
  {
    text: "The first bicycles that deserved the name were made for daring young men. The rider of a high-wheeler of the 1870s sat above a front wheel as tall as a person's chest, and a stone on the road could pitch him over the handlebars. The big wheel was not a fancy. Since the pedals turned it directly, only a large wheel could carry the rider far with each turn.\n\nWhat changed everything was a chain. With a chain running from the pedals to the rear wheel, a small wheel could be made to turn several times for each turn of the feet. The rider came down to earth, both wheels became the same size, and the machine was sold under the name of safety bicycle. Air-filled tyres, added a few years later, took away the worst of the shaking.\n\nNow anybody could ride, and anybody did. Clerks saw the countryside on Sundays. Women went where they liked without asking for a carriage or a companion, and old-fashioned people were alarmed. They were right to be: more than a vehicle had been let loose.",
    idea: {
      ask: "Which title suits the passage best?",
      answer: "The Machine That Came Down to Earth",
      because:
        "The passage tells how “The rider came down to earth” and what followed once “anybody could ride”.",
      wrong: [
        "The Daring Young Men of the 1870s | naming the beginning of the story alone",
        "The Invention of Air-Filled Tyres | naming one improvement alone",
        "The Dangers of Riding a Bicycle | naming what the new machine put an end to",
      ],
    },
    detail: {
      ask: "Why did early bicycles have a large front wheel?",
      answer: "To travel further with each turn of the pedals",
      because:
        "The pedals turned the wheel directly, so that “only a large wheel could carry the rider far with each turn”.",
      wrong: [
        "To give the rider a better view of the road | an effect of sitting high, but not a stated reason",
        "To soften the shaking on roads full of stones | the work of air-filled tyres in the passage",
        "To look more daring than any other vehicle | what “not a fancy” denies",
      ],
    },
    inference: {
      ask: "What is meant by “more than a vehicle had been let loose”?",
      answer: "The bicycle gave people a new freedom as well",
      because:
        "The words follow the clerks who “saw the countryside” and the women who “went where they liked”.",
      wrong: [
        "The bicycle was often ridden without good brakes | taking “let loose” to be about control of the machine",
        "The bicycle was followed by faster motor vehicles | true in history, but not the point here",
        "The bicycle made the roads unsafe for old people | taking their alarm to be about accidents",
      ],
    },
    word: {
      ask: "What does “pitch” mean in “could pitch him over the handlebars”?",
      answer: "throw",
      because:
        "The rider sat high, and a stone “could pitch him over the handlebars”: he would be flung forward.",
      wrong: [
        "set up | the sense in pitching a tent",
        "sell | the sense in a salesman's pitch",
        "tune | the sense that belongs to music",
      ],
    },
    whole: {
      ask: "What does the writer think of the alarm of old-fashioned people?",
      answer: "It was reasonable, for much really was changing",
      because: "The writer says “They were right to be”, since more was changing than a way of travelling.",
      wrong: [
        "It was mistaken, for little was in fact changing | the opposite of “They were right to be”",
        "It was natural, for the roads were now less safe | a reason that the writer does not give",
        "It was late, for the fashion was already passing | something that is not hinted at",
      ],
    },
  },
];

export const everydayHistory = passages("reading-everyday-history", ROWS);
