import { setTimeout as sleep } from "node:timers/promises";
import { contract } from "@prepfeed/contract/contract";
import type { Endpoint } from "@prepfeed/contract/foundation/endpoint";
import { accessTable } from "../../server/test/access-table.ts";
import { type GoodRequest, type HostileCase, hostileCases } from "../../server/test/hostile/hostile-cases.ts";
import { startProduct } from "../product.ts";
import type { FilledEngine } from "./filled-engines.ts";
import { HEAVY_LEARNERS, STAFF } from "./heavy-learners.ts";
import { isHeldUp, untilHostIsCalm, watchHost } from "./host.ts";
import { lastActs } from "./last-acts.ts";
import { Learner, tokenOf } from "./learner.ts";
import { hostilePictures } from "./pictures.ts";
import { startProbe, type Waits } from "./probe.ts";
import { type Outcome, sendCase } from "./send-case.ts";
import { SPECIAL_CASES } from "./special-cases.ts";

/** The allowed wait of others, and the allowed growth of memory half a minute later. */
export const GOAL = { waitMs: 250, growth: 1.2 } as const;
/** The machine has other work too: a wait that was too long is measured again, and the shortest counts. */
const TRIES = 3;
/**
 * Requests that were slow or refused while the host disturbed the machine are sent again, at most this often, and do
 * not count as a try.
 */
const HELD_UP_TRIES = 10;
/** Answers are added up a second after they were given. */
const AFTERWARDS_MS = 1_500;
const MEMORY_MS = 30_000;
/**
 * A warmed-up server has answered every call with a valid request this often, and has written papers of all exams.
 * Its memory varies meanwhile: the maximum of the second half is what ordinary work needs.
 */
const WARM_ROUNDS = 30;

export interface Row {
  endpoint: string;
  cases: number;
  wait: { milliseconds: number; by: string };
  slowest: { milliseconds: number; by: string };
  /** Processor time of the server, all threads: a busy machine does not change it. */
  costliest: { milliseconds: number; by: string };
  largestReply: number;
  /** Megabytes afterwards. */
  memory: number;
  faults: string[];
}

export interface EngineReport {
  engine: string;
  calmWait: number;
  warmMemory: number;
  memoryAtEnd: number;
  /**
   * The share of the processors' time that the host gave to others, and how often something was sent again because of
   * it.
   */
  stolen: number;
  sentAgain: number;
  rows: Row[];
}

type Seen = Outcome & Waits & { cpu: number };
/** Calls for moderators and administrators are sent by an administrator, because others are refused at once. */
type Request = HostileCase & { method: string; isForStaff: boolean };

export async function runEngine(engine: FilledEngine, chosen: string[]): Promise<EngineReport> {
  const product = await startProduct(engine.env);
  const probe = startProbe(product.url);
  const learner = new Learner(product.url, HEAVY_LEARNERS.asks);
  try {
    await learner.login();
    const staffToken = await tokenOf(STAFF);
    const send = async (request: Request, isSignedIn: boolean): Promise<Outcome> => {
      const token = request.isForStaff ? staffToken : learner.token;
      const outcome = await sendCase(product.url, request.method, request, token);
      if (request.isForStaff && request.name === "as meant" && [401, 403].includes(outcome.status))
        throw new Error("Staff was refused.");
      if (outcome.status !== 401 || !isSignedIn) return outcome;
      await learner.login();
      return sendCase(product.url, request.method, request, learner.token);
    };

    const endpoints = Object.entries(contract).filter(
      ([name]) => chosen.length === 0 || chosen.includes(name),
    );
    let warmMemory = 0;
    for (let round = 0; round < WARM_ROUNDS; round++) {
      for (const [name, endpoint] of endpoints) {
        const [meant] = requestsTo(name, endpoint, learner);
        if (meant) await send(meant, endpoint.access === "signed-in");
      }
      if (round === 0) await writePapers(send, endpoints, learner);
      if (round >= WARM_ROUNDS / 2) warmMemory = Math.max(warmMemory, product.memory());
    }
    await sleep(3_000);
    await probe.read();
    await sleep(3_000);
    const calmWait = (await probe.read()).worst;

    const stolen = watchHost();
    let sentAgain = 0;
    const calmest = async (run: () => Promise<Outcome>): Promise<Seen> => {
      let best: Seen | undefined;
      let heldUp = 0;
      for (let tries = 0; tries < TRIES; ) {
        await probe.read();
        const [before, stolenMeanwhile] = [product.cpu(), watchHost()];
        const outcome = await run();
        const cpu = product.cpu() - before;
        const seen = { ...outcome, cpu, ...(await probe.read()) };
        const isFault = isFaulty(seen);
        if (!isFault && seen.worst <= GOAL.waitMs) return seen;
        const isExcused = isHeldUp(stolenMeanwhile()) && heldUp < HELD_UP_TRIES;
        if (isFault && !isExcused) return seen;
        if (!best || seen.worst < best.worst) best = seen;
        if (isExcused) {
          heldUp++;
          sentAgain++;
          await untilHostIsCalm();
        } else tries++;
      }
      if (!best) throw new Error("Nothing was sent.");
      return best;
    };

    const measure = async (name: string, requests: Iterable<Request>, isSignedIn: boolean): Promise<Row> => {
      const row = emptyRow(name);
      let written: Request | undefined;
      for (const request of requests) {
        if (request.method !== "GET") written = request;
        note(row, request.name, await calmest(() => send(request, isSignedIn)));
      }
      if (written) {
        const last = written;
        const afterwards = async () => {
          const { status } = await send(last, isSignedIn);
          await sleep(AFTERWARDS_MS);
          return { status, bytes: 0, milliseconds: 0 };
        };
        note(row, "afterwards", { ...(await calmest(afterwards)), cpu: 0 });
      }
      for (let waited = 0; waited < MEMORY_MS && product.memory() > warmMemory * GOAL.growth; waited += 500)
        await sleep(500);
      row.memory = product.memory();
      console.error(lineOf(row));
      return row;
    };

    const rows: Row[] = [];
    for (const [name, endpoint] of endpoints) {
      const isSignedIn = endpoint.access === "signed-in";
      rows.push(
        await measure(name, requestsTo(name, endpoint, learner, await picturesFor(endpoint)), isSignedIn),
      );
    }
    // Each of these can be done only once, so disturbances by the host are shown by their share of the time.
    for (const act of lastActs(product.url, chosen)) {
      await probe.read();
      const [began, before] = [performance.now(), product.cpu()];
      const status = await act.run();
      const [milliseconds, cpu] = [performance.now() - began, product.cpu() - before];
      await sleep(AFTERWARDS_MS);
      const row = emptyRow(act.endpoint);
      note(row, act.name, { status, bytes: 0, milliseconds, cpu, ...(await probe.read()) });
      if (status >= 300) row.faults.push(`${act.name}: did not happen, ${status}`);
      row.memory = product.memory();
      console.error(lineOf(row));
      rows.push(row);
    }
    await sleep(chosen.length === 0 ? MEMORY_MS : 0);
    return {
      engine: engine.name,
      calmWait,
      warmMemory,
      memoryAtEnd: product.memory(),
      stolen: stolen(),
      sentAgain,
      rows,
    };
  } finally {
    await probe.stop();
    await product.stop();
  }
}

const picturesFor = async ({ bodyType }: Endpoint) => (bodyType === "image" ? hostilePictures() : []);

/**
 * The question engine's data stays in memory, like the grammar checker: a warmed-up server has written papers of all
 * exams.
 */
async function writePapers(
  send: (request: Request, isSignedIn: boolean) => Promise<Outcome>,
  endpoints: readonly [string, Endpoint][],
  learner: Learner,
) {
  for (const [name, endpoint] of endpoints.filter(([name]) => name === "createMockTest"))
    for (const paper of specialRequestsTo(name, endpoint, goodRequestTo(name, learner)))
      await send(paper, true);
}

function goodRequestTo(name: string, learner: Learner): GoodRequest {
  const row = accessTable[name];
  return {
    params: row?.params?.(learner.scene) ?? {},
    query: row?.query?.(learner.scene) ?? {},
    body: row?.body?.(learner.scene),
    ...(row?.headers && { headers: row.headers }),
  };
}

function* specialRequestsTo(name: string, endpoint: Endpoint, good: GoodRequest): Generator<Request> {
  for (const { name: title, ...changed } of SPECIAL_CASES[name] ?? []) {
    const [meant] = hostileCases(endpoint, { ...good, ...changed });
    if (meant)
      yield { ...meant, name: title, method: endpoint.method, isForStaff: endpoint.role !== undefined };
  }
}

function* requestsTo(
  name: string,
  endpoint: Endpoint,
  learner: Learner,
  pictures: [string, string, Uint8Array][] = [],
): Generator<Request> {
  const good = goodRequestTo(name, learner);
  const { method } = endpoint;
  const isForStaff = endpoint.role !== undefined;
  for (const one of hostileCases(endpoint, good)) yield { ...one, method, isForStaff };
  yield* specialRequestsTo(name, endpoint, good);
  for (const [title, type, bytes] of pictures)
    yield {
      name: `${type}: ${title}`,
      path: endpoint.path,
      method,
      isForStaff,
      body: bytes,
      headers: { "content-type": type },
    };
}

const emptyRow = (endpoint: string): Row => ({
  endpoint,
  cases: 0,
  wait: { milliseconds: 0, by: "" },
  slowest: { milliseconds: 0, by: "" },
  costliest: { milliseconds: 0, by: "" },
  largestReply: 0,
  memory: 0,
  faults: [],
});

const isFaulty = ({ status, failures }: Seen) => status === 0 || status >= 500 || failures > 0;

function note(row: Row, by: string, seen: Seen) {
  const { status, bytes, milliseconds, cpu, worst, failures } = seen;
  row.cases++;
  if (worst > row.wait.milliseconds) row.wait = { milliseconds: worst, by };
  if (milliseconds > row.slowest.milliseconds) row.slowest = { milliseconds, by };
  if (cpu > row.costliest.milliseconds) row.costliest = { milliseconds: cpu, by };
  row.largestReply = Math.max(row.largestReply, bytes);
  if (isFaulty(seen)) row.faults.push(`${by}: ${status || "cut off"}, health failed ${failures}×`);
}

export function lineOf({
  endpoint,
  cases,
  wait,
  slowest,
  costliest,
  largestReply,
  memory,
  faults,
}: Row): string {
  const cells = [
    endpoint,
    cases,
    `${wait.milliseconds.toFixed(0)} (${short(wait.by)})`,
    `${slowest.milliseconds.toFixed(0)} (${short(slowest.by)})`,
    `${costliest.milliseconds} (${short(costliest.by)})`,
    Math.ceil(largestReply / 1024),
    memory.toFixed(0),
    faults.length === 0 ? "none" : `${faults.length}: ${short(faults[0] ?? "")}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

const short = (text: string) => text.replace(/[|\n]/g, " ").slice(0, 70);
