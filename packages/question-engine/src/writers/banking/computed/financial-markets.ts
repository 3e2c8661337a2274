import { allPlain, allWhole, crore } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const financialMarkets: WriterList = [
  computed({
    name: "current-yield-of-a-bond",
    topic: "financial-markets",
    difficulty: "EASY",
    write(random) {
      const coupon = random.pick([6, 7, 7.5, 8, 9, 10, 12]);
      const price = random.pick([75, 80, 90, 96, 100, 120, 125, 150]) * 10;
      const result = (coupon * 10 * 100) / price;
      if (!allPlain(result) || price === 1000) return undefined;
      return {
        text: `A bond with a face value of ${money(1000)} pays a coupon of ${percent(coupon)} a year and is traded at ${money(price)}. What is its current yield?`,
        answer: percent(result),
        distractors: [
          wrong(percent(coupon), "giving the coupon rate, which is measured on the face value"),
          wrong(
            percent((coupon * price) / 1000),
            "multiplying by the ratio of price to face value instead of dividing by it",
          ),
          wrong(
            percent((coupon * 2000) / (price + 1000)),
            "dividing by the middle between price and face value",
          ),
          wrong(percent((coupon + result) / 2), "taking the middle between the coupon rate and the yield"),
          ...[coupon + (1000 - price) / 10]
            .filter((amount) => amount > 2 && amount < 25)
            .map((amount) =>
              wrong(percent(amount), "adding the whole gain or loss to maturity to the coupon"),
            ),
        ],
        explanation: [
          `The coupon is ${percent(coupon)} of ${money(1000)} = ${money(coupon * 10)} a year.`,
          `Current yield $= \\frac{${num(coupon * 10).tex}}{${price}} = ${percent(result).tex}$: ${price < 1000 ? "below face value the yield is above the coupon rate" : "above face value the yield is below the coupon rate"}.`,
        ],
        satisfies: (amount) => Math.abs(amount * price - coupon * 10) < 1e-6,
      };
    },
  }),
  computed({
    name: "net-asset-value-of-a-fund",
    topic: "financial-markets",
    difficulty: "EASY",
    write(random) {
      const units = random.pick([5, 8, 10, 20, 25, 40]);
      const nav = random.int(12, 60) + random.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8]);
      const liabilities = random.step(2, 30, 2);
      const assets = units * nav + liabilities;
      return {
        text: `A mutual fund holds assets worth ${crore(assets)} and has liabilities of ${crore(liabilities)}. It has issued ${units} crore units. What is its net asset value per unit?`,
        answer: money(nav),
        distractors: [
          wrong(money(assets / units), "forgetting to take off the liabilities"),
          wrong(money((assets + liabilities) / units), "adding the liabilities instead of subtracting them"),
          wrong(money(nav - liabilities / units), "taking the liabilities off twice"),
          wrong(money(liabilities / units), "dividing the liabilities by the number of units"),
        ],
        explanation: [
          `Net assets are ${crore(assets)} − ${crore(liabilities)} = ${crore(assets - liabilities)}.`,
          `Per unit that is $\\frac{${num(assets - liabilities).tex}}{${units}} = ${num(nav).tex}$, that is ${money(nav)}.`,
        ],
        satisfies: (amount) => Math.abs(amount * units + liabilities - assets) < 1e-6,
      };
    },
  }),
  computed({
    name: "yield-of-a-treasury-bill",
    topic: "financial-markets",
    difficulty: "MEDIUM",
    write(random) {
      const days = random.pick([73, 91.25, 146, 182.5, 292]);
      if (!Number.isInteger(days)) return undefined;
      const rate = random.pick([4, 5, 6, 6.25, 7.5, 8, 10, 12.5]);
      const face = 100;
      const price = face / (1 + (rate / 100) * (days / 365));
      const shown = Math.round(price * 100) / 100;
      const discount = face - shown;
      const result = (discount / shown) * (365 / days) * 100;
      return {
        text: `A treasury bill with a face value of ${money(face)} and ${days} days to run is sold for ${money(shown)}. What is its annual yield by simple interest on the price paid (365 days to the year, to two decimals)?`,
        answer: percent(result),
        distractors: [
          wrong(
            percent((discount / face) * (365 / days) * 100),
            "comparing the discount with the face value instead of the price paid",
          ),
          wrong(
            percent((discount / shown) * 100),
            "giving the return for the days themselves instead of for a year",
          ),
          wrong(
            percent((discount / shown) * (days / 365) * 100),
            "multiplying by the fraction of the year instead of dividing by it",
          ),
          wrong(percent((discount / face) * 100), "giving the discount in per cent of the face value"),
        ],
        explanation: [
          `The buyer gains ${money(discount)} on ${money(shown)} in ${days} days.`,
          `For a year: $\\frac{${num(discount).tex}}{${num(shown).tex}} \\times \\frac{365}{${days}} = ${percent(result).tex}$.`,
        ],
        verify: () => Math.abs(shown * (1 + (result / 100) * (days / 365)) - face) < 1e-6,
      };
    },
  }),
  computed({
    name: "return-on-a-share",
    topic: "financial-markets",
    difficulty: "MEDIUM",
    write(random) {
      const { name } = person(random);
      const face = random.pick([10, 100]);
      const bought = random.pick([40, 50, 80, 125, 160, 200, 250]) * (face === 10 ? 1 : 4);
      const dividend = random.pick([10, 20, 25, 30, 40]);
      const gain = random.step(-10, 40, 5);
      const sold = bought * (1 + gain / 100);
      const paid = (face * dividend) / 100;
      const result = ((sold - bought + paid) / bought) * 100;
      if (!allPlain(result) || !allWhole(sold) || gain === 0) return undefined;
      return {
        text: `${name} buys a share of face value ${money(face)} for ${money(bought)}. During the year it pays a dividend of ${dividend}%, and at the end of the year it is sold for ${money(sold)}. What is the total return for the year on the money invested?`,
        answer: percent(result),
        distractors: [
          wrong(
            percent(gain + dividend),
            "reckoning the dividend on the price paid instead of on the face value",
          ),
          wrong(percent((paid / bought) * 100), "giving the dividend yield only"),
          wrong(percent(((sold - bought + paid) / sold) * 100), "dividing by the selling price"),
          wrong(percent(gain), "leaving out the dividend"),
        ],
        explanation: [
          `The dividend is ${dividend}% of the face value: ${money(paid)}. The change of price is ${money(sold)} − ${money(bought)} = ${money(sold - bought)}.`,
          `The return is $\\frac{${num(sold - bought + paid).tex}}{${bought}}$ of the price paid: ${percent(result)}.`,
        ],
        satisfies: (amount) => Math.abs(bought * (1 + amount) - sold - paid) < 1e-6,
      };
    },
  }),
  computed({
    name: "price-of-a-two-year-bond",
    topic: "financial-markets",
    difficulty: "HARD",
    write(random) {
      const rate = random.pick([4, 5, 8, 10, 12, 20, 25]);
      const coupon = random.pick([5, 6, 8, 10, 12, 15]);
      const growth = 1 + rate / 100;
      const face = random.pick([1000, 1210, 2000, 2500, 4410, 5000, 10000]);
      const paid = (face * coupon) / 100;
      const price = paid / growth + (paid + face) / growth ** 2;
      if (coupon === rate || isTie(price, 0)) return undefined;
      return {
        text: `A bond with a face value of ${money(face)} pays a coupon of ${coupon}% at the end of each of two years and is then repaid at face value. What is it worth today to an investor who wants ${rate}% a year (to the nearest rupee)?`,
        answer: money(Math.round(price)),
        distractors: [
          wrong(
            money(Math.round((2 * paid + face) / growth ** 2)),
            "discounting the first coupon for two years",
          ),
          wrong(
            money(Math.round(face + (2 * face * (coupon - rate)) / 100)),
            "adding the differences of the rates without discounting",
          ),
          wrong(money(Math.round(face / growth ** 2)), "leaving out the coupons"),
          wrong(money(face), "taking the bond to be worth its face value whatever the rate"),
          wrong(money(Math.round((paid + paid + face) / growth)), "discounting for one year only"),
        ],
        explanation: [
          `The payments are ${money(paid)} after one year and ${money(paid + face)} after two years.`,
          `$\\frac{${num(paid).tex}}{${num(growth).tex}} + \\frac{${num(paid + face).tex}}{${num(growth).tex}^2} \\approx ${num(Math.round(price)).tex}$, that is ${money(Math.round(price))}: ${coupon < rate ? "below" : "above"} face value because the coupon is ${coupon < rate ? "lower" : "higher"} than the rate wanted.`,
        ],
        verify() {
          const after = price * growth - paid;
          return Math.abs(after * growth - paid - face) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "price-after-bonus-and-rights",
    topic: "financial-markets",
    difficulty: "HARD",
    write(random) {
      const held = random.int(2, 6);
      const fresh = random.int(1, 2);
      const issue = random.step(40, 200, 10);
      const market = issue + (held + fresh) * random.step(5, 40, 5);
      const price = (held * market + fresh * issue) / (held + fresh);
      if (!allWhole(price)) return undefined;
      return {
        text: `A company offers its shareholders ${fresh} new ${fresh === 1 ? "share" : "shares"} for every ${held} held, at ${money(issue)} each. Just before, a share trades at ${money(market)}. What is the theoretical price of a share after the rights issue?`,
        answer: money(price),
        distractors: [
          wrong(
            money((market + issue) / 2),
            "averaging the two prices without regard to the numbers of shares",
          ),
          wrong(
            money((fresh * market + held * issue) / (held + fresh)),
            "exchanging the weights of old and new shares",
          ),
          wrong(money(market), "leaving the price unchanged"),
          wrong(money((held * market) / (held + fresh)), "treating the new shares as a free bonus"),
          wrong(money(market - issue), "subtracting the issue price from the market price"),
        ].filter(({ value }) => typeof value === "string" || allWhole(value.number ?? 0)),
        explanation: [
          `For every ${held} old shares worth ${money(held * market)} the company gets ${money(fresh * issue)} more, and there are then ${held + fresh} shares.`,
          `$\\frac{${held * market} + ${fresh * issue}}{${held + fresh}} = ${num(price).tex}$, that is ${money(price)}.`,
        ],
        verify: () => Math.abs(price * (held + fresh) - fresh * issue - held * market) < 1e-6,
      };
    },
  }),
];
