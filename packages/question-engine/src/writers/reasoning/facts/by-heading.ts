import { byHeading } from "../../../kit/by-heading.ts";
import { REASONING_SUBTOPICS } from "../../../syllabus/sub-topics/reasoning.ts";

/** An assumption is what must be true for the statement to make sense; a result or an opinion is not. */
export const reasoningByHeading = byHeading("reasoning-by-heading", REASONING_SUBTOPICS, {
  "Statement and assumption": [
    ["E", "Statement: “Please do not lean out of the running train.” Which assumption is implicit?", "Leaning out of a running train is dangerous", ["All passengers lean out of trains", "The train never stops", "Those who lean out are fined"], "The warning makes sense only if leaning out of a running train is dangerous; the rest need not be true."],
    ["E", "Statement: “Buy our washing powder; it makes clothes whiter.” Which assumption is implicit?", "People want whiter clothes", ["No other powder is sold", "The powder costs the least", "Everybody washes clothes daily"], "The advertisement appeals to the buyer only if people want whiter clothes."],
    ["M", "Statement: “To save time, take the new road to the airport.” Which assumption is implicit?", "The new road takes less time", ["The old road is closed", "Everybody travels by air", "The new road is free of tolls"], "The advice helps only if the new road takes less time; the old one may well be open."],
    ["M", "Statement: “The school has asked parents to send an umbrella with each child this week.” Which assumption is implicit?", "It may rain this week", ["Parents own no umbrellas", "The school roof leaks", "It never rains in other weeks"], "The request is sensible only if it may rain this week."],
    ["M", "Statement: “If you want to be fit, join our gymnasium.” Which assumption is implicit?", "Exercise there makes people fit", ["Nobody is fit without a gymnasium", "Every reader wants to be fit", "The gymnasium charges nothing"], "The offer rests on the belief that exercise there makes people fit; other ways to be fit may exist."],
    ["M", "Statement: “The company will train its clerks in the new software before using it.” Which assumption is implicit?", "Clerks can learn the software by training", ["All clerks dislike the old software", "The new software never fails", "The company has no other staff"], "Training is planned because it is taken for granted that clerks can learn the software by training."],
  ],
});
