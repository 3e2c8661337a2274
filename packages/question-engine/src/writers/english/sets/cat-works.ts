import { type LongPassage, longPassages } from "./passage.ts";

const ROWS: readonly LongPassage[] = [
  {
    text: "Economists dislike queues, and their reason is simple. When something is sold below the price at which as much is wanted as there is, the shortage has to be shared out somehow, and a queue shares it out by waste: each hour spent standing is lost to the person who stands and is gained by nobody, whereas a rupee paid is lost to the buyer but gained by the seller. Let the price rise, they say, and the same loaves will reach those who want them most, with no one's morning thrown away.\n\nThe reply most often given is that of fairness. Money is divided unequally, but everyone is given twenty-four hours in the day; to ration by waiting is thus to ration in a currency of which the poor have as much as the rich. It is an attractive argument, and I think a mistaken one. An hour is not worth the same to all who spend it. The clerk with a salary can queue on a day of leave; the woman who is paid by the basket cannot, for her hour has a price and it is due this evening. Those who can send a servant, a nephew or a hired stand-in do not spend hours at all. Wherever queues have lasted long enough, a market in places has grown up within them, and the rich have found their way to the front with less embarrassment than a high price would have caused them, since they now seem to have waited their turn.\n\nWhat, then, can be said for the queue? Not that it is equal, but that it is legible. A price tells us that someone else has paid more; it does not tell us who, or how much more, or whether the seller's cousin paid at all. A queue can be seen from end to end. The person who joins it knows how many stand before her, sees at once when somebody pushes in, and has forty witnesses ready to protest. It is a peculiarity of queues that they are policed by those who suffer from them, without pay and generally without violence, and that a breach of the order angers people who have lost by it, at most, half a minute. They are not defending the half minute. They are defending the one arrangement in the town whose rules all of them can check.\n\nThis suggests that the quarrel between the queue and the price has been fought on the wrong ground. Where sellers can be trusted and prices are posted, the economists' case is strong, and sentiment about shared hardship should not be allowed to obscure it: the hours are indeed wasted. Where neither can be relied on, people may sensibly prefer a wasteful rule that they can see to an efficient one that they must take on faith. The waste is what they pay for the seeing. Reformers who abolish the queue, and promise that the price will do its work, are then surprised to be met with anger by those whose mornings they have saved. They might ask first what, apart from bread, was being handed out at the window.",
    asked: [
      {
        ask: "The author mentions the woman who is paid by the basket in order to show that:",
        answer: "to have as many hours as others is not to be as free to spend them",
        because:
          "Everyone has twenty-four hours, but “An hour is not worth the same to all who spend it”: hers “has a price and it is due this evening”.",
        wrong: [
          "to wait for bread is to lose what no other person gains by the delay | the economists' point in the first paragraph, which her case is not there to make",
          "to earn by the day is to be kept from the work that a salary rewards | a remark on kinds of work, where waiting is the subject",
          "to pay a higher price would suit the poor better than it does the rich | a conclusion that is not drawn; only the argument from fairness is refused",
        ],
      },
      {
        ask: "According to the passage, people in a queue are angered by those who push in mainly because:",
        answer: "an order that all of them are able to verify has been broken",
        because: "“They are defending the one arrangement in the town whose rules all of them can check.”",
        wrong: [
          "the time that each of them loses adds up along the whole line | overlooking “They are not defending the half minute”",
          "rich people have once more been let in ahead of those who waited | mixing in the market in places, where the rich “seem to have waited their turn”",
          "the task of keeping the line in order is one without any pay | a fact about those who police it, and not their grievance",
        ],
      },
      {
        ask: "Which one of the following, if true, would most strengthen the author's account of why queues are defended?",
        answer: "Plans to abolish queues met least anger in towns whose shops kept to the prices they posted",
        because:
          "The author holds that a visible rule is preferred where sellers and prices cannot “be relied on”; where they can, “the economists' case is strong”.",
        wrong: [
          "Plans to abolish queues met least anger in towns whose people had most hours to spend waiting | a fact about hours, and so about the argument from fairness that is set aside",
          "Plans to abolish queues met most anger in towns whose rich had long sent others to stand for them | the market in places, which would make the queue worse to defend",
          "Plans to abolish queues met most anger in towns whose bread was dear even before the price was freed | anger at the cost of bread, which is another reason than the author's",
        ],
      },
      {
        ask: "The author is most likely to agree with which one of the following statements?",
        answer: "The waste of queueing can be a reasonable price for a rule that is open to view",
        because:
          "“The waste is what they pay for the seeing”, and people “may sensibly prefer” it where nothing else can be relied on.",
        wrong: [
          "The waste of queueing can be shared out more evenly than the paying of a price can | the argument from fairness, which the author calls mistaken",
          "The waste of queueing can be less than those who wish prices to rise make it out to be | overlooking “the hours are indeed wasted”",
          "The waste of queueing can be avoided where places in line may be bought by others | a gain that is not claimed for the market in places",
        ],
      },
    ],
  },
  {
    text: "Few embarrassments in a museum equal that of the label that has to be changed. A painting that crowds had travelled to see is found, through a pigment made too late or a nail of the wrong sort, to be the work of a clever nobody, and overnight it goes to the basement. Not a brushstroke has altered. Those who admired the colours on Monday could admire the same colours on Tuesday, and their refusal to do so looks like a confession that what they had been admiring was the name.\n\nThe charge of snobbery is easy to bring, and some philosophers have been content to bring it. If the eye cannot tell two pictures apart, they argue, then nothing that matters to the eye can divide them, and whoever prefers the one to the other prefers something that is not art: age, price, the thrill of nearness to the great. The honest course would be to leave the forgery where it hung and to let it be enjoyed.\n\nThis argument takes for granted that what we do before a picture is look. But we also, without noticing it, watch someone act. A passage of shadow is admired not merely as dark but as a decision, taken where another might have been taken, by a painter who did not know whether it would succeed. To see that a hand has been left unfinished is already to see restraint, or fatigue, or defiance; and which of these it is depends on what painters of that time were expected to finish. The forger's hand may be unfinished in just the same places. He left it so because the master would have, and ran no risk in doing it, since the matter had been settled for him three centuries before. What he achieved is real, and difficult, but it is another achievement: that of an excellent mimic, whose success consists in our not noticing him.\n\nIt follows that the visitor who is disappointed on Tuesday need not have been a snob on Monday. She was deceived, and not about a name only. She thought that she was watching an invention and was watching a recital. Nor was her pleasure false; but a pleasure may be sincere and rest on a mistake, as we may be truly moved by a speech and, on learning that the speaker was paid to deliver it, find that there is nothing left to be moved by.\n\nI would concede to the philosophers this much. A museum that hurries its forgeries to the basement behaves as though it had learnt that they are worthless, when it has learnt only that they are something else. Hung beside the master and honestly labelled, the forgery would teach what no original can, for it shows what one age believed another to have been. Forgers exaggerate what their contemporaries love and omit what these cannot yet see, and so their work, which deceives everyone in its own decade, often looks absurd in the next. It dates from the year of its making after all, and time, which the forger hoped to counterfeit, is what gives him away.",
    asked: [
      {
        ask: "Which one of the following best sums up the author's answer to the philosophers?",
        answer: "We value a picture as something done, and what a forger does is different",
        because:
          "Before a picture “we also, without noticing it, watch someone act”, and the forger's “is another achievement”.",
        wrong: [
          "We value a picture as something seen, and what we see changes with the label | overlooking “Not a brushstroke has altered”; the author does not say that it looks different",
          "We value a picture as something rare, and what can be copied is never so | a matter of price and age, which the philosophers name and the author does not defend",
          "We value a picture as something hard, and what a forger does is easier | overlooking that the forger's achievement is “real, and difficult”",
        ],
      },
      {
        ask: "The example of the speaker who was paid is meant to show that a feeling:",
        answer: "can be sincere and still not outlast the learning of a fact",
        because: "“a pleasure may be sincere and rest on a mistake”.",
        wrong: [
          "can be sincere only where nobody has set out to cause it | overlooking that we are “truly moved” by the speech",
          "can be sincere only as long as no money is concerned in it | taking the payment itself for the point of the likeness",
          "can be sincere and still be hidden from the one who has it | a claim about what is hidden from oneself that is not made",
        ],
      },
      {
        ask: "On the basis of the passage, the author would agree with all of the following EXCEPT:",
        answer: "Whoever equals a master in skill of hand has equalled him in achievement",
        because:
          "However skilled he may be, the forger “ran no risk”, and what he achieved “is another achievement”.",
        wrong: [
          "Whoever sees a forgery beside the master learns what no original can teach | overlooking that it “would teach what no original can”",
          "Whoever was delighted by a forgery was sincere, and yet rested on a mistake | overlooking “Nor was her pleasure false”",
          "Whoever hurries a forgery to the basement has drawn too broad a conclusion | overlooking that the museum “has learnt only that they are something else”",
        ],
      },
      {
        ask: "It can be inferred from the last paragraph that a forgery often looks absurd after a decade because:",
        answer: "the taste that shaped it was that of the people whom it first deceived",
        because:
          "Forgers “exaggerate what their contemporaries love and omit what these cannot yet see”, so that only a later eye notices it.",
        wrong: [
          "the tests that can be made of its pigments and nails have become finer | mixing in the discovery of the first paragraph, where the eye plays no part",
          "the master whom it imitates is by then less admired than he was before | a loss of favour that is not mentioned",
          "the forger, having no fear of failing, took less care than he should have | turning “ran no risk” into carelessness",
        ],
      },
    ],
  },
  {
    text: "Histories of technology are for the most part histories of first times. They tell us when the thing was thought of, who built it, and what the onlookers said, and then they hurry to the next invention, as though the world had been waiting for it. Of the long middle of a machine's life, when it is neither new nor a relic but merely there, they have little to say. The steam engine leaves the stage when electricity comes on, although steam went on gaining ground long after that entrance; the horse is dismissed by the railway, which in fact needed horses by the thousand to bring to the station what the trains would carry on.\n\nThe habit is not an innocent matter of emphasis. Whoever dates an age by its inventions must believe that what is newest is also what matters most, and so must be puzzled by places that seem to live in several ages at once. A town where messages go by satellite and water by donkey is called transitional, as if it had stopped halfway on a road that others had finished. Seen by its use and not by its novelty, such a town is no exception. Every town is a heap of things of different birth-dates which happen to be in working order on the same morning, and the one that thinks itself modern has only forgotten how old its sewers are.\n\nTo write of use is also to write of different people. Inventors are few, and the records flatter them. Those who keep things going are many: the fitter who files a part that is no longer made, the woman who knows by its sound that a loom will stop within the hour, the boy who is sent for wire. They rarely wrote anything down, and what they did looks, from a distance, like the absence of an event. It is the nature of repair to be noticed only when it fails. Yet a good deal of what we credit to design was put there afterwards by such hands. The bus on a mountain road, rebuilt after each monsoon from whatever could be had, may share with the bus that left the factory little beyond its number, and it is by no means clear which of the two should be called the copy.\n\nOne may object that without invention there would be nothing to repair, and that a history of maintenance, however just to the boy with the wire, would be a history in which nothing happened. The first point is true and proves little: without parents there would be no children either, and nobody concludes that a biography should stop at birth. The second rests on a narrow idea of happening. That a bridge stands for another year is no news, but it is not nothing. It is an outcome that a number of people brought about, at some expense, against the steady wish of iron to become rust, and a history which can see only the day on which the bridge was opened and the day on which it fell has left out everything that kept these two days apart.",
    asked: [
      {
        ask: "The author brings up the town of satellites and donkeys in order to:",
        answer: "dispute the assumption that a place should belong to one age",
        because:
          "“Seen by its use and not by its novelty, such a town is no exception”, since every town is “a heap of things of different birth-dates”.",
        wrong: [
          "illustrate how unevenly inventions are shared between places | taking the example for a complaint about sharing, where it is the word transitional that is disputed",
          "explain why the older means survive where repair is cheaper | a cause of survival that the passage does not give",
          "contrast a town which has come to a halt with one that advances | the view of those who see a town “stopped halfway on a road”, which the author rejects",
        ],
      },
      {
        ask: "The passage offers each of the following as a reason why upkeep is missing from histories EXCEPT:",
        answer: "The work adds nothing to what designers had put there",
        because:
          "On the contrary, “a good deal of what we credit to design was put there afterwards by such hands”.",
        wrong: [
          "The work is hardly seen by others as long as it succeeds | overlooking that repair is “noticed only when it fails”",
          "The people who did the work left few accounts of it | overlooking “They rarely wrote anything down”",
          "The people who write histories hasten to what came next | overlooking that “they hurry to the next invention”",
        ],
      },
      {
        ask: "It can be inferred that the author doubts which bus should be called the copy because:",
        answer: "those who rebuild a machine may be its makers as much as the factory is",
        because:
          "What is credited to design “was put there afterwards by such hands”, and the two buses share “little beyond” a number.",
        wrong: [
          "those who run a factory take over the changes that were made on the road | a return of changes to the factory that is not spoken of",
          "those who rebuild a machine seldom know how it looked when it was new | a want of knowledge that is not mentioned",
          "those who run a factory make each machine after the pattern of the last | what may be so in factories, but does not stand in the text",
        ],
      },
      {
        ask: "Which one of the following best states the author's reply to the second point of the objection?",
        answer: "To keep a thing as it was is itself something that people bring about",
        because:
          "That a bridge stands is “an outcome that a number of people brought about, at some expense”.",
        wrong: [
          "To tell of a thing's birth is to have told what is needed of its life | the reverse of the reply to the first objection: no biography “should stop at birth”",
          "To find out when a thing failed is to learn how well it was looked after | making the day of the fall the source, where the author wants what came between",
          "To repair a thing often enough is to have invented another in its place | carrying the case of the bus over to the bridge",
        ],
      },
    ],
  },
];

export const catWorks = longPassages("long-reading-works", ROWS);
