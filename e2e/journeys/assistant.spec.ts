import { expectNoSeriousFindings } from "../support/axe.ts";
import { signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.use({ permissions: ["clipboard-write"] });

test("a learner asks the assistant, follows up, copies, reports and clears @all", async ({ page }) => {
  await signIn(page, "asha", "/people");
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Assistant" }).click();
  await expect(page).toHaveURL("/assistant");
  await expect(page.getByRole("heading", { level: 1, name: "Assistant" })).toBeVisible();
  await expectNoSeriousFindings(page);

  const talk = page.getByRole("log", { name: "Conversation" });
  const field = page.getByLabel("Your question");
  await field.fill("State Ohm's law");
  await field.press("Enter");
  await expect(talk.getByText(/current .*proportional to the/)).toBeVisible();
  await expect(field).toHaveValue("");
  await field.fill("give me a question on it");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(talk.getByText(/D\) /)).toBeVisible();
  await field.fill("who will win the next election?");
  await field.press("Enter");
  await expect(talk.getByText(/beyond the built-in assistant/)).toBeVisible();
  await expectNoSeriousFindings(page);

  await talk.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  await field.press("ControlOrMeta+V");
  await expect(field).toHaveValue(/proportional/);

  await talk.getByRole("button", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this answer" });
  await dialog.getByLabel("Something else").check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(talk.getByText("You reported this answer.")).toBeVisible();

  await page.reload();
  await expect(talk.getByText("State Ohm's law", { exact: true })).toBeVisible();
  await expect(talk.getByText("You reported this answer.")).toBeVisible();
  await expect(talk.getByText(/beyond the built-in assistant/)).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(talk.getByText("State Ohm's law", { exact: true })).toBeHidden();
  await expect(field).toBeFocused();
});

test("a topic page leads to the assistant with a question about it @all", async ({ page }) => {
  await signIn(page, "asha", "/topics");
  await page.getByRole("main").getByRole("link", { name: "Ray optics" }).first().click();
  await page.getByRole("link", { name: "Ask about this topic" }).click();
  const field = page.getByLabel("Your question");
  await expect(field).toHaveValue("Explain Ray optics");
  await field.press("Enter");
  await expect(page.getByRole("log", { name: "Conversation" }).getByText("Built-in")).toBeVisible();
});

test.describe("when the server is unreachable", () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource/, viewport: { width: 375, height: 740 } });
  test("the question stays on the screen and can be asked again @all", async ({ page }) => {
    await signIn(page, "asha", "/assistant");
    await page.route("**/api/gemini/conversational-ai", (route) => route.abort());
    await page.getByLabel("Your question").fill("Explain photosynthesis");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.unroute("**/api/gemini/conversational-ai");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Built-in", { exact: true })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
