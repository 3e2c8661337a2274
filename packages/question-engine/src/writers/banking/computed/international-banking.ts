import { allPlain, allWhole, crore } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const internationalBanking: WriterList = [
  computed({
    name: "buying-and-selling-rate",
    topic: "international-banking",
    difficulty: "EASY",
    write(random) {
      const [currency, least] = random.pick([
        ["US dollars", 78],
        ["euros", 88],
        ["pounds", 100],
      ] as const);
      const buying = least + random.step(0, 12, 0.5);
      const selling = buying + random.pick([0.2, 0.25, 0.4, 0.5, 0.8]);
      const amount = random.step(200, 5000, 100);
      const customerSells = random.chance();
      const answer = amount * (customerSells ? buying : selling);
      return {
        text: `A bank quotes a buying rate of ${money(buying)} and a selling rate of ${money(selling)} for one ${currency.slice(0, -1)}. A customer ${customerSells ? `brings ${amount} ${currency} to be changed into rupees` : `wants ${amount} ${currency} for a journey abroad`}. How many rupees does the customer ${customerSells ? "get" : "pay"}?`,
        answer: money(answer),
        distractors: [
          wrong(
            money(amount * (customerSells ? selling : buying)),
            "reading the two rates from the customer's side instead of the bank's",
          ),
          wrong(money((amount * (buying + selling)) / 2), "using the middle of the two rates"),
          wrong(
            money(amount * (selling + (selling - buying))),
            "adding the margin to the selling rate once more",
          ),
          wrong(
            money(amount * (buying - (selling - buying))),
            "taking the margin off the buying rate once more",
          ),
        ],
        explanation: [
          `The rates are named from the bank's side: when the customer ${customerSells ? "brings foreign currency, the bank buys it" : "takes foreign currency, the bank sells it"}.`,
          `$${amount} \\times ${num(customerSells ? buying : selling).tex} = ${num(answer).tex}$, that is ${money(answer)}.`,
        ],
        verify: () => Math.abs(answer / amount - (customerSells ? buying : selling)) < 1e-9,
      };
    },
  }),
  computed({
    name: "cross-rate-of-two-currencies",
    topic: "international-banking",
    difficulty: "MEDIUM",
    write(random) {
      const dollar = random.pick([75, 76, 78, 80, 82, 84, 86]);
      const euro = random.pick([1.05, 1.1, 1.15, 1.2, 1.25]);
      const amount = random.step(100, 2000, 50);
      const answer = amount * euro * dollar;
      return {
        text: `A US dollar costs ${money(dollar)}, and a euro costs ${euro.toFixed(2)} US dollars. How many rupees does a traveller need for ${amount} euros (charges left aside)?`,
        answer: money(answer),
        distractors: [
          wrong(
            money((amount * dollar) / euro),
            "dividing by the dollar price of the euro instead of multiplying",
          ),
          wrong(money(amount * dollar), "taking a euro and a dollar to be worth the same"),
          wrong(money(amount * (dollar + euro)), "adding the two rates instead of multiplying them"),
          wrong(money(amount * euro * euro * dollar), "multiplying by the dollar price of the euro twice"),
        ],
        explanation: [
          `A euro is worth $${num(euro).tex} \\times ${dollar} = ${num(euro * dollar).tex}$ rupees.`,
          `For ${amount} euros one pays $${amount} \\times ${num(euro * dollar).tex} = ${num(answer).tex}$ rupees, that is ${money(answer)}.`,
        ],
        satisfies: (result) => Math.abs(result / dollar / euro - amount) < 1e-6,
      };
    },
  }),
  computed({
    name: "capital-to-risk-weighted-assets",
    topic: "international-banking",
    difficulty: "MEDIUM",
    write(random) {
      const cash = random.step(100, 400, 50);
      const homes = random.step(200, 1000, 100);
      const firms = random.step(400, 2000, 100);
      const homeWeight = random.pick([35, 50, 75]);
      const weighted = (homes * homeWeight) / 100 + firms;
      const tierOne = random.step(40, 180, 10);
      const tierTwo = random.step(10, 60, 5);
      const ratio = ((tierOne + tierTwo) / weighted) * 100;
      if (!allPlain(ratio * 10) || isTie(ratio, 1) || ratio < 5 || ratio > 25) return undefined;
      return {
        text: `A bank has Tier 1 capital of ${crore(tierOne)} and Tier 2 capital of ${crore(tierTwo)}. Its assets and their risk weights are: government securities ${crore(cash)} (0%), housing loans ${crore(homes)} (${homeWeight}%), loans to firms ${crore(firms)} (100%). What is its capital to risk-weighted assets ratio (to one decimal)?`,
        answer: percent(ratio, 1),
        distractors: [
          wrong(
            percent(((tierOne + tierTwo) / (cash + homes + firms)) * 100, 1),
            "dividing by all assets without their risk weights",
          ),
          wrong(percent((tierOne / weighted) * 100, 1), "leaving out Tier 2 capital"),
          wrong(
            percent(((tierOne + tierTwo) / (homes + firms)) * 100, 1),
            "giving housing loans a weight of 100%",
          ),
          wrong(percent(((tierOne + tierTwo) / firms) * 100, 1), "leaving out housing loans"),
        ],
        explanation: [
          `Risk-weighted assets: $0 + ${num(homeWeight / 100).tex} \\times ${homes} + ${firms} = ${num(weighted).tex}$ crore rupees.`,
          `Capital is ${crore(tierOne + tierTwo)}, so the ratio is $\\frac{${tierOne + tierTwo}}{${num(weighted).tex}} = ${percent(ratio, 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "forward-rate-by-interest-parity",
    topic: "international-banking",
    difficulty: "HARD",
    write(random) {
      const spot = random.pick([74, 75, 76.5, 78, 80, 82.4, 83.2, 84, 85]);
      const abroad = random.pick([2, 3, 4, 5]);
      const home = random.intExcept(5, 12, abroad);
      const forward = (spot * (1 + home / 100)) / (1 + abroad / 100);
      if (isTie(forward, 2)) return undefined;
      return {
        text: `A US dollar costs ${money(spot)} today. The one-year rate of interest is ${home}% in rupees and ${abroad}% in dollars. What is the one-year forward price of a dollar by covered interest parity (to the nearest paisa)?`,
        answer: money(forward),
        distractors: [
          wrong(
            money(spot * (1 + (home - abroad) / 100)),
            "adding the difference of the interest rates, which is only the rough rule",
          ),
          wrong(money((spot * (1 + abroad / 100)) / (1 + home / 100)), "inverting the two interest rates"),
          wrong(money(spot * (1 + home / 100)), "leaving out the interest on dollars"),
          wrong(money(spot * (1 + home / 100) * (1 + abroad / 100)), "multiplying by both interest factors"),
        ],
        explanation: [
          `A dollar kept for a year grows to $${num(1 + abroad / 100).tex}$ dollars; the ${money(spot)} that it costs grow to ${money(spot * (1 + home / 100))}.`,
          `Neither way may be better, so the forward price is $\\frac{${num(spot * (1 + home / 100)).tex}}{${num(1 + abroad / 100).tex}} = ${num(forward).tex}$, that is ${money(forward)}.`,
        ],
        satisfies: (result) => Math.abs(result * (1 + abroad / 100) - spot * (1 + home / 100)) < 0.011,
      };
    },
  }),
  computed({
    name: "capital-needed-for-more-lending",
    topic: "international-banking",
    difficulty: "MEDIUM",
    write(random) {
      const needed = random.pick([8, 9, 10, 12]);
      const weighted = random.step(1000, 5000, 250);
      const ratio = needed + random.pick([1, 2, 3]);
      const capital = (weighted * ratio) / 100;
      const weight = random.pick([50, 75, 100, 125, 150]);
      const room = ((capital * 100) / needed - weighted) / (weight / 100);
      if (!allWhole(capital, room) || weight === 100) return undefined;
      return {
        text: `A country applies the Basel rules and asks its banks for capital of at least ${needed}% of their risk-weighted assets. A bank has capital of ${crore(capital)} and risk-weighted assets of ${crore(weighted)}. How much more can it lend to borrowers with a risk weight of ${weight}% without raising capital?`,
        answer: crore(room),
        distractors: [
          wrong(crore((capital * 100) / needed - weighted), "overlooking the risk weight of the new loans"),
          wrong(
            crore((((capital * 100) / needed - weighted) * weight) / 100),
            "multiplying by the risk weight instead of dividing by it",
          ),
          wrong(crore(capital - (weighted * needed) / 100), "giving the surplus of capital"),
          wrong(crore((capital * 100) / needed), "giving the largest amount of risk-weighted assets"),
        ],
        explanation: [
          `Capital of ${crore(capital)} carries risk-weighted assets of at most $\\frac{${num(capital).tex}}{${num(needed / 100).tex}} = ${num((capital * 100) / needed).tex}$ crore rupees, ${num((capital * 100) / needed - weighted)} more than now.`,
          `Each rupee lent at a risk weight of ${weight}% counts as ${num(weight / 100)}: $\\frac{${num((capital * 100) / needed - weighted).tex}}{${num(weight / 100).tex}} = ${num(room).tex}$, that is ${crore(room)}.`,
        ],
        verify: () => Math.abs(capital / (weighted + (room * weight) / 100) - needed / 100) < 1e-9,
      };
    },
  }),
];
