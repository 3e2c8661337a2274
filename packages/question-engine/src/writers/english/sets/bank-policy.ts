import { type BankPassage, bankPassages, whichAreTrue } from "./passage.ts";

const ROWS: readonly BankPassage[] = [
  {
    text: "Governments that wish to spend less on a scheme without saying so have a well-tried method. They do not lower the amount; they lengthen the form. An allowance that can be claimed with one signature reaches nearly everybody for whom it was meant. Ask for a certificate of income, a certificate of residence and a photograph attested by an officer who sits on alternate Tuesdays, and a third of them will never be heard of again. Nobody has been refused. They have merely not applied.\n\nThose who defend such demands say that they keep out the undeserving. The argument has a certain logic, for a person with other means will not stand in three queues for a small sum, whereas one who is truly in need will. Economists have given this idea a name and, for a while, their blessing. Yet when the papers of several schemes were examined, it was found that the queues sorted people in quite another way. The clerk's cousin, the man with a motorcycle and the family that had a schoolteacher in it came through. Those who dropped out were the widow who could not leave her goats, the labourer who was paid by the day, and the old man who was ashamed to ask a stranger to read to him. The test had measured not need but the ability to pass tests.\n\nThere is a second cost, which appears in no budget. To be asked again and again for proof of one's poverty is to be told that one is suspected. People who had gone through it spoke less of the hours than of the tone. Some of them afterwards kept away from offices that had nothing to do with the scheme: from the clinic, from the school, from the police.\n\nNone of this means that everything should be handed out unasked. Where a benefit is large, such as a house or a pension for life, careful checking is worth its price. But a good deal of what is demanded on paper is already known to some other office of the same government, and could be had from it in a moment. A few states have begun to fill in the form themselves and to send it to the household, which need only object if something is wrong. The first result was an increase in spending, and the finance departments were alarmed. They need not have been. The sum was no larger than the one that had been voted in the first place; it was only that, for once, it had been spent.",
    asked: [
      {
        ask: "What purpose does the second paragraph serve in the passage?",
        answer: "It puts forward a defence of the demands and shows where it fails",
        because:
          "“Those who defend such demands” are heard first, but “the queues sorted people in quite another way”.",
        wrong: [
          "It puts forward a defence of the demands and brings proof for it | the papers proved the opposite",
          "It gives examples of a cost that appears in no budget | the subject of the third paragraph",
          "It explains how the papers of a scheme are to be examined | what was found matters, and not how",
          "It describes by what method a scheme is made to cost less | the subject of the first paragraph",
        ],
      },
      {
        ask: "Why does the author remark that “Nobody has been refused”?",
        answer: "To point out that the saving is made without an open denial",
        because: "The amount stays, and those who are lost “have merely not applied”.",
        wrong: [
          "To admit that those who stayed away had no claim to the sum | it was “meant” for them",
          "To praise the officers for having treated every person alike | no officer is praised",
          "To suggest that certificates are given to whoever asks for one | they are what keeps people away",
          "To show that a single signature had been enough for most people | the remark is about the longer form",
        ],
      },
      {
        ask: "Why need the finance departments not have been alarmed, in the author's view?",
        answer: "The spending was within what had been approved for the scheme",
        because: "“The sum was no larger than the one that had been voted in the first place”.",
        wrong: [
          "The spending would fall as soon as households sent in objections | objections are not said to have been many",
          "The spending was made good by the hours which the offices saved | no such saving is reckoned",
          "The spending had risen for houses and pensions and nothing else | these are named only as worth a check",
          "The spending was still lower than under the form with one signature | the two are not compared",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "Economists at one time approved of making people queue for an allowance.",
            true,
            "they gave the idea “for a while, their blessing”",
          ],
          [
            "Those who had gone through the checks complained chiefly of the time they lost.",
            false,
            "they “spoke less of the hours than of the tone”",
          ],
          [
            "The author finds thorough checks justified where a pension for life is at stake.",
            true,
            "“careful checking is worth its price” there",
          ],
        ],
        ["1", "12", "3", "23"],
      ),
      {
        ask: "What does “came through” mean when it is said of the clerk's cousin and the others?",
        answer: "obtained what they had applied for",
        because: "They are set against “Those who dropped out”.",
        wrong: [
          "got over a time of great hardship | the everyday sense, but they were not the neediest",
          "turned out not to deserve the sum | what the queues were meant to show, and did not",
          "went to the office by the back door | no secret way is spoken of",
          "passed the others in the same queue | those others left the queue altogether",
        ],
      },
      {
        ask: "Which of the following, if true, would most weaken what the author says about the queues?",
        answer: "Those who dropped out were found to be better off than those who stayed",
        because: "The author's case is that the test “had measured not need but the ability to pass tests”.",
        wrong: [
          "Those who dropped out were found to live further away than those who stayed | distance would be a further reason that is not need",
          "Those who stayed were found to have spent the sum within a month of getting it | how it is spent says nothing about need at the queue",
          "Those who drew up the form were found to have been told to make it longer | this would agree with the first paragraph",
          "Those who stayed were found to have relatives in more offices than the rest | this would agree with the clerk's cousin",
        ],
        isHard: true,
      },
    ],
  },
  {
    text: "The manager of a busy hospital was told that no patient should wait for more than four hours in the emergency ward. Within six months hardly anyone did. Inspectors who came to learn how it had been done found that the ward now had a corridor, furnished with beds and given a name of its own, to which patients were moved after three hours and fifty minutes. In the corridor the clock did not run.\n\nIt is usual to tell this story against the manager. I should like to tell it against the target, and yet not to conclude, as is also usual, that targets are useless. Before there was one, nobody at the ministry knew how long people waited, and the ward itself believed that they waited much less than they did. The first honest count did more good than all the exhortations that had gone before it, since the staff were ashamed of what it showed. The trouble began when the same figure was made to serve a second purpose. As long as it was used to find out what was wrong, everyone had an interest in its being true. From the day on which budgets were tied to it, everyone had an interest in its being low.\n\nA figure, in short, cannot be both a lamp and a whip. The remark applies to schools that are paid by marks, to policemen who are promoted by arrests and to bank clerks who are rewarded by the number of accounts they open. In each case the number improves first, and what it stood for improves later, or not at all. Nor does it help to add further figures. Where there were thirty of them, the ward employed a person to look after the thirty, and she was taken from the nurses.\n\nSomething may be said for figures that are gathered and not announced beforehand. If the ward does not know which of fifty things will be looked at this year, it has little choice but to do all of them tolerably well. Something may be said, too, for sending a person. An inspector who spends two days on a bench in the ward sees the corridor at once, because he is not looking for it. His report cannot be put in a table beside those from other towns, and for that reason ministries dislike it. They would rather have a number that is wrong, it seems, than a sentence that is right.",
    asked: [
      {
        ask: "Why does the author begin with the corridor?",
        answer: "To show a target that was met while its aim was not",
        because: "“In the corridor the clock did not run”, although the patients went on waiting.",
        wrong: [
          "To show a manager who improved a ward at small expense | nothing was improved but the figure",
          "To show a ward that had too little room for its patients | room is not what the story is about",
          "To show a count that inspectors were unable to check | they “found” how it had been done",
          "To show a ministry that had asked for what nobody could do | whether four hours were possible is not said",
        ],
      },
      {
        ask: "What is meant by “A figure, in short, cannot be both a lamp and a whip”?",
        answer: "A number by which people are rewarded ceases to show how things are",
        because:
          "“From the day on which budgets were tied to it, everyone had an interest in its being low.”",
        wrong: [
          "A number that shows how things are makes people ashamed of their work | this is the good that the count did",
          "A number that is gathered by the staff is trusted less than a report | who gathers it is not what matters here",
          "A number that is announced in advance has soon to be replaced by others | adding others is said not to help",
          "A number by which towns are compared is unfair to those with large wards | unfairness between towns is not spoken of",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "Before the count, those in the ward took the waiting to be shorter than it was.",
            true,
            "the ward “believed that they waited much less than they did”",
          ],
          [
            "In the author's opinion the first count did the ward more harm than good.",
            false,
            "it “did more good than all the exhortations”",
          ],
          [
            "The use of thirty figures meant that there was one nurse fewer for the patients.",
            true,
            "somebody had to look after them, “and she was taken from the nurses”",
          ],
        ],
        ["3", "12", "1", "23"],
      ),
      {
        ask: "What does “against” mean in “It is usual to tell this story against the manager”?",
        answer: "laying the blame on",
        because: "The author would rather tell it “against the target”, that is, find the fault there.",
        wrong: [
          "in spite of a ban by | nobody has forbidden the story",
          "by way of a warning to | he is the one who acted, and not the listener",
          "as a contrast to | he is the person of the story himself",
          "in the hearing of | where the manager is does not matter",
        ],
      },
      {
        ask: "Why, according to the passage, do ministries dislike the report of the inspector on the bench?",
        answer: "It does not lend itself to comparison with other places",
        because: "“His report cannot be put in a table beside those from other towns”.",
        wrong: [
          "It is written by someone who is not looking for anything | this is why he sees so much",
          "It takes up two days for which the ministry has to pay | the cost of the days is not mentioned",
          "It brings to light what the ministry had wished to hide | the ministry did not hide the corridor",
          "It is made without any notice to those who run the ward | said of figures, and not of him",
        ],
      },
      {
        ask: "Of which practice would the author most probably approve?",
        answer: "Judging a school each year by a few subjects that it is not told of beforehand",
        because: "“Something may be said for figures that are gathered and not announced beforehand.”",
        wrong: [
          "Judging a school each year by a few subjects that its own teachers may choose | they would know where to look well",
          "Judging a school each year by marks in all subjects, with money for the best | the same figure as lamp and whip",
          "Judging a school each year by one subject, so that the teachers can attend to it | one number that improves first",
          "Judging no school by any figure at all, since every count will be falsified | “and yet not to conclude” that targets are useless",
        ],
        isHard: true,
      },
    ],
  },
  {
    text: "A large employer once sent its staff a letter about a savings scheme, with a slip to be returned by those who wished to join. About four in ten did so. The next year's recruits received a letter that differed in a single line: the slip was now for those who wished to stay out. More than nine in ten were enrolled. Nothing else had been altered, neither the terms nor the wages from which the savings were taken, and those who were asked about it said that they had thought the matter over.\n\nExperiments of this kind have made the default, that which happens if one does nothing, into the favourite tool of cautious governments. It forbids nothing and costs hardly anything. The critics who call it a trick have a weak case as long as they speak of trickery, for some rule must apply to the person who does not reply, and a rule that leaves him without a pension is no more natural than one that gives him one. A letter without a default cannot be written.\n\nThe stronger objection is of another kind. A default is powerful because people take it for advice. They suppose, not foolishly, that somebody who understands such matters has considered what would suit most of them. In the scheme just mentioned this was roughly so. But the amount at which the savings were set, a small part of the wage, had been picked by a clerk who thought that a low figure would not frighten anybody. Years later it was found that a great many people, among them some who had saved much more before they joined, had stayed exactly there. The line that drew the careless in had drawn the careful down.\n\nNor do all authors of defaults wish us well. The box that is ticked beforehand, the trial month that turns into a year, the insurance that travels along with the ticket: each uses the same weakness, and each can say with truth that the customer was free to refuse. A law against it would have to tell a kind default from an unkind one, and the wording of both is identical.\n\nOne modest remedy has been proposed. Whoever sets a default should be obliged to state, on the same page, who gains if nobody replies, and by how much. It would not cure inertia. But it would restore to the default what makes it respectable, namely that it may be read as advice; and those who set theirs in good faith would lose nothing by the sentence.",
    asked: [
      {
        ask: "How does the author judge the charge that a default is a trick?",
        answer: "It is weak, since some rule must hold for those who do not answer",
        because: "“some rule must apply to the person who does not reply”.",
        wrong: [
          "It is weak, since a default costs those who set it hardly anything | the cost is not why the charge fails",
          "It is weak, since those who were asked had thought the matter over | they only said so",
          "It is sound, since a single line altered what most of them chose | the critics are said to “have a weak case”",
          "It is sound, since the authors of defaults do not all wish us well | this is another objection, and not that of trickery",
        ],
      },
      {
        ask: "What is meant by “The line that drew the careless in had drawn the careful down”?",
        answer: "Some who used to save more had come to save the amount that was set",
        because: "Some “who had saved much more before they joined, had stayed exactly there”.",
        wrong: [
          "Some who had read the letter with care decided to keep out of it | the careful joined, and saved less",
          "Some who had joined without a thought were sorry for it years later | regret is not spoken of",
          "Some who saved a great deal had to pay for those who saved little | nobody pays for another in the scheme",
          "Some who picked the amount were blamed because it frightened people | a low figure was picked so as not to frighten",
        ],
        isHard: true,
      },
      {
        ask: "Why does the author report that “they had thought the matter over”?",
        answer: "To suggest that people do not notice what a default does to them",
        because:
          "“Nothing else had been altered”, and yet the numbers changed: it was the line, and not their thinking, that decided.",
        wrong: [
          "To suggest that the recruits knew more than the older staff about it | the two groups are not compared in what they knew",
          "To suggest that the default made less difference than it seems to | it made all the difference",
          "To suggest that the employer had given everybody time for a reply | time is not what the report is for",
          "To suggest that the scheme was better than its critics would admit | the terms are not judged here",
        ],
        isHard: true,
      },
      whichAreTrue(
        [
          [
            "A default may be fixed by somebody who has not asked what would suit most people.",
            true,
            "the amount was picked by a clerk “who thought that a low figure would not frighten anybody”",
          ],
          [
            "A default that harms people may be worded like one that does them good.",
            true,
            "“the wording of both is identical”",
          ],
          [
            "The proposed remedy would do no damage to those who set a default honestly.",
            true,
            "they “would lose nothing by the sentence”",
          ],
        ],
        ["12", "3", "23", "13"],
      ),
      {
        ask: "What does “respectable” mean in “what makes it respectable”?",
        answer: "deserving to be trusted",
        because: "It is explained by “namely that it may be read as advice”.",
        wrong: [
          "decent in its manners | the everyday sense, said of people",
          "fairly large in amount | a sense used of sums, and the amount is not meant",
          "allowed by the law | no law is said to forbid it",
          "familiar to everybody | how well it is known does not matter",
        ],
      },
      {
        ask: "What would the remedy of the last paragraph make known?",
        answer: "whom it profits if the matter is left alone",
        because: "One would have to state “who gains if nobody replies, and by how much”.",
        wrong: [
          "who had picked the amount, and on what grounds | nothing is asked about the person who picked it",
          "how many people have left the matter alone so far | a count of people is not demanded",
          "what would become of a person who refused | the case of refusal is not what must be stated",
          "which other amounts might have been chosen | other amounts are not spoken of",
        ],
      },
    ],
  },
];

export const bankPolicy = bankPassages("reading-long-policy", ROWS);
