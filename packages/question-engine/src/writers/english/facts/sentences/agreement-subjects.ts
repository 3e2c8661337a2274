/** Number is singular or plural. */
export type SubjectCase = readonly [subject: string, rest: string, number: "s" | "p", rule: string];

export const PLAIN_SUBJECTS: readonly SubjectCase[] = [
  ["The children", "in the park", "p", "“children” is plural"],
  ["My shoes", "under the bed", "p", "“shoes” is plural"],
  ["The police", "at the gate", "p", "“police” is always plural"],
  ["The women in the choir", "on the stage", "p", "the subject is “women”, a plural"],
  ["The scissors", "in the top drawer", "p", "“scissors” is always plural"],
  ["Ravi and Meena", "absent", "p", "two subjects joined by “and” make a plural"],
  ["His trousers", "too long for him", "p", "“trousers” is always plural"],
  ["The cattle", "in the field", "p", "“cattle” is always plural"],
  ["The news", "good", "s", "“news” is singular in spite of its “s”"],
  ["The furniture from this room", "in the courtyard", "s", "“furniture” is uncountable and singular"],
  ["Everybody in the class", "happy", "s", "“everybody” is singular"],
  ["The old teacher", "in the library", "s", "“teacher” is singular"],
  ["Mathematics", "the first lesson", "s", "names of subjects in “-ics” are singular"],
  ["Nobody", "at home", "s", "“nobody” is singular"],
  ["The luggage", "still on the platform", "s", "“luggage” is uncountable and singular"],
  ["Her hair", "wet", "s", "“hair” as a whole is uncountable and singular"],
];

export const SUBJECTS_WITH_PHRASES: readonly SubjectCase[] = [
  ["The box of old letters", "on the top shelf", "s", "the subject is “box”, not “letters”"],
  ["The quality of these mangoes", "poor", "s", "the subject is “quality”, not “mangoes”"],
  ["Each of the girls", "ready for the race", "s", "“each” is singular"],
  ["Neither of the two doctors", "in the hospital", "s", "“neither of” is treated as singular in formal English"],
  ["The captain, along with his players,", "in the bus", "s", "“along with” does not add to the subject “captain”"],
  ["The minister, as well as her advisers,", "in the capital", "s", "“as well as” does not add to the subject “minister”"],
  ["One of my cousins", "ill", "s", "the subject is “one”"],
  ["Ten kilometres", "too far for the old man to walk", "s", "a distance is taken as one whole"],
  ["A pair of gloves", "missing", "s", "the subject is “pair”"],
  ["The number of applicants", "small", "s", "“the number of” is singular"],
  ["A number of books", "missing from the library", "p", "“a number of” means “several” and is plural"],
  ["The leaves of the old tree", "yellow", "p", "the subject is “leaves”, not “tree”"],
  ["Both of the brothers", "in the army", "p", "“both” is plural"],
  ["The players, unlike their coach,", "confident", "p", "“unlike their coach” does not change the plural subject “players”"],
  ["Most of the roads in this district", "under water", "p", "“most of” takes its number from “roads”"],
  ["Several of the windows in the house", "broken", "p", "“several” is plural"],
  ["All of the passengers except one", "safe", "p", "“all of the passengers” is plural; “except one” does not change it"],
  ["The teachers as well as the principal", "at the meeting", "p", "the subject is “teachers”"],
];

export const SPECIAL_SUBJECTS: readonly SubjectCase[] = [
  ["Neither the captain nor the players", "satisfied with the result", "p", "with “neither … nor” the verb agrees with the nearer subject, “players”"],
  ["Either the students or their teacher", "to blame for the noise", "s", "with “either … or” the verb agrees with the nearer subject, “teacher”"],
  ["Neither the parents nor the child", "aware of the danger", "s", "with “neither … nor” the verb agrees with the nearer subject, “child”"],
  ["Not only the driver but also the passengers", "in hospital", "p", "with “not only … but also” the verb agrees with the nearer subject, “passengers”"],
  ["Not the workers but their leader", "responsible for the delay", "s", "the verb agrees with the subject that is affirmed, “leader”"],
  ["Many a soldier", "on the march", "s", "“many a” is followed by a singular noun and verb"],
  ["More than one student", "absent from the class", "s", "“more than one” takes a singular verb"],
  ["The poet and philosopher", "at the function", "s", "one “the” for both nouns means one person"],
  ["The poet and the philosopher", "at the function", "p", "“the” before each noun means two persons"],
  ["Bread and butter", "his only meal", "s", "two things that make one dish are taken as one"],
  ["Every man, woman and child", "in danger", "s", "“every” makes the whole subject singular"],
  ["Three-quarters of the wheat", "unfit for use", "s", "a fraction takes its number from the noun after “of”, and “wheat” is uncountable"],
  ["Two-thirds of the villagers", "without work", "p", "a fraction takes its number from the noun after “of”, and “villagers” is plural"],
  ["What the villagers asked for", "on the agenda", "s", "a clause as subject is singular"],
  ["The rich, unlike the poor man,", "against the new tax", "p", "“the rich” stands for rich people and is plural"],
  ["The jury, who disagree with one another,", "divided in their opinions", "p", "a collective noun whose members act separately, as “their” shows, is plural"],
  ["Her sons, rather than her daughter,", "in charge of the shop", "p", "“rather than her daughter” does not change the plural subject “sons”"],
];

export const SETS_OF_THINGS: readonly (readonly [singular: string, plural: string, rule: string])[] = [
  ["The set of tools", "The tools in the set", "the noun before “of” or “in” decides"],
  ["A bundle of sticks", "The sticks in the bundle", "the noun before “of” or “in” decides"],
  ["Each of the pictures", "Both of the pictures", "“each” is singular and “both” is plural"],
  ["Every one of the chairs", "All of the chairs", "“every one” is singular and “all of the chairs” is plural"],
  ["One of the radios", "Several of the radios", "“one” is singular and “several” is plural"],
  ["The pair of scissors", "The scissors", "“pair” is singular and “scissors” is plural"],
  ["The list of prices", "The prices on the list", "the noun before “of” or “on” decides"],
  ["This piece of furniture", "These pieces of furniture", "“piece” and “pieces” decide"],
  ["The lamp, with all its bulbs,", "The lamps, along with the stand,", "what follows “with” or “along with” does not count"],
];
