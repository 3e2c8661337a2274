import { type Passage, passages } from "./passage.ts";

/** As long as in papers of banks: 350 to 450 words, with five options for every question. */
const ROWS: readonly Passage[] = [
  {
    text: "Whoever moves to a large city soon discovers that its water has two prices. In the planned quarters a meter hums quietly behind the kitchen wall, and the bill that arrives every second month is so small that few households could say what they paid last time. A few kilometres away, in settlements that no map of the water board shows, women wait for a tanker whose driver is paid in cash. Measured by the bucket, what they buy costs several times as much as what flows from the taps of the rich.\n\nThe usual remedy is to demand that water be free for all. It has the charm of simplicity, and no candidate was ever defeated for proposing it. Yet a board that earns nothing cannot lay pipes. Where tariffs have been kept at next to nothing for decades, the network has grown more slowly than the city, half of what is pumped is lost through leaks that nobody is paid to mend, and the supply runs for two hours a day. The subsidy, in other words, goes chiefly to those who already have a connection. The tanker is the tax which the others pay for it.\n\nSome boards have begun to try another way. They charge a modest but honest price, enough to cover the cost of running the system, and let the first few thousand litres of every household go for almost nothing. A family that merely drinks, cooks and washes pays little; one that fills a swimming pool pays a great deal. The money that comes in is pledged, in writing, to new connections in the settlements. When engineers first explained this scheme at public meetings, they expected anger. What they met with instead was a question, asked most often by women: how soon could the pipe be laid?\n\nIt would be rash to conclude that prices solve everything. A meter can be tampered with, a pledge can be forgotten after an election, and a settlement without legal title may be refused a pipe whatever its people are ready to pay. But the old belief that the poor cannot afford piped water has the matter the wrong way round. They have been paying for it all along, and dearly. It is cheap water, badly delivered, that they cannot afford.",
    idea: {
      ask: "Which of the following best states the central argument of the passage?",
      answer: "Water priced to cover its cost may serve the poor better than water that is nearly free",
      because: "The passage ends: “It is cheap water, badly delivered, that they cannot afford.”",
      wrong: [
        "Water given away to all may serve the poor better than water that has to be paid for | the usual remedy, which the writer rejects",
        "Water sold from tankers may serve the poor better than water piped through leaking mains | turning round for which of the two they pay so dearly",
        "Water charged by the meter may serve the poor worse than water sold at a fixed charge | taking one difficulty, the tampering, for the argument",
        "Water pledged in writing may serve the poor worse than a legal title to their own land | a difficulty that is named, not the argument",
      ],
    },
    detail: {
      ask: "According to the passage, what has happened where tariffs were kept very low for decades?",
      answer: "Pipes have not kept pace with the city, and much of the water leaks away",
      because:
        "“the network has grown more slowly than the city, half of what is pumped is lost through leaks”.",
      wrong: [
        "Households with a tap have wasted water, and the wells of the city have run low | a waste that is nowhere mentioned",
        "Taps in the settlements have been closed, and tankers now serve every quarter | those who wait for tankers never had a tap",
        "Bills have gone unpaid, and the board has cut off a great many households | an unpaid bill of which nothing is said",
        "The rich have left the network, and the board has lost its best customers | a departure that is not spoken of, since they have the taps",
      ],
    },
    inference: {
      ask: "What can be inferred from the question that was asked at the public meetings?",
      answer: "Those who had no connection cared more about getting one than about its price",
      because:
        "“What they met with instead was a question”: instead of anger at the price, they asked “how soon could the pipe be laid”.",
      wrong: [
        "Those who came did not believe that the engineers would ever lay any pipe | doubt, where there is eagerness",
        "Those who asked it were hoping to be given water without a charge at last | a hope that the scheme does not hold out",
        "Those who already had a connection were angry that the price would go up | an anger that was expected but not met",
        "Those who lived in the planned quarters outnumbered the others at the meetings | a number of which nothing is said",
      ],
    },
    word: {
      ask: "What does “honest” mean when the third paragraph speaks of a “modest but honest price”?",
      answer: "high enough to meet the costs",
      because: "The next words explain it: “enough to cover the cost of running the system”.",
      wrong: [
        "fixed without any payment of bribes | the sense of honest dealing, which is not meant here",
        "the same for rich and poor users | overlooking that one who “fills a swimming pool pays a great deal”",
        "agreed upon at public meetings | the meetings only explained the scheme",
        "printed openly upon every bill | an openness that is not spoken of",
      ],
    },
    whole: {
      ask: "Why does the writer call the tanker a “tax”?",
      answer: "It is what people without pipes pay because others have theirs too cheaply",
      because: "“The subsidy, in other words, goes chiefly to those who already have a connection.”",
      wrong: [
        "It is what people without pipes pay because the board has its leaks to mend | money that does not reach the board",
        "It is what people without pipes pay because a driver may ask what he pleases | a greed of drivers that is not spoken of",
        "It is what people of all quarters pay because water runs for two hours a day | the rich do not wait for tankers, for in their quarters “a meter hums quietly”",
        "It is what people without titles pay because they have settled unlawfully | the title is named only as a hindrance to getting a pipe",
      ],
    },
  },
  {
    text: "When the first machines that hand out money were fixed to the walls of banks, it was taken for granted that the cashier would soon go the way of the lamplighter. The reasoning seemed beyond dispute. A cashier's work consisted, for the most part, of counting notes and writing down what had been counted; here was a box that did both, by day and night, without tea or leave. For some years newspapers printed forecasts of empty counters.\n\nWhat followed was more curious. With a machine at the door, a branch needed fewer people behind the glass and therefore cost less to run. Since branches were now cheaper, banks opened more of them, in suburbs and market towns where none had paid its way before. Each needed only a handful of staff, but there were a great many of them, and for a long time the number of people employed at counters did not fall. Their work, on the other hand, changed almost beyond recognition. The customer who wanted two thousand rupees used the machine. The one who came in had a quarrel with a deduction, a daughter going abroad to study, or a shop that needed a loan. Counting quickly was no longer the skill that mattered; listening was.\n\nIt is tempting to draw from this story the comfortable moral that machines always create as many posts as they destroy. They do not. The telephone exchange and the weaving shed tell another tale, and lately the branch itself has begun to close, now that its customers carry a bank in their pockets. The lesson is narrower. A post is a bundle of tasks, and a machine takes over tasks, seldom the bundle. Whether the person survives depends on what is left when the task has gone, on whether it can be learnt by somebody who has counted notes for twenty years, and on whether anybody troubles to teach it.\n\nThat last condition is the one which is most often overlooked. The banks that kept their cashiers did not do so out of kindness. They had worked out that a person whom half the neighbourhood knew by name was worth a few weeks of training. Others, no poorer, looked at the same figures and saw only a wage that could be saved. The machine in the wall was identical in both.",
    idea: {
      ask: "What is the main lesson that the writer draws from the story of the cashier?",
      answer: "Whether a worker survives a machine depends on which tasks are left and who teaches them",
      because:
        "“Whether the person survives depends on what is left when the task has gone”, and “on whether anybody troubles to teach it”.",
      wrong: [
        "Whether a worker survives a machine depends on how many posts it creates in other places | the comfortable moral, which the writer rejects",
        "Whether a worker survives a machine depends on how soon a better machine can be built | the same machine stood “in both” kinds of bank",
        "Whether a worker survives a machine depends on how kindly the employer is disposed | overlooking that banks “did not do so out of kindness”",
        "Whether a worker survives a machine depends on how many branches an employer can open | one step of the story taken for its lesson",
      ],
    },
    detail: {
      ask: "Why, according to the passage, did the number of people at counters not fall for a long time?",
      answer: "Branches had become cheaper to run, so that banks opened many more of them",
      because: "“Since branches were now cheaper, banks opened more of them”.",
      wrong: [
        "Machines broke down so often that the counters had to be kept open as before | a trouble that is not mentioned",
        "Customers distrusted the machines and went on drawing their money at the counter | the customer “used the machine”",
        "Banks had promised the cashiers that none of them would be sent away for it | a promise that is not mentioned",
        "Branches in the suburbs needed a larger staff than those in the middle of the town | the opposite of “a handful of staff”",
      ],
    },
    inference: {
      ask: "What does the last sentence, “The machine in the wall was identical in both”, imply?",
      answer: "The outcome was decided by the banks and not by the machine that they bought",
      because:
        "Both kinds of bank “looked at the same figures”, and yet one kept its cashiers and the other did not.",
      wrong: [
        "The banks that saved wages had chosen a cheaper machine than the others had | a difference that the sentence denies",
        "The machine did its work equally well wherever it had been fixed to a wall | true, but not the point of the contrast",
        "The banks that kept their cashiers would have done better with another machine | a comparison that is not made",
        "The customers of the one kind of bank could use the machines of the other | a detail of use that the passage leaves out",
      ],
    },
    word: {
      ask: "What does the phrase “had paid its way” mean in the second paragraph?",
      answer: "had earned as much as it cost",
      because:
        "Branches came to places where they had been too dear: “in suburbs and market towns where none had paid its way before”.",
      wrong: [
        "had paid for the road to its door | taking the words one by one",
        "had given money to get permission | a bribe, which is not meant",
        "had returned what it had borrowed | a debt, which is not meant",
        "had paid its staff in good time | wages, which are not meant here",
      ],
    },
    whole: {
      ask: "Which of the following is NOT stated or implied in the passage?",
      answer: "Some cashiers left for better posts soon after they had been trained",
      because: "Of training it is only said that a known person “was worth a few weeks of training”.",
      wrong: [
        "Some posts outside the banks were lost to machines for good | overlooking “The telephone exchange and the weaving shed tell another tale”",
        "Some branches were closed after customers had begun to bank by telephone | overlooking “lately the branch itself has begun to close”",
        "Some cashiers had to be skilled in listening more than in counting | overlooking “listening was”",
        "Some newspapers foretold that counters would soon stand empty | overlooking “forecasts of empty counters”",
      ],
    },
  },
  {
    text: "A farmer in a dry district was once asked by a visiting economist why he grew five crops on four acres, when one of them, by the economist's own reckoning, earned twice as much as any other. The farmer agreed with the reckoning. He had done the sum himself, he said, in the year before last, when the price of that crop stood high. In the last year it had stood so low that those who grew nothing else had not earned enough to pay for the carting.\n\nEconomists have a respectable word for what the farmer was doing. They call it diversification, and they recommend it warmly to those who own shares. It is odd that the same advice should so often be reversed when it is given to those who own land. For half a century the small holding with its patches of millet, pulses, oilseed and fodder has been described as backward, and credit, seed and official praise have gone to the field that grows a single thing. There were reasons for this. A single crop is easier to sow, to insure and to buy; a mill cannot run on five sorts of grain, nor can an officer advise on twenty. In good years, moreover, it does pay better, and it was by good years that the programme was judged.\n\nThe bad years keep their own accounts. When one crop fails in a mixed village, the others are harvested, and neighbours lend to one another. When the only crop of a whole district fails, everybody wants to borrow on the same day and nobody has anything to lend. What looks like the misfortune of ten thousand farmers is then, in truth, one misfortune counted ten thousand times, and no village lender, insurer or cooperative is built to bear it.\n\nNone of this is an argument for keeping the countryside as it was. The farmer of our story would have been glad of a cold store, a better road and a truthful forecast of prices, any of which would have done more for him than a sermon on efficiency. What he asked of the economist was merely to be counted as a man who had thought. He had weighed the return against the risk, as a banker does, and had reached the banker's conclusion. The only difference was that nobody would rescue him if he got it wrong.",
    idea: {
      ask: "What is the writer's chief purpose in the passage?",
      answer: "To show that growing several crops is a reasoned answer to risk",
      because: "The farmer “had weighed the return against the risk, as a banker does”.",
      wrong: [
        "To show that growing a single crop pays less well even in good years | “In good years, moreover, it does pay better”",
        "To show that growing several crops keeps the countryside as it was | expressly denied in the last paragraph",
        "To explain how a cooperative can insure a district against failure | what none of them “is built to bear”",
        "To show that the mills gain more from single crops than farmers do | a weighing that is not made",
      ],
    },
    detail: {
      ask: "Which reason for favouring a single crop is given in the passage?",
      answer: "It is simpler to insure, and the mills can use it",
      because:
        "“A single crop is easier to sow, to insure and to buy; a mill cannot run on five sorts of grain”.",
      wrong: [
        "It needs less water, so that it suits a dry district | water is not spoken of as a reason",
        "It keeps longer than pulses do, even without a cold store | mixing in what the farmer would have been glad of",
        "It fetches the same price from one year to the next | the price went up and down",
        "It can be harvested early, before the carts are needed | a time of harvest that is not mentioned",
      ],
    },
    inference: {
      ask: "Why does the writer speak of “one misfortune counted ten thousand times”?",
      answer: "The losses come together, so that nobody is left who could help the others",
      because: "“everybody wants to borrow on the same day and nobody has anything to lend”.",
      wrong: [
        "The losses are added up wrongly, so that the district seems worse off than it is | taking the counting for an error of sums",
        "The losses are small for each, so that an insurer can bear them without trouble | the opposite, since none “is built to bear it”",
        "The losses fall on different crops, so that some farmers gain what others lose | what happens in a mixed village",
        "The losses are told so often that those in the towns no longer listen to them | a weariness that is not spoken of",
      ],
    },
    word: {
      ask: "What is meant by “the programme” at the end of the second paragraph?",
      answer: "the favouring of single crops",
      because: "“credit, seed and official praise have gone to the field that grows a single thing”.",
      wrong: [
        "the insuring of small holdings | the single crop is the one that is easier “to insure”",
        "the building of cold stores | what the farmer “would have been glad of”",
        "the forecasting of crop prices | what the farmer “would have been glad of”",
        "the mixing of several crops | what has been “described as backward”",
      ],
    },
    whole: {
      ask: "How does the writer regard the way in which the farmer has decided?",
      answer: "as prudent, in view of the risk",
      because:
        "He “had weighed the return against the risk, as a banker does”, and the writer takes his side.",
      wrong: [
        "as prudent, but behind the times | what others say of small holdings, and the writer does not",
        "as brave, but mistaken in its sum | the sum is not doubted, for he “reached the banker's conclusion”",
        "as kind, in view of the neighbours | their lending is an outcome, and not his reason",
        "as clever, but at others' expense | nobody is said to pay for his choice",
      ],
    },
  },
];

export const longEssays = passages("reading-long-essays", ROWS);
