import { type LongPassage, longPassages } from "./passage.ts";

const ROWS: readonly LongPassage[] = [
  {
    text: "Historians who want to hear the voices of people that could not write have a favourite place to listen, and that is the courtroom. Parish books record that a weaver was born, married and buried; the tax roll records what he owed. Only when his neighbour accused him of stealing a goose did somebody sit down and write out, in something like his own words, where he had been that evening, with whom he was drinking and what he thought of the neighbour. From such pages a whole school of history has been made, and it has restored to us, with a vividness that no chronicle can match, the jokes and grudges of those whom chronicles ignored.\n\nThe objection to this school is obvious, and its members were the first to state it. People in court do not speak as they do at home. They are frightened, they have been advised, and they are speaking to a man who can have them whipped. The clerk who took down the words was no machine: he turned dialect into the language of the law, put into the third person what had been said in the first, and left out what seemed to him beside the point. What looks like the weaver's voice is the weaver's voice as it had to sound in order to be believed by his betters. On this ground some have concluded that the records tell us about courts and nothing else.\n\nThe conclusion does not follow, and it is instructive to see why. A lie told in court is not a random departure from the truth. It is constructed to be believed, and to be believed it must be furnished with what everybody knows to be usual. The weaver who was in fact stealing the goose will say that he was carrying water for his sister, because men in that village did carry water for their sisters at such an hour; had they not, the story would have hanged him. The historian who does not care about the goose can therefore be almost indifferent to whether he is lying. False in its one important particular, his statement has to be true in all the others, and it is the others, the well, the hour, the claims of a sister, that no honest witness would have thought worth mentioning.\n\nThere is a price, of course. This way of reading gives us the ordinary and only that. What was rare, or secret, or shameful, was exactly what a prudent liar kept out of his tale, and where whole communities had reason to be prudent the courtroom gives back a picture of unblemished custom. We should learn from such records that everyone went to church, since no accused person ever admitted that he had spent Sunday in bed. The method thus works best where the witness had something to hide and the historian is looking at something else. It is a curious kind of evidence, which is strong in proportion as it is irrelevant; and it may be the reason why the best books of this school are so seldom about crime.",
    asked: [
      {
        ask: "Which one of the following best states the author's answer to those who hold that the records tell us about courts and nothing else?",
        answer: "Even a false statement had to agree with what its hearers knew of daily life",
        because:
          "A lie is “constructed to be believed, and to be believed it must be furnished with what everybody knows to be usual”.",
        wrong: [
          "Even a frightened witness told the truth where a lie could have been found out | turning plausible details into honest answers, where the author supposes that the weaver lies",
          "Even a careless clerk kept those words that mattered to the case before him | a defence of the clerk, who is said to have “left out what seemed to him beside the point”",
          "Even a hostile court heard more of daily life than a chronicle cared to record | the praise of the first paragraph, which does not meet the objection",
        ],
      },
      {
        ask: "The author remarks that the clerk was no machine in order to:",
        answer: "explain how the words on the page came to differ from those spoken",
        because: "He “turned dialect into the language of the law”, changed the person and left things out.",
        wrong: [
          "praise the care with which he kept the speech of humble people alive | the reverse: what is left is speech “as it had to sound”",
          "suggest that he took the side of those whom the court had accused | a partiality that is not mentioned",
          "show that witnesses were at a loss to follow the court's own terms | a difficulty of the witnesses, where the text speaks of the written record",
        ],
      },
      {
        ask: "Which one of the following, if true, would most weaken the author's defence of the records?",
        answer: "Judges came from distant towns and knew little of how the villagers lived",
        because:
          "The defence needs hearers who would notice what was unusual: otherwise it would not be so that “the story would have hanged him”.",
        wrong: [
          "Clerks came from distant towns and turned what they heard into legal terms | what the author has granted, and answered",
          "Witnesses had been told beforehand what they should say about the evening | advice, which is granted as well, and which would still aim at being believed",
          "People accused of a theft had in most cases done what they were charged with | a matter to which the historian “can therefore be almost indifferent”",
        ],
      },
      {
        ask: "It can be inferred that the records would be least reliable as evidence of:",
        answer: "how many of the villagers failed to keep their fast",
        because:
          "A prudent liar kept out “What was rare, or secret, or shameful”, as the Sunday in bed, so that a breach of custom leaves no trace.",
        wrong: [
          "at what hour water was fetched from the well | one of the usual details that a tale had to get right",
          "what help sisters asked of brothers | “the claims of a sister”, which are named among the true particulars",
          "what grudges neighbours bore one another | “the jokes and grudges”, which are named among what the records restored",
        ],
      },
    ],
  },
  {
    text: "In recent decades governments, churches and companies have taken to apologising for things done before anyone now in charge of them was born. The practice has its mockers. An apology, they say, belongs to the person who did the wrong; a minister who is sorry for what happened two centuries ago is no more apologising than an actor who dies on the stage is dying. He feels no guilt, for he has done nothing, and he gives up nothing, since those to whom he might have given it are dead. What is left is a ceremony in which one person without guilt asks for the pardon of others without injury.\n\nDefenders commonly reply that the injury is not past: its effects persist, and the descendants still bear them. That may well be so, but it is an argument for repair and not for apology. If a road is washed away, those who are cut off are owed a road; nobody need be sorry. The defender who rests everything on present effects has quietly replaced one question with another, and would have to admit that, were the effects made good, no word would be needed.\n\nA better reply begins by noticing who is speaking. The minister does not apologise in his own name. He speaks for a body which has gone on existing, signs treaties that bind it for a hundred years, pays pensions promised by officials long dead, and celebrates its birthday. No one finds it absurd that a state should be proud of a victory at which none of its citizens was present. A body that inherits its promises, its debts and its glory can hardly decline to inherit the rest; and if pride without participation is intelligible, so is shame. The mocker who is consistent must also stop standing for the anthem. Few are prepared to go so far, and their unwillingness is the strongest evidence that they, too, believe in the body for whose apology they have no use.\n\nWhat, then, does such an apology do? It gives up something after all, though it is not money. A state tells a story about itself, in schoolbooks and on the plinths of its statues, and as long as the wrong has been left out of that story, those who were wronged are present in it only as an interruption. To apologise is to amend the story in the one voice that has the authority to tell it. Historians may have known the facts for generations; their knowing them changes nothing, just as a debt is not acknowledged when a stranger reads the ledger aloud. It follows that such apologies can fail, and in a way that has nothing to do with the minister's feelings. If the schoolbooks are the same on the following morning, the words were not insincere so much as unsaid. The mockers are right that there are empty ceremonies. They are mistaken about what would have filled them.",
    asked: [
      {
        ask: "Why does the author find the reply that the effects of the injury persist unsatisfactory?",
        answer: "It makes a case for putting things right in which words have no part",
        because:
          "It is “an argument for repair and not for apology”: were the effects made good, “no word would be needed”.",
        wrong: [
          "It assumes that people suffer from wrongs of which they know nothing | a doubt that is not raised: “That may well be so”",
          "It supposes that those who apologise are able to undo what was done | a claim about undoing, which the reply does not make",
          "It concedes to the mockers that those who did the wrong are long dead | a fact that all sides grant and that is not held against the reply",
        ],
      },
      {
        ask: "The author speaks of pensions, victories and the anthem in order to show that:",
        answer: "the mockers accept elsewhere the continuity that they deny here",
        because:
          "Their unwillingness to give up the anthem is “the strongest evidence that they, too, believe in the body”.",
        wrong: [
          "the mockers have less regard for their own state than others have | taking the remark on the anthem for a reproach of disloyalty",
          "the glory of a state may be set against the wrongs that it has done | weighing the two, where the author says that both are inherited",
          "the promises of a state bind it longer than its citizens remember | a contrast with memory that is not drawn",
        ],
      },
      {
        ask: "On the basis of the passage, the author would agree with all of the following EXCEPT:",
        answer: "A ceremony of apology is empty unless those injured can still grant pardon",
        because: "That is the mockers' view; what fills the ceremony is that it will “amend the story”.",
        wrong: [
          "A ceremony of apology does not fail because the minister feels no guilt at all | overlooking that failure “has nothing to do with the minister's feelings”",
          "A wrong is not yet acknowledged when scholars have established all its facts | overlooking “their knowing them changes nothing”",
          "A claim to have a loss made good is not yet a claim to an apology for it | overlooking the road that is owed although “nobody need be sorry”",
        ],
      },
      {
        ask: "The comparison with the ledger in the last paragraph is meant to show that the truth:",
        answer: "counts as admitted only when told by the one whom it binds",
        because:
          "The story must be amended “in the one voice that has the authority to tell it”; the historians' knowledge “changes nothing”.",
        wrong: [
          "loses its force when it is told by too many different people | a matter of number, where the point is who speaks",
          "is of use only to those who are able to consult the records | a matter of access, which is not in question",
          "has been kept by historians from those who ought to hear it | a reproach against historians that is not made",
        ],
      },
    ],
  },
];

export const catSociety = longPassages("long-reading-society", ROWS);
