import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { dayIn } from "../../support/day-in.ts";
import {
  arrive,
  asBearer,
  createAccount,
  logIn,
  NO_SCREEN,
  newPerson,
  signIn,
} from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch|convert value)|401|404|409|503/,
});

const setGoal = (page: Page, token: string) =>
  page.request.put("/api/learning/goal", {
    ...asBearer(token),
    data: { examType: "GATE", examDate: dayIn(60), subjects: ["COMPUTER_SCIENCE"] },
  });

/** Questions of every kind may appear. */
async function answerAnything(page: Page) {
  const session = page.getByRole("region", { name: "Session" });
  const field = session.getByRole("textbox");
  const option = session
    .getByRole("radio", { name: /^Option A/ })
    .or(session.getByRole("checkbox", { name: /^Option A/ }));
  await expect(field.or(option)).toHaveCount(1);
  await ((await field.isVisible()) ? field.fill("1") : option.check({ force: true }));
  await page.getByRole("button", { name: "Submit Answer" }).click();
}

const answersOf = async (page: Page, { token, user }: { token: string; user: { id: string } }) =>
  (await (await page.request.get(`/api/mcq/responses/${user.id}`, asBearer(token))).json()).totalElements;

test("a session goes on without a network, and its answers are sent once when it is back", async ({
  page,
}) => {
  const asha = await createAccount(page, newPerson("asha"));
  await setGoal(page, asha.token);
  await arrive(page, asha, "/today");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await untilStored(page);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Start" }).click();
  for (const saved of ["1 item", "2 items"]) {
    await answerAnything(page);
    await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
    await expect(page.getByText(`${saved} saved on this device, not sent yet.`)).toBeVisible();
    await page.getByRole("button", { name: "Next Question" }).click();
  }
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Show" }).click();
  await expect(page.getByText("Waits for a network")).toHaveCount(2);
  expect(await answersOf(page, asha)).toBe(0);

  // Closed and opened again, still without a network: nothing is lost, and nothing is asked twice.
  await page.goto("/today");
  await expect(page.getByText("2 items saved on this device, not sent yet.")).toBeVisible();
  await expect(page.getByText(/^2 of \d+ done/)).toBeVisible();

  await page.context().setOffline(false);
  await expect(
    page.getByText(/Sent what was saved on this device: 2 items\. 2 answers: \d right, \d wrong\./),
  ).toBeVisible();
  await expect(page.getByText(/not sent yet/)).toBeHidden();
  expect(await answersOf(page, asha)).toBe(2);
});

test("a like without a network is shown at once, and sent when it is back", async ({ page }) => {
  const mira = newPerson("mira");
  const { token } = await createAccount(page, mira);
  const post = await publish(page, token, { subject: "GEOGRAPHY", examType: "GMAT" });
  const asha = await createAccount(page, newPerson("asha"));
  await arrive(page, asha, "/social?subject=GEOGRAPHY&exam=GMAT");
  const card = page.getByRole("article").filter({ hasText: mira.username });
  await expect(card).toBeVisible();
  await untilStored(page);

  await page.context().setOffline(true);
  await card.getByRole("button", { name: /^Like/ }).click();
  await expect(card.getByRole("button", { name: /^Like/, pressed: true })).toBeVisible();
  await expect(page.getByText("1 item saved on this device, not sent yet.")).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/not sent yet/)).toBeHidden();
  const likes = async () =>
    (await (await page.request.get(`/api/social/posts/${post.id}`)).json()).likesCount;
  expect(await likes()).toBe(1);
});

test("a mock test goes on without a network, also after a reload, and its answers arrive @all", async ({
  page,
}) => {
  const { token } = await signIn(page, "meera", NO_SCREEN);
  const paper = { title: "Two questions", duration: 30, subject: "PHYSICS", totalQuestions: 2 };
  const made = await (await page.request.post("/api/mock-tests", { data: paper, ...asBearer(token) })).json();
  await page.goto(`/mock-tests/${made.id}`);
  await page.getByLabel("I have read the instructions").check();
  await page.getByRole("button", { name: "I am ready to begin" }).click();
  const question = (number: number) => page.getByRole("heading", { name: `Question ${number}`, exact: true });
  await expect(question(1)).toBeVisible();
  await untilStored(page);
  await page.keyboard.press("b");
  await expect(page.getByText("All answers saved")).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save & Next" }).click();
  await expect(question(2)).toBeVisible();
  await page.keyboard.press("d");
  await expect(page.getByText("No connection")).toBeVisible();
  await page.reload();
  await expect(question(2)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Option D/ })).toBeChecked();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByText("There is no network. Your answers are saved on this device")).toBeVisible();
  await page.getByRole("link", { name: "Leave the test" }).click();

  await page.context().setOffline(false);
  await page.waitForFunction(() =>
    Object.keys(localStorage).every((key) => !key.startsWith("prepfeed.mock-test.")),
  );
  const attempts = await (await page.request.get("/api/mock-attempts", asBearer(token))).json();
  const { sections } = await (
    await page.request.get(`/api/mock-attempts/${attempts.content[0].id}`, asBearer(token))
  ).json();
  expect(sections[0].questions.map(({ saved }: { saved: { answer: string } }) => saved.answer)).toEqual([
    "B",
    "D",
  ]);
});

test("what is not sent outlives a session that was ended elsewhere, and is lost by logging out only after a warning @all", async ({
  page,
}) => {
  const person = newPerson("asha");
  const asha = await createAccount(page, person);
  const { token } = asha;
  const post = await (
    await page.request.post("/api/social/posts", {
      data: { content: "How do you revise?" },
      ...asBearer(token),
    })
  ).json();
  await arrive(page, asha, `/posts/${post.id}`);
  await untilStored(page);
  const comment = async (text: string) => {
    await page.getByRole("textbox", { name: "Write a comment" }).fill(text);
    await page.getByRole("button", { name: "Post Comment" }).click();
  };
  await page.context().setOffline(true);
  await comment("Saved in the tunnel");
  await expect(page.getByText("1 item saved on this device, not sent yet.")).toBeVisible();

  // Ended on another device: the next reply says so, and the copies are gone, but not what waits.
  await page.request.post("/api/auth/logout", asBearer(token));
  await page.context().setOffline(false);
  await page.goto("/social");
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("deviceKey"))).toBeNull();
  const waiting = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open("prepfeed");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const rows = opening.result.transaction("waiting").objectStore("waiting").getAll();
            rows.onsuccess = () => {
              opening.result.close();
              const texts = rows.result.map(({ sealed }) => new TextDecoder().decode(sealed));
              resolve(`${texts.length} ${texts.join()}`);
            };
          };
        }),
    );
  expect(await waiting()).toMatch(/^1 /);
  expect(await waiting()).not.toContain("tunnel");

  await logIn(page, person.username, person.password, `/posts/${post.id}`);
  await expect(page.getByText("Sent what was saved on this device: 1 item.")).toBeVisible();
  await expect(page.getByText("Saved in the tunnel")).toBeVisible();

  await page.context().setOffline(true);
  await comment("Never sent");
  await page.getByRole("button", { name: "Open navigation" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  const warning = page.getByRole("dialog", { name: "Not everything is sent" });
  await expect(warning).toContainText("One item is saved on this device only.");
  await warning.getByRole("button", { name: "Log out and delete" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(waiting).toBe("0 ");
});

test("a new release is taken at the next navigation, not in a running test, and the worker can be switched off @all", async ({
  page,
}) => {
  const { token } = await signIn(page, "meera", NO_SCREEN);
  const paper = { title: "Two questions", duration: 30, subject: "PHYSICS", totalQuestions: 2 };
  const made = await (await page.request.post("/api/mock-tests", { data: paper, ...asBearer(token) })).json();
  await page.goto(`/mock-tests/${made.id}`);
  await untilStored(page);
  await page.evaluate(async () => {
    Object.assign(window, { isOldPage: true });
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
    // Another address is another release for the browser.
    await navigator.serviceWorker.register("/sw.js?next");
    await taken;
  });
  const isOldPage = () => page.evaluate(() => "isOldPage" in window);
  await page.getByLabel("I have read the instructions").check();
  await page.getByRole("button", { name: "I am ready to begin" }).click();
  await expect(page.getByRole("heading", { name: "Question 1", exact: true })).toBeVisible();
  expect(await isOldPage()).toBe(true);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByRole("heading", { name: "Result: Two questions" })).toBeVisible();
  await expect.poll(isOldPage).toBe(false);

  // The new page registers its worker too, which must not come after the one that switches it off.
  const script = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
  await expect.poll(script).toMatch(/\/sw\.js$/);
  await page.evaluate(() => navigator.serviceWorker.register("/sw-off.js"));
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([0, 0]);
});
