import { type Cloze, clozes } from "./cloze.ts";

const ROWS: readonly Cloze[] = [
  {
    text: "My uncle mends watches in a shop so narrow that two customers cannot [stand] side by side in it. He works with a glass fixed to one eye and hardly [speaks] while his hands are busy. People bring him watches that have stopped, but also watches that are merely wrong, and he [prefers] the stopped ones to the others. A stopped watch, he says, at least [admits] that it does not know the time. When I asked him why he had never moved to a bigger place, he looked round with [pride] and said that everything he needed was within reach of his arm.",
    blanks: [
      {
        because: "After “cannot” the bare form of the verb is needed.",
        wrong: [
          "standing | a form in -ing, which can't follow cannot",
          "stood | a past form, which can't follow cannot",
          "stands | a form with -s, which can't follow cannot",
        ],
      },
      {
        because:
          "“hardly” has a negative sense of its own, and the story of his habits is in the present: he “works” and hardly speaks.",
        wrong: [
          "speak | a plural form with the subject he",
          "spoken | a participle without has",
          "speaking | a participle without is",
        ],
      },
      {
        because: "“the stopped ones to the others” shows the pattern prefer one thing to another.",
        wrong: [
          "likes | a verb that would need better than",
          "chooses | a verb that would need rather than",
          "wants | a verb that has no such pattern with to",
        ],
      },
      {
        because: "The joke is that a stopped watch is honest: it “at least” admits that it does not know.",
        wrong: [
          "denies | the opposite, for it would claim to know",
          "forgets | a failing, where “at least” announces a merit",
          "insures | a word of business that takes no such clause",
        ],
      },
      {
        because: "He is content, since “everything he needed was within reach”.",
        wrong: [
          "shame | the opposite of being content with the shop",
          "alarm | a feeling for which his answer gives no cause",
          "envy | a feeling towards others, and he wants nothing",
        ],
      },
    ],
  },
  {
    text: "Learning to swim as an adult is chiefly a matter of [giving] up control. A child does not know that it can sink; an adult knows little else, and holds the head so high [that] the legs go down. My instructor was a patient woman of seventy. She did not explain [much]. She simply asked me to lie on the water as if it [were] a bed, and kept one finger under my back. After some minutes she showed me both her hands in the air. I had been floating for some time without any help, and the [moment] I noticed it, of course, I went under.",
    blanks: [
      {
        because: "After “of” a verb takes the form in -ing: “a matter of giving up control”.",
        wrong: [
          "give | a bare form, which can't follow of",
          "given | a participle, which can't follow of",
          "gave | a past form, which can't follow of",
        ],
      },
      {
        because: "“so high” is completed by that, with the result.",
        wrong: [
          "than | the partner of a comparative such as higher",
          "which | a relative word, which leaves so without its result",
          "what | a word that can't begin the result of so",
        ],
      },
      {
        because: "After “did not explain” an amount is asked for, and much is used in negative sentences.",
        wrong: [
          "many | a word for things that are counted, of which none is named",
          "lot | a noun that must have a before it",
          "very | a word that must be followed by an adjective or adverb",
        ],
      },
      {
        because: "“as if” with something unreal takes were.",
        wrong: [
          "been | a participle without a helping verb",
          "be | a bare form, which can't follow as if it",
          "being | a form in -ing, which leaves the clause without a verb",
        ],
      },
      {
        because: "“the moment I noticed it” means as soon as I noticed it.",
        wrong: [
          "soon | a word that needs as before and after it, and no the",
          "when | a word that can't follow the here",
          "while | a word that does not mean the point at which something happens",
        ],
      },
    ],
  },
  {
    text: "The new manager of the hostel began by doing nothing. For a month he ate with the students, listened, and wrote in a small notebook. We grew [curious] about what he was writing. Then, one Monday, a notice [appeared] on the board. It did not contain a single new rule. Instead, he had [removed] eleven old ones, among them the rule that nobody might whistle on the stairs. Those that remained, he wrote, would be strictly enforced, since a rule which everybody [breaks] teaches people to despise the others. We laughed at first. But the stairs became [quieter], not louder, once there was nothing to be gained by whistling.",
    blanks: [
      {
        because: "One grows “curious about” what one does not know.",
        wrong: [
          "interested | a word that takes in",
          "keen | a word that takes on",
          "aware | a word that takes of",
        ],
      },
      {
        because: "A notice comes into sight “on the board”: it appeared. The verb takes no object.",
        wrong: [
          "pinned | a verb that would need was",
          "displayed | a verb that would need was",
          "wrote | a verb for the man, and not for the notice",
        ],
      },
      {
        because: "It held no new rule; “Instead” old ones were taken away, and some “remained”.",
        wrong: [
          "added | the opposite of “Those that remained”",
          "obeyed | something for students to do, and no contrast to a new rule",
          "repeated | an act that would leave all rules in force",
        ],
      },
      {
        because:
          "“everybody” takes a singular verb, and only a rule that is not kept teaches people to “despise the others”.",
        wrong: [
          "break | a plural form after everybody",
          "obey | a plural form after everybody, and the opposite in sense",
          "obeys | the opposite in sense",
        ],
      },
      {
        because: "“not louder” asks for the comparative of the opposite.",
        wrong: [
          "quiet | the plain form, where louder is a comparative",
          "quietest | a superlative, where louder is a comparative",
          "quietly | an adverb, which can't follow became",
        ],
      },
    ],
  },
  {
    text: "Nobody in the office could remember [hiring] the cat. It was simply there one morning, asleep on the printer, which was the [warmest] place in the room. The accounts department wished to send it away; the sales department [insisted] on keeping it. In the end it was agreed that the cat might stay [provided] that it caught mice. It never caught any. On the other hand, no mouse had ever been seen in the building, and the sales department argued that this was [proof] of its success. The cat, which had followed the debate with closed eyes, was given a saucer and a title.",
    blanks: [
      {
        because: "“remember” with a memory of something past takes the form in -ing.",
        wrong: [
          "to hire | the form for a task that lies ahead, as in remember to lock the door",
          "hired | a past form, which can't follow remember",
          "hire | a bare form, which can't follow remember",
        ],
      },
      {
        because: "“the” and “in the room” ask for the superlative.",
        wrong: [
          "warmer | a comparative, where one of many places is meant",
          "warmly | an adverb, which can't stand before place",
          "warmth | a noun, which can't stand before place here",
        ],
      },
      {
        because: "To have “insisted on” doing something: only this verb takes on here.",
        wrong: [
          "demanded | a verb that takes no on",
          "wanted | a verb that takes no on",
          "suggested | a verb that takes no on",
        ],
      },
      {
        because: "Catching mice was the condition: “provided that” means if.",
        wrong: [
          "unless | turning the condition round, and taking no that",
          "except | a word that would make catching mice a fault",
          "supposed | a word that does not join clauses in this way",
        ],
      },
      {
        because: "After “this was” a noun is needed, and it takes “of its success”.",
        wrong: [
          "prove | a verb, which can't follow was",
          "evident | an adjective, which takes no of",
          "reason | a noun that would need an article and takes for",
        ],
      },
    ],
  },
  {
    text: "When I was made captain of the school team, our coach gave me only one piece of [advice]: praise in public and correct in private. I thought it too simple. In our second match I shouted [at] a fielder who had dropped an easy catch, and everybody heard. He dropped two [more] before the end. That evening I went to his house and apologised. He said that the shouting had not hurt him as much as the [silence] of the others, who had looked away. I have been a [member] of many teams since then, in sport and at work, and have never found a better rule.",
    blanks: [
      {
        because: "The noun after “piece of” is uncountable and takes c: advice.",
        wrong: [
          "advise | the verb, where a noun is needed",
          "advices | a plural that the word does not have",
          "advised | a past form, where a noun is needed",
        ],
      },
      {
        because: "Anger at somebody is meant: one has “shouted at” a person.",
        wrong: [
          "with | a word that would make the two shout together",
          "on | a word that shout does not take",
          "of | a word that shout does not take",
        ],
      },
      {
        because: "After the first dropped catch come two in addition: “two more”.",
        wrong: [
          "much | a word that does not follow a number",
          "most | a superlative, which does not follow two here",
          "else | a word that follows somebody or what, but no number",
        ],
      },
      {
        because: "The others “had looked away” and said nothing: that is silence.",
        wrong: [
          "laughter | a sound, where people looked away",
          "applause | praise, which would not hurt",
          "shouting | the thing with which this is compared",
        ],
      },
      {
        because: "“of many teams” follows member, one who belongs.",
        wrong: [
          "membership | the state, and not the person",
          "belonging | a thing that one owns, and not a person",
          "join | a verb, where a noun is needed",
        ],
      },
    ],
  },
  {
    text: "There is a shop in our lane that sells only buttons. The owner keeps them in hundreds of small drawers, each with one button [sewn] to a card on the front to show what is inside. You may bring him a coat that has [lost] a button, and he will look at the others for a while and go [straight] to the right drawer. He says that he has never had to open a second one. I [doubted] this until I brought him a button from my grandfather's jacket, which was made before the shopkeeper himself was [born]. He turned it over twice, sighed, and said that he had only three left.",
    blanks: [
      {
        because: "The button is fixed with thread “to a card”: the participle of sew is sewn.",
        wrong: [
          "sown | the participle of sow, which is done with seeds",
          "sewing | a form that would make the button do the work",
          "saw | the past of see, a word that only sounds near",
        ],
      },
      {
        because: "After “has” the participle is needed: has lost.",
        wrong: [
          "lose | a bare form, which can't follow has",
          "loose | an adjective that only looks similar",
          "losing | a form that would need been",
        ],
      },
      {
        because: "He goes there without searching: “straight to the right drawer” means directly.",
        wrong: [
          "strait | a narrow piece of sea, a word that only sounds the same",
          "directed | a participle, which can't follow go",
          "astray | a word for losing the way, the opposite of what he does",
        ],
      },
      {
        because: "“until I brought him a button” marks the end of not believing.",
        wrong: [
          "believed | the opposite, for the test changed the writer's mind",
          "disagreed | a verb that takes with",
          "suspicious | an adjective, where a verb is needed",
        ],
      },
      {
        because: "“was” and the sense ask for born, the form used of birth.",
        wrong: [
          "borne | the form that means carried or endured",
          "bore | a past form, which can't follow was here",
          "birth | a noun, which can't follow was here",
        ],
      },
    ],
  },
];

export const clozeLife = clozes("cloze-life", ROWS);
