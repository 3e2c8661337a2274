import type { Page } from "@playwright/test";
import { asBearer, createAccount, type Person } from "./people.ts";
import { publish } from "./posts.ts";
import { createStaff } from "./roles.ts";

const person = (username: string): Person => ({
  username,
  email: `${username}@example.org`,
  password: `secret of ${username}`,
});

interface Account {
  token: string;
  user: { id: string };
}

/** Reports, decisions and an appeal as a moderator finds them on the first day. Returns the moderator. */
export async function openCases(page: Page): Promise<Account> {
  const [ravi, nima, kabir, meera] = await Promise.all(
    ["ravi_k", "nima", "kabir_s", "meera_t"].map((name) => createAccount(page, person(name))),
  );
  if (!ravi || !nima || !kabir || !meera) throw new Error("unreachable");
  const moderator = await createStaff(page, person("farida"), "moderator");
  const colleague = await createStaff(page, person("joseph"), "admin");
  const send = async ({ token }: Account, path: string, data: object) => {
    const reply = await page.request.post(`/api${path}`, { ...asBearer(token), data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const report = (by: Account, kind: string, id: string, reason: string, note = "") =>
    send(by, "/reports", { kind, id, reason, note });

  const spam = "All solved papers of the last ten years at half the price. Write to me on my other account.";
  const first = await publish(page, ravi.token, { title: "Solved papers, half price", content: spam });
  await report(kabir, "POST", first.id, "SPAM", "The third time this week");
  await report(meera, "POST", first.id, "SPAM");
  const second = await publish(page, ravi.token, { title: "Last chance: papers, half price", content: spam });
  await report(nima, "POST", second.id, "SPAM");

  const { id: morning } = await send(meera, "/social/posts", { content: "My first mock exam is over" });
  const comment = async (by: Account, content: string): Promise<string> =>
    (await send(by, `/social/posts/${morning}/comments`, { content })).id;
  await report(nima, "COMMENT", await comment(ravi, "You will fail anyway. Give up."), "INSULT");
  const worry = await comment(kabir, "I cannot go on like this. Nobody would miss me.");
  await report(nima, "COMMENT", worry, "SELF_HARM", "I am worried about him");

  const joke = await comment(kabir, "Only a genius gets 12 of 300");
  await report(meera, "COMMENT", joke, "INSULT");
  const cases = await page.request.get("/api/moderation/cases?size=50", asBearer(colleague.token));
  const found = (await cases.json()).content.find(({ thingId }: { thingId: string }) => thingId === joke);
  const decision = { decision: "WARN", reason: "INSULT", version: found.version };
  await send(colleague, `/moderation/cases/${found.id}/decision`, decision);
  const { content } = await (await page.request.get("/api/auth/strikes", asBearer(kabir.token))).json();
  const text = "I wrote about my own result, not about hers.";
  await send(kabir, `/auth/strikes/${content[0].id}/appeal`, { text });
  return moderator;
}
