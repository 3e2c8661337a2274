import { type LongPassage, longPassages } from "./passage.ts";

const ROWS: readonly LongPassage[] = [
  {
    text: "It has become a commonplace that all scientific models are false. Gases are not made of elastic balls, no population breeds in a field without edges, and the planet on which climate is first explained to students has neither mountains nor clouds. The usual way of excusing these falsehoods is to call them approximations: the model is a sketch, and with more labour and larger computers we shall fill in what was left out, until sketch and world can no longer be told apart. On this view falsehood is a debt, tolerable because it will one day be repaid.\n\nThe trouble with the excuse is that scientists so often decline to repay. A biologist who has at hand a simulation with two hundred measured quantities will go back, when she wants to understand why two species of beetle can share one meadow, to a pair of equations that could be written on a palm. She does not do so from laziness. The simulation, run often enough, would tell her that the beetles can coexist; it would not tell her to what they owe it, for among two hundred quantities everything contributes a little and nothing can be seen to matter. The equations, because they leave out the rain, the birds and the shape of the meadow, show that coexistence would follow without any of these, provided only that each kind hinders itself more than it hinders its rival. The omission is not a gap in the explanation. It is the greater part of the explanation: to learn what an outcome does not depend on is already to learn on what it depends.\n\nIf this is right, the word approximation misleads us. An approximation is judged by its distance from the truth, and is improved by anything that shortens it. A model of the beetles' kind may be spoiled by added truth, as a map of the underground railway would be spoiled by drawing every bend of the tunnels. Travellers who complain that the stations are not really equally spaced have understood the city better than the map does, but they have not understood the map.\n\nNone of this licenses the modeller to leave out what she likes. Economists have been reproached, with some justice, for defending any assumption whatever on the ground that a model must simplify. But the beetle equations suggest how the honest omission may be told from the convenient one. The honest modeller can put the rain back, find that the conclusion survives, and take the rain out again; its absence was a finding before it was a method. The convenient omission is the one that nobody dares to reverse, because the conclusion would leave along with it. Two models may therefore be equally false, and false about the same things, and yet differ entirely in their claim on our belief. What separates them is not how much of the world each has left out, but whether anyone has made sure that it could be spared.",
    asked: [
      {
        ask: "Which one of the following best captures the author's quarrel with the word approximation?",
        answer: "It supposes that a model always gains by coming closer to the facts",
        because:
          "An approximation “is improved by anything that shortens it”, that is, its distance from the truth, whereas a model like that of the beetles “may be spoiled by added truth”.",
        wrong: [
          "It conceals from students how far their models are from the facts | a complaint about teaching that is not made; the word is said to mislead us about what improves a model",
          "It suggests that the errors of a model have been measured exactly | reading “judged by its distance from the truth” as a claim that somebody has measured it",
          "It excuses modellers from saying why they have left the facts out | the reproach against economists, which concerns simplifying and not this word",
        ],
      },
      {
        ask: "The biologist of the second paragraph goes back to the pair of equations because they:",
        answer: "show which circumstances the coexistence could do without",
        because:
          "By leaving out rain, birds and meadow they “show that coexistence would follow without any of these”.",
        wrong: [
          "foretell the coexistence more surely than the simulation does | overlooking that the simulation too “would tell her that the beetles can coexist”",
          "rest on quantities which have been measured in the meadow | what is said of the simulation, with its “two hundred measured quantities”",
          "let her add the rain and the birds one after the other | taking the later test of an honest omission for her reason",
        ],
      },
      {
        ask: "Which one of the following, if true, would most weaken the explanation that the author draws from the equations?",
        answer: "When rain is put into the equations, the two species no longer coexist",
        because:
          "The author relies on it that one “can put the rain back, find that the conclusion survives”; if it does not survive, the omission was only convenient.",
        wrong: [
          "When birds are put into the equations, both species become less numerous | a change in numbers, which leaves the conclusion, coexistence, as it was",
          "When the simulation is run once more, it lets the two species coexist | what the author expects of it: it “would tell her that the beetles can coexist”",
          "When meadows differ in their shape, each species hinders itself the more | a case in which the one condition of the equations is met even better",
        ],
      },
      {
        ask: "It can be inferred that the author would call an omission convenient, and not honest, if:",
        answer: "nobody had risked finding out whether the result depends on it",
        because:
          "The convenient omission “is the one that nobody dares to reverse”, and what counts is “whether anyone has made sure that it could be spared”.",
        wrong: [
          "anybody could see at a glance that the world is not like that | overlooking that two models may be “equally false” and yet differ in their claim on us",
          "it had been made in order to keep the equations easy to handle | a motive that the author does not reproach; the beetle equations are short as well",
          "it had been reversed and the result had proved to be the same | the very test that an honest omission passes",
        ],
      },
    ],
  },
  {
    text: "When the first scholars to study rumour went looking for it, they knew beforehand what it was: a disease of information. A true report, passed from mouth to mouth, loses a detail here and gains an ornament there, until what arrives at the far end of the village is a monster. Experiments seemed to bear this out. A line of students was made to whisper a story one to another, and the last of them gave back something shorter, sharper and largely wrong. Rumour, it was concluded, is what becomes of news when nobody is there to check it.\n\nThe experiment has one feature that should have given pause. Each student was allowed to hear the story once and forbidden to ask about it. No rumour in any village has ever travelled under such a rule. Where people talk freely, whoever brings a tale is at once examined: who told you, was he there himself, does he not owe the miller money? The tale goes back as well as forward; it is compared with another that came in by the other road; those who are known to embroider are heard with a discount. If we must have a comparison, a rumour is less like a message that decays on its way than like an inquiry without a chairman. What is passed on is as much a question as an answer, and people who repeat it are frequently doing so in order to learn what the next person will say.\n\nThis explains a thing which the older view could not. Rumours are thickest not where people are ignorant but where they are uncertain and something hangs on it: before a harvest price is fixed, after a landslide, when the headman's heir has not been named. They do not flourish equally on every subject about which nothing is known, as a mere failure of transmission should. They gather where a decision must be made before the facts are in, and they cease, often within the day, when a trusted word arrives. What ceases so promptly can hardly have been a taste for the monstrous.\n\nTo call rumour an inquiry is not to call it a reliable one. Inquiries go wrong, and those without a chairman go wrong in ways of their own. The examination on which everything depends is an examination of persons, and so it is only as good as people's knowledge of each other. In a village this may be considerable. Among strangers it is nothing; and where a tale arrives without a teller, copied from one screen to the next, the listener finds no one to ask. He may then do what the villager would have thought foolish, and count repetitions as if they were witnesses. It would be a mistake, though, to conclude that rumour has at last become the disease for which the experimenters took it. What has changed is not people's appetite for the false, nor their wish to find out, which is as lively as before. The conditions of the experiment, which once existed nowhere but in a laboratory, have been built around us.",
    asked: [
      {
        ask: "What, in the author's view, made the experiment with the students unlike rumour as it is met in a village?",
        answer: "It ruled out the questions by which listeners test a story",
        because:
          "Each student was “forbidden to ask about it”, while in a village “whoever brings a tale is at once examined”.",
        wrong: [
          "It recorded the details lost but not the ornaments gained | mixing in the older account, in which a report “loses a detail here and gains an ornament there”",
          "It began with a story that was already shorter and sharper | taking what the last student gave back for what the first was told",
          "It let each student compare the story with another version | what villagers do, and the students could not",
        ],
      },
      {
        ask: "The author mentions the harvest price, the landslide and the headman's heir to show that rumours:",
        answer: "answer to the need for a decision and not to mere ignorance",
        because:
          "They are thickest “not where people are ignorant but where they are uncertain and something hangs on it”.",
        wrong: [
          "do most harm where there is nobody whose word can be trusted | a remark on harm that is not made; a trusted word is said to end them",
          "spread by the same steps whatever the subject of them may be | the reverse, for we read “They do not flourish equally on every subject”",
          "begin as true reports and are distorted by hope and by fear | the older view, that of a report which decays on its way",
        ],
      },
      {
        ask: "Which one of the following, if true, would most weaken the argument of the third paragraph?",
        answer: "Tales were told with undiminished zeal after a trusted person had settled the matter",
        because:
          "The author argues from the fact that rumours “cease, often within the day, when a trusted word arrives”.",
        wrong: [
          "Tales told among strangers proved false more often than tales told among neighbours | what the author grants: an inquiry “is only as good as people's knowledge of each other”",
          "Tales that came in by two roads differed so widely that neither of them was believed | a case of comparing, and so of the examination that the author describes",
          "Tales of the heir were repeated mostly by people who had no opinion of their own yet | what one would expect of those who repeat a tale “to learn what the next person will say”",
        ],
      },
      {
        ask: "The last sentence of the passage suggests that those who meet tales on their screens today:",
        answer: "lack the means of checking a tale, and not the will",
        because:
          "Their “wish to find out” is “as lively as before”, but “the listener finds no one to ask”, as in the laboratory.",
        wrong: [
          "have lost the wish for truth that villagers once had | overlooking that the change is not in “their wish to find out”",
          "are tested by others as the students were, unawares | taking the laboratory literally, as if somebody were watching",
          "know one another better than those students ever did | the reverse: the tale “arrives without a teller”",
        ],
      },
    ],
  },
  {
    text: "In the usage of most conservation agencies a plant is native to a region if it was there before a certain date, and alien if people brought it afterwards. The date differs from one country to the next, but the division that it makes is much the same everywhere: on one side what belongs, to be protected; on the other what intrudes, to be pulled up. Volunteers who give their Sundays to the pulling rarely ask about the date. They feel that they are restoring an order, and that the order was there to be restored.\n\nThe critics of this practice have had little trouble in showing that the order is partly imagined. Species have always moved. Forests that we think of as immemorial are assemblies of kinds which arrived separately, and which may have shared their present ground for fewer generations of trees than we suppose. Seeds cross seas in the feathers of birds; a plant that came on a gull is native, and its twin that came on a boot is not, though the soil cannot tell them apart. From such cases the critics conclude that nativeness is no property of plants at all but a passport issued by ourselves, and that we should judge a species by its conduct and not by its origin. Let the harmful be pulled up, and the harmless, wherever they came from, be left in peace.\n\nIt sounds like mere good sense, and as a rebuke to Sunday zeal it is. But judging by conduct demands that conduct be known, and here the critics are more confident than their evidence allows. Most newcomers do nothing remarkable for decades. Of the few which then spread beyond control, several had long been cited as examples of harmless guests. Harm, in ecology, is commonly a matter of delay: a shrub waits for the insect that will carry its pollen, a weed for the warm winter, a vine for the road. To say of a species that it has done no damage is often to say only that we have not watched for long. The native plant, by contrast, has been on trial for some thousands of years among the very neighbours whom it might have injured. Its origin is not a mark of merit, but it is a record, and where nothing else is known a long record is worth more than a short one.\n\nSo the old division may be kept, on a different footing: not because those who came first have rights which later arrivals lack, nor because there was once a perfect garden to which we might return, but because origin is evidence, of a rough kind, on a matter about which better evidence comes too late. Evidence of this kind can be outweighed. Where a newcomer has been watched closely for a century, or has come to feed a bird that would starve without it, the presumption against it should lapse, and the volunteers should go home. What cannot be granted is the critics' tacit assumption that to have no presumption at all is to be impartial. To treat a stranger and an old acquaintance exactly alike is not fairness. It is a decision to forget what one knows.",
    asked: [
      {
        ask: "Which one of the following best states the author's position on the division into native and alien plants?",
        answer: "It should be kept, as a rough guide to harm that may yet appear",
        because:
          "The division may be kept “because origin is evidence, of a rough kind, on a matter about which better evidence comes too late”.",
        wrong: [
          "It should be kept, as a record of the order that people have upset | the volunteers' view; the author denies that “there was once a perfect garden”",
          "It should be given up, as one that the soil itself does not know | the critics' view, which the author calls too confident",
          "It should be given up, as soon as harmful kinds have been listed | the critics' proposal to judge by conduct, which “demands that conduct be known”",
        ],
      },
      {
        ask: "The author speaks of the gull and the boot in order to:",
        answer: "present a case from which others conclude that the label is of our making",
        because:
          "“From such cases the critics conclude that nativeness is no property of plants at all but a passport issued by ourselves”.",
        wrong: [
          "explain by what means most of the plants called native reached their regions | taking two ways of travelling for a history of all native plants",
          "suggest that plants brought by people are more likely to spread than others | a comparison that is not made there; the two plants are twins",
          "object that conservation agencies have mistaken the dates of many arrivals | a reproach that nobody in the passage makes",
        ],
      },
      {
        ask: "Which one of the following, if true, would most weaken the author's case for a presumption against newcomers?",
        answer: "As large a share of natives as of newcomers has spread beyond control",
        because:
          "The case rests on this, that the native “has been on trial for some thousands of years”, so that its record promises less harm.",
        wrong: [
          "A larger share of natives than of newcomers provides birds with food | what would speak for the natives, and so for the presumption",
          "A larger share of natives than was thought has come in birds' feathers | what the critics say, and the author has granted: “Species have always moved”",
          "Fewer of the newcomers than of the natives have been closely watched | what the author supposes and builds on: “we have not watched for long”",
        ],
      },
      {
        ask: "The passage closes with the reproach that the critics:",
        answer: "mistake the disregard of evidence for even-handedness",
        because:
          "Their assumption is “that to have no presumption at all is to be impartial”, and the author calls this “a decision to forget what one knows”.",
        wrong: [
          "prefer plants that are strange to those long familiar | taking equal treatment for a preference",
          "forget that natives too were newcomers at some time | what the critics themselves point out",
          "ask for more evidence than anybody could ever supply | the reverse: they are “more confident than their evidence allows”",
        ],
      },
    ],
  },
];

export const catKnowledge = longPassages("long-reading-knowledge", ROWS);
