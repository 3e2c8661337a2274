import type { Page } from "@playwright/test";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { findMailedLink } from "../../support/mail.ts";
import { asBearer, createAccount, fillLogin, logInByForm, newPerson } from "../../support/people.ts";
import { publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

async function choosePassword(page: Page, label: string, password: string) {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
}

test("a visitor registers with a picture and gets to the dashboard", { tag: "@firefox" }, async ({
  page,
}) => {
  const meera = newPerson("meera");
  await page.goto("/");
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Get Started Free" }).first().click();
  await expect(page).toHaveURL("/register");

  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByLabel("First Name").fill("Meera");
  await expect(page.getByText("First name is required")).toBeHidden();
  await page.getByLabel("Last Name").fill("Iyer");
  await page.getByLabel("Username").fill(meera.username);
  await page.getByLabel("Email").fill(meera.email);
  await page.getByLabel("Password", { exact: true }).fill(meera.password);
  await page.getByLabel("Confirm Password", { exact: true }).fill("something else");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: ONE_PIXEL });
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm Password", { exact: true }).fill(meera.password);
  // It is visible for a second only.
  const told = page.getByText("Account created successfully! Redirecting...").waitFor();
  await page.getByRole("button", { name: "Create Account" }).click();

  await told;
  await page.getByRole("link", { name: "Skip for now" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(meera.username).first()).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.goto("/profile");
  await expect(page.locator('main img[src^="/pictures/"]')).toBeVisible();
});

test.describe("with a name that is taken", () => {
  test.use({ expectedErrors: /400|409/ });
  test("the form marks the field", async ({ page }) => {
    const taken = newPerson("taken");
    await createAccount(page, taken);
    await page.goto("/register");
    await page.getByLabel("First Name").fill("A");
    await page.getByLabel("Last Name").fill("B");
    await page.getByLabel("Username").fill(taken.username.toUpperCase());
    await page.getByLabel("Email").fill(`other.${taken.email}`);
    await choosePassword(page, "Password", "password1");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText(refusals.auth.passwordCommon)).toBeVisible();
    await choosePassword(page, "Password", "abababab");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText(refusals.auth.passwordWeak)).toBeVisible();
    await choosePassword(page, "Password", taken.password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("This username is already taken")).toBeVisible();
    await expect(page.getByText(/\(Error 409\)/)).toBeVisible();
    await expectNoSeriousFindings(page);
  });
});

test("a learner logs in by name, out, and in again by e-mail address", { tag: "@firefox" }, async ({
  page,
}) => {
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await page.goto("/login");
  await expectNoSeriousFindings(page);
  await fillLogin(page, asha.username, asha.password);
  await expect(page).toHaveURL("/social");
  await expectNoSeriousFindings(page);

  await page
    .getByRole("button", { name: /menu|account/i })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(
    await page.evaluate(() => [localStorage.getItem("authToken"), localStorage.getItem("user")]),
  ).toEqual([null, null]);

  await logInByForm(page, asha.email.toUpperCase(), asha.password);
  await expect(page).toHaveURL("/social");
});

test("a visitor who requested a page gets it after logging in @all", async ({ page }) => {
  const asha = newPerson("asha");
  await createAccount(page, asha);
  await page.goto("/people?query=asha");
  await expect(page).toHaveURL("/login");
  await fillLogin(page, asha.username, asha.password);
  await expect(page).toHaveURL("/people?query=asha");
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/social");
});

test.describe("with a wrong password", () => {
  test.use({ expectedErrors: /401/ });
  test("the banner says what to check and can be dismissed", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await logInByForm(page, asha.username, "not the password");
    await expect(page.getByText("Login Failed")).toBeVisible();
    await expect(
      page.getByText("Invalid username/email or password. Please check your credentials."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeFocused();
    await expectNoSeriousFindings(page);
    await expect(page).toHaveURL("/login");
  });

  test("a session that ended elsewhere leads to the login page @all", async ({ page }) => {
    const asha = newPerson("asha");
    const { token } = await createAccount(page, asha);
    await logInByForm(page, asha.username, asha.password);
    await expect(page).toHaveURL("/social");
    const own = await page.evaluate(() => localStorage.getItem("authToken") ?? "");
    for (const session of [token, own]) {
      await page.request.post("/api/auth/logout", asBearer(session));
    }
    await page.goto("/profile");
    await expect(page).toHaveURL("/login");
  });
});

test.describe("with a stored session that the server refuses", () => {
  test.use({ expectedErrors: /401/ });

  async function arriveWithEndedSession(page: Page, path: string) {
    const { token, user } = await createAccount(page, newPerson("asha"));
    await page.request.post("/api/auth/logout", asBearer(token));
    await page.addInitScript(
      ([token, user]) => {
        if (sessionStorage.getItem("arrived")) return;
        sessionStorage.setItem("arrived", "yes");
        localStorage.setItem("authToken", token ?? "");
        localStorage.setItem("user", user ?? "");
      },
      [token, JSON.stringify(user)],
    );
    const refused = page.waitForResponse((reply) => reply.status() === 401);
    await page.goto(path);
    await refused;
    // The header of a visitor.
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
    return user.id;
  }

  for (const path of ["/", "/explore", "/register", "/forgot-password"]) {
    test(`${path} stays, in its form for visitors @all`, async ({ page }) => {
      await arriveWithEndedSession(page, path);
      await expect(page).toHaveURL(path);
    });
  }

  test("a link to confirm an address stays @all", async ({ page }) => {
    await arriveWithEndedSession(page, "/confirm-email?token=whatever");
    await expect(page).toHaveURL("/confirm-email");
    await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
  });

  test("a post and a profile stay @all", async ({ page }) => {
    const { token, user } = await createAccount(page, newPerson("kabir"));
    const post = await publish(page, token, { title: "Terminal velocity" });
    await arriveWithEndedSession(page, `/posts/${post.id}`);
    await expect(page).toHaveURL(`/posts/${post.id}`);
    await expect(page.getByText("Terminal velocity").first()).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await arriveWithEndedSession(page, `/users/${user.id}`);
    await expect(page).toHaveURL(`/users/${user.id}`);
    await expect(page.getByText(/^kabir_/).first()).toBeVisible();
  });

  test("a link to reset the password stays and works @all", async ({ page }) => {
    const kabir = newPerson("kabir");
    await createAccount(page, kabir);
    await page.request.post("/api/auth/forgot-password", { data: { email: kabir.email } });
    const link = new URL(await findMailedLink(kabir.email, "reset-password"));
    await arriveWithEndedSession(page, link.pathname + link.search);
    await expect(page).toHaveURL("/reset-password");
    await page.getByLabel("New Password", { exact: true }).fill("a better secret");
    await page.getByLabel("Confirm Password", { exact: true }).fill("a better secret");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Your password has been changed. Please log in.")).toBeVisible();
  });

  test("a guarded page leads to the login, and back", async ({ page }) => {
    const asha = newPerson("asha");
    await createAccount(page, asha);
    await arriveWithEndedSession(page, "/people?query=asha");
    await expect(page).toHaveURL("/login");
    await fillLogin(page, asha.username, asha.password);
    await expect(page).toHaveURL("/people?query=asha");
  });
});

test.describe("a forgotten password", () => {
  test.use({ expectedErrors: /400/ });
  test("is reset through the mail", async ({ page }) => {
    const kabir = newPerson("kabir");
    await createAccount(page, kabir);
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot Password" }).click();
    await expect(page.getByRole("button", { name: "Send Reset Link" })).toBeDisabled();
    await page.getByLabel("Email").fill(kabir.email);
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByText("Check Your Email")).toBeVisible();
    await expect(page.getByText(kabir.email)).toBeVisible();

    const link = new URL(await findMailedLink(kabir.email, "reset-password"));
    await page.goto(link.pathname + link.search);
    await expect(page.getByLabel("New Password", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/reset-password");
    await choosePassword(page, "New Password", "password1");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText(refusals.auth.passwordCommon)).toBeVisible();
    await expect(page.getByRole("link", { name: "Request a new link" })).toBeHidden();
    await expectNoSeriousFindings(page);
    await choosePassword(page, "New Password", "a better secret");
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Your password has been changed. Please log in.")).toBeVisible();

    await logInByForm(page, kabir.username, "a better secret");
    await expect(page).toHaveURL("/social");
  });
});

test("a session in the old format can be fixed @all", async ({ page }) => {
  const asha = newPerson("asha");
  const { token, user } = await createAccount(page, asha);
  await page.goto("/login");
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem("authToken", token);
      localStorage.setItem("user", JSON.stringify({ tokenType: "Bearer", user }));
    },
    { token, user },
  );
  await page.reload();
  await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Fix" }).click();
  await expect(page).toHaveURL("/social");
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem("user"))) ?? "{}").id).toBe(user.id);
});

const ONE_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
