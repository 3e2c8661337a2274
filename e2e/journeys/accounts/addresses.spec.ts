import { expectNoSeriousFindings } from "../../support/axe.ts";
import { findMailedLink } from "../../support/mail.ts";
import { asBearer, createAccount, logIn, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

test.describe("a learner's new address", () => {
  test.use({ expectedErrors: /400/ });

  test("requires the password and the mailed link @all", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logIn(page, asha.username, asha.password, "/profile");
    await page.getByRole("button", { name: "Edit profile" }).click();
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toBeVisible();
    await expect(page.getByLabel("Current Password")).toBeHidden();
    await email.fill(" ");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Current Password")).toBeHidden();
    const address = `new.${asha.email}`;
    await email.fill(address);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please enter your current password")).toBeVisible();
    await page.getByLabel("Current Password").fill("not the password");
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your current password is not correct")).toHaveCount(1);
    await page.getByLabel("Current Password").fill(asha.password);
    await page.getByRole("button", { name: "Save" }).click();

    await expect(page.getByText(`Becomes ${address} once you open the link`)).toBeVisible();
    await expect(page.getByText(asha.email, { exact: true })).toBeVisible();
    await expectNoSeriousFindings(page);
    const firstLink = await findMailedLink(address, "confirm-email");
    await page.getByRole("button", { name: "Send the link again" }).click();
    await expect(page.getByText("A confirmation link is on its way.")).toBeVisible();

    const link = new URL(await findMailedLink(address, "confirm-email", firstLink));
    await page.goto(link.pathname + link.search);
    await expect(page).toHaveURL("/confirm-email");
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeFocused();
    await page.goto("/profile");
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await expect(page.getByText("once you open the link")).toBeHidden();
  });
});

test("a change of address can be cancelled @all", async ({ page }) => {
  const asha = newPerson("asha");
  const { token } = await createAccount(page, asha);
  await page.request.put("/api/auth/profile", {
    ...asBearer(token),
    data: { email: `new.${asha.email}`, currentPassword: asha.password },
  });
  await logIn(page, asha.username, asha.password, "/profile");
  await page.getByRole("button", { name: "Cancel the change" }).click();
  await expect(page.getByText("Your email address stays as it is.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel the change" })).toBeHidden();
  await expect(page.locator("body")).not.toBeFocused();
  await expect(page.getByText(asha.email, { exact: true })).toBeVisible();
});

test.describe("with a used link", () => {
  test.use({ expectedErrors: /400/ });
  test("the page says so @all", async ({ page }) => {
    await page.goto("/confirm-email?token=used");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("alert")).toContainText("This confirmation link is invalid or has expired.");
    await expectNoSeriousFindings(page);
    await page.goto("/confirm-email");
    await expect(page.getByText("This link is not complete")).toBeVisible();
  });
});

test.describe("if an address must be confirmed first", () => {
  test.use({ expectedErrors: /403/ });

  test("a learner who comments is asked to confirm the address, and can request the link again @all", async ({
    page,
  }) => {
    const [asha, kabir] = [newPerson("asha"), newPerson("kabir")];
    const author = await createAccount(page, kabir);
    const post = await publish(page, author.token);
    const { token } = await createAccount(page, asha);
    await page.request.post(`/api/social/questions/${post.questions[0]?.id}/answer`, {
      ...asBearer(token),
      data: { selectedOption: "A" },
    });
    // The product under test stores its mail in files and requires no confirmation, so the refusal is mocked.
    await page.route("**/api/social/posts/*/comments", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 403,
            json: {
              status: 403,
              code: "email-not-confirmed",
              message: "Confirm first",
              error: "Confirm first",
            },
          })
        : route.fallback(),
    );
    await page.route("**/api/auth/confirm-email/resend", (route) =>
      route.fulfill({ json: { message: "A confirmation link is on its way." } }),
    );
    await logIn(page, asha.username, asha.password, `/posts/${post.id}`);
    await page.getByLabel("Write a comment").fill("Well asked");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(page.getByText("Confirm your email address")).toBeVisible();
    await expect(page.getByLabel("Write a comment")).toHaveValue("Well asked");
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Send the link again" }).click();
    await expect(page.getByText("A confirmation link is on its way.")).toBeVisible();
  });
});
