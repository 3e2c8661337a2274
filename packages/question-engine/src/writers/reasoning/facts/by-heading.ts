import { byHeading } from "../../../kit/by-heading.ts";
import { REASONING_SUBTOPICS } from "../../../syllabus/sub-topics/reasoning.ts";

/** An assumption is what must be true for the statement to make sense; a result or an opinion is not. */
export const reasoningByHeading = byHeading("reasoning-by-heading", REASONING_SUBTOPICS, {
  "Statement and assumption": [
    ["E", "Statement: “Please do not lean out of the running train.” Which assumption is implicit?", "Leaning out can lead to an injury", ["Leaning out has led to an injury before", "Leaning out can lead to a fine", "Leaning out is common on this train"], "The warning makes sense only if leaning out can lead to an injury; nobody need have been hurt before, and no fine is spoken of."],
    ["E", "Statement: “Buy our washing powder; it makes clothes whiter.” Which assumption is implicit?", "People want whiter clothes", ["People wear mostly white clothes", "People pay more for white clothes", "People find other powders dear"], "The advertisement appeals to the buyer only if people want whiter clothes."],
    ["M", "Statement: “If you are in a hurry, take the new road to the airport.” Which assumption is implicit?", "The new road is the quicker one", ["The new road is the only one", "The new road is free of tolls", "The new road is seldom used"], "The advice helps only if the new road is the quicker one; others may well be open."],
    ["M", "Statement: “The school has asked parents to send an umbrella with each child this week.” Which assumption is implicit?", "Rain is likely this week", ["Rain fell all last week", "Rain will fall every day", "Rain keeps children away"], "The request is sensible only if rain is likely this week."],
    ["M", "Statement: “If you want to be fit, join our gymnasium.” Which assumption is implicit?", "Exercise there makes people fit", ["Exercise there costs very little", "Exercise at home makes nobody fit", "Exercise there suits all people"], "The offer rests on the belief that exercise there makes people fit; other ways to be fit may exist."],
    ["M", "Statement: “The company will train its clerks in the new software before using it.” Which assumption is implicit?", "Clerks can learn the software by training", ["Clerks have asked the company for training", "Clerks know the old software well enough", "Clerks would leave without any training"], "Training is planned because it is taken for granted that clerks can learn the software by training."],
  ],
});
