import { byHeading } from "../../../kit/by-heading.ts";
import { REASONING_SUBTOPICS } from "../../../syllabus/sub-topics/reasoning.ts";

/** An assumption is what must be true for the statement to make sense; a result or an opinion is not. */
export const reasoningByHeading = byHeading("reasoning-by-heading", REASONING_SUBTOPICS, {
  "Statement and assumption": [
    ["E", "Statement: “Please do not lean out of the running train.” Which assumption is implicit?", "Somebody who leans out can be hurt", ["Somebody who leans out can be fined", "Passengers fell from this train last year", "This train runs faster than most others"], "The warning makes sense only if somebody who leans out can be hurt; the rest need not be true."],
    ["E", "Statement: “Buy our washing powder; it makes clothes whiter.” Which assumption is implicit?", "People want whiter clothes", ["Whiter clothes last longer", "Whiter clothes cost more", "Coloured clothes fade sooner"], "The advertisement appeals to the buyer only if people want whiter clothes."],
    ["M", "Statement: “If you are in a hurry, take the new road to the airport.” Which assumption is implicit?", "The new road is the quicker one", ["The old road has been closed", "The new road is free of tolls", "The airport has a new site"], "The advice helps only if the new road is the quicker one; the old one may well be open."],
    ["M", "Statement: “The school has asked parents to send an umbrella with each child this week.” Which assumption is implicit?", "Rain is likely this week", ["Rain fell all last week", "The school sells umbrellas", "The roof of the school leaks"], "The request is sensible only if rain is likely this week."],
    ["M", "Statement: “If you want to be fit, join our gymnasium.” Which assumption is implicit?", "Exercise there makes people fit", ["The gymnasium charges a low fee", "Most people nearby are unfit", "Other gymnasiums have closed"], "The offer rests on the belief that exercise there makes people fit; other ways to be fit may exist."],
    ["M", "Statement: “The company will train its clerks in the new software before using it.” Which assumption is implicit?", "Clerks can learn the software by training", ["Clerks have asked for the training", "The new software costs less than the old one", "The old software has failed too often"], "Training is planned because it is taken for granted that clerks can learn the software by training."],
  ],
});
