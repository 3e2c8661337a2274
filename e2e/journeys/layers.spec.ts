import { expectNoSeriousFindings } from "../support/axe.ts";
import { createAccount, logIn, newPerson } from "../support/people.ts";
import { publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("menus open at the first press and return the focus @all", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  const post = await publish(page, token);
  await logIn(page, asha.username, asha.password, `/posts/${post.id}`);
  for (const [button, layer] of [
    [page.getByRole("button", { name: /^Account menu/ }), page.getByRole("menu")],
    [page.getByRole("button", { name: "Manage post" }), page.getByRole("menu")],
    [page.getByRole("button", { name: /^Notifications/ }), page.getByRole("dialog")],
  ] as const) {
    // By the keyboard, before pointing at it loaded anything.
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(layer).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => layer.evaluate((open) => open.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(layer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(layer).toBeVisible();
    await expectNoSeriousFindings(page);
    await button.click();
    await expect(layer).toBeHidden();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test("the drawer opens at the first press and returns the focus @all", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password, "/profile");
    const burger = page.getByRole("button", { name: "Open navigation" });
    await burger.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(burger).toBeFocused();
  });
});
