import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { validate as isUuid } from "uuid";
import { AppError } from "../../foundation/app-error.ts";
import { addressKey } from "../../rules/address-key.ts";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";
import type { FinishDeps } from "../mock-tests/marking/finish-attempt.service.ts";
import { getSharedResult } from "./shared-results.service.ts";

/**
 * The description of a link to a shared result: only what its learner chose to show; undefined for every other
 * page.
 */
export async function describeResult(deps: FinishDeps & { limiter: RateLimiter }, path: string, ip: string) {
  const id = /^\/results\/([^/]+)\/?$/.exec(path)?.[1];
  if (!id || !isUuid(id)) return undefined;
  await deps.limiter.use("visitors", { address: addressKey(ip) });
  const result = await getSharedResult(deps, id, undefined).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!result) return undefined;
  const { title, examType, username, score } = result;
  const told = score ? `${score.score} of ${score.totalMarks} marks` : "A result";
  return {
    title: `${told} in ${title}`,
    description: `${told} in the mock test “${title}”${username ? ` by ${username}` : ""} on Prepfeed. Sit a paper of your own exam's pattern, free of charge.`,
    isWithdrawable: true,
    card: {
      kicker: examType ? `Mock test, ${labelOf(examType)}` : "Mock test",
      title: `${told} in ${title}`,
    },
  };
}
