import type { Page } from "@playwright/test";
import { findFreePort } from "../../../server/test/services/free-port.ts";
import { OpenIdProvider } from "../../../server/test/sign-in/openid-provider.ts";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { findMailedLink } from "../../support/mail.ts";
import { newPerson } from "../../support/people.ts";
import { serveProduct } from "../../support/serve-product.ts";
import { expect, test } from "../../support/test.ts";

let provider: OpenIdProvider;
let product: Awaited<ReturnType<typeof serveProduct>>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const port = await findFreePort();
  provider = await OpenIdProvider.start([`http://localhost:${port}/sign-in/test`]);
  product = await serveProduct({
    port,
    env: { AUTH_PROVIDERS: JSON.stringify([provider.setting()]), ASK_AGE: "on" },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

/** A person with an account at the provider, but none here. */
function newcomer(name: string) {
  const { username, email } = newPerson(name);
  provider.people.set(username, { email, email_verified: true, name: "Asha Rao" });
  return { username, email };
}

const at = (path: string) => `${product.url}${path}`;
const goToProvider = (page: Page) => page.getByRole("button", { name: "Continue with Test ID" }).click();
const chooseAt = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Registers by the provider and stays signed in. */
async function arriveAs(page: Page, name: string) {
  const person = newcomer(name);
  await page.goto(at("/login"));
  await goToProvider(page);
  await chooseAt(page, `Continue as ${person.username}`);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Year of birth").fill("1990");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(at("/welcome"));
  return person;
}

test("a visitor answers, signs in with a provider, and finds the answer again", async ({ page }) => {
  test.slow();
  const author = await page.request.post(at("/api/auth/register"), {
    data: { ...newPerson("author"), birthYear: 1990 },
  });
  const { token } = await author.json();
  const made = await page.request.post(at("/api/social/posts"), {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title: "Free fall",
      content: "",
      subject: "PHYSICS",
      examType: "GRE",
      difficultyLevel: "MEDIUM",
      questions: [
        {
          questionText: "A stone falls from rest for 2 s. How far does it fall?",
          optionA: "20 m",
          optionB: "40 m",
          optionC: "10 m",
          optionD: "4 m",
          correctAnswer: "A",
          explanation: "Half the acceleration times the time squared.",
        },
      ],
    },
  });
  const post = at(`/posts/${(await made.json()).id}`);
  const asha = newcomer("asha");

  await page.goto(post);
  await page.getByRole("radio", { name: /20 m/ }).check({ force: true });
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(page.getByText("Please login to answer questions")).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Login" }).click();
  await expectNoSeriousFindings(page);
  await goToProvider(page);
  await chooseAt(page, `Continue as ${asha.username}`);

  await expect(page.getByRole("heading", { name: "Choose your username" })).toBeVisible();
  await expect(page).toHaveURL(at("/sign-in/test"));
  await expect(page.getByText(asha.email)).toBeVisible();
  await expect(page.getByLabel("Full Name (optional)")).toHaveValue("Asha Rao");
  await expectNoSeriousFindings(page);
  await page.getByLabel("Username").fill(asha.username);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Year of birth is required")).toBeVisible();
  await page.getByLabel("Year of birth").fill("2010");
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL(post);
  await expect(page.getByRole("radio", { name: /20 m/ })).toBeChecked();
  await page.getByRole("button", { name: "Submit Answer" }).click();
  await expect(page.getByText("Half the acceleration times the time squared.")).toBeVisible();
});

test("a person who cancels at the provider finds the half-filled registration again", async ({ page }) => {
  newcomer("meera");
  await page.goto(at("/register"));
  await page.getByLabel("First Name").fill("Meera");
  await page.getByLabel("Password", { exact: true }).fill("never kept");
  await goToProvider(page);
  await chooseAt(page, "Cancel");
  await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("link", { name: "Go to the login" }).click();
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByLabel("First Name")).toHaveValue("Meera");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test.describe("with an address that has an account", () => {
  test.use({ expectedErrors: /409/ });
  test("the provider signs nobody in, and the person is asked to link it", async ({ page }) => {
    const known = newPerson("known");
    await page.request.post(at("/api/auth/register"), { data: { ...known, birthYear: 1990 } });
    provider.people.set(known.username, { email: known.email, email_verified: true });
    await page.goto(at("/login"));
    await goToProvider(page);
    await chooseAt(page, `Continue as ${known.username}`);
    await expect(page.getByRole("alert")).toHaveText(
      "There is an account with your email address already. Sign in as before, and link Test ID in the settings.",
    );
  });
});

test("without a password a learner sets one, unlinks and links the provider, and deletes the account by mail", async ({
  page,
  context,
}) => {
  test.slow();
  const { username, email } = await arriveAs(page, "rohan");
  await page.goto(at("/settings"));
  const card = page.getByRole("region", { name: "Set a password" });
  await card.getByRole("button", { name: "Continue with Test ID" }).click();
  await chooseAt(page, `Continue as ${username}`);
  await expect(page).toHaveURL(at("/settings"));
  await expect(card.getByText("Confirmed: it is you")).toBeVisible();
  await expectNoSeriousFindings(page);
  await card.getByLabel("New Password", { exact: true }).fill("three words together");
  await card.getByLabel("Confirm Password", { exact: true }).fill("three words together");
  await card.getByRole("button", { name: "Set Password" }).click();
  await expect(page.getByText("Password set. Your other sessions were logged out.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Change password" })).toBeVisible();

  const links = page.getByRole("region", { name: "Linked accounts" });
  await links.getByRole("button", { name: "Unlink Test ID" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unlink" }).click();
  await expect(links.getByText("Not linked")).toBeVisible();
  const goLinking = async () => {
    await links.getByRole("button", { name: "Link Test ID" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue to Test ID" }).click();
  };
  // The provider asks again who it is.
  await context.clearCookies();
  await goLinking();
  await chooseAt(page, "Cancel");
  await expect(page.getByRole("heading", { name: "Nothing was linked" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await goLinking();
  await chooseAt(page, `Continue as ${username}`);
  await expect(page.getByText("Test ID is linked. You can sign in with it.")).toBeVisible();
  await expect(links.getByText(email)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  const meera = await arriveAs(page, "meera");
  await page.goto(at("/settings"));
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel(`Type ${meera.username} to confirm`).fill(meera.username);
  await dialog.getByRole("button", { name: "Mail me a link" }).click();
  await expectNoSeriousFindings(page);
  const link = await findMailedLink(meera.email, "prove", undefined, product.dataDir);
  const mailed = await context.newPage();
  await mailed.goto(link);
  await mailed.getByRole("button", { name: "It is me" }).click();
  await expect(mailed.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expectNoSeriousFindings(mailed);
  await mailed.close();
  await expect(dialog.getByText("Confirmed: it is you")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Your account has been deleted")).toBeVisible();
});

test("without a configured provider, one line says that sign-in by providers is coming", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("Signing in with Google and other accounts is coming.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Continue with/ })).toHaveCount(0);
});
