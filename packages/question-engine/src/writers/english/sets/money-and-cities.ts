import { type Passage, passages } from "./passage.ts";

const ROWS: readonly Passage[] = [
  {
    text: "There are two ways to raise the price of a biscuit. A maker can print a higher price on the packet, or can leave the price alone and put fewer biscuits inside. Shoppers notice the first at once. The second they may not notice for months, and when they do, they are seldom sure. Were there always nine?\n\nMakers choose the quieter way most often for goods that are sold at round prices. A packet that costs five or ten rupees is bought with a single coin, without thought, and a price of six rupees would break the habit. So when flour and sugar grow dearer, it is the weight that gives way. The law asks only that the true weight be printed, and it is, in small letters.\n\nNone of this is dishonest in the strict sense. Still, something is lost. A price is a message, and it is useful because everybody can read it. When costs rise and prices seem to stand still, the message has not been withheld; it has merely been moved to where few people look.",
    idea: {
      ask: "What is the passage mainly about?",
      answer: "Raising prices by making packets smaller",
      because:
        "It compares printing a higher price with the choice to “leave the price alone and put fewer biscuits inside”.",
      wrong: [
        "Why flour and sugar have become dearer | taking the cause in one sentence for the subject",
        "Laws that punish makers of small packets | a punishment that is never mentioned",
        "Training shoppers to compare all prices | advice that the passage does not give",
        "Replacing round prices by more exact ones | the opposite of what makers do",
      ],
    },
    detail: {
      ask: "What does the law require, according to the passage?",
      answer: "That the true weight be shown on the packet",
      because: "“The law asks only that the true weight be printed”.",
      wrong: [
        "That a change of weight be announced to shoppers | more than the law asks here",
        "That packets be sold only at round prices | mixing the custom of makers with the law",
        "That the number of biscuits stay the same | the opposite of what makers are free to do",
        "That the price be printed in large letters | mixing in the size in which the weight is shown",
      ],
    },
    inference: {
      ask: "Why would a price of six rupees “break the habit”?",
      answer: "Buyers could no longer pay with one coin and no thought",
      because:
        "The packet is “bought with a single coin, without thought”; six rupees is no single coin, so that thought would begin.",
      wrong: [
        "Buyers would find that six is too much for any biscuit | taking the sum itself, not the ease of paying, as the obstacle",
        "Makers would no longer be able to afford the flour | confusing the buyer's habit with the maker's costs",
        "Shops would refuse to sell packets at such a price | a refusal that nothing suggests",
        "Children would have to ask their parents for more money | a buyer whom the passage does not name",
      ],
    },
    word: {
      ask: "What does “gives way” mean in “it is the weight that gives way”?",
      answer: "is made less",
      because: "With the price held, there are “fewer biscuits inside”: the weight yields.",
      wrong: [
        "breaks down | the sense used of bridges and floors",
        "moves aside | the sense used of traffic",
        "is kept up | the opposite of what happens",
        "is measured | the weighing, which is not meant",
      ],
    },
    whole: {
      ask: "How does the writer regard the practice described?",
      answer: "As lawful, but a loss to the public",
      because: "It is not “dishonest in the strict sense”, and yet “something is lost”.",
      wrong: [
        "As unlawful, and a loss to the public | harsher than the passage, in which the law is kept",
        "As lawful, and a help to the public | a praise that the passage does not give",
        "As unlawful, but a help to the public | the reverse of both judgements",
        "As dishonest, and fit to be banned | stronger than anything that is said",
      ],
    },
  },
  {
    text: "On a May afternoon two streets of the same town may differ by several degrees. The reason is easy to see if one looks up. One street is roofed with leaves; over the other there is only sky.\n\nA tree cools in two ways. It keeps the sun from the road, which would otherwise store the heat all day and give it back all night. It also drinks from the soil and lets the water pass off through its leaves, and since water takes up heat as it evaporates, the air around the tree grows cooler. An awning can do the first of these things. Only something alive, or something wet, can do the second.\n\nWho has the trees? In many towns the wide, shaded avenues belong to those who could afford to stay indoors, while the lanes where people work in the open have none, because there was no room to plant them, or no one to ask for them. A map of the trees is often, without meaning to be, a map of incomes.",
    idea: {
      ask: "Which statement best expresses the main idea?",
      answer: "Trees cool a town, but their shade is unevenly shared",
      because: "After telling how “A tree cools in two ways”, the writer asks “Who has the trees?”",
      wrong: [
        "Trees cool a town less well than awnings and wet cloth | the reverse of the comparison in the second paragraph",
        "Towns grow hotter every year because trees are felled | a claim about time that the passage does not make",
        "Trees cool a town chiefly by the water that they drink | taking one of “two ways” for the whole",
        "Trees cool a town most where people work in the open | overlooking that those lanes “have none”",
      ],
    },
    detail: {
      ask: "Why does the air around a tree grow cooler?",
      answer: "Water from its leaves takes up heat as it evaporates",
      because: "“water takes up heat as it evaporates”, after it has passed off through the leaves.",
      wrong: [
        "Its roots draw the heat of the road into the ground | giving the roots a part that they do not play here",
        "Its leaves make a wind that drives warm air away | a cause that is not mentioned",
        "The soil around it stores the heat until nightfall | mixing in what the road does",
        "The trunk keeps the cold of the night until the afternoon | a part that the trunk does not play here",
      ],
    },
    inference: {
      ask: "What can be inferred about a dry awning stretched over a street?",
      answer: "It shades the road but does not cool by evaporation",
      because:
        "An awning “can do the first of these things”; only “something alive, or something wet” can do the second.",
      wrong: [
        "It cools the air as well as a row of trees would do | overlooking the second way of cooling",
        "It makes the road give back more heat in the night | reversing the effect of shade",
        "It is found only in streets where the rich have houses | mixing in the third paragraph",
        "It has to be taken down before the heat of the day begins | a custom of which nothing is said",
      ],
    },
    word: {
      ask: "What does “roofed” suggest in “roofed with leaves”?",
      answer: "covered overhead",
      because: "The contrast is “over the other there is only sky”.",
      wrong: [
        "built of wood | taking the roof for a building",
        "swept and clean | a picture of the ground, not of what is above",
        "fenced at the sides | a cover on the wrong side",
        "painted green | a colour that hides nobody from the sun",
      ],
    },
    whole: {
      ask: "What does the last sentence imply?",
      answer: "Trees tend to stand where richer people live",
      because:
        "“A map of the trees is often, without meaning to be, a map of incomes”: the shaded avenues belong to those who can afford to stay indoors.",
      wrong: [
        "Trees are counted in order to fix taxes | taking the map for an official one, against “without meaning to be”",
        "Trees can raise the income of a poor lane | reversing cause and effect",
        "Trees were mapped first in wealthy towns | taking the map as the point of the sentence",
        "Trees are planted by whoever draws the maps | taking the maker of the map for the planter",
      ],
    },
  },
  {
    text: "Every Friday at four, twelve women of a village we shall call Sonpur sit down under a neem tree with a steel box. Each puts in fifty rupees. The box has three locks, and the keys are held by three women who are not related to one another. When a member needs money, for seed or fees or a doctor, she asks the circle, states her reason aloud, and pays back at an interest that the circle itself has fixed.\n\nA bank manager who visited them was impressed by one figure: in six years only a single loan had gone unpaid. He put it down to the fear of losing face. The women disagreed. A lender in the town, they said, also shamed those who could not pay, and was cheated whenever possible. The difference was that in the circle one borrowed one's neighbours' money, and knew what each coin had cost to save.\n\nThe unpaid loan, it turned out, was that of a widow who had fallen ill. The circle had voted to forget it.",
    idea: {
      ask: "What does the passage mainly show?",
      answer: "Shared savings are repaid out of regard for one another",
      because:
        "The difference, say the women, is that “one borrowed one's neighbours' money, and knew what each coin had cost to save”.",
      wrong: [
        "Banks should visit villages more often than they now do | a lesson that one visit does not teach here",
        "Shame is the surest means of getting a loan paid back | the manager's view, which the women reject",
        "A box with three locks is safer than any bank in town | taking the detail of the box for the point",
        "Loans among villagers are seldom repaid without a written bond | a bond that is nowhere mentioned",
      ],
    },
    detail: {
      ask: "Who held the keys of the box?",
      answer: "Three women who were not relatives",
      because: "The keys “are held by three women who are not related to one another”.",
      wrong: [
        "Three sisters of the same household | the opposite of what is said",
        "The members, each of whom had a key | twelve keys, where there are three",
        "The manager of a bank in the town | mixing in the visitor",
        "The oldest members of the circle | an age of which nothing is said",
      ],
    },
    inference: {
      ask: "What do the last two sentences suggest about the figure that impressed the manager?",
      answer: "The one unpaid loan too was a choice of the circle",
      because: "The circle “had voted to forget it”, so that nobody had failed to pay against its will.",
      wrong: [
        "The women had hidden several other unpaid loans | a dishonesty that nothing suggests",
        "The widow had cheated the circle of its savings | overlooking that she had fallen ill and was excused",
        "The manager had counted the loans wrongly | the figure stands; only its meaning changes",
        "The circle had given up lending to widows since then | a rule of which nothing is said",
      ],
    },
    word: {
      ask: "What does “put it down to” mean in “He put it down to the fear of losing face”?",
      answer: "explained it by",
      because:
        "He gives the fear as the cause of the good figure, and “The women disagreed” with that cause.",
      wrong: [
        "wrote it on paper | the literal sense of putting down in writing",
        "reduced it to | confusing it with lowering an amount",
        "blamed it for | a wrong direction, for the fear is the cause, and the figure is good",
        "kept it quiet for | a secrecy that is not meant",
      ],
    },
    whole: {
      ask: "Which of these is NOT stated in the passage?",
      answer: "The circle lends to people outside it as well",
      because: "Loans are spoken of only “When a member needs money”.",
      wrong: [
        "The circle decides what interest is to be paid | overlooking the end of the first paragraph",
        "A borrower must give her reason for borrowing | overlooking “states her reason aloud”",
        "The members meet on the same day every week | overlooking “Every Friday at four”",
        "No two of the keys are held by relatives | overlooking “not related to one another”",
      ],
    },
  },
  {
    text: "Planners like to count cars, because cars are easy to count. A rubber tube across the road does it. People on foot are harder: they stop to talk, cross where they should not, turn back for a forgotten bag. And since what is counted is what is planned for, the road is widened and the footpath pays for it.\n\nLook at any crowded market street and ask who uses it. For each person in a car there are a dozen who walk, push, carry or wait. They are given a strip one metre wide, and on this strip stand the lamp post, the transformer and somebody's motorcycle. When the walkers step into the road, they are scolded for lack of discipline.\n\nI do not ask that cars be banned. I ask for a simple test. Let the officer in charge of a road walk its length once a month, in the rain, holding a child by one hand and a bag in the other. If that walk is easy, the road is well made. If it is not, no count of cars will tell us why.",
    idea: {
      ask: "What is the writer's main argument?",
      answer: "Roads should be judged by how they serve walkers",
      because: "The test offered is a walk: “If that walk is easy, the road is well made.”",
      wrong: [
        "Cars should be banned from crowded market streets | what the writer expressly does not ask",
        "Walkers need to be taught better road discipline | the scolding that the writer objects to",
        "Planners should count the cars with more accuracy | the opposite, for counting cars is the trouble",
      ],
    },
    detail: {
      ask: "Why, according to the passage, do planners like to count cars?",
      answer: "Counting them is easy",
      because: "They count cars “because cars are easy to count”.",
      wrong: [
        "Cars outnumber walkers | the reverse of the dozen to one in the passage",
        "Car owners pay for roads | a reason from outside the passage",
        "Cars cause most accidents | true or not, it is not given as a reason",
      ],
    },
    inference: {
      ask: "Why should the officer hold a child by one hand and a bag in the other?",
      answer: "To meet the difficulties that ordinary walkers meet",
      because: "The walk is to test the road as those use it who “walk, push, carry or wait”.",
      wrong: [
        "To teach children how a road can be safely crossed | a lesson for the child, where the road is under test",
        "To show that officers too have families to look after | a feeling that the argument does not need",
        "To slow down the drivers who notice the small child | an effect on cars, where the walk matters",
      ],
    },
    word: {
      ask: "What is meant by “the footpath pays for it”?",
      answer: "The footpath is made narrower",
      because: "“the road is widened”, and the space is taken from those who walk.",
      wrong: [
        "Walkers are charged a fee | taking the paying as a payment of money",
        "The footpath is repaired | the opposite of losing by the change",
        "Vendors must pay a rent | bringing in people who are not mentioned",
      ],
    },
    whole: {
      ask: "Why does the writer add “I do not ask that cars be banned”?",
      answer: "To make clear how little is being asked for",
      because: "What is asked for comes next: “I ask for a simple test.”",
      wrong: [
        "To admit that walkers are at times to blame | the scolding is the planners', not the writer's",
        "To grant that planners had to count the cars | the counting is what the writer objects to",
        "To allow that markets could not live without cars | of such a need nothing is said",
        "To warn that a ban would be the next step | no step after the test is named",
      ],
    },
  },
];

export const moneyAndCities = passages("reading-money-and-cities", ROWS);
