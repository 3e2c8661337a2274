import { type BankPassage, bankPassages, whichAreTrue } from "./passage.ts";

const ROWS: readonly BankPassage[] = [
  {
    text: "For generations a loan officer in a small town decided by looking. He noted how long the applicant had kept the same shop, whether the shelves were full towards the end of the month, and who came in to vouch for him. The method was slow, and it was unfair in ways that everybody knew: the officer's own community did rather well out of it. When software that scores applicants came on the market, it was welcomed as a judge without relatives.\n\nIn one respect the welcome was deserved. The programs lend to many whom the officer would have turned away, above all to young women and to newcomers from other states, and on the whole these borrowers have repaid. But a second difference took longer to be noticed. The officer's prejudices were his own, and the applicant whom he refused could walk to another bank, where sat a man with other prejudices. Programs, by contrast, are bought from two or three makers and trained upon much the same records. A person whom one of them finds doubtful is found doubtful by all, on the same afternoon and for the same reason, and the reason is one that nobody at the counter is able to state.\n\nThe makers reply that no reason need be stated as long as the forecast is right. It is here that the comparison with weather, of which they are fond, breaks down. A cloud does not carry an umbrella because rain has been predicted. A shopkeeper who is refused credit buys less stock, sells less, falls behind with his rent, and thus becomes the poor risk that he was said to be. The forecast is borne out by what it has brought about, and the next version of the program learns from the result. An officer could make the same mistake, of course, but he made it once, and he met the man in the market afterwards.\n\nWhat should be asked of such a program is therefore not only how often it is right. One would like to know whether the refused are sometimes lent to by way of trial, so that its errors have a chance of coming to light; whether rivals really differ; and whether someone with a name can be made to look at a case again. Each of these makes lending a little dearer. It is the price of being able to discover that one was wrong, and a lender who declines to pay it has not done away with prejudice. He has merely made it uniform.",
    asked: [
      {
        ask: "Which of the following best expresses the author's chief concern?",
        answer: "Lenders who use programs of one kind may never find out their errors",
        because:
          "The price asked for is that of “being able to discover that one was wrong”; who does not pay it has made prejudice “uniform”.",
        wrong: [
          "Lenders who use programs may turn away more people than officers did | they “lend to many whom the officer would have turned away”",
          "Lenders who use programs may see that few of the loans are repaid | “on the whole these borrowers have repaid”",
          "Lenders who keep their officers may favour people of one community | the fault of the old way, and not the concern about the new",
          "Lenders who try out several programs may make their loans too dear | the author would accept lending “a little dearer”",
        ],
      },
      {
        ask: "Why does the author speak of the walk to another bank?",
        answer: "To show that different prejudices left the refused a way out",
        because:
          "There “sat a man with other prejudices”, whereas by programs a person “is found doubtful by all”.",
        wrong: [
          "To show that the banks of a small town competed for borrowers | competition is not what the walk shows",
          "To show that refused people lost time in going from bank to bank | the walk is counted as an advantage",
          "To show that some officers were without any prejudice at all | the other man had “other prejudices”",
          "To show that an applicant's shop mattered less than his relatives | what mattered is told in the first paragraph",
        ],
        isHard: true,
      },
      {
        ask: "What point is made by “A cloud does not carry an umbrella because rain has been predicted”?",
        answer: "A forecast of rain leaves the sky as it is, but a score alters the borrower",
        because: "The refused shopkeeper “thus becomes the poor risk that he was said to be”.",
        wrong: [
          "A forecast of rain is right more often than a score given to a borrower | how often each is right is not compared",
          "A forecast of rain can be tested within a day, but a score only in years | the time of testing is not the point",
          "A forecast of rain is explained to the public, but a score is kept secret | the missing reason is another complaint",
          "A forecast of rain helps those who hear it, but a score only the lender | who is helped is not the point",
        ],
        isHard: true,
      },
      {
        ask: "What does “poor” mean in “the poor risk that he was said to be”?",
        answer: "unlikely to pay back",
        because: "He was refused as a risk and now really “falls behind with his rent”.",
        wrong: [
          "in need of charity | the everyday sense, but it is the risk that is poor",
          "small in amount | the sum is not spoken of",
          "deserving of pity | what one feels is not meant",
          "hard to foresee | the program foretold it",
        ],
      },
      {
        ask: "Which of these is NOT among the things that the author would like to know about a program?",
        answer: "whether it explains each refusal to the applicant at once",
        because:
          "The author lists trials “so that its errors have a chance of coming to light”, differences, and a second look by “someone with a name”.",
        wrong: [
          "whether it lends now and then to those it would turn down | overlooking “sometimes lent to by way of trial”",
          "whether it is really unlike those that other lenders use | overlooking “whether rivals really differ”",
          "whether a person can be got to consider a case once more | overlooking “made to look at a case again”",
          "whether its mistakes are given an opportunity to be seen | overlooking “a chance of coming to light”",
        ],
      },
      {
        ask: "What does the author suggest by saying that the officer “met the man in the market afterwards”?",
        answer: "He might learn what his refusal had led to",
        because:
          "He “made it once”; a program, on the other hand, takes its own effect as proof and “learns from the result”.",
        wrong: [
          "He might be asked to vouch for the man | others vouch, and before the decision",
          "He might be ashamed to refuse him there | shame is not what corrects the mistake",
          "He might hear that a rival had lent to him | the rival belongs to the second paragraph",
          "He might come to favour those of the market | favour is not the point of the contrast",
        ],
        isHard: true,
      },
    ],
  },
  {
    text: "After a storm has flooded a coast, there is always a demand for a wall. The demand is easy to understand. A wall can be drawn, priced and opened by a minister; it stands where it is put, and it can be seen from the road. What it cannot do is grow. The sea rises, the sand in front of it is carried off because the waves now strike something hard, and within a generation the foot of the wall lies bare. It is then made higher, at greater expense than before.\n\nA belt of mangroves works on another principle. It does not stop the water but tires it. Among thousands of stems and roots a wave loses its force metre by metre, and the mud that it carries sinks to the bottom, so that the ground under the trees rises slowly with the sea. Fish spawn there, and the villagers who net them have a reason of their own for keeping out the woodcutter. On several coasts, after the same storm, villages behind a broad belt of trees lost fewer houses than villages behind a wall.\n\nFrom results of this kind an enthusiastic conclusion was drawn, and in the years that followed mangroves were planted by the million. Most of them died. They had been set in straight rows on open mudflats, below the line to which such trees come by themselves, because that land belonged to nobody and no one had to be asked. Higher up, where they would have thriven, lay the ponds of shrimp farmers. The planting had been counted in seedlings put into the ground, and by this count it was a triumph.\n\nThose who have had more success began at the other end. Instead of planting anything they bought out a few ponds, opened the banks, and let the tide in. Seeds arrived with the water. What came up was crooked, mixed and no subject for a photograph, and it lived. The chief cost was neither labour nor saplings but long evenings with pond owners, who wished to know what they would live on.\n\nIt would be a mistake to set the tree against the wall in every case. A port cannot be moved behind a forest, and a belt a few trees deep protects nobody. But the two are not bought in the same way. A wall is paid for once and loses its worth from that day on. A forest asks for patience and for land, which is to say for politics, and in return it is the only sea defence that is stronger in its tenth year than in its first.",
    asked: [
      {
        ask: "According to the passage, why did most of the planted mangroves die?",
        answer: "They were set lower than such trees grow of their own accord",
        because: "They were set “below the line to which such trees come by themselves”.",
        wrong: [
          "They were cut by the people of the villages behind them | villagers had a reason for “keeping out the woodcutter”",
          "They were buried in the mud that the waves had brought | the mud is a help, since the ground “rises slowly with the sea”",
          "They were dug up to make room for the ponds of shrimp | the ponds lay “Higher up” already",
          "They were set in rows too close for the roots to spread | the rows are straight, but not said to be close",
        ],
      },
      whichAreTrue(
        [
          [
            "A wall may be the cause of the sand before it being washed away.",
            true,
            "the sand is carried off “because the waves now strike something hard”",
          ],
          [
            "The later and more successful schemes put seedlings of several kinds into the ponds.",
            false,
            "“Instead of planting anything” they let the tide in",
          ],
          [
            "The author would have ports guarded by forests rather than by walls.",
            false,
            "“A port cannot be moved behind a forest”",
          ],
        ],
        ["12", "2", "13", "3"],
      ),
      {
        ask: "Why does the author say that “no one had to be asked”?",
        answer: "To explain why an unsuitable place was chosen for the trees",
        because:
          "The mudflats were taken “because that land belonged to nobody”, though the trees “would have thriven” higher up.",
        wrong: [
          "To explain why the villagers did not guard the young trees | what villagers did is told of the old belts",
          "To explain why the number of seedlings was not disputed | the count is another matter",
          "To explain why the shrimp farmers opposed the planting | they are not said to have opposed it",
          "To explain why the mudflats had been left without a wall | walls are not spoken of there",
        ],
        isHard: true,
      },
      {
        ask: "What does “bought out” mean in “they bought out a few ponds”?",
        answer: "paid the owners to give them up",
        because: "The owners “wished to know what they would live on”, since the ponds were let go.",
        wrong: [
          "bought all that was for sale in them | the sense used of shops and shelves",
          "paid to have the shrimps taken elsewhere | the shrimps are not moved",
          "hired them for the length of the scheme | the banks were opened for good",
          "bought them outside the flooded district | they lay just above the mudflats",
        ],
      },
      {
        ask: "What does the author imply by “by this count it was a triumph”?",
        answer: "What was counted had no bearing on what survived",
        because: "They counted “seedlings put into the ground”, and “Most of them died.”",
        wrong: [
          "What was counted had been made to look larger | the number itself is not doubted",
          "What was lost was little beside what was planted | most of it was lost",
          "What was planted was more than anyone had asked for | how much was asked for is not said",
          "What was won came from those who planted nothing | they belong to the next paragraph",
        ],
      },
      {
        ask: "Why does the author equate the need for land with a need for politics?",
        answer: "Those who use the land have to be won over",
        because:
          "The chief cost was “long evenings with pond owners, who wished to know what they would live on”.",
        wrong: [
          "Those who open a wall want it seen from the road | said of walls, which need no patience",
          "Those who vote after a storm ask for quick defence | the demand for a wall, and not the need for land",
          "Those who own no land must be given some of it | nobody is given land in the passage",
          "Those who rule must stay for ten years to see it grow | the tenth year is when it is strong, not a term of office",
        ],
        isHard: true,
      },
    ],
  },
  {
    text: "In most households there is somebody who knows when the cooking gas will run out, which child has outgrown its shoes, and on what date the old father must see his doctor. This knowledge is not written down anywhere. It is noticed only when the person who holds it falls ill, and then it turns out that nobody else can work the house.\n\nStatisticians have tried for some decades to put a figure on such work. They ask people to keep a diary of what they do in every half-hour and multiply the hours by the wage of a cook, a nurse or a cleaner. The sums that result are enormous, and they have served a purpose: what was left out of the national accounts can no longer be called nothing. Yet the diaries catch the hand and miss the head. A woman who stirs a pot while she reckons whether the rice will last till Friday, listens for the baby and remembers that the neighbour's key must be given back writes down cooking. The burden of which she would complain, if anyone asked, is not the stirring. It is that she can never put the rest away.\n\nThis explains a result that has puzzled the surveyors. When husbands began to take over a share of the tasks, they expected thanks and were often met with irritation. They did the shopping, provided that they were given a list; they fetched the child, provided that they were reminded. From their side a task had been taken away. From hers it had been turned into two, for she now had both to think of it and to see that it was done. What is wanted is not help, a word that leaves the ownership where it was, but for whole provinces to change hands: one of the two takes over school, or food, or the father's health, together with the thinking and the blame.\n\nFirms will recognise the matter, since they have long paid well for it. There it is called planning, and those who do nothing else sit on the upper floors. No manager would call himself idle because another man turns the lathe. That the same work should be taken, at home, for a mood or a habit of fussing says little about the work. It says something about the address at which it is done.",
    asked: [
      {
        ask: "According to the passage, why were husbands who took over tasks often met with irritation?",
        answer: "Their wives still had to plan each task, and now to oversee it too",
        because: "For her the task “had been turned into two”.",
        wrong: [
          "Their wives found that the tasks were done less well than before | how well they were done is not said",
          "Their wives disliked the thanks that were expected of them for it | thanks were expected, but are not the cause",
          "Their wives were left with the tasks that took the longest time | the time of tasks is not compared",
          "Their wives had hoped that a cook or a nurse would be paid instead | those wages serve the statisticians only",
        ],
        isHard: true,
      },
      {
        ask: "What does the author mean by “the diaries catch the hand and miss the head”?",
        answer: "They record what is done and not what is kept in mind meanwhile",
        because: "The woman with four things on her mind “writes down cooking”.",
        wrong: [
          "They record how long a task takes and not how skilfully it is done | skill is not what they miss",
          "They record what servants earn and not what the manager is paid | managers come in the last paragraph",
          "They record what the women do and not what is done by the men | whose diaries they are is not the point",
          "They record what is done indoors and not what is done in offices | offices are not spoken of there",
        ],
      },
      {
        ask: "What does “work” mean in “nobody else can work the house”?",
        answer: "keep it going",
        because: "It is about knowing when “the cooking gas will run out” and the like.",
        wrong: [
          "labour inside it | the everyday sense, for others can do tasks there",
          "earn a living for it | money is not what the knowledge brings",
          "keep it in good repair | the building is not meant",
          "find a use for it | nobody looks for a use",
        ],
      },
      {
        ask: "Why are firms brought into the last paragraph?",
        answer: "To show that such work is honoured where it is done for pay",
        because: "There “it is called planning”, and those who do it “sit on the upper floors”.",
        wrong: [
          "To show that planning in a firm is harder than planning at home | it is called “the same work”",
          "To show that firms could teach households how to share their tasks | no lesson of that kind is drawn",
          "To show that managers are less busy than the men at the lathes | no manager is called idle",
          "To show that those who plan at home deserve posts in an office | no such claim is made for them",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "The figures that the statisticians arrived at have done some good.",
            true,
            "“they have served a purpose”",
          ],
          [
            "The worth of work at home is reckoned from what is paid for similar work.",
            true,
            "the hours are multiplied “by the wage of a cook, a nurse or a cleaner”",
          ],
          [
            "The author recommends that husbands should be given longer lists of tasks.",
            false,
            "what is wanted is “for whole provinces to change hands”",
          ],
        ],
        ["2", "13", "23", "1"],
      ),
      {
        ask: "Which of the following is NOT stated or implied in the passage?",
        answer: "Husbands took over more of the tasks once figures had been published",
        because: "They “began to take over a share of the tasks”, but what moved them is not said.",
        wrong: [
          "What keeps a household going may be noticed only in an illness | overlooking “It is noticed only when the person who holds it falls ill”",
          "A half-hour of several concerns may be entered as a single one | overlooking that she “writes down cooking”",
          "To speak of help is to leave a duty with whoever had it before | overlooking “leaves the ownership where it was”",
          "Work that is esteemed in one place may be belittled in another | overlooking “the address at which it is done”",
        ],
      },
    ],
  },
];

export const bankSociety = bankPassages("reading-long-society", ROWS);
