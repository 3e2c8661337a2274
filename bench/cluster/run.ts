import { cpus } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../../server/src/db/postgres.ts";
import { verify } from "../../server/src/features/verify/verify.service.ts";
import { type Cluster, openCluster, until } from "./cluster.ts";
import { FAULTS, type Fault } from "./faults.ts";
import { Load } from "./load.ts";
import { Tally } from "./tally.ts";

/**
 * `npm run cluster [-- --rounds N] [words of a fault…]`: the whole cluster on this machine, with one fault after the
 * other.
 */
const words = process.argv.slice(2);
const at = words.indexOf("--rounds");
const rounds = at < 0 ? 3 : Number(words.splice(at, 2)[1]);
const wanted = FAULTS.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word.toLowerCase())),
);

const BEFORE_MS = 6_000;
const AFTER_MS = 6_000;
const CALM_MS = 20_000;
/** The allowed time without service, in seconds. */
const GOAL = { writes: 15, reads: 2 };

interface Round {
  acknowledged: number;
  outage: { reads: number; writes: number };
  untilFullSpeed: number | undefined;
  errors: Map<string, number>;
  ownMissed: number;
}

/** What a request costs each part while nothing is wrong. */
async function measureParts(cluster: Cluster, load: Load): Promise<string> {
  await sleep(BEFORE_MS);
  load.tally = new Tally();
  const before = await cluster.cpu();
  await sleep(CALM_MS);
  const after = await cluster.cpu();
  const { requests, acknowledged } = load.tally;
  const lines = Object.entries(after).map(
    ([part, ms]) => `| ${part} | ${((ms - (before[part] ?? 0)) / requests).toFixed(2)} |`,
  );
  const pace = `${(requests / (CALM_MS / 1_000)).toFixed(0)} requests a second, ${((100 * acknowledged) / requests).toFixed(0)} % of them writes`;
  return [`| part, at ${pace} | CPU ms for each request |`, "|---|---|", ...lines, ""].join("\n");
}

async function runRound(cluster: Cluster, load: Load, fault: Fault): Promise<Round> {
  await until("the cluster to be whole", cluster.isWhole);
  load.tally = new Tally();
  await sleep(BEFORE_MS);
  const injected = performance.now();
  await fault.inject(cluster);
  const undone = performance.now();
  await until("a write", async () => load.tally.hasWrittenSince(undone));
  await until("the cluster to be whole again", cluster.isWhole);
  await sleep(AFTER_MS);
  const { tally } = load;
  const { acknowledged, errors, ownMissed } = tally;
  return {
    acknowledged,
    outage: tally.longestOutage(),
    untilFullSpeed: tally.untilFullSpeed(injected),
    errors,
    ownMissed,
  };
}

function row(name: string, done: Round[], lost: number): string {
  const seconds = (value: number) => value.toFixed(1);
  const longest = (of: (round: Round) => number) => seconds(Math.max(...done.map(of)));
  const speeds = done.map(({ untilFullSpeed }) =>
    untilFullSpeed === undefined ? "not seen" : seconds(untilFullSpeed),
  );
  const errors = new Map<string, number>();
  for (const round of done) {
    for (const [kind, count] of round.errors) errors.set(kind, (errors.get(kind) ?? 0) + count);
  }
  const sum = (of: (round: Round) => number) => done.reduce((total, round) => total + of(round), 0);
  return [
    "",
    name,
    done.length,
    sum(({ acknowledged }) => acknowledged),
    lost,
    longest(({ outage }) => outage.reads),
    longest(({ outage }) => outage.writes),
    [...errors].map(([kind, count]) => `${count} × ${kind}`).join(", ") || "none",
    sum(({ ownMissed }) => ownMissed),
    speeds.join(", "),
    "",
  ]
    .join(" | ")
    .trim();
}

const cluster = await openCluster();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void cluster.close().finally(() => process.exit(1)));
}
const load = new Load(cluster.url, join(cluster.root, "acknowledged.log"));
let isMet = true;
let lostBefore = 0;
try {
  await cluster.start();
  await load.start();
  console.log(`${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(await measureParts(cluster, load));
  console.log(
    "| fault | rounds | acknowledged | lost | longest without reads, s | without writes, s | errors | own writes not read | full speed after, s |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|");
  for (const fault of wanted) {
    const done: Round[] = [];
    for (let round = 0; round < rounds; round++) done.push(await runRound(cluster, load, fault));
    const lostSoFar = await load.countLost(await cluster.primaryUrl());
    const lost = lostSoFar - lostBefore;
    lostBefore = lostSoFar;
    isMet &&= lost === 0 && done.every(isGood);
    console.log(row(fault.name, done, lost));
  }
  await load.stop();
  const db = openPostgres(await cluster.primaryUrl(), { warn: () => {} }, { statementMs: 0 });
  const { findings } = await verify(db, { now: new Date() });
  await db.close();
  console.log(`\nverify: ${findings.length === 0 ? "clean" : JSON.stringify(findings)}`);
  isMet &&= findings.length === 0;
} catch (error) {
  console.error(cluster.lastWords(), error);
  isMet = false;
} finally {
  await cluster.close();
}
process.exit(isMet ? 0 : 1);

function isGood({ outage, errors, ownMissed }: Round): boolean {
  const isHonest = [...errors.keys()].every((kind) => kind === "503");
  return outage.reads <= GOAL.reads && outage.writes <= GOAL.writes && isHonest && ownMissed === 0;
}
