import { type FoundIssue, type GrammarReport, reportOn } from "./issues.ts";
import { findLearnerSlips } from "./learner-rules.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { type GrammarThread, startThread, ThreadError, type ThreadFailure } from "./thread.ts";

export type GrammarFailure = ThreadFailure | "busy" | "closed";

export class GrammarUnavailableError extends Error {
  readonly reason: GrammarFailure;

  constructor(reason: GrammarFailure, detail: string) {
    super(`The grammar check is not available: ${detail}`);
    this.name = "GrammarUnavailableError";
    this.reason = reason;
  }
}

export interface GrammarChecker {
  /** `who` asks: people get a piece of a text checked in turn, new people first. */
  check(text: string, who: string): Promise<GrammarReport>;
  close(): Promise<void>;
}

interface Options {
  /** The time limits for loading the engine, and then for each piece of a text, in milliseconds. */
  loadLimit?: number;
  timeLimit?: number;
  /** Milliseconds without a check after which the thread ends and frees its memory. */
  idleLimit?: number;
  /** Bytes of memory above which the engine is replaced by a new one. */
  memoryLimit?: number;
  /** The largest number of running and waiting texts, in total and per person. */
  maxTexts?: number;
  maxTextsEach?: number;
  /** The file that the thread runs. */
  workerFile?: URL;
}

interface Job {
  who: string;
  text: string;
  pieces: Piece[];
  found: FoundIssue[];
  resolve(report: GrammarReport): void;
  reject(error: GrammarUnavailableError): void;
}

/** More issues than this do not help anybody; unknown words cost most. */
const MAX_FOUND = 200;

/** One thread with the engine, started by the first check; one piece of a text at a time. */
export function grammarChecker({
  loadLimit = 60_000,
  timeLimit = 20_000,
  idleLimit = 180_000,
  memoryLimit = 512 * 1024 * 1024,
  maxTexts = 20,
  maxTextsEach = 3,
  workerFile = new URL("./grammar-worker.mjs", import.meta.url),
}: Options = {}): GrammarChecker {
  const jobs = new Set<Job>();
  /** The last turn of everybody who has a text here; nobody is served twice while another person waits. */
  const served = new Map<string, number>();
  let turns = 0;
  let thread: GrammarThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  async function work() {
    isWorking = true;
    clearTimeout(idle);
    for (let job = nextJob(); job; job = nextJob()) await checkNextPiece(job);
    isWorking = false;
    if (!isClosed) idle = setTimeout(endThread, idleLimit).unref();
  }

  /**
   * Takes a text of the person who was served longest ago or not yet, and of their texts the one with the
   * least left.
   */
  function nextJob(): Job | undefined {
    const lastTurn = ({ who }: Job) => served.get(who) ?? 0;
    return [...jobs].sort(
      (one, other) => lastTurn(one) - lastTurn(other) || one.pieces.length - other.pieces.length,
    )[0];
  }

  /** Only the text on which the engine fails is refused; the next gets a new thread. */
  async function checkNextPiece(job: Job) {
    const [piece] = job.pieces.splice(0, 1);
    served.set(job.who, ++turns);
    try {
      if (piece) job.found.push(...(await askAbout(piece)));
      if (job.pieces.length === 0 || job.found.length >= MAX_FOUND)
        finish(job).resolve(reportOn(job.text, [...findLearnerSlips(job.text), ...job.found]));
    } catch (error) {
      void endThread();
      const reason = error instanceof ThreadError ? error.reason : "stopped";
      finish(job).reject(new GrammarUnavailableError(isClosed ? "closed" : reason, String(error)));
    }
  }

  async function askAbout({ text, offset, isTorn }: Piece): Promise<FoundIssue[]> {
    if (!thread || thread.isOver()) thread = startThread(workerFile, { loadLimit, timeLimit });
    const { found, memory } = await thread.ask(text);
    if (memory > memoryLimit) void endThread();
    return found
      .filter((issue) => !(isTorn && issue.offset === 0 && issue.rule === "SentenceCapitalization"))
      .map((issue) => ({ ...issue, offset: offset + issue.offset }));
  }

  const textsOf = (who: string) => [...jobs].filter((job) => job.who === who);

  function finish(job: Job): Job {
    jobs.delete(job);
    if (textsOf(job.who).length === 0) served.delete(job.who);
    return job;
  }

  function endThread() {
    const ended = thread;
    thread = undefined;
    return ended?.end();
  }

  const refuse = (reason: GrammarFailure, detail: string) =>
    Promise.reject(new GrammarUnavailableError(reason, detail));

  return {
    check(text, who) {
      if (isClosed) return refuse("closed", "it was closed");
      if (jobs.size >= maxTexts || textsOf(who).length >= maxTextsEach)
        return refuse("busy", "too many texts wait");
      const pieces = piecesOf(text);
      if (pieces.length === 0) return Promise.resolve({ issues: [], correctedText: text });
      return new Promise((resolve, reject) => {
        const job = { who, text, pieces, found: [], resolve, reject };
        jobs.add(job);
        if (!isWorking) void work();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const job of jobs) {
        finish(job).reject(new GrammarUnavailableError("closed", "it was closed"));
      }
      await endThread();
    },
  };
}
