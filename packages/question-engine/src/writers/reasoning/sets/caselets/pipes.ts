import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { askNumber, askWords } from "../../../../kit/deduced.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list } from "../../../../writing/english.ts";
import { deducedSet, type Form } from "./deduced-set.ts";

/** From the source over three stations and two others to the town. */
type Pipe = readonly [from: number, to: number];
const PIPES: readonly Pipe[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 4],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 6],
  [5, 6],
];
const [SA, SB, SC, AB, AD, BD, BE, CE, DT, ET] = range(0, PIPES.length - 1) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
/** How much flows in each pipe, in the order of the list. */
type Flows = readonly number[];

interface Network {
  names: readonly string[];
  capacities: Flows;
  /** Two pipes in which as much has to flow. */
  equal: readonly [number, number];
  /** A pipe in which at least so much has to flow. */
  least: { pipe: number; flow: number };
}

const flowIn = (flows: Flows, pipe: number) => flows[pipe] ?? 0;
const delivered = (flows: Flows) => flowIn(flows, DT) + flowIn(flows, ET);

const isAllowed = ({ capacities, equal, least }: Network, flows: Flows) =>
  flows.every((flow, pipe) => flow >= 0 && flow <= flowIn(capacities, pipe)) &&
  flowIn(flows, equal[0]) === flowIn(flows, equal[1]) &&
  flowIn(flows, least.pipe) >= least.flow;

/** All that can flow, from what leaves the source and how two stations share it out. */
function flowsFrom(network: Network): Flows[] {
  const most = (pipe: number) => flowIn(network.capacities, pipe);
  const found: Flows[] = [];
  for (let sa = 0; sa <= most(SA); sa++)
    for (let ab = Math.max(0, sa - most(AD)); ab <= Math.min(sa, most(AB)); ab++)
      for (let sb = 0; sb <= most(SB); sb++)
        for (let bd = Math.max(0, sb + ab - most(BE)); bd <= Math.min(sb + ab, most(BD)); bd++)
          for (let sc = 0; sc <= Math.min(most(SC), most(CE)); sc++) {
            const [ad, be] = [sa - ab, sb + ab - bd];
            const flows = [sa, sb, sc, ab, ad, bd, be, sc, ad + bd, be + sc];
            if (isAllowed(network, flows)) found.push(flows);
          }
  return found;
}

/** The same from what the last stations receive, which fixes all that comes before. */
function flowsBackwards(network: Network): Flows[] {
  const most = (pipe: number) => flowIn(network.capacities, pipe);
  const found: Flows[] = [];
  for (let ad = 0; ad <= most(AD); ad++)
    for (let bd = 0; bd <= Math.min(most(BD), most(DT) - ad); bd++)
      for (let be = 0; be <= most(BE); be++)
        for (let ce = 0; ce <= Math.min(most(CE), most(ET) - be); ce++)
          for (let ab = 0; ab <= most(AB); ab++) {
            const flows = [ad + ab, bd + be - ab, ce, ab, ad, bd, be, ce, ad + bd, be + ce];
            if (isAllowed(network, flows)) found.push(flows);
          }
  return found;
}

interface Drawn extends Network {
  all: readonly Flows[];
}

const pipeName = ({ names }: Network, pipe: number) =>
  `${names[PIPES[pipe]?.[0] ?? 0]}–${names[PIPES[pipe]?.[1] ?? 0]}`;
const greatest = (all: readonly Flows[], read: (flows: Flows) => number) =>
  all.reduce((most, flows) => Math.max(most, read(flows)), 0);
function fullest(all: readonly Flows[]): Flows[] {
  const most = greatest(all, delivered);
  return all.filter((flows) => delivered(flows) === most);
}

function drawNetwork(random: Random): Drawn | undefined {
  const capacities = PIPES.map((_, pipe) => (pipe < AB || pipe > CE ? random.int(6, 12) : random.int(3, 8)));
  const network: Network = {
    names: [...random.pick(["SABCDET", "PQRUVWZ", "FGHJKLM"])],
    capacities,
    equal: random.pick([
      [BD, BE],
      [AD, CE],
      [BD, CE],
      [AD, BE],
    ] as const),
    least: { pipe: AB, flow: random.int(1, 3) },
  };
  const all = flowsFrom(network);
  if (all.length === 0) return undefined;
  const most = greatest(all, delivered);
  const free = flowsFrom({ ...network, equal: [SA, SA], least: { pipe: AB, flow: 0 } });
  const ends = [sum(capacities.slice(0, AB)), sum(capacities.slice(DT))];
  // The capacities within the net and both conditions have to bind.
  if (most >= Math.min(...ends) || greatest(free, delivered) === most) return undefined;
  return { ...network, all };
}

function worked(network: Drawn): string[] {
  const best = fullest(network.all)[0] ?? [];
  const flows = PIPES.map((_, pipe) => `${pipeName(network, pipe)} ${flowIn(best, pipe)}`);
  const [one, other] = network.equal;
  return [
    `What a station receives it passes on. With equal flows in ${pipeName(network, one)} and ${pipeName(network, other)} and at least ${network.least.flow} in ${pipeName(network, network.least.pipe)}, the capacities allow at most ${delivered(best)} units to reach ${network.names[6]}.`,
    `One way to reach it, in units an hour: ${list(flows)}.`,
  ];
}

const mostDelivered: Form<Drawn> = (_, network) => {
  const { names, capacities, all } = network;
  const answer = greatest(all, delivered);
  const free = flowsFrom({ ...network, equal: [SA, SA], least: { pipe: AB, flow: 0 } });
  return askNumber({
    text: `What is the greatest number of units an hour that can reach ${names[6]}?`,
    answer,
    slips: [
      [greatest(free, delivered), "leaving the two conditions out of account"],
      [sum(capacities.slice(0, AB)), `adding up the pipes that leave ${names[0]}`],
      [sum(capacities.slice(DT)), `adding up the pipes that reach ${names[6]}`],
    ],
    explanation: [...worked(network), `So the answer is $${answer}$.`],
    verify: () => greatest(flowsBackwards(network), delivered) === answer,
  });
};

const boundInPipe: Form<Drawn> = (random, network) => {
  const best = fullest(network.all);
  const pipe = random.pick([SA, SB, SC, AD, BD, BE, CE, DT, ET]);
  const amounts = [...new Set(best.map((flows) => flowIn(flows, pipe)))];
  const most = random.chance();
  const answer = most ? Math.max(...amounts) : Math.min(...amounts);
  const side = most ? "greatest" : "least";
  if (answer === flowIn(network.capacities, pipe) || answer === 0) return undefined;
  return askNumber({
    text: `When as much as possible reaches ${network.names[6]}, what is the ${side} possible flow in the pipe ${pipeName(network, pipe)}, in units an hour?`,
    answer,
    among: range(0, flowIn(network.capacities, pipe)),
    slips: [
      [flowIn(network.capacities, pipe), "taking the pipe to be full"],
      [most ? Math.min(...amounts) : Math.max(...amounts), "giving the other end of what is possible"],
    ],
    explanation: [
      ...worked(network),
      `Over all the ways to reach it, the flow in ${pipeName(network, pipe)} is ${list(
        amounts.sort((x, y) => x - y),
        "or",
      )}; so the ${side} is $${answer}$.`,
    ],
    verify: () => {
      const again = fullest(flowsBackwards(network)).map((flows) => flowIn(flows, pipe));
      return (most ? Math.max(...again) : Math.min(...again)) === answer;
    },
  });
};

const withPipeClosed: Form<Drawn> = (random, network) => {
  const pipe = random.pick([SA, SB, SC, BD, CE].filter((some) => !network.equal.includes(some)));
  const closed = { ...network, capacities: network.capacities.map((most, at) => (at === pipe ? 0 : most)) };
  const all = flowsFrom(closed);
  if (all.length === 0) return undefined;
  const before = greatest(network.all, delivered);
  const answer = greatest(all, delivered);
  if (before - answer === flowIn(network.capacities, pipe)) return undefined;
  return askNumber({
    text: `If the pipe ${pipeName(network, pipe)} is closed, and both conditions still hold, what is the greatest number of units an hour that can reach ${network.names[6]}?`,
    answer,
    slips: [
      [before, "leaving the amount as it was"],
      [before - flowIn(network.capacities, pipe), "taking the capacity of the closed pipe away"],
    ],
    explanation: [
      ...worked(network),
      `Without ${pipeName(network, pipe)} other pipes take over a part, and at most $${answer}$ units an hour arrive.`,
    ],
    verify: () => greatest(flowsBackwards(closed), delivered) === answer,
  });
};

const whichToWiden: Form<Drawn> = (random, network) => {
  const before = greatest(network.all, delivered);
  const widened = (pipe: number) => ({
    ...network,
    capacities: network.capacities.map((most, at) => (at === pipe ? most + 1 : most)),
  });
  const helps = PIPES.map((_, pipe) => greatest(flowsFrom(widened(pipe)), delivered) > before);
  const good = range(0, PIPES.length - 1).filter((pipe) => helps[pipe]);
  const idle = range(0, PIPES.length - 1).filter((pipe) => !helps[pipe]);
  if (good.length === 0 || idle.length < 4) return undefined;
  const pipe = random.pick(good);
  return askWords({
    text: `Which of these pipes should be given one unit an hour more of capacity, so that more can reach ${network.names[6]}?`,
    answer: pipeName(network, pipe),
    slips: random
      .shuffle(idle)
      .map(
        (other) => [pipeName(network, other), "widening a pipe that does not hold the flow back"] as const,
      ),
    explanation: [
      ...worked(network),
      `Of those named, only ${pipeName(network, pipe)} holds the flow back: with one more unit there, ${greatest(flowsFrom(widened(pipe)), delivered)} units an hour can arrive.`,
    ],
    verify: () =>
      greatest(flowsBackwards(widened(pipe)), delivered) > before &&
      idle.every((other) => greatest(flowsBackwards(widened(other)), delivered) === before),
  });
};

const boundBelow: Form<Drawn> = (random, network) => {
  const pipe = random.pick([SA, SB, AD, BE, DT]);
  const wanted = greatest(network.all, delivered) - random.int(1, 3);
  const enough = (all: readonly Flows[]) => all.filter((flows) => delivered(flows) >= wanted);
  const answer = Math.min(...enough(network.all).map((flows) => flowIn(flows, pipe)));
  if (answer < 1 || answer >= flowIn(network.capacities, pipe)) return undefined;
  return askNumber({
    text: `If at least ${wanted} units an hour have to reach ${network.names[6]}, what is the least possible flow in the pipe ${pipeName(network, pipe)}, in units an hour?`,
    answer,
    among: range(0, flowIn(network.capacities, pipe)),
    slips: [
      [flowIn(network.capacities, pipe), "giving the capacity of the pipe"],
      [greatest(enough(network.all), (flows) => flowIn(flows, pipe)), "giving the greatest possible flow"],
    ],
    explanation: [
      ...worked(network),
      `For at least ${wanted} units an hour the other pipes cannot make up for less than $${answer}$ in ${pipeName(network, pipe)}.`,
    ],
    verify: () => Math.min(...enough(flowsBackwards(network)).map((flows) => flowIn(flows, pipe))) === answer,
  });
};

const withoutCondition: Form<Drawn> = (_, network) => {
  const eased = { ...network, equal: [SA, SA] as const };
  const before = greatest(network.all, delivered);
  const answer = greatest(flowsFrom(eased), delivered) - before;
  if (answer < 1) return undefined;
  return askNumber({
    text: `By how many units an hour would the greatest amount that can reach ${network.names[6]} grow if the first of the two conditions were dropped?`,
    answer,
    slips: [[before + answer, "giving the whole amount"]],
    explanation: [
      ...worked(network),
      `Without the first condition at most ${before + answer} units an hour can arrive, which is $${answer}$ more.`,
    ],
    verify: () =>
      greatest(flowsBackwards(eased), delivered) - greatest(flowsBackwards(network), delivered) === answer,
  });
};

function tableOf(network: Drawn): FigureOf<"table"> {
  const { names, capacities } = network;
  return {
    type: "table",
    title: "The pipes and their capacities",
    columns: ["From", "To", "Capacity (units an hour)"],
    rows: PIPES.map(([from, to], pipe) => [names[from] ?? "", names[to] ?? "", flowIn(capacities, pipe)]),
  };
}

export const pipesToTown = deducedSet<Drawn>({
  name: "pipes-with-capacities",
  draw: drawNetwork,
  forms: [mostDelivered, boundInPipe, withPipeClosed, whichToWiden, boundBelow, withoutCondition],
  shows: (network) => {
    const { names, equal, least } = network;
    return {
      text: [
        `Water flows from the reservoir ${names[0]} through ten pipes and the stations ${list(names.slice(1, 6))} to the town ${names[6]}. In each pipe it flows only in the direction that the table gives and at most at the rate of its capacity; all flows are whole numbers of units an hour. What a station receives it passes on, no more and no less.`,
        `Two conditions have to be met:\n1. As much flows in the pipe ${pipeName(network, equal[0])} as in the pipe ${pipeName(network, equal[1])}.\n2. At least ${least.flow} ${least.flow === 1 ? "unit an hour flows" : "units an hour flow"} in the pipe ${pipeName(network, least.pipe)}.`,
      ].join("\n"),
      figure: tableOf(network),
    };
  },
});
