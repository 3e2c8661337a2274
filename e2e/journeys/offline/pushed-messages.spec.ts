import type { BrowserContext, Page } from "@playwright/test";
import { expectNoSeriousFindings } from "../../support/axe.ts";
import { arrive, createAccount, newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

const choice = (page: Page, name: string) => page.getByRole("switch", { name });

/** No push service can be reached from here, and a browser without a screen asks nobody for permission. */
function replacePushService(context: BrowserContext, answer: NotificationPermission) {
  return context.addInitScript((permission) => {
    let present: object | null = null;
    let state: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => state });
    Notification.requestPermission = async () => {
      state = permission;
      return state;
    };
    const point = "BPwArm-TRLdZt9lOAgHtL-Yd2lOqiUZKEZ9kZ5ms3E6f326S-ZdajPvhheh10aZ1Zm9cs8DWNPX2H0k3tP-MrPs";
    const made = (options: PushSubscriptionOptionsInit | undefined) => {
      const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
      const keys = { p256dh: point, auth: "AAAAAAAAAAAAAAAAAAAAAA" };
      return {
        endpoint,
        options: { applicationServerKey: options?.applicationServerKey },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          present = null;
          return true;
        },
      };
    };
    PushManager.prototype.getSubscription = async () => present as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      present ??= made(options);
      return present as PushSubscription;
    };
  }, answer);
}

test.describe("a browser that can be pushed to", () => {
  test.use({ serviceWorkers: "allow", viewport: { width: 375, height: 667 } });

  test("gets only what its learner turns on", async ({ page, context }) => {
    await replacePushService(context, "granted");
    const asha = await createAccount(page, newPerson("asha"));
    await arrive(page, asha, "/today");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto("/settings");
    for (const name of ["Due reviews", "Replies", "Exam events"])
      await expect(choice(page, name)).not.toBeChecked();
    await choice(page, "Replies").check({ force: true });
    await expect(page.getByText("Saved for this browser").last()).toBeVisible();
    await expect(choice(page, "Replies")).toBeChecked();
    await expect(choice(page, "Due reviews")).not.toBeChecked();
    await expectNoSeriousFindings(page);
    const state = async () =>
      (
        await page.request.get("/api/social/notifications/push", {
          headers: { authorization: `Bearer ${asha.token}` },
        })
      ).json();
    expect((await state()).push).toMatchObject({ due: false, replies: true, exams: false });
    await choice(page, "Replies").uncheck({ force: true });
    await expect.poll(async () => (await state()).push).toBeNull();
  });

  test("says what to do if its user refused messages @all", async ({ page, context }) => {
    await replacePushService(context, "denied");
    const asha = await createAccount(page, newPerson("asha"));
    await arrive(page, asha, "/today");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto("/settings");
    await expect(choice(page, "Replies")).toBeEnabled();
    // The refusal may switch it off again at once, which "check" would call a failure.
    await choice(page, "Replies").click({ force: true });
    await expect(page.getByRole("note").filter({ hasText: "Allow notifications for it" })).toBeVisible();
    await expect(choice(page, "Replies")).not.toBeChecked();
    await expect(choice(page, "Replies")).toBeDisabled();
    await expectNoSeriousFindings(page);
  });
});

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

for (const [name, userAgent, sentence] of [
  ["a browser without push", undefined, "This browser cannot show messages of this site"],
  ["an iPhone's browser", IPHONE, "On an iPhone or iPad, add Prepfeed to the home screen first"],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width: 375, height: 667 }, ...(userAgent && { userAgent }) });

    test("says why it cannot be pushed to, and offers no switch @all", async ({ page }) => {
      await page.addInitScript(() => {
        for (const part of ["PushManager", "Notification"]) Reflect.deleteProperty(window, part);
      });
      await arrive(page, await createAccount(page, newPerson("asha")), "/settings");
      await expect(page.getByRole("note").filter({ hasText: sentence })).toBeVisible();
      for (const each of ["Due reviews", "Replies", "Exam events"])
        await expect(choice(page, each)).toBeDisabled();
      await expectNoSeriousFindings(page);
    });
  });
