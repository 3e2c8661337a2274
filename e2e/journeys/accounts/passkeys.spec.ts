import type { CDPSession, Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { createAccount, logIn, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

/** A device with a fingerprint reader, emulated by Chromium. */
class Device {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async plugIn(cdp: CDPSession) {
    const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(cdp, authenticatorId);
  }

  async credentials() {
    const authenticatorId = this.#authenticatorId;
    return (await this.#cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  }

  /** Whether the finger is the right one. */
  async knowsFinger(isUserVerified: boolean) {
    await this.#cdp.send("WebAuthn.setUserVerified", {
      authenticatorId: this.#authenticatorId,
      isUserVerified,
    });
  }

  /** Whether the user touches it when asked. */
  async isTouched(enabled: boolean) {
    const authenticatorId = this.#authenticatorId;
    await this.#cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  }

  async unplug() {
    await this.#cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: this.#authenticatorId });
  }
}

const card = (page: Page) => page.getByRole("region", { name: "Passkeys" });
const rows = (page: Page) => card(page).getByRole("listitem");

async function addPasskey(page: Page, name: string, password: string) {
  await card(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Your password", { exact: true }).fill(password);
  await dialog.getByLabel("Name (optional)").fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
  return dialog;
}

async function leaveAndAskForPasskey(page: Page, device: Device) {
  await device.isTouched(false);
  await page.evaluate(() => localStorage.clear());
  const offered = page.waitForResponse(/passkey-login\/options/);
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Use a passkey" });
  await expect(button).toBeVisible();
  // The browser already offers passkeys in the field; the button requests one at once.
  await offered;
  await device.isTouched(true);
  await button.click();
}

test.describe("passkeys", () => {
  test.use({ expectedErrors: /40[01]/ });

  test("can be added on two devices, sign in, confirm identity, and be deleted", async ({ page }) => {
    test.slow();
    const asha = newPerson("asha");
    await createAccount(page, asha);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const phone = await Device.plugIn(cdp);
    await logIn(page, asha.username, asha.password, "/settings");

    await phone.knowsFinger(false);
    const dialog = await addPasskey(page, "My phone", asha.password);
    await expect(dialog.getByText("The passkey dialog was closed. Nothing was changed.")).toBeVisible();
    await expectNoSeriousFindings(page);
    await phone.knowsFinger(true);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText('Passkey "My phone" added')).toBeVisible();
    await expect(rows(page)).toHaveText([/My phone.*not used yet/]);
    expect(await phone.credentials()).toMatchObject([{ isResidentCredential: true }]);

    await leaveAndAskForPasskey(page, phone);
    await expect(page).toHaveURL("/social");

    await page.goto("/settings");
    await phone.unplug();
    const laptop = await Device.plugIn(cdp);
    await addPasskey(page, "My laptop", asha.password);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toHaveText(/My phone.*last used/);

    await card(page).getByRole("button", { name: "Rename My laptop" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("My new laptop");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(rows(page).last()).toHaveText(/My new laptop/);

    await card(page).getByRole("button", { name: "Delete My phone" }).click();
    const lost = page.getByRole("dialog", { name: 'Delete the passkey "My phone"?' });
    await lost.getByRole("button", { name: "Use a passkey instead" }).click();
    await expect(lost.getByText("Confirmed by your passkey")).toBeVisible();
    await lost.getByRole("button", { name: "Delete" }).click();
    await expect(rows(page)).toHaveText([/My new laptop/]);

    await leaveAndAskForPasskey(page, laptop);
    await expect(page).toHaveURL("/social");

    await page.goto("/settings");
    await card(page).getByRole("button", { name: "Delete My new laptop" }).click();
    await page.getByRole("dialog").getByLabel("Your password", { exact: true }).fill(asha.password);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(rows(page)).toHaveCount(0);
    await leaveAndAskForPasskey(page, laptop);
    await expect(page.getByText("This passkey does not belong to any account here")).toBeVisible();
    await laptop.unplug();
  });

  test("are offered by the browser while the username is typed", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const phone = await Device.plugIn(cdp);
    await logIn(page, asha.username, asha.password, "/settings");
    await addPasskey(page, "My phone", asha.password);
    await expect(rows(page)).toHaveCount(1);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    // The device answers at once instead of a person who chooses from the list.
    await expect(page).toHaveURL("/social");
    await phone.unplug();
  });
});
