import { allPlain, allWhole, crore } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent, words } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const indianEconomy: WriterList = [
  computed({
    name: "share-of-a-sector-in-gva",
    topic: "indian-economy",
    difficulty: "EASY",
    write(random) {
      const total = random.pick([400, 500, 600, 800, 1000]);
      const farm = random.int(14, 30);
      const industry = random.intExcept(20, 34, farm);
      const service = 100 - farm - industry;
      const [a, i, s] = [farm, industry, service].map((share) => (share * total) / 100) as [
        number,
        number,
        number,
      ];
      if (!allWhole(a, i, s)) return undefined;
      const asked = random.pick([
        {
          name: "primary",
          own: farm,
          others: [industry, service],
          holds: `${crore(a)} of agriculture and allied activities`,
        },
        {
          name: "secondary",
          own: industry,
          others: [farm, service],
          holds: `${crore(i)} of manufacturing, construction and power`,
        },
        { name: "tertiary", own: service, others: [farm, industry], holds: `${crore(s)} of services` },
      ]);
      const [one = 0, two = 0] = asked.others;
      return {
        text: `The gross value added of a state is made up of ${crore(a)} from agriculture and allied activities, ${crore(i)} from manufacturing, construction and power, and ${crore(s)} from services. What is the share of the ${asked.name} sector?`,
        answer: percent(asked.own),
        distractors: [
          wrong(percent(one), "taking another sector for it"),
          wrong(percent(two), "mixing up the sectors"),
          wrong(percent(100 - asked.own), "giving the share of the other two sectors together"),
          ...(asked.own < 50
            ? [
                wrong(
                  percent((asked.own / (100 - asked.own)) * 100),
                  "comparing with the other sectors instead of with the total",
                ),
              ]
            : [wrong(percent(asked.own - 2), "slipping in the division")]),
        ],
        explanation: [
          `The total is ${crore(a)} + ${crore(i)} + ${crore(s)} = ${crore(total)}.`,
          `The ${asked.name} sector is the ${asked.holds}: ${percent(asked.own)} of the total.`,
        ],
        verify: () => farm + industry + service === 100,
      };
    },
  }),
  computed({
    name: "growth-from-saving-and-capital-output-ratio",
    topic: "indian-economy",
    difficulty: "MEDIUM",
    write(random) {
      const ratio = random.pick([2.5, 3, 4, 5]);
      const growth = random.step(3, 9, 0.5);
      const saving = growth * ratio;
      const population = random.pick([1, 1.5, 2]);
      const perHead = growth - population;
      const asksSaving = random.chance();
      return {
        text: asksSaving
          ? `A plan aims at a growth of ${percent(perHead)} a year in income per head while population grows by ${percent(population)} a year. The incremental capital–output ratio is ${num(ratio)}. By the Harrod–Domar model, and adding growth rates, what part of income must be saved and invested?`
          : `A country saves and invests ${percent(saving)} of its income, its incremental capital–output ratio is ${num(ratio)} and its population grows by ${percent(population)} a year. By the Harrod–Domar model, about how fast does income per head grow?`,
        answer: percent(asksSaving ? saving : perHead),
        distractors: asksSaving
          ? [
              wrong(percent(perHead * ratio), "forgetting that income must also keep up with population"),
              wrong(
                percent((perHead - population) * ratio),
                "subtracting the growth of population instead of adding it",
              ),
              wrong(percent(perHead + population), "giving the growth of total income that is needed"),
              wrong(
                percent(perHead * ratio + population),
                "adding the growth of population only after multiplying by the capital–output ratio",
              ),
            ]
          : [
              wrong(percent(growth), "forgetting the growth of population"),
              wrong(
                percent(growth + population),
                "adding the growth of population instead of subtracting it",
              ),
              wrong(percent(saving - population), "leaving out the capital–output ratio"),
              wrong(
                percent((saving - population) / ratio),
                "subtracting the growth of population before dividing",
              ),
            ],
        explanation: asksSaving
          ? [
              `Total income must grow by $${num(perHead).tex} + ${num(population).tex} = ${num(growth).tex}$ per cent a year.`,
              `Growth is the saving rate divided by the capital–output ratio, so the saving rate is $${num(growth).tex} \\times ${num(ratio).tex} $ per cent, that is ${percent(saving)}.`,
            ]
          : [
              `Total income grows by $\\frac{${num(saving).tex}}{${num(ratio).tex}} = ${num(growth).tex}$ per cent a year.`,
              `Income per head grows by about $${num(growth).tex} - ${num(population).tex} $ per cent, that is ${percent(perHead)}.`,
            ],
        verify: () => Math.abs(saving / ratio - population - perHead) < 1e-9,
      };
    },
  }),
  computed({
    name: "participation-and-worker-ratios",
    topic: "indian-economy",
    difficulty: "MEDIUM",
    write(random) {
      const population = random.pick([400, 500, 600, 750, 800, 900]);
      const participation = random.step(40, 60, 1);
      const rate = random.pick([4, 5, 8, 10]);
      const force = (population * participation) / 100;
      const jobless = (force * rate) / 100;
      const workers = force - jobless;
      const wpr = (workers / population) * 100;
      if (!allWhole(force, jobless) || !allPlain(wpr)) return undefined;
      const asksWorkers = random.chance();
      return {
        text: asksWorkers
          ? `In a district of ${population} thousand people, ${percent(participation)} of the population belong to the labour force, and ${percent(rate)} of the labour force are unemployed. What is the worker–population ratio?`
          : `In a district of ${population} thousand people the worker–population ratio is ${percent(wpr)} and ${jobless} thousand people are unemployed. What is the unemployment rate?`,
        answer: percent(asksWorkers ? wpr : rate),
        distractors: asksWorkers
          ? [
              wrong(percent(participation - rate), "subtracting percentages of different totals"),
              wrong(
                percent((participation * rate) / 100),
                "giving the share of the unemployed in the population",
              ),
              wrong(percent(100 - participation), "giving the share of people outside the labour force"),
              wrong(percent(100 - rate), "giving the share of the labour force that has work"),
            ]
          : [
              wrong(
                percent((jobless / population) * 100),
                "dividing by the population instead of by the labour force",
              ),
              wrong(
                percent((jobless / workers) * 100),
                "dividing by the workers instead of by the labour force",
              ),
              wrong(percent(100 - wpr), "counting everyone without work as unemployed"),
              wrong(percent(participation), "giving the labour force participation rate"),
            ],
        explanation: [
          `The labour force is ${force} thousand: ${num(workers)} thousand workers and ${num(jobless)} thousand unemployed.`,
          asksWorkers
            ? `Workers make up $\\frac{${num(workers).tex}}{${population}} = ${percent(wpr).tex}$ of the population.`
            : `The unemployed make up $\\frac{${num(jobless).tex}}{${num(force).tex}} = ${percent(rate).tex}$ of the labour force.`,
        ],
        verify: () => Math.abs((participation * (100 - rate)) / 100 - wpr) < 1e-6,
      };
    },
  }),
  computed({
    name: "growth-from-sector-growth",
    topic: "indian-economy",
    difficulty: "HARD",
    write(random) {
      const farm = random.step(15, 30, 5);
      const industry = random.step(20, 35, 5);
      const service = 100 - farm - industry;
      const g = [random.int(1, 4), random.int(4, 9), random.int(6, 12)] as const;
      const growth = (farm * g[0] + industry * g[1] + service * g[2]) / 100;
      const serviceShare = (service * (100 + g[2])) / (100 + growth);
      if (!allPlain(growth) || isTie(serviceShare, 1) || new Set(g).size < 3) return undefined;
      const asksShare = random.chance();
      const tenths = (value: number) => words(`${value.toFixed(1)}%`);
      return {
        text: `In the first year of a plan agriculture makes up ${farm}% of an economy's output, industry ${industry}% and services ${service}%. In the next year they grow by ${g[0]}%, ${g[1]}% and ${g[2]}% in real terms. ${asksShare ? "What is the share of services in output then (to one decimal)?" : "By how many per cent does total output grow?"}`,
        answer: asksShare ? tenths(serviceShare) : percent(growth),
        distractors: asksShare
          ? [
              wrong(tenths((service * (100 + g[2])) / 100), "forgetting that total output grows as well"),
              wrong(tenths(service + g[2]), "adding the growth rate to the share"),
              wrong(tenths((service * 100) / (100 + growth)), "letting only the total grow"),
              wrong(tenths(service + g[2] - growth), "subtracting the growth rates from the share in points"),
            ]
          : [
              wrong(percent((g[0] + g[1] + g[2]) / 3), "taking the plain average of the growth rates"),
              wrong(percent(g[0] + g[1] + g[2]), "adding up the growth rates"),
              wrong(percent(g[2]), "taking the rate of the largest sector"),
              wrong(
                percent((farm * g[2] + industry * g[1] + service * g[0]) / 100),
                "giving agriculture the weight of services and services that of agriculture",
              ),
            ],
        explanation: [
          `Weighting each rate with the share of its sector: $${num(farm / 100).tex} \\times ${g[0]} + ${num(industry / 100).tex} \\times ${g[1]} + ${num(service / 100).tex} \\times ${g[2]} = ${num(growth).tex}$, so output grows by ${percent(growth)}.`,
          ...(asksShare
            ? [
                `Of an output of 100 services had ${service}; now they have $${num((service * (100 + g[2])) / 100).tex}$ of $${num(100 + growth).tex}$, which is ${tenths(serviceShare)}.`,
              ]
            : []),
        ],
        verify() {
          const after = [farm * (100 + g[0]), industry * (100 + g[1]), service * (100 + g[2])] as const;
          const total = after[0] + after[1] + after[2];
          return (
            Math.abs(total / 100 - 100 - growth) < 1e-9 &&
            Math.abs((after[2] / total) * 100 - serviceShare) < 1e-9
          );
        },
      };
    },
  }),
  computed({
    name: "support-price-and-procurement-cost",
    topic: "indian-economy",
    difficulty: "HARD",
    write(random) {
      const b = random.pick([2, 4, 5]);
      const d = random.pick([2, 4, 5]);
      const price = random.int(16, 30);
      const quantity = random.step(100, 240, 10);
      const support = price + random.int(2, 6);
      const issue = price - random.int(2, 8);
      const [a, c] = [quantity + b * price, quantity - d * price];
      const bought = c + d * support - (a - b * support);
      const loss = bought * (support - issue);
      if (c + d * issue < 0 || bought <= 0 || a - b * support <= 0) return undefined;
      return {
        text: `In lakh tonnes, the demand for a grain is $Q_d = ${a} - ${b}P$ and its supply is $Q_s = ${c === 0 ? "" : `${c} + `}${d}P$, where $P$ is the price in rupees per kilogram. The government supports a price of ${money(support)}: it buys what the market does not take and sells this stock abroad at ${money(issue)}. How many lakh tonnes does it buy, and how much does it lose on each kilogram?`,
        answer: `${bought} lakh tonnes, with a loss of ${money(support - issue)} a kg`,
        distractors: [
          wrong(
            `${bought} lakh tonnes, with a loss of ${money(support - price)} a kg`,
            "measuring the loss from the equilibrium price instead of the price abroad",
          ),
          wrong(
            `${c + d * support} lakh tonnes, with a loss of ${money(support - issue)} a kg`,
            "letting the government buy the whole supply",
          ),
          wrong(
            `${d * (support - price)} lakh tonnes, with a loss of ${money(support - issue)} a kg`,
            "counting only the extra supply and not the fall of demand",
          ),
          wrong(
            `${c + d * support} lakh tonnes, with a loss of ${money(support - price)} a kg`,
            "letting the government buy the whole supply and measuring the loss from the equilibrium price",
          ),
        ],
        explanation: [
          `At ${money(support)} farmers supply ${c + d * support} and buyers take ${a - b * support}, so the government buys ${bought} lakh tonnes.`,
          `It pays ${money(support)} and gets ${money(issue)}: ${bought} lakh tonnes, with a loss of ${money(support - issue)} a kg.`,
        ],
        verify: () => bought === (b + d) * (support - price) && loss > 0,
      };
    },
  }),
];
