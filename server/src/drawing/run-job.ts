import { generateQuestions, solveAgain, writeVariant } from "@prepfeed/question-engine/generate";
import { UnknownTopicError } from "@prepfeed/question-engine/match-topic";
import type { Question } from "@prepfeed/question-engine/question";
import type { FailedWriter, Jobs, Reply } from "./jobs.ts";

const draw: { [Name in keyof Jobs]: (job: Jobs[Name]["job"], failed: FailedWriter[]) => Promise<unknown> } = {
  set: (request, failed) =>
    generateQuestions({
      ...request,
      onFailure: ({ writer, error }) => failed.push({ writer, error: String(error) }),
    }),

  async parts({ parts, exclude }, failed) {
    const drawn: Question[] = [];
    const tried = new Set(exclude);
    for (const { request, levels } of parts) {
      let missing = request.count;
      for (const difficulty of levels) {
        if (missing <= 0) break;
        const set = await generateQuestions({
          ...request,
          count: missing,
          difficulty,
          exclude: tried,
          onFailure: ({ writer, error }) => failed.push({ writer, error: String(error) }),
        });
        for (const { fingerprint } of set) tried.add(fingerprint);
        drawn.push(...set);
        missing -= set.length;
      }
    }
    return drawn;
  },

  variant: (job, failed) =>
    writeVariant(job, crypto.randomUUID()).catch((error: unknown) => {
      failed.push({ writer: job.writer, error: String(error) });
      return undefined;
    }),

  solution: (job, failed) =>
    solveAgain(job, crypto.randomUUID()).catch((error: unknown) => {
      failed.push({ writer: job.writer, error: String(error) });
      return undefined;
    }),
};

/** Runs a job. It never throws: errors are part of the reply. */
export async function runJob(name: keyof Jobs, job: never): Promise<Reply> {
  const failedWriters: FailedWriter[] = [];
  try {
    return { result: await draw[name](job, failedWriters), failedWriters };
  } catch (error) {
    if (!(error instanceof UnknownTopicError)) return { failure: String(error), failedWriters };
    return { unknownTopic: { topic: error.topic, nearest: error.nearest }, failedWriters };
  }
}
