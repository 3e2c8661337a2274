import { type Single, wordings } from "../../../kit/singles.ts";
import { ARGUED_ON_CUSTOM, IN_ORDER_ON_CUSTOM } from "./arguments-on-custom-and-craft.ts";

/** Six sentences in their order, of which one is taken out, and a summary that says no more and no less. */
export interface Argued {
  sentences: readonly [string, string, string, string, string, string];
  /** Which may be taken out; what it refers to, and what refers to it. */
  taken: readonly (readonly [at: 1 | 2 | 3 | 4, link: string])[];
  summary: string;
  /** "the summary | which …" */
  wrong: readonly [string, string, string];
}

export const ARGUED: readonly Argued[] = [
  {
    sentences: ["Tourists are often scolded for photographing what they should be looking at.", "The reproach assumes that the camera stands between the traveller and the sight, as a curtain does between a room and the street.", "Yet anyone who has tried to photograph a doorway well knows how many minutes of looking it takes.", "One notices where the light falls, what intrudes at the edge, and which of two angles tells the truth.", "The habit that deserves the scolding is a different one: raising the camera before one has seen anything at all.", "What dulls the eye, in short, is not the picture but the haste with which it is taken."],
    taken: [[1, "“The reproach” is the scolding of the first sentence, and “Yet” turns against what the reproach assumes."], [3, "It tells what the minutes of looking are spent on, and “a different one” then turns to another habit."]],
    summary: "Photography dulls our attention when it is hurried; done with care, it makes us look more closely.",
    wrong: ["Photography makes travellers look more closely than they would if they had left their cameras at home. | leaves out the hurried pictures, which are said to dull the eye", "Photography comes between us and what we came to see; left at home, it lets us look more closely. | keeps the reproach that the paragraph answers", "Photography is scolded by those who do not know how many minutes a good picture of a doorway can take. | makes one example the whole of the argument"],
  },
  {
    sentences: ["A rule without exceptions is often praised as the fairest kind, since it treats everyone alike.", "But a rule is made by people who have certain cases in mind, and cases keep arriving that nobody had in mind.", "When it is applied to these all the same, the alikeness is only on paper: the ambulance is fined for speeding along with the racing driver.", "Exceptions are the means by which a rule admits that it did not foresee everything.", "The danger in them is not that they are unequal, but that those who grant them may not have to say why.", "Fairness therefore asks of an exception not that it be refused, but that its reason be one which could be given aloud to all."],
    taken: [[2, "“these” are the cases that nobody had in mind, and “the alikeness” takes up the first sentence before exceptions are spoken of."], [4, "“them” are the exceptions, and “therefore” in the last sentence draws its conclusion from this danger."]],
    summary: "Exceptions can make a rule fairer, provided that the reasons for granting them are open to everyone.",
    wrong: ["Exceptions make a rule unfair, unless those who wrote it had foreseen the cases and had stated them. | asks for foresight, which the paragraph says nobody has", "Exceptions are needed in every rule, because those who write rules cannot foresee the cases to come. | leaves out the condition on which the paragraph ends", "Exceptions are best refused to everyone alike, because those who grant them need not say why they did. | says the reverse of the last sentence"],
  },
  {
    sentences: ["For most of a century foresters in dry countries put out every fire as soon as it was seen.", "Each success left on the ground the twigs and needles which a small fire would have cleared away.", "After some decades there was enough of this fuel for a fire that no crew could put out.", "The large fires that followed were taken as proof that still more crews were needed.", "It took longer to see that the crews, by winning every battle, had been supplying the enemy.", "Some foresters now light small fires on purpose, and are still asked by alarmed neighbours why they do not put them out."],
    taken: [[3, "“that followed” needs the fuel which had gathered, and “It took longer to see” sets the truth against this proof."], [2, "“this fuel” is the twigs and needles, and “that followed” in the next sentence needs such a fire."]],
    summary: "By putting out every small fire foresters stored up fuel for large ones, and then took these for a sign that crews were wanting.",
    wrong: ["By putting out every fire foresters kept the forests safe for decades, until the crews became too few for large ones. | repeats the mistake that more crews were needed", "By lighting small fires foresters have put an end to large ones, which neighbours still mistake for a want of care. | claims a success that is not told", "By leaving fuel on the ground foresters caused large fires, which more crews would have put out if sent in time. | overlooks that no crew could put them out"],
  },
  {
    sentences: ["An insurer would like to know everything about its customers, and the customers would like to be known only by their virtues.", "Both wishes rest on the same misunderstanding.", "If it were known beforehand whose house would burn, that house could be insured by nobody, and the others would not need to be.", "Insurance exists because a certain ignorance is shared by the buyer and the seller.", "Every gain in knowledge therefore improves the price for some and abolishes the bargain for others.", "A perfectly informed insurer would have nothing left to sell."],
    taken: [[1, "“Both wishes” are the two of the first sentence, and what follows explains the misunderstanding."]],
    summary: "Insurance depends on shared ignorance, so that what is learnt about customers in the end undoes it.",
    wrong: ["Insurance depends on honest customers, so that an insurer must learn as much about them as it can. | takes the insurer's wish for the argument", "Insurance suits those whose houses will burn, so that others gain whenever more becomes known. | turns a supposed case into a claim about who gains", "Insurance rests on a misunderstanding, so that buyer and seller would both do well to give it up. | applies to insurance what is said of two wishes"],
  },
  {
    sentences: ["It is said that a translator should be invisible, like clean glass.", "The comparison is kinder to glass than to language.", "Glass has no words of its own, whereas every sentence that a translator writes is made of words that have lived another life in another tongue.", "To pick one of them is to let in its relatives, its old quarrels and the smell of the houses where it was used.", "A translation that seems to have no translator has usually been done by someone whose choices happen to be those of the reader's own day.", "It will look like glass until the fashion changes, and then everyone will see the paint."],
    taken: [[2, "It explains the comparison with glass, and “one of them” in the next sentence needs its words."], [1, "“The comparison” is that with clean glass, and what follows explains why glass is unlike language."]],
    summary: "No translation is without its translator's mark; those that seem so merely share the taste of their time.",
    wrong: ["No translation can be judged in its own time, since readers then see the translator and not the work. | reverses when the translator is seen", "No translator should hope to be invisible, for readers enjoy a version in which the choices show. | speaks of what readers enjoy, which the paragraph does not", "No language can be translated without loss, since its words have lived a life that others have not. | speaks of loss, where the paragraph speaks of what is let in"],
  },
  {
    sentences: ["Nobody has ever met the average citizen, who has one and a half children and lives in four and a third rooms.", "The absurdity is usually held against statistics, as though an average were a bad portrait.", "But an average was never meant as a portrait of anyone; it is a way of comparing crowds.", "Two districts may hold no household that is like their averages, and yet the averages tell truly which of them is the more crowded.", "The trouble begins when planners forget this and build for the citizen whom they have computed.", "A flat with four and a third rooms then goes up in concrete, and fits nobody."],
    taken: [[4, "“this” is the true use of averages, and “then” in the last sentence needs the planners."], [2, "“But” answers the reproach that an average is a bad portrait, and the two districts are an example of comparing."]],
    summary: "Averages serve to compare groups, and do harm when they are taken for the description of a person.",
    wrong: ["Averages give an absurd picture of a person, and statistics is for that reason distrusted by planners. | takes the usual reproach for the argument", "Averages tell truly which district is crowded, and planners who use them build what most people need. | overlooks the flat that fits nobody", "Averages differ from every real household, and so serve neither for comparing groups nor for building. | denies the use that the paragraph defends"],
  },
  {
    sentences: ["In many villages a guest is fed before being asked a name.", "Travellers have taken this for trust, and have written warmly of people who suspect nobody.", "The order of events suggests something more careful.", "Once the stranger has eaten, he is bound by the salt not to harm the house, and the house is bound not to harm him.", "Questions put after that can be answered honestly, because no answer can any longer lead to blows.", "The meal comes first not because the hosts are without fear but because they have found out what to do with it."],
    taken: [[4, "“after that” is after the meal that binds both sides, and only then can the last sentence conclude."], [1, "“this” is the feeding before any question, and “something more careful” is set against trust."]],
    summary: "Feeding strangers before questioning them is a way of making the meeting safe, not a sign of simple trust.",
    wrong: ["Feeding strangers before questioning them shows a trust that travellers have been right to admire in villages. | keeps the view that the paragraph corrects", "Feeding strangers before questioning them keeps them from lying, since guests are grateful to those who feed them. | puts gratitude in the place of being bound", "Feeding strangers before questioning them is the custom of hosts who are too fearful to ask for a name at once. | takes the fear, but not what is done with it"],
  },
  {
    sentences: ["Early European maps of the interior of Africa are crowded with rivers, cities and kings; later ones show almost nothing there.", "One might think that knowledge had been lost.", "What had changed was the standard by which a thing was allowed on the sheet.", "The first map-makers drew whatever a traveller had reported, and no report was refused.", "Their successors drew only what had been measured, and had the courage to leave the rest white.", "The blank was an advance: it told explorers where to go."],
    taken: [[3, "It explains the old standard, and “Their successors” in the next sentence needs the first map-makers."], [4, "“Their successors” are those of the first map-makers, and “The blank” takes up the rest left white."]],
    summary: "The emptier maps marked progress, because a stricter standard of evidence showed what was still unknown.",
    wrong: ["The emptier maps marked a loss, because reports which had once been believed were no longer recorded. | is what one might think, and the paragraph denies", "The emptier maps marked a change of taste, because explorers preferred a sheet that was easy to read. | gives a reason that is not mentioned", "The emptier maps marked a new purpose, because rivers and kings no longer mattered to those who drew. | confuses what mattered with what had been measured"],
  },
  ...ARGUED_ON_CUSTOM,
];

/** Four sentences in their order, what fixes it, and a fifth on the subject that has no place among them. */
export type InOrder = readonly [
  sentences: readonly [string, string, string, string],
  clue: string,
  stranger: string,
];

export const IN_ORDER: readonly InOrder[] = [
  [["A language that loses its last fluent speaker is commonly said to have died.", "The metaphor misleads in one respect: what is dead cannot be brought back.", "Languages have been, wherever enough was written down and enough people cared.", "It might be better, then, to say of such a language that it has fallen asleep."], "“The metaphor” takes up the word died, “have been” the bringing back, and “then” concludes.", "The last fluent speaker of a language has usually been speaking another one for years, to children who never asked for the first."],
  [["Critics complain that cities are noisy, crowded and unequal.", "All three charges are true, and all three are the price of a single advantage.", "That advantage is the chance of meeting somebody who knows what one does not.", "Where such meetings cease, the crowd and the noise remain without their excuse."], "“All three charges” takes up the complaint, “That advantage” the price, and “such meetings” the chance.", "Villagers who complain of the noise of a city are thinking of its streets, and townspeople who do so of their neighbours."],
  [["To forgive a debt and to forget it are often treated as the same act.", "A lender who has forgotten, however, has given nothing away, for nothing was left to give.", "Only the one who still remembers the sum can make a present of it.", "The memory that seems to spoil the gift is thus what makes it one."], "“however” parts the two acts, “Only the one” is set against who has forgotten, and “thus” concludes.", "A borrower who is reminded of the sum each year is seldom sure whether it has been forgiven or not."],
  [["The first printed books were made to look as much like manuscripts as possible.", "Buyers, after all, knew what a proper book looked like and wanted nothing else.", "Only when a generation had grown up with print did its makers dare to use what the press did best.", "Then came title pages, plain letters and sizes small enough for a pocket."], "“after all” gives the reason for the likeness, “Only when” ends it, and “Then” tells what followed.", "Monasteries that had lived by copying manuscripts were among the first to own a press, and lent it to the town."],
  [["It is tempting to think that an expert sees more than a beginner does.", "In one sense the reverse is true, since the beginner looks at everything.", "The expert has learnt which nine things out of ten may be ignored.", "This trained neglect is what the beginner mistakes for sharper eyes."], "“the reverse” answers the first sentence, “ignored” what the beginner looks at, and “This trained neglect” takes up the ignoring.", "An expert who is asked to teach a beginner will seldom start with what he himself was taught first."],
  [["Mountains were for centuries described as ugly, as warts on the face of the earth.", "Travellers of that time crossed them because they had to, and said little of the view.", "The same peaks, unchanged, were later called sublime by people who had come on purpose.", "What had risen in the meantime was not the rock but the safety of the road."], "“of that time” takes up the centuries, “later” and “on purpose” are set against those who had to, and “in the meantime” needs both.", "Painters who stayed in the valley gave many a mountain a height that no surveyor would have allowed."],
  [["A contract tries to settle beforehand what each side must do.", "It can never succeed completely, since the future holds more cases than any page.", "Partners therefore fill the gaps with something unwritten, the wish to deal with each other again.", "Where that wish is absent, no number of added clauses will take its place."], "“It” is the contract, “therefore” follows from the gaps, and “that wish” takes up the wish.", "Clauses that have never been needed are copied from one contract into the next by people who fear to leave them out."],
  [["Scientists who fail to repeat a famous experiment are seldom thanked for it.", "Their result looks like a lack, since nothing new has been found.", "In truth it has removed something old, which others would have gone on building upon.", "A science that rewards only additions will not notice how much of its house stands on sand."], "“Their result” is that of the failure, “In truth it” corrects how it looks, and the house takes up the building.", "Famous experiments are remembered by the names of those who proposed them, and seldom by the names of those who carried them out."],
  ...IN_ORDER_ON_CUSTOM,
];

const SUMMARIES: readonly Single[] = ARGUED.map(({ sentences, summary, wrong }) => {
  const others = wrong.map((line) => line.split(" | "));
  const notes = others.map(([option = "", which]) => `Not “${option.replace(/\.$/, "")}”, which ${which}.`);
  const [one = "", two = "", three = ""] = others.map(([option]) => option);
  return {
    ask: `Which of the four summaries best captures the essence of this paragraph?\n“${sentences.join(" ")}”`,
    answer: summary,
    wrong: [one, two, three],
    tell: `The best summary is: “${summary}” It says no more and no less than the paragraph does. ${notes.join(" ")}`,
    difficulty: "HARD",
  };
});

export const paragraphSummaries = wordings("paragraph-summary", "sentence-structure", SUMMARIES);
