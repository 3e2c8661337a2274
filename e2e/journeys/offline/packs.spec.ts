import type { Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, asBearer, createAccount, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 375, height: 667 },
  expectedErrors: /ERR_|Failed to (load resource|fetch|convert value)|401|503/,
});

const pack = (page: Page) => page.getByRole("region", { name: "Pack: Ray optics" });

/** Questions of every kind may appear. */
async function checkAnything(page: Page) {
  const field = pack(page).getByRole("textbox");
  const option = pack(page)
    .getByRole("radio", { name: /^Option A/ })
    .or(pack(page).getByRole("checkbox", { name: /^Option A/ }));
  await expect(field.or(option)).toHaveCount(1);
  await ((await field.isVisible()) ? field.fill("1") : option.press("Space"));
  await page.getByRole("button", { name: "Check Answer" }).click();
  await expect(page.getByRole("group", { name: /^(Correct|Incorrect)$/ })).toContainText(
    "The right answer is",
  );
}

test("a pack is practised without a network, also after a reload, and is deleted by logging out", async ({
  page,
}) => {
  const asha = await createAccount(page, newPerson("asha"));
  await arrive(page, asha, "/topics/ray-optics");
  await untilStored(page);
  const card = page.getByRole("region", { name: "Without a network" });
  await expect(card).toContainText("Practice without points.");
  await card.getByLabel("Number of questions").selectOption("10");
  await card.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("10 questions saved on this device")).toBeVisible();
  await card.getByRole("link", { name: "offline packs" }).click();
  const list = page.getByRole("region", { name: "On this device" });
  await expect(list).toContainText(/Ray optics\s*10 questions\s· \d+\skB\s· \d+ \w+ \d{4}/);

  await page.context().setOffline(true);
  await page.reload();
  await expectNoSeriousFindings(page);
  await list.getByRole("link", { name: "Practise" }).click();
  await checkAnything(page);
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Next Question" }).click();
  await checkAnything(page);

  // The answers are on the device, and nothing waits to be sent.
  await page.reload();
  await expect(pack(page)).toContainText("Question 3 of 10");
  await expect(pack(page)).toContainText(/\d of 2 right/);
  await expect(page.getByText("not sent yet")).toBeHidden();
  await page.getByRole("link", { name: "Offline packs" }).click();
  await expect(list).toContainText("2 answered");

  await page.context().setOffline(false);
  const answers = await page.request.get(`/api/mcq/responses/${asha.user.id}`, asBearer(asha.token));
  expect((await answers.json()).totalElements).toBe(0);
  await page.getByRole("button", { name: "Open navigation" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await arrive(page, asha, "/favicon.svg");
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain("prepfeed-packs");
});

test("the list downloads a pack on any topic and removes it @all", async ({ page }) => {
  await arrive(page, await createAccount(page, newPerson("meera")), "/mcq");
  await page.getByRole("link", { name: "Offline packs" }).click();
  await expect(page.getByText("No packs on this device")).toBeVisible();
  await page.getByLabel("Topic").selectOption({ label: "Ray optics" });
  await page.getByLabel("Number of questions").selectOption("50");
  await page.getByRole("button", { name: "Download" }).click();
  const list = page.getByRole("region", { name: "On this device" });
  await expect(list).toContainText("50 questions");
  await list.getByRole("button", { name: "Remove Ray optics" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No packs on this device")).toBeVisible();

  await page.context().setOffline(true);
  await page.getByLabel("Topic").selectOption({ label: "Ray optics" });
  await page.getByRole("button", { name: "Download" }).click();
  await expect(
    page.getByText("There is no network. A pack can be downloaded when it is back."),
  ).toBeVisible();
});
