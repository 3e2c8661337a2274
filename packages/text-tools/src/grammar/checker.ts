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
  /** `who` asks: texts of different people are checked side by side, a piece of each in turn. */
  check(text: string, who: string): Promise<GrammarReport>;
  close(): Promise<void>;
}

interface Options {
  /** Milliseconds that loading the engine may take, and then each piece of a text. */
  loadLimit?: number;
  timeLimit?: number;
  /** Milliseconds without a check after which the thread ends and gives its memory back. */
  idleLimit?: number;
  /** Bytes of memory above which the engine makes room for a new one. */
  memoryLimit?: number;
  /** Texts that may be under way or waiting, of all people and of each. */
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

/** Whoever has so many can't be helped by more; unknown words are what costs most. */
const MAX_FOUND = 200;

/** One thread with the engine, started by the first check; one piece of a text at a time, people in turn. */
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
  const turns: Job[] = [];
  let thread: GrammarThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  async function work() {
    isWorking = true;
    clearTimeout(idle);
    for (let job = turns.shift(); job; job = turns.shift()) await checkNextPiece(job);
    isWorking = false;
    if (!isClosed) idle = setTimeout(endThread, idleLimit).unref();
  }

  /** The text that the engine fails on fails alone; the next gets a new thread. */
  async function checkNextPiece(job: Job) {
    const [piece] = job.pieces.splice(0, 1);
    try {
      if (piece) job.found.push(...(await askAbout(piece)));
      if (job.pieces.length > 0 && job.found.length < MAX_FOUND) turns.push(job);
      else finish(job).resolve(reportOn(job.text, [...findLearnerSlips(job.text), ...job.found]));
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

  function finish(job: Job): Job {
    jobs.delete(job);
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
      const own = [...jobs].filter((job) => job.who === who);
      if (jobs.size >= maxTexts || own.length >= maxTextsEach) return refuse("busy", "too many texts wait");
      const pieces = piecesOf(text);
      if (pieces.length === 0) return Promise.resolve({ issues: [], correctedText: text });
      return new Promise((resolve, reject) => {
        const job = { who, text, pieces, found: [], resolve, reject };
        jobs.add(job);
        turns.push(job);
        if (!isWorking) void work();
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      turns.length = 0;
      for (const job of jobs) {
        finish(job).reject(new GrammarUnavailableError("closed", "it was closed"));
      }
      await endThread();
    },
  };
}
