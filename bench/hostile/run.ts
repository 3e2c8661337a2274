import { cpus, loadavg } from "node:os";
import { filledEmbedded, filledPostgres } from "./filled-engines.ts";
import { type EngineReport, GOAL, lineOf, runEngine } from "./run-engine.ts";

/**
 * `npm run hostile [-- embedded|postgres] [endpoint…]`: sends every call its worst inputs, one at a time, and prints
 * how long others waited.
 */
const ENGINES = { embedded: filledEmbedded, postgres: filledPostgres };

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
const endpoints = words.filter((word) => !(word in ENGINES));
const engines = Object.entries(ENGINES).filter(
  ([name]) => words.includes(name) || !words.some((word) => word in ENGINES),
);

function missedBy({ rows, warmMemory, memoryAtEnd }: EngineReport): string[] {
  const growth = memoryAtEnd / warmMemory;
  return [
    ...rows
      .filter(({ wait }) => wait.milliseconds > GOAL.waitMs)
      .map(
        ({ endpoint, wait }) => `${endpoint}: others waited ${wait.milliseconds.toFixed(0)} ms (${wait.by})`,
      ),
    ...rows.flatMap(({ endpoint, faults }) => faults.map((fault) => `${endpoint}: ${fault}`)),
    ...(growth > GOAL.growth ? [`memory stayed at ${growth.toFixed(2)} of a warmed server's`] : []),
  ];
}

function print(report: EngineReport): boolean {
  const { engine, rows, calmWait, warmMemory, memoryAtEnd, stolen, sentAgain } = report;
  const worst = Math.max(...rows.map(({ wait }) => wait.milliseconds));
  const missed = missedBy(report);
  const lines = [
    `## ${engine}`,
    `Worst wait ${worst.toFixed(0)} ms (with nothing going on ${calmWait.toFixed(0)} ms). Memory of a warmed server ${warmMemory.toFixed(0)} MB, 30 s after the last request ${memoryAtEnd.toFixed(0)} MB. Load average ${loadavg()[0]?.toFixed(1)}; the host gave ${(100 * stolen).toFixed(1)} % of the processors' time to others, and ${sentAgain} of the requests were sent again for that.`,
    [
      "| call | inputs | others waited at most, ms | it took at most, ms | processor at most, ms | largest reply, kB | memory after, MB | 5xx |",
      "|---|---|---|---|---|---|---|---|",
      ...rows.map(lineOf),
    ].join("\n"),
    missed.length === 0 ? "Goal met." : ["Goal missed:", ...missed.map((line) => `- ${line}`)].join("\n"),
  ];
  console.log(`\n${lines.join("\n\n")}`);
  return missed.length === 0;
}

console.log(
  `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
let isMet = true;
for (const [, fillEngine] of engines) {
  const engine = await fillEngine();
  try {
    isMet = print(await runEngine(engine, endpoints)) && isMet;
  } finally {
    await engine.clear();
  }
}
process.exitCode = isMet ? 0 : 1;
