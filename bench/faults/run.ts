import { cpus } from "node:os";
import { countLostOfEarlier } from "./earlier-release.ts";
import { FAULTS, type Fault } from "./faults.ts";
import { type Engine, openScene } from "./scene.ts";

/**
 * `npm run faults [-- --rounds AT_MOST] [words of a fault…]`: repeats a fault while people write, and prints what was
 * lost.
 */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
const at = words.indexOf("--rounds");
const rounds = at < 0 ? Number.POSITIVE_INFINITY : Number(words.splice(at, 2)[1]);
const wanted = FAULTS.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
);

interface Result {
  rounds: number;
  acknowledged: number;
  lost: number;
  longestOutageMs: number;
  faults: string[];
  isClean: boolean;
}

/** All rounds in one place, or each in its own. */
async function runFault(fault: Fault, engine: Engine): Promise<Result> {
  const count = Math.min(rounds, fault.rounds);
  if (!fault.from) return runScene(fault, engine, 1, count);
  const results: Result[] = [];
  for (let round = 1; round <= count; round++) results.push(await runScene(fault, engine, round, round));
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  return {
    rounds: count,
    acknowledged: sum((result) => result.acknowledged),
    lost: sum((result) => result.lost),
    longestOutageMs: Math.max(...results.map((result) => result.longestOutageMs)),
    faults: results.flatMap((result) => result.faults),
    isClean: results.every((result) => result.isClean),
  };
}

async function runScene(fault: Fault, engine: Engine, first: number, last: number): Promise<Result> {
  const { from, needsRedis, diskMegabytes } = fault;
  const scene = await openScene(engine, { from, needsRedis, diskMegabytes, round: first });
  const { writers } = scene;
  writers.start();
  try {
    for (let round = first; round <= last; round++) {
      if (!from) await writers.more(3);
      await fault.inject(scene, round);
    }
    await writers.more(3);
  } finally {
    await writers.stop();
  }
  const lost = await writers.countLost();
  const lostOfEarlier = from === "an earlier release" ? await countLostOfEarlier(writers) : 0;
  const { acknowledged, longestOutageMs, faults } = writers;
  return {
    rounds: last - first + 1,
    acknowledged,
    lost: lost + lostOfEarlier,
    longestOutageMs,
    faults,
    ...(await scene.close()),
  };
}

console.log(`${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`);
console.log(
  "| fault | engine | rounds | acknowledged | lost | longest outage, s | other than 503 | totals correct |",
);
console.log("|---|---|---|---|---|---|---|---|");
let isMet = true;
for (const fault of wanted) {
  for (const engine of fault.engines) {
    try {
      isMet = report(fault, engine, await runFault(fault, engine)) && isMet;
    } catch (error) {
      isMet = false;
      console.log(`| ${fault.name} | ${engine} | not finished | | | | | |\n  ${error}`);
    }
  }
}
process.exit(isMet ? 0 : 1);

function report(fault: Fault, engine: Engine, result: Result): boolean {
  const { acknowledged, lost, longestOutageMs, faults, isClean } = result;
  const outage = (longestOutageMs / 1000).toFixed(1);
  console.log(
    `| ${fault.name} | ${engine} | ${result.rounds} | ${acknowledged} | ${lost} | ${outage} | ${faults.length} | ${isClean ? "yes" : "NO"} |`,
  );
  for (const line of new Set(faults)) console.log(`  ${line}`);
  return lost === 0 && faults.length === 0 && isClean;
}
