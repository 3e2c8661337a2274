import { expectNoSeriousFindings } from "../support/axe.ts";
import { createAccount, logIn, newPerson, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a learner edits the profile; cancelling restores the earlier values", async ({ page }) => {
  const asha = newPerson("asha");
  await createAccount(page, asha, { fullName: "Asha Rao" });
  await logIn(page, asha.username, asha.password);
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(page.getByText("No bio provided yet.")).toBeVisible();
  await expectNoSeriousFindings(page);

  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Bio").fill("This goes nowhere");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("No bio provided yet.")).toBeVisible();

  await page.getByRole("button", { name: "Edit profile" }).click();
  await expect(page.getByLabel("Bio")).toHaveValue("");
  await page.getByLabel("Full Name").fill("Asha R. Rao");
  await page.getByLabel("Bio").fill("JEE 2027, mostly Physics.");
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByText("JEE 2027, mostly Physics.")).toBeVisible();
  await expect(page.getByText("Asha R. Rao").first()).toBeVisible();
});

test("a learner finds a person in spite of a typing error and follows them", async ({ page }) => {
  const [asha, farida] = [newPerson("asha"), newPerson("farida")];
  await createAccount(page, asha);
  const { user } = await createAccount(page, farida, { fullName: "Farida Quadri-Lindqvist" });
  await logIn(page, asha.username, asha.password);
  await page.getByRole("link", { name: "People" }).first().click();
  await expect(page).toHaveURL("/people");
  await page.getByRole("searchbox", { name: "Search people" }).fill("quadri-lindqvsit");
  const follow = page.getByRole("button", { name: `Follow ${farida.username}`, exact: true });
  await expect(follow).toBeVisible();
  await expectNoSeriousFindings(page);
  await follow.dblclick();
  await expect(page.getByRole("button", { name: `Following ${farida.username}` })).toBeVisible();

  await page.getByRole("link", { name: "Farida Quadri-Lindqvist" }).first().click();
  await expect(page).toHaveURL(`/users/${user.id}`);
  await expect(page.getByRole("button", { name: `Following ${farida.username}` })).toBeVisible();
  await page.getByRole("tab", { name: "Followers" }).click();
  await expect(page.getByRole("main").getByText(asha.username).first()).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("a visitor looks at a profile and is asked to log in to follow @all", async ({ page }) => {
  const kabir = newPerson("kabir");
  const { user } = await createAccount(page, kabir);
  await page.goto(`/users/${user.id}`);
  await page.getByRole("button", { name: `Follow ${kabir.username}`, exact: true }).click();
  await expect(page.getByText("Please login to interact with posts")).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("a learner sets the status to busy, and it stays until they change it @all", async ({ page }) => {
  const { user } = await signIn(page, "asha", "/people");
  const statusSeen = async () =>
    ((await (await page.request.get(`/api/social/users/${user.id}/status`)).json()) as { status: string })
      .status;
  const openMenu = () => page.getByRole("button", { name: /^Account menu of/ }).click();
  await expect.poll(statusSeen).toBe("online");
  await openMenu();
  await expect(page.getByRole("menuitemradio", { name: "Online" })).toBeChecked();
  await page.getByRole("menuitemradio", { name: "Busy" }).click();
  await expect.poll(statusSeen).toBe("busy");
  const refreshed = page.waitForResponse(
    (reply) => reply.url().endsWith("/status") && reply.request().method() === "PUT",
  );
  await page.reload();
  await refreshed;
  expect(await statusSeen()).toBe("busy");
  await openMenu();
  await expect(page.getByRole("menuitemradio", { name: "Busy" })).toBeChecked();
  await page.getByRole("menuitemradio", { name: "Online" }).click();
  await expect.poll(statusSeen).toBe("online");
});

test.describe("a user who does not exist", () => {
  test.use({ expectedErrors: /404/ });
  test("gets a helpful page", async ({ page }) => {
    await page.goto("/users/nobody");
    await expect(page.getByText("There is no profile at this address")).toBeVisible();
    await expectNoSeriousFindings(page);
  });
});
