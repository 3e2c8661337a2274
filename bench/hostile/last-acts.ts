import { idOf } from "../feed-data.ts";
import { SIZE } from "./filled-engines.ts";
import { HEAVY_LEARNERS, PASSWORD } from "./heavy-learners.ts";
import { Learner, tokenOf } from "./learner.ts";
import { sendCase } from "./send-case.ts";

interface Act {
  endpoint: string;
  name: string;
  /** Resolves with the status. */
  run(): Promise<number>;
}

/** Actions that can be done only once, and those that many people do at once. */
export function lastActs(url: string, chosen: string[]): Act[] {
  const acts: Act[] = [
    {
      endpoint: "answerQuestion",
      name: "500 people, five at a time, added up together",
      run: () => answerTogether(url),
    },
    { endpoint: "deletePost", name: "the largest and best known post", run: () => deleteLargestPost(url) },
    {
      endpoint: "deleteAccount",
      name: "50,000 answers, posts stay",
      run: () => leave(url, HEAVY_LEARNERS.leaves, "KEEP"),
    },
    {
      endpoint: "deleteAccount",
      name: "50,000 answers, posts go",
      run: () => leave(url, HEAVY_LEARNERS.leavesWithPosts, "DELETE"),
    },
  ];
  return acts.filter(({ endpoint }) => chosen.length === 0 || chosen.includes(endpoint));
}

const json = { "content-type": "application/json" };

/**
 * So many at once that adding them up falls behind, and so few that nobody waits for the answers themselves on a
 * single connection.
 */
const AT_ONCE = 5;

async function answerTogether(url: string): Promise<number> {
  const answer = async (i: number) => {
    const token = await tokenOf(i);
    const path = `/social/questions/${idOf("questions", 95_000 + i)}/answer`;
    const body = JSON.stringify({ selectedOption: "A" });
    return (await sendCase(url, "POST", { name: "", path, body, headers: json }, token)).status;
  };
  const statuses: number[] = [];
  for (let from = 100; from < 600; from += AT_ONCE)
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => answer(from + i)))));
  return statuses.find((status) => status !== 200) ?? 200;
}

async function deleteLargestPost(url: string): Promise<number> {
  const learner = new Learner(url, HEAVY_LEARNERS.asks);
  await learner.login();
  const path = `/social/posts/${idOf("posts", SIZE.posts)}`;
  return (await sendCase(url, "DELETE", { name: "", path, headers: {} }, learner.token)).status;
}

async function leave(url: string, number: number, posts: "KEEP" | "DELETE"): Promise<number> {
  const learner = new Learner(url, number);
  await learner.login();
  const body = JSON.stringify({ password: PASSWORD, posts });
  return (
    await sendCase(url, "DELETE", { name: "", path: "/auth/account", body, headers: json }, learner.token)
  ).status;
}
