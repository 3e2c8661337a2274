import { type Single, wordings } from "../../../kit/singles.ts";

type Four = readonly [string, string, string, string];

/** The sentences in their order; `clue` says what fixes it. */
export const PARAGRAPHS: readonly (readonly [sentences: Four, clue: string, difficulty?: "HARD"])[] = [
  [["In 1893 a small library was opened above a grain shop in our town.", "Its first reader was the grain merchant himself, who could not yet read.", "A clerk taught him his letters there, an hour every evening.", "Within two years of those lessons he had finished every book on the shelves."], "“Its” takes up the library, “him” the merchant, and “those lessons” the evenings with the clerk."],
  [["Camels do not store water in their humps.", "What they keep in them is fat, which feeds them when there is nothing to eat.", "Once that fat is used up, the hump grows limp and leans to one side.", "A few weeks of good grazing make it stand upright again."], "“in them” takes up the humps, “that fat” the fat, and “upright again” the hump that leans."],
  [["The city decided to close its main street to cars on Sundays.", "At first the shopkeepers protested against this plan, fearing to lose customers.", "Their fears proved groundless, for the crowds on foot bought twice as much.", "Now the same shopkeepers ask for Saturdays too."], "“this plan” takes up the decision, “Their fears” the protest, and “Now” closes what “At first” began."],
  [["Glass is made by melting sand at a very high temperature.", "To lower that temperature, soda is added to the sand.", "But soda alone would give a glass that dissolves in water.", "Lime is therefore put in as well, which makes it last."], "“that temperature” takes up the first sentence, “But soda alone” the second, and “therefore … as well” gives the remedy.", "HARD"],
  [["Nila lost her way on the first day at her new school.", "She opened a door at random and found forty strangers staring at her.", "One of them, a girl with plaits, silently moved aside on her bench.", "The two have shared that bench ever since."], "“She” is Nila, “One of them” is one of the strangers, and “that bench” is the girl's."],
  [["An honest mistake in a newspaper should be corrected at once.", "Many editors, however, fear that a correction will cost them the trust of readers.", "In fact the opposite is true, since readers trust a paper more when it owns up.", "A corner of the page kept for such admissions is thus a sign of strength, not weakness."], "“however” turns against the first sentence, “the opposite” against the fear, and “thus” concludes from owning up.", "HARD"],
  [["Tides are caused chiefly by the pull of the moon.", "The sun pulls on the sea too, but less strongly because it is so far away.", "When these two pulls act along one line, the tides are at their highest.", "Such high tides are called spring tides, although they have nothing to do with the season."], "“too” adds the sun to the moon, “these two pulls” needs both, and “Such high tides” takes up the highest.", "HARD"],
  [["Farmers in the valley used to burn the straw that was left after the harvest.", "The smoke of these fires hung over the towns for weeks.", "To get rid of it, the government offered to buy the straw for paper mills.", "What had been a nuisance thus became a second crop."], "“these fires” takes up the burning, “it” the smoke, and “thus” concludes from the buying."],
  [["The potter begins by throwing a lump of clay on the wheel.", "As it spins, he presses his thumbs into the middle of the lump.", "The hollow made in this way is slowly widened and drawn up into walls.", "When the walls are thin enough, he cuts the pot free with a wire."], "“it” and “the lump” take up the clay, “in this way” the thumbs, and “the walls” what was drawn up."],
  [["A patent gives an inventor the sole right to use an invention for a number of years.", "In exchange for this right, the inventor must publish how the invention works.", "Others can therefore study it long before they are allowed to copy it.", "When the term is over, even copying is free to all."], "“this right” takes up the patent, “therefore” the publishing, and “even copying” goes beyond studying.", "HARD"],
  [["For centuries sailors had no means of finding how far east or west they were.", "The trouble was that this required a clock that kept exact time at sea.", "Pendulum clocks were useless there, since the ship never stood still.", "John Harrison solved the problem in the eighteenth century with a timekeeper that used springs instead."], "“this” takes up the finding, “there” the sea, and “instead” sets springs against the pendulum.", "HARD"],
  [["My grandmother never wrote down a recipe.", "When I asked her for one, she would say, “Add salt until it is enough.”", "This answer annoyed me for years, because I wanted spoons and grams.", "Only when I began to cook daily did I see that she had told me the whole secret."], "“one” takes up the recipe, “This answer” what she would say, and “Only when” ends the years of annoyance."],
  [["A good umpire is hardly noticed during a match.", "This is because attention turns to him only when he errs.", "One such error can be remembered longer than a hundred right decisions.", "After a mistake so well remembered, even the best umpire may ask for a rest."], "“This” takes up being hardly noticed, “such error” the word errs, and “so well remembered” the third sentence."],
  [["Bamboo is often taken for a tree.", "Botanists, on the contrary, place it among the grasses.", "Like other members of that family, it grows from the base of each joint.", "Growing at so many points at once, some kinds rise by more than half a metre in a day."], "“on the contrary” corrects the first sentence, “that family” is the grasses, and “so many points” are the joints.", "HARD"],
  [["The committee met to choose a colour for the new hall.", "Six members wanted blue, and six would hear of nothing but green.", "To break this deadlock, the chairman sent for the painter and asked his opinion.", "He replied that he had only white left, and so the matter was settled."], "The members are those of the committee, “this deadlock” is six against six, and “He replied” answers the chairman."],
  [["Bank notes wear out sooner than coins.", "For this reason some countries print theirs on plastic instead of paper.", "These plastic notes cost more to make but last several times as long.", "Over the years, therefore, the dearer note turns out to be the cheaper one."], "“For this reason” takes up the wear, “These plastic notes” the plastic, and “the dearer note” those that cost more."],
  [["Seeds of many plants travel by sticking to the fur of animals.", "A Swiss engineer once looked at some that clung to his dog after a walk.", "Under the microscope he saw that each of these was covered with tiny hooks.", "The hooks gave him the idea of a fastener, which we now know as Velcro."], "“some” takes up the seeds, “each of these” those on the dog, and “The hooks” what he saw on them."],
  [["The examination hall was silent except for the fan.", "Suddenly even that sound stopped, and the lights went out.", "In the darkness somebody began to laugh, and soon the whole hall joined in.", "The laughter was still going on when the power returned two minutes later."], "“that sound” is the fan, “the darkness” follows the lights, and “The laughter” what somebody began."],
];

/** Which sentence stands at P, Q, R and S. */
const SHOWN = ["2031", "1302", "3120", "1230", "2310", "3012", "0231", "1032", "2103", "3201", "0312", "1320"];
/** Two exchanges, each alone and both: a sentence stands at a place in two of the four orders, so that none looks like the others' middle. */
const MISTAKES = [["1023", "0132", "1032"], ["3120", "0213", "3210"], ["2103", "0321", "2301"]];

const ROWS: readonly Single[] = PARAGRAPHS.map(([sentences, clue, difficulty], row) => {
  const shown = SHOWN[row % SHOWN.length] ?? "";
  const labels = (order: string) => [...order].map((at) => "PQRS"[shown.indexOf(at)]).join("");
  const [one = "", two = "", three = ""] = MISTAKES[row % MISTAKES.length] ?? [];
  const lines = [...shown].map((at, place) => `${"PQRS"[place]}. ${sentences[Number(at)]}`);
  return {
    ask: `Choose the order in which the sentences make a coherent paragraph.\n${lines.join("\n")}`,
    answer: labels("0123"),
    wrong: [labels(one), labels(two), labels(three)],
    tell: `The order is ${labels("0123")}, beginning with “${sentences[0]}” ${clue}`,
    difficulty,
  };
});

export const paraJumbles = wordings("para-jumbles", "sentence-structure", ROWS);
