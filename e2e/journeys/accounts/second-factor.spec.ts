import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { createAccount, fillLogin, logIn, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

const STEP_MS = 30_000;
/** The app's code this many steps from now; the server accepts one step more or less than its own. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

const card = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

async function keepRecoveryCodes(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Keep your recovery codes" });
  const items = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await expectNoSeriousFindings(page);
  await expect(dialog.getByRole("button", { name: "Done" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await dialog.getByLabel("I have kept my recovery codes").check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

test.describe("two-step sign-in", () => {
  test.use({ expectedErrors: /40[01]/ });

  test("is set up by a QR code, required at the next sign-in, remembers the device and can be turned off", async ({
    page,
  }) => {
    test.slow();
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password, "/settings");
    await card(page).getByRole("button", { name: "Set up" }).click();
    const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
    await dialog.getByLabel("Your password", { exact: true }).fill("not this one");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByText("Your password is not correct")).toBeVisible();
    await dialog.getByLabel("Your password", { exact: true }).fill(asha.password);
    await dialog.getByRole("button", { name: "Continue" }).click();

    await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await expectNoSeriousFindings(page);
    const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
    const digits = dialog.getByLabel("2. Enter the six digits that it shows");
    await digits.fill("000000");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(dialog.getByText("This code is not correct")).toBeVisible();
    await digits.fill(codeOf(secret, -1));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    const [first = ""] = await keepRecoveryCodes(page);
    await expect(card(page).getByText("10 recovery codes left")).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await fillLogin(page, asha.username, asha.password);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await expect(page.getByLabel("Code")).toBeFocused();
    await expectNoSeriousFindings(page);
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").getByText("This code is not correct")).toBeVisible();
    await page.getByLabel("Code").fill(first.toLowerCase());
    await page.getByLabel("Don't ask again on this device for 30 days").check();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/social");

    await page.evaluate(() => {
      localStorage.removeItem("authToken");
      localStorage.removeItem("user");
    });
    await page.goto("/login");
    await fillLogin(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");

    await page.goto("/settings");
    await expect(card(page).getByText("9 recovery codes left")).toBeVisible();
    await card(page).getByRole("button", { name: "Forget 1 remembered device" }).click();
    await expect(page.getByText("Every device is asked for a code again")).toBeVisible();
    await card(page).getByRole("button", { name: "Turn off" }).click();
    const off = page.getByRole("dialog", { name: "Turn off two-step sign-in?" });
    await off.getByLabel("Your password", { exact: true }).fill(asha.password);
    await off.getByLabel("Code").fill(codeOf(secret, 1));
    await off.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("Two-step sign-in is off")).toBeVisible();
    await expect(card(page).getByRole("button", { name: "Set up" })).toBeVisible();
  });
});
