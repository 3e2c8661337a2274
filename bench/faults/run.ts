import { cpus } from "node:os";
import { FAULTS, type Fault } from "./faults.ts";
import { type Engine, openScene } from "./scene.ts";

/** `npm run faults [-- --rounds N] [words of a fault…]`: does it again and again while people write, and prints what was lost. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
const at = words.indexOf("--rounds");
const rounds = at < 0 ? undefined : Number(words.splice(at, 2)[1]);
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

async function runFault(fault: Fault, engine: Engine): Promise<Result> {
  const scene = await openScene(engine, fault.needsRedis === true);
  const { writers } = scene;
  const count = rounds ?? fault.rounds;
  writers.start();
  try {
    for (let round = 1; round <= count; round++) {
      await writers.more(3);
      await fault.inject(scene, round);
    }
    await writers.more(3);
  } finally {
    await writers.stop();
  }
  const lost = await writers.countLost();
  const { acknowledged, longestOutageMs, faults } = writers;
  return { rounds: count, acknowledged, lost, longestOutageMs, faults, ...(await scene.close()) };
}

console.log(`${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`);
console.log(
  "| fault | engine | rounds | acknowledged | lost | longest outage, s | other than 503 | books balance |",
);
console.log("|---|---|---|---|---|---|---|---|");
let isMet = true;
for (const fault of wanted) {
  for (const engine of fault.engines) {
    const result = await runFault(fault, engine);
    const { acknowledged, lost, longestOutageMs, faults, isClean } = result;
    isMet &&= lost === 0 && faults.length === 0 && isClean;
    const outage = (longestOutageMs / 1000).toFixed(1);
    console.log(
      `| ${fault.name} | ${engine} | ${result.rounds} | ${acknowledged} | ${lost} | ${outage} | ${faults.length} | ${isClean ? "yes" : "NO"} |`,
    );
    for (const line of new Set(faults)) console.log(`  ${line}`);
  }
}
process.exit(isMet ? 0 : 1);
