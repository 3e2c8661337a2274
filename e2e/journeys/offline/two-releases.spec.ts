import type { Page } from "@playwright/test";
import { deployProduct } from "../../support/deployed-product.ts";
import { arrive, asBearer, createAccount, NO_SCREEN, newPerson, signIn } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";
import { untilStored } from "./until-stored.ts";

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? "present");
const isSamePage = (page: Page) => page.evaluate(() => "wasOpenBefore" in window);
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { wasOpenBefore: true }));

test("a release is deployed under an open form, a sitting and a page without a network @all", async ({
  browser,
}) => {
  test.slow();
  const product = await deployProduct();
  const options = {
    baseURL: product.url,
    serviceWorkers: "allow" as const,
    viewport: { width: 375, height: 667 },
  };
  const [here, elsewhere] = [await browser.newContext(options), await browser.newContext(options)];
  try {
    const [form, sitting, train] = [await here.newPage(), await here.newPage(), await elsewhere.newPage()];
    const building = product.buildNext();

    const { token } = await signIn(form, "asha", "/create-post");
    await untilStored(form);
    await form.getByLabel("Additional context").fill("Half of it");
    const data = { title: "Two questions", duration: 30, subject: "PHYSICS", totalQuestions: 2 };
    const made = await (await form.request.post("/api/mock-tests", { data, ...asBearer(token) })).json();
    await sitting.goto(`/mock-tests/${made.id}`);
    await sitting.getByLabel("I have read the instructions").check();
    await sitting.getByRole("button", { name: "I am ready to begin" }).click();
    const question = (number: number) =>
      sitting.getByRole("heading", { name: `Question ${number}`, exact: true });
    await expect(question(1)).toBeVisible();
    await arrive(train, await createAccount(train, newPerson("kabir")), "/today");
    await untilStored(train);
    for (const page of [form, sitting, train]) await mark(page);
    const files = await form.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path)),
    );
    expect(files.length).toBeGreaterThan(5);

    await building;
    await elsewhere.setOffline(true);
    await product.deployNext();

    // The browser finds the new release, and no open page changes.
    await form.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
      await (await navigator.serviceWorker.ready).update();
      await taken;
    });
    expect(await form.getByLabel("Additional context").inputValue()).toBe("Half of it");
    expect([await isSamePage(form), await isSamePage(sitting)]).toEqual([true, true]);

    // Every file of the release before is still served, and the page of the new one is another.
    for (const path of files) {
      const reply = await form.request.get(path);
      expect([reply.status(), reply.headers()["content-type"]], path).toEqual([
        200,
        expect.stringContaining("javascript"),
      ]);
    }

    // The sitting goes on to its end in the release in which it began.
    await sitting.keyboard.press("b");
    await expect(sitting.getByText("All answers saved")).toBeVisible();
    await sitting.getByRole("button", { name: "Save & Next" }).click();
    await expect(question(2)).toBeVisible();
    expect([await isSamePage(sitting), await releaseOf(sitting)]).toEqual([true, "present"]);
    await sitting.getByRole("button", { name: "Submit", exact: true }).click();
    await sitting.getByRole("button", { name: "Submit test" }).click();
    await expect(sitting.getByRole("heading", { name: "Result: Two questions" })).toBeVisible();
    await expect.poll(() => releaseOf(sitting).catch(() => "")).toBe("next");

    // The form keeps what is in it; the next navigation takes the new release, and the draft is still there.
    expect([await isSamePage(form), await releaseOf(form)]).toEqual([true, "present"]);
    await form.getByRole("link", { name: "Rules" }).first().click();
    await expect.poll(() => releaseOf(form).catch(() => "")).toBe("next");
    await form.goto("/create-post");
    await expect(form.getByLabel("Additional context")).toHaveValue("Half of it");

    // Without a network the stored release opens, and the new one as soon as there is a network.
    await train.reload();
    await expect(train.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await releaseOf(train)).toBe("present");
    await elsewhere.setOffline(false);
    await train.goto(NO_SCREEN);
    await train.goto("/today");
    await expect(train.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await releaseOf(train)).toBe("next");
  } finally {
    await Promise.all([here.close(), elsewhere.close()]);
    await product.stop();
  }
});
