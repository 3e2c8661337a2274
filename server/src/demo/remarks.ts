import type { Subject } from "@prepfeed/contract/foundation/catalogue";

/** The comments of the demo community. None of them states a fact or gives an answer away. */

/** Comments by an author on their own question. */
export const CONTEXTS: readonly string[] = [
  "From this morning's revision.",
  "Took me longer than I'd like to admit.",
  "Try it without writing anything down first.",
  "Went past me in a mock last week, so here it is for everybody.",
  "Quick one before dinner.",
  "My study group argued about this for ten minutes.",
  "Give yourself one minute, then read the explanation.",
  "A warm-up for anyone who starts the day with this chapter.",
  "I keep coming back to this topic, so I am posting what I practise.",
  "Revision week, day three.",
  "Read all four options before you choose.",
];

/** After a right answer. */
export const AFTER_RIGHT: readonly string[] = [
  "Got it, but only after crossing out the other three.",
  "Right this time! A month ago I would have guessed.",
  "Solved it in my head and then did not trust my head.",
  "Good one. The wrong options are written well.",
  "This is the kind of question I want on exam day.",
  "Finally a topic I revised last night.",
  "Right, but far too slowly. The clock is my real opponent.",
  "Nice warm-up before my mock.",
  "I remembered it from my flash cards, so they work after all.",
  "Correct and still learned something from the explanation.",
  "Got it by elimination. I will take it.",
];

/** After a wrong answer. */
export const AFTER_WRONG: readonly string[] = [
  "Got this wrong, and the explanation shows exactly where I went off.",
  "I rushed. Read the question twice, everybody.",
  "Into the mistakes notebook it goes.",
  "Wrong, and I was so sure. Thank you for the explanation.",
  "I mixed up two things here. Writing both on a card tonight.",
  "Missed it. I clearly need to go back to this chapter.",
  "Fell for the option that looked familiar.",
  "Second guessed myself and changed a right answer to a wrong one. Classic.",
  "Not my day. Back to the basics of this topic.",
  "So that is why I keep losing marks here.",
];

/** After any answer. */
export const AFTER_EITHER: readonly string[] = [
  "More of these, please.",
  "Saved for revision week.",
  "The explanation is clearer than the one in my notes.",
  "Asked my roommate the same question, we disagreed, the explanation settled it.",
  "Could you post one more on this topic, a bit harder?",
  "Sharing this with my study group.",
  "This one looks easier than it is.",
  "How do you all revise this topic?",
  "One of those where knowing why the others are wrong is worth more than the answer.",
  "Same topic came up in my mock yesterday.",
];

/** These suit any question of the subject. */
export const BY_SUBJECT: Record<Subject, readonly string[]> = {
  MATHEMATICS: [
    "Sign errors, my oldest friends.",
    "On paper, never in the head. I keep telling myself.",
    "One maths question a day keeps the panic away.",
    "I redo every maths question the next morning without looking.",
  ],
  PHYSICS: [
    "Formula sheet updated.",
    "Physics is starting to feel less like magic.",
    "I always ask what the question wants before I touch a formula.",
    "Whenever there is something to draw, draw it. My rule number one.",
  ],
  CHEMISTRY: [
    "Chemistry is ninety percent practice and ten percent panic for me.",
    "My chemistry notes have more arrows than words by now.",
    "I keep one page per chapter for exactly this.",
    "Physical, organic, inorganic: I rotate them by day.",
  ],
  BIOLOGY: [
    "Redrawing the textbook's figures helps me more than reading them.",
    "So many names in this subject. I make a table for each chapter.",
    "I teach biology to my younger brother, that is how it sticks.",
    "Reading the textbook line by line is slow and worth it.",
  ],
  ENGLISH: [
    "Reading it aloud helps me every time.",
    "I trust my ear less and the rules more by now.",
    "Adding this one to my notebook.",
    "English is my daily ten minutes.",
  ],
  HISTORY: [
    "Onto my timeline it goes.",
    "Names I know, dates I have to earn.",
    "A timeline on the wall beats ten pages of notes.",
    "I always ask myself what came just before and just after.",
  ],
  GEOGRAPHY: [
    "Opened the atlas afterwards and stayed for half an hour.",
    "Blank map practice every Sunday, highly recommended.",
    "Maps first, notes second.",
    "Geography is the only subject I read for fun.",
  ],
  ECONOMICS: [
    "Everyday examples make these things stick for me.",
    "Newspapers make more sense after questions like this.",
    "I keep a page with every term I meet.",
    "Economics in the evening, with tea. It works.",
  ],
  COMPUTER_SCIENCE: [
    "Pen and paper first, keyboard later.",
    "I explain these to my rubber duck.",
    "The basics again. They never stop mattering.",
    "One computer science question with every coffee.",
  ],
  GENERAL_KNOWLEDGE: [
    "My quiz club would love this one.",
    "I keep a list of these on my phone.",
    "General knowledge is just curiosity with a notebook.",
    "Added to my list of things worth knowing.",
  ],
};

/** The author's replies. */
export const BY_AUTHOR: readonly string[] = [
  "Glad it helps! There are more on this topic on my page.",
  "I got it wrong too, the first time.",
  "Thanks, all. Next one tomorrow.",
  "Good discussion here, thank you.",
];

interface TextPost {
  author: string;
  title: string;
  content: string;
  replies: readonly string[];
}

/** Posts without a question. */
export const TEXT_POSTS: readonly TextPost[] = [
  {
    author: "ananya.iyer",
    title: "What I do differently in my second attempt",
    content:
      "First attempt: I read. Second attempt: I answer. Thirty questions a day, and every mistake goes into a notebook with one line on why. On Sundays I only do the notebook. How do you treat your mistakes?",
    replies: [
      "The one line on why is the important part. I only copied the question, and it did nothing for me.",
      "Sundays for the notebook, I am stealing that.",
      "Mine are on cards, shuffled. Same idea.",
    ],
  },
  {
    author: "nikhil-rao",
    title: "Studying next to a full-time job",
    content:
      "What works for me after eight months: one hour before work, never after. Phone in the kitchen. Weekends are for full mocks, weekdays for single topics. Progress is slow, but it is progress.",
    replies: [
      "One hour before work changed everything for me, too.",
      "Phone in the kitchen is harder than any exam.",
      "Thank you, I needed to read that slow is fine.",
    ],
  },
  {
    author: "meher.bano",
    title: "A timeline on the wall",
    content:
      "I taped two metres of paper to my wall and write every date I meet on it. After a month I stopped memorising dates and started seeing what happened side by side. Try it with any subject that has a story.",
    replies: ["Two metres is not going to be enough.", "Did the same for geography with a big blank map."],
  },
  {
    author: "linh.tran",
    title: "Speaking partner wanted",
    content:
      "I am looking for somebody who practises spoken English three times a week, twenty minutes each, any level. I am at my best before nine in the morning, my time.",
    replies: ["I would join twice a week if that works for you.", "Mornings suit me as well, count me in."],
  },
  {
    author: "arjun.s",
    title: "Seven days in a row",
    content:
      "First time I managed a full week without a gap. Ten questions a day, some days at midnight, but done. Who keeps a streak going right now?",
    replies: [
      "Twelve days here. Do not look back.",
      "Lost mine yesterday. Starting again today.",
      "Congratulations, the second week is easier.",
    ],
  },
  {
    author: "emma.oconnor",
    title: "A note from the other side of the desk",
    content:
      "I have taught for eleven years. The students who do well are rarely the quickest; they are the ones who ask why the other options are wrong. Make that your habit and the marks follow.",
    replies: [
      "Printing this.",
      "I started doing that last month, and I can see it in my scores.",
      "My teacher says the same, now I believe her.",
    ],
  },
  {
    author: "ishaan_b",
    title: "Mock tests: how many is too many?",
    content:
      "I did three this month and spent longer on the analysis than on the tests themselves. Friends do one every second day. What is your rhythm, and does the score still move?",
    replies: [
      "One a week, and a full evening for the analysis.",
      "Two a week in the last month, before that none. Topics first.",
      "The analysis is the test, the test is only the data.",
    ],
  },
  {
    author: "priya_nair",
    title: "Eight weeks to go",
    content:
      "My plan: two topics a day, one mixed set in the evening, a mock every Saturday, nothing on Sunday afternoons. I write it here so that I stick to it. What does your last stretch look like?",
    replies: [
      "The free Sunday afternoon is the smartest part of it.",
      "Same here, but I keep one evening for the weak topics only.",
    ],
  },
  {
    author: "fatima.noor",
    title: "How I write a good question",
    content:
      "Three rules from the classroom: one idea per question, wrong options that come from real mistakes, and an explanation that I would want to read after getting it wrong. Post yours, and I will happily read them.",
    replies: [
      "Wrong options from real mistakes is what makes a question hard in a fair way.",
      "Taking you up on that this weekend.",
      "I learn more from writing one than from solving five.",
    ],
  },
  {
    author: "kavya.m",
    title: "Where would you start?",
    content:
      "Two years to go and three thick books in front of me. If you could start again, which chapter of physics would you do first, and why?",
    replies: [
      "Start with whatever your school does now, and do it properly.",
      "Vectors. Everything leans on them later.",
      "Pick one book and finish it. I started three and finished none.",
    ],
  },
];
