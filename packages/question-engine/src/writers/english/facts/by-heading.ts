import { byHeading } from "../../../kit/by-heading.ts";
import { ENGLISH_SUBTOPICS } from "../../../syllabus/sub-topics/english.ts";

export const englishByHeading = byHeading("english-by-heading", ENGLISH_SUBTOPICS, {
  Modals: [
    ["E", "What does the modal verb express in “You may go home now”?", "permission", ["ability", "certainty", "past habit"], "“May” gives permission here; it can also express possibility."],
    ["E", "What does the modal verb express in “She can speak four languages”?", "ability", ["permission", "duty", "advice"], "“Can” expresses ability here: she is able to speak them."],
    ["M", "What does the modal verb express in “You should see a doctor”?", "advice", ["ability", "past habit", "permission"], "“Should” gives advice here; “must” would be stronger."],
    ["M", "What does the modal verb express in “When he was young, he would walk for hours”?", "past habit", ["future plan", "permission", "strong duty"], "“Would” tells of a past habit here, like “used to”."],
    ["M", "What does the modal verb express in “They must be at home; the lights are on”?", "a firm conclusion", ["a duty", "a wish", "a past ability"], "“Must” draws a firm conclusion from what is seen."],
    ["M", "Which form of the verb follows a modal such as “must” or “can”?", "the bare infinitive", ["the past participle", "the -ing form", "the infinitive with “to”"], "A modal is followed by the bare infinitive: “must go”, “can swim”."],
    ["E", "What does the modal verb express in “Passengers must wear seat belts”?", "duty", ["ability", "permission", "doubt"], "“Must” states a duty here, which a rule lays down."],
    ["M", "What does the modal verb express in “It might rain this evening”?", "possibility", ["certainty", "ability", "duty"], "“Might” speaks of a possibility, weaker than “will”."],
  ],
  "Metaphor and simile": [
    ["E", "Which words usually mark a simile?", "like and as", ["but and or", "if and when", "very and too"], "A simile compares openly with like and as; a metaphor leaves them out."],
    ["E", "Which of these is a metaphor?", "the world is a stage", ["as busy as a bee", "she sings like a bird", "as cold as ice"], "“The world is a stage” speaks of one thing as another; the others are similes."],
    ["E", "Which of these is a simile?", "brave as a lion", ["time is money", "a heart of stone", "the curtain of night"], "“Brave as a lion” compares with “as”; the others are metaphors."],
    ["M", "What does the metaphor in “He has a heart of stone” say of him?", "he feels no pity", ["he fears no danger", "he tells no lies", "he bears no grudge"], "Stone is hard and cold: he feels no pity."],
    ["M", "Which kind of metaphor is “the leg of the table”?", "a dead metaphor", ["a mixed metaphor", "an extended metaphor", "an implied metaphor"], "A dead metaphor is in such common use that nobody sees the image in it any more."],
  ],
});
