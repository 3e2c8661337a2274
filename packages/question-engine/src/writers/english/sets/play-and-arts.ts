import { type Passage, passages } from "./passage.ts";

const ROWS: readonly Passage[] = [
  {
    text: "In many big marathons some of the runners at the front have no intention of winning. They are pacemakers, hired to run the first part of the race at an agreed speed and then to step aside. To a newcomer this looks like a strange profession: to lead before the largest crowd of one's life, and to leave before the finish.\n\nThe use of it is partly physical. A runner who follows close behind others meets less wind, and so saves a little strength at every stride. But the greater help is to the mind. Someone who runs alone must keep asking whether the speed is right. Someone who follows has handed that question to another, and can spend the attention saved on the last, worst miles.\n\nThe arrangement has its critics. A race, they say, should be a contest, and not a carefully conducted experiment. The pacemakers themselves seem untroubled. One of them, asked how it felt always to drop out, replied that a scaffold is also taken down, and that nobody calls the scaffold a failure.",
    idea: {
      ask: "What is the passage mainly about?",
      answer: "What pacemakers do, and how they are seen",
      because:
        "It tells why they are “hired to run the first part of the race”, how this helps, and that the arrangement “has its critics”.",
      wrong: [
        "How pacemakers are chosen and trained | a question that the passage does not raise",
        "How followers save strength in a race | taking one part of the explanation for the whole",
        "What critics hold against pacemakers | one part, which is only reported",
      ],
    },
    detail: {
      ask: "What, according to the passage, is the greater help that a pacemaker gives?",
      answer: "Relief from having to judge the speed",
      because:
        "“the greater help is to the mind”: the follower “has handed that question to another”, whether the speed is right.",
      wrong: [
        "Shelter from the wind at every stride | the smaller, physical help",
        "Encouragement from a larger crowd | the crowd is mentioned, but not as a help",
        "Warning of bad stretches of the road | a help that is not mentioned",
      ],
    },
    inference: {
      ask: "What did the pacemaker mean by speaking of a scaffold?",
      answer: "A support has done its work when it is removed",
      because: "“a scaffold is also taken down”, and yet “nobody calls the scaffold a failure”.",
      wrong: [
        "A pacemaker's work is as risky as a builder's | taking danger for the likeness",
        "A race is planned as carefully as a building | the critics' complaint about planning, in other words",
        "A pacemaker is easily replaced by another one | a likeness that the remark does not draw",
      ],
    },
    word: {
      ask: "What does “conducted” mean in “a carefully conducted experiment”?",
      answer: "carried out",
      because: "The critics contrast “a contest” with an experiment that is planned and managed.",
      wrong: [
        "passed on | the sense used of heat and electricity",
        "shown round | the sense in a conducted tour",
        "well behaved | a sense taken from the noun conduct",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "Pacemakers are paid more than most other runners",
      because: "They are “hired”, but how much anybody is paid is not said.",
      wrong: [
        "Pacemakers agree beforehand on how fast they will run | overlooking “at an agreed speed”",
        "Those who run behind others meet with less wind | overlooking the second paragraph",
        "Some think that a race should be a real contest | overlooking the third paragraph",
      ],
    },
  },
  {
    text: "The restorer had been at work on the old painting for a year, and in all that time she had added almost nothing. Most of her work consisted in taking away. Under a microscope, with cotton wool and very weak solvents, she lifted off one yellow layer after another: the varnish of the last century, the overpaint of the one before, the soot of ten thousand candles.\n\nWhere the original paint was lost, she filled the gaps with fine lines, which blend with the picture from a distance but can be told from it close at hand. She would not have it said that she had deceived anybody. For the same reason all the colours she used could be dissolved again without harm. “I am surely wrong about something,” she explained. “The next restorer must be able to undo me.”\n\nVisitors praised the sky, which had been brown and was now blue. They seldom asked her name. It stood nowhere on the canvas, and she considered this the best review she could receive.",
    idea: {
      ask: "Which title suits the passage best?",
      answer: "The Art of Not Being Seen",
      because:
        "Her work is “taking away”, her name “stood nowhere on the canvas”, and she took this as “the best review she could receive”.",
      wrong: [
        "The Hand That Made the Sky | confusing the restorer with the painter",
        "The Art of Deceiving the Eye | the opposite of her care to deceive nobody",
        "The Soot of Many Candles | taking a detail for the whole",
      ],
    },
    detail: {
      ask: "What is said of the fine lines with which she filled the gaps?",
      answer: "They can be recognised from nearby",
      because: "They “blend with the picture from a distance but can be told from it close at hand”.",
      wrong: [
        "They can be seen only from far away | the reverse of what is said",
        "They cannot be removed without harm | the opposite, for her colours can be dissolved",
        "They are hidden below a new varnish | something that is not mentioned",
      ],
    },
    inference: {
      ask: "Why did the restorer choose colours that could be dissolved again?",
      answer: "She allowed for mistakes that others might correct",
      because: "“I am surely wrong about something,” she says; “The next restorer must be able to undo me.”",
      wrong: [
        "She expected the owner to dislike the blue of the sky | a fear that she does not voice",
        "She had no access to paints of a more lasting kind | a want that is not mentioned",
        "She wished to be called back to repair them herself | the reverse of leaving it to the next restorer",
      ],
    },
    word: {
      ask: "What does “told” mean in “can be told from it close at hand”?",
      answer: "distinguished",
      because:
        "The lines “blend with the picture from a distance”, and the contrast is that nearby they can be seen to be different.",
      wrong: [
        "narrated | the sense of telling a story",
        "commanded | the sense of telling somebody to do something",
        "counted | an old sense, as in telling beads",
      ],
    },
    whole: {
      ask: "How did the restorer feel about visitors who did not ask her name?",
      answer: "Content, as it showed her work had succeeded",
      because: "She “considered this the best review she could receive”.",
      wrong: [
        "Resigned, as few visitors ever do ask | supposing what others might feel in her place",
        "Amused, as they took her for the first painter | a mistake that the visitors do not make here",
        "Relieved, as some of it might be wrong | joining her doubt to another sentence",
      ],
    },
  },
  {
    text: "When our village team learnt cricket, we had one bat, no stumps and a field with a well in it. A ball that went down the well was six and out, because it was a splendid hit and because somebody had to climb down. We grew very good at hitting along the ground.\n\nYears later I watched the academy in the city. Each boy had three bats and a machine that threw him two hundred balls an hour, every one the same. They struck them beautifully. Then the coach let in a bowler with a crooked arm who had learnt in some lane, and the boys looked at one another as if he had broken a rule.\n\nI do not say that poverty is a good coach. Most of the boys I played with had better wrists than shoes, and nobody ever saw them. But a game is an argument with the unexpected. If all the unexpected is swept off the field before practice begins, one may learn the strokes perfectly and never learn the game.",
    idea: {
      ask: "What is the main idea of the passage?",
      answer: "A player must learn to meet what is not expected",
      because: "“a game is an argument with the unexpected”, and without it one may “never learn the game”.",
      wrong: [
        "A player learns most where there is least to play with | more than is said, for we read “I do not say that poverty is a good coach”",
        "A player gains by striking many balls of the same kind | the practice that the writer doubts",
        "A player from a lane bowls better than one from an academy | more than one bowler can show",
      ],
    },
    detail: {
      ask: "Why did the village players hit along the ground?",
      answer: "A ball in the well put the batsman out",
      because: "“A ball that went down the well was six and out”, so high hits were risky.",
      wrong: [
        "The only bat was too heavy to be lifted | a reason that is not given",
        "There were no stumps to aim the ball at | a lack that had nothing to do with hitting low",
        "A coach had told them to keep it low | the coach belongs to the academy",
      ],
    },
    inference: {
      ask: "Why did the academy boys look at one another when the new bowler came on?",
      answer: "His bowling was unlike anything they had practised",
      because: "Their machine threw balls “every one the same”, and this bowler had “a crooked arm”.",
      wrong: [
        "His action was against the laws of the game of cricket | taking “as if he had broken a rule” for a fact",
        "His clothes and manners showed that he was very poor | a detail that is not given",
        "His bowling was too slow to be worth their attention | the reverse of their surprise",
      ],
    },
    word: {
      ask: "What does “swept off” mean in the last sentence?",
      answer: "removed from",
      because: "The sentence supposes that “all the unexpected” is gone from the field before practice.",
      wrong: [
        "cleaned with a broom | taking the picture literally",
        "carried away by joy | the sense of being swept off one's feet",
        "struck to the ground | a stroke in cricket, and not the sense here",
      ],
    },
    whole: {
      ask: "How does the writer speak of the poverty of the village team?",
      answer: "As a teacher of some things, but no blessing",
      because:
        "“I do not say that poverty is a good coach”, the writer insists, and adds that nobody ever saw those boys.",
      wrong: [
        "As a better coach than most, and soon forgotten | overlooking “I do not say that poverty is a good coach”",
        "As a burden for some, but a help to their careers | the reverse, for “nobody ever saw them”",
        "As a matter of shoes and bats, and of no weight | overlooking what became of the boys",
      ],
    },
  },
  {
    text: "The most difficult thing to play, my music teacher used to say, is nothing. I thought it a joke. I was nine and wished to be fast, and the rests in my book, those small black hooks and blocks, looked to me like places where the composer had run out of ideas.\n\nShe cured me by a trick. She played a simple tune with the rests left out, each note hurrying after the one before, and it was like listening to someone who talks without taking breath. Then she played it as it was written. In the silences the ear had time to lean forward. What came next came as an answer.\n\nI am not a musician today; I read the news on the radio. But I use her lesson every evening. Before a grave item I wait for the length of one breath. Listeners have written to ask how I manage to sound so serious. I have never told them that at that moment I am doing nothing, as well as I can.",
    idea: {
      ask: "What is the main idea of the passage?",
      answer: "Silence, well used, gives force to what follows",
      because:
        "“In the silences the ear had time to lean forward”, and the newsreader uses the same lesson before “a grave item”.",
      wrong: [
        "Music, taught early, helps in quite different work | making the writer's life the point",
        "Speed, once learnt, leaves no room for expression | a judgement that is not made",
        "Silence, kept too long, makes listeners impatient | the reverse of the ear that leans forward",
      ],
    },
    detail: {
      ask: "What did the young learner think of rests in music?",
      answer: "That they showed a lack of ideas",
      because: "They looked like places “where the composer had run out of ideas”.",
      wrong: [
        "That they gave players time to breathe | what the listener's ear gained, understood later",
        "That they were the hardest part to play | the teacher's opinion",
        "That they made a tune sound hurried | what leaving them out did",
      ],
    },
    inference: {
      ask: "Why do listeners find that the newsreader sounds serious?",
      answer: "The pause makes them attend to the item that follows",
      because:
        "“Before a grave item I wait for the length of one breath”: the silence works as the rests did.",
      wrong: [
        "The voice has been trained by many years of singing | a training that is not mentioned",
        "The items chosen for the evening are always grave ones | more than is said of the items",
        "The newsreader is truly moved by each piece of bad news | a feeling that the writer does not claim",
      ],
    },
    word: {
      ask: "What does “grave” mean in “a grave item”?",
      answer: "solemn",
      because: "The pause before it makes the reader “sound so serious”.",
      wrong: [
        "buried | a sense taken from the noun, a place for the dead",
        "secret | not a sense of the word",
        "recent | true of news, but not a sense of the word",
      ],
    },
    whole: {
      ask: "Which words best describe the tone of the passage?",
      answer: "Reflective and lightly amused",
      because: "The writer looks back, and ends on a playful note: “I am doing nothing, as well as I can”.",
      wrong: [
        "Earnest and rather anxious | overlooking that nobody is warned",
        "Wistful and a little proud | overlooking that no regret is shown",
        "Precise and quite detached | overlooking the personal story",
      ],
    },
  },
];

export const playAndArts = passages("reading-play-and-arts", ROWS);
