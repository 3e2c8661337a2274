import { contract } from "@prepfeed/contract/contract";
import { beforeAll, expect, test } from "vitest";
import { accessTable, type Scene } from "../test/access-table.ts";
import { callOnFresh } from "../test/call-by-table.ts";
import { setScene } from "../test/scene.ts";
import { testApp } from "../test/test-app.ts";

/** Every call once, so that every feature's SQL runs on the engine whose feature tests `npm test` leaves out. */
const app = testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await setScene(app);
});

test.each(Object.entries(contract))("%s answers its owner on this engine", async (name, endpoint) => {
  expect((await callOnFresh(scene, name, endpoint, "owner")).status).toBe(accessTable[name]?.owner);
});
