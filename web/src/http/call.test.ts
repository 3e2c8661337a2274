import { login, logout } from "@prepfeed/contract/accounts/auth";
import { getProfile, uploadAvatar } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { listFollowers } from "@prepfeed/contract/people/follows";
import { streamEvents } from "@prepfeed/contract/people/notifications";
import { setStatus } from "@prepfeed/contract/people/users";
import { createPost } from "@prepfeed/contract/posts/posts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { call, onUnauthorized, openStream } from "./call.ts";

const ID = "0197a2c4-0000-7000-8000-000000000001";
const EMPTY = { content: [], totalElements: 0, last: true, page: 0, size: 10 };
const entries = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  entries.clear();
  entries.set("authToken", "token-1");
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body?: unknown) =>
  fetched.mockResolvedValueOnce(
    body === undefined ? new Response(null, { status }) : Response.json(body, { status }),
  );

function request() {
  const [url, init] = fetched.mock.calls[0] ?? [];
  return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe("call", () => {
  it("fills path and query, and leaves out undefined values", async () => {
    answers(200, EMPTY);
    await call(listFollowers, { params: { id: "a/b" }, query: { page: 2, userId: undefined } });
    expect(request()).toMatchObject({ url: "/api/social/users/a%2Fb/followers?page=2", method: "GET" });
  });

  it("sends JSON with the stored token", async () => {
    answers(200, { status: "online" });
    await call(setStatus, { params: { id: ID }, body: { status: "online" } });
    expect(request().body).toBe('{"status":"online"}');
    expect(request().headers.get("content-type")).toBe("application/json");
    expect(request().headers.get("authorization")).toBe("Bearer token-1");
  });

  it("sends a picture unchanged", async () => {
    answers(409, { message: "no" });
    const picture = new Blob(["x"], { type: "image/png" });
    await failure(call(uploadAvatar, { body: picture }));
    expect(request().body).toBe(picture);
    expect(request().headers.get("content-type")).toBe("image/png");
  });

  it("returns nothing for 204", async () => {
    answers(204);
    expect(await call(logout)).toBeUndefined();
  });

  it("rejects a reply of another shape than the contract's", async () => {
    answers(200, { id: "no" });
    expect(await failure(call(getProfile))).toMatchObject({ status: 200, code: "invalid-reply" });
  });

  it("requires only JSON if the build left the schemas out", async () => {
    const bare = { ...getProfile, reply: undefined as unknown as typeof getProfile.reply };
    answers(200, { id: "no" });
    expect(await call(bare)).toEqual({ id: "no" });
    fetched.mockResolvedValueOnce(new Response("<html>", { headers: { "content-type": "text/html" } }));
    expect(await failure(call(bare))).toMatchObject({ status: 200, code: "invalid-reply" });
    answers(204);
    const silent = { ...logout, reply: undefined as unknown as typeof logout.reply };
    expect(await call(silent)).toBeUndefined();
  });

  it("uses the call's own message for a refusal without one", async () => {
    const body = { content: "Hello" };
    answers(502);
    expect(await failure(call(createPost, { body }))).toMatchObject({ message: "Failed to create post" });
    answers(500, { message: "", error: " " });
    expect(await failure(call(getProfile))).toMatchObject({ message: "Failed to load profile" });
    answers(500);
    const status = call(setStatus, { params: { id: ID }, body: { status: "away" } });
    expect(await failure(status)).toMatchObject({ message: "Failed to update user status" });
    answers(500, { error: "The disk is full" });
    expect(await failure(call(createPost, { body }))).toMatchObject({ message: "The disk is full" });
  });

  it("distinguishes a network failure from a timeout", async () => {
    fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const network = await failure(call(getProfile));
    expect(network).toBeInstanceOf(ApiError);
    expect(network).toMatchObject({ status: 0, code: "network", message: messages.web.unreachable });

    fetched.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const timeout = await failure(call(getProfile, {}, { timeout: 5 }));
    expect(timeout).toMatchObject({ status: 0, code: "timeout", message: messages.web.timeout });
  });
});

describe("a 401", () => {
  const ended = vi.fn();
  let stop: () => void;

  beforeEach(() => {
    ended.mockReset();
    stop = onUnauthorized(ended);
    entries.set("authToken", "token-1").set("user", "{}");
  });

  afterEach(() => stop());

  it("clears the session and says so", async () => {
    answers(401, { message: "Please log in to continue." });
    expect(await failure(call(getProfile))).toMatchObject({ status: 401 });
    expect(entries.size).toBe(0);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("of the login call is only a refused login", async () => {
    answers(401, { message: "Invalid username or password" });
    await failure(call(login, { body: { usernameOrEmail: "asha", password: "wrong" } }));
    expect(entries.size).toBe(2);
    expect(ended).not.toHaveBeenCalled();
  });

  it("sends no request once the session is gone", async () => {
    entries.delete("authToken");
    expect(await failure(call(getProfile))).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await failure(openStream(streamEvents, new AbortController().signal))).toMatchObject({
      status: 401,
    });
    expect(fetched).not.toHaveBeenCalled();
    expect(ended).not.toHaveBeenCalled();
  });

  it("to an earlier token keeps the session that replaced it", async () => {
    fetched.mockImplementationOnce(async () => {
      entries.set("authToken", "token-2");
      return Response.json({}, { status: 401 });
    });
    await failure(call(getProfile));
    expect(entries.get("authToken")).toBe("token-2");
    expect(ended).not.toHaveBeenCalled();
  });
});
