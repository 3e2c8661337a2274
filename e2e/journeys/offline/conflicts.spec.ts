import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { newPost, publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { untilKept, untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch|convert value)|401|404|409|503/,
});

interface Account {
  token: string;
  user: { id: string };
}

/** Somebody objects to a question, and its author agrees: the key is corrected to B, or the question withdrawn. */
async function settle(page: Page, author: Account, questionId: string | undefined, action: string) {
  const kabir = await createAccount(page, newPerson("kabir"));
  const send = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/social/questions/${questionId}/${path}`, {
      ...asBearer(kabir.token),
      data,
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  await send("answer", { selectedOption: "B" });
  const { id } = await send("disputes", { reason: "WRONG_KEY", answer: "B", text: "It falls 40 m." });
  const answered = await page.request.put(`/api/disputes/${id}`, {
    ...asBearer(author.token),
    data: { action, text: "That is so.", ...(action === "CORRECT" && { answer: "B" }) },
  });
  expect(answered.ok(), await answered.text()).toBe(true);
}

async function answerWithB(page: Page) {
  await page.getByRole("radio", { name: /40 m/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
}

test("what was saved is sent after its key was corrected, its question withdrawn or its post deleted, and that is told", async ({
  page,
}) => {
  const author = await createAccount(page, newPerson("mira"));
  const texts = ["A stone is let go on a tower.", "A stone is let go on a bridge."];
  const [corrected, withdrawn] = await Promise.all(
    texts.map((questionText) => publish(page, author.token, {}, { questionText })),
  );
  const data = { content: "How do you revise?" };
  const posted = await page.request.post("/api/social/posts", { data, ...asBearer(author.token) });
  const { id: deleted } = await posted.json();
  const asha = await createAccount(page, newPerson("asha"));
  await arrive(page, asha, `/posts/${corrected?.id}`);
  await untilStored(page);
  for (const id of [withdrawn?.id, deleted]) {
    await page.goto(`/posts/${id}`);
    await untilKept(page, `/api/social/posts/${id}`);
  }
  await untilKept(page, `/api/social/posts/${deleted}/comments`);
  await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Write a comment" }).fill("With cards");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(page.getByText("1 item saved on this device, not sent yet.")).toBeVisible();
  await page.goto(`/posts/${withdrawn?.id}`);
  await answerWithB(page);
  await expect(page.getByText("2 items saved on this device, not sent yet.")).toBeVisible();
  await page.goto(`/posts/${corrected?.id}`);
  await answerWithB(page);
  await expect(page.getByText("3 items saved on this device, not sent yet.")).toBeVisible();

  await settle(page, author, corrected?.questions[0]?.id, "CORRECT");
  await settle(page, author, withdrawn?.questions[0]?.id, "WITHDRAW");
  await page.request.delete(`/api/social/posts/${deleted}`, asBearer(author.token));
  await page.context().setOffline(false);
  await expect(
    page.getByText(
      "Sent what was saved on this device: 1 item. 1 answer: 1 right, 0 wrong. 1 question got a corrected key meanwhile, by which the answer is marked. 2 saved items could not be accepted.",
    ),
  ).toBeVisible();
  await expectNoSeriousFindings(page);

  // It is told until it is dismissed, also after a reload.
  await page.reload();
  const told = page.getByRole("status").filter({ hasText: "2 saved items could not be accepted." });
  await told.getByRole("link", { name: "Show" }).click();
  await expect(page.getByText("Not accepted: Post not found")).toBeVisible();
  await expect(page.getByText(/Not accepted: This question was found to be faulty/)).toBeVisible();
  await expectNoSeriousFindings(page);
  for (let left = 2; left > 0; left--) {
    await expect(page.getByText(/^Not accepted: /)).toHaveCount(left);
    await page.getByRole("button", { name: "Dismiss" }).first().click();
  }
  await expect(page.getByText("Everything is sent.")).toBeVisible();
  await expect(told).toBeHidden();
});

test("an answer of the feed that is refused after the network was back says so in its form, which takes another", async ({
  page,
}) => {
  const author = await createAccount(page, newPerson("mira"));
  const labels = { subject: "GEOGRAPHY", examType: "CAT" };
  const post = await publish(page, author.token, labels);
  const asha = await createAccount(page, newPerson("asha"));
  await arrive(page, asha, "/social?subject=GEOGRAPHY&exam=CAT");
  await untilStored(page);
  const card = page.getByRole("article").filter({ hasText: "How far does it fall?" });
  const submit = card.getByRole("button", { name: "Submit Answer" });

  await page.context().setOffline(true);
  await submit.scrollIntoViewIfNeeded();
  await card.getByRole("radio", { name: /20 m/ }).check({ force: true });
  await submit.click();
  await expect(card.getByRole("button", { name: "Saved on this device" })).toBeVisible();

  const changed = await page.request.put(`/api/social/posts/${post.id}`, {
    ...asBearer(author.token),
    data: newPost(labels, { optionD: "5 m" }),
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await page.context().setOffline(false);
  const refusal = card.getByText("Not accepted: The author has changed this question meanwhile.");
  await expect(refusal).toBeVisible();
  await expect(card.getByRole("radio", { name: /5 m/ })).toBeVisible();
  await expectNoSeriousFindings(page);

  await submit.click();
  await expect(card.getByText("The right answer is")).toBeVisible();
  await expect(page.getByText("1 saved item could not be accepted.").first()).toBeVisible();
});
