import { byHeading } from "../../../kit/by-heading.ts";
import { REASONING_SUBTOPICS } from "../../../syllabus/sub-topics/reasoning.ts";

/** An assumption is what must be true for the statement to make sense; a result or an opinion is not. */
export const reasoningByHeading = byHeading("reasoning-by-heading", REASONING_SUBTOPICS, {
  "Statement and assumption": [
    ["E", "Statement: “Please do not lean out of the running train.” Which assumption is implicit?", "Leaning out of a running train is dangerous", ["Some passengers fell from this train last year", "Those who lean out of the train are fined", "The train runs faster than other trains"], "The warning makes sense only if leaning out of a running train is dangerous; the rest need not be true."],
    ["E", "Statement: “Buy our washing powder; it makes clothes whiter.” Which assumption is implicit?", "People want whiter clothes", ["Whiter clothes last longer", "Whiter clothes cost more", "Coloured clothes fade sooner"], "The advertisement appeals to the buyer only if people want whiter clothes."],
    ["M", "Statement: “To save time, take the new road to the airport.” Which assumption is implicit?", "The new road takes less time", ["The old road is closed", "The new road is free of tolls", "The airport has a new site"], "The advice helps only if the new road takes less time; the old one may well be open."],
    ["M", "Statement: “The school has asked parents to send an umbrella with each child this week.” Which assumption is implicit?", "It may rain this week", ["The school roof leaks", "The school sells umbrellas", "It rained in the last week"], "The request is sensible only if it may rain this week."],
    ["M", "Statement: “If you want to be fit, join our gymnasium.” Which assumption is implicit?", "Exercise there makes people fit", ["The gymnasium charges a low fee", "Most people nearby are unfit", "Other gymnasiums have closed"], "The offer rests on the belief that exercise there makes people fit; other ways to be fit may exist."],
    ["M", "Statement: “The company will train its clerks in the new software before using it.” Which assumption is implicit?", "Clerks can learn the software by training", ["Clerks have asked for the training", "The new software costs less than the old one", "The old software has failed too often"], "Training is planned because it is taken for granted that clerks can learn the software by training."],
  ],
});
