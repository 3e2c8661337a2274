import { describe, expect, test } from "vitest";
import { testApp } from "../../../test/test-app.ts";
import { lookOf } from "../../rules/look-of.ts";
import { fillLookAlikeKeys } from "./accounts.service.ts";
import { isReserved } from "./reserved-names.ts";

const app = testApp();

const register = (username: string) =>
  app.visitor.post("/auth/register", {
    username,
    email: `${crypto.randomUUID()}@example.org`,
    password: "monsoon over the hills",
  });
/** Letters that are the same in no other test. */
const suffix = () =>
  crypto
    .randomUUID()
    .replace(/[^a-f]/g, "")
    .slice(0, 10);
/** The same in Cyrillic letters. */
const cyrillic = (text: string) =>
  [...text]
    .map((letter) => ({ a: "а", c: "с", e: "е", o: "о", p: "р", x: "х", y: "у" })[letter] ?? letter)
    .join("");
const onlyTwins = () =>
  suffix()
    .replace(/[^ace]/g, "c")
    .padEnd(10, "ace");

describe("a new username", () => {
  test.each([
    [
      "Latin and Cyrillic",
      "pаypal_\u0430bc",
      "Username must be written in one script, such as Latin or Devanagari",
    ],
    ["Latin and Greek", "αlpha", "Username must be written in one script, such as Latin or Devanagari"],
    [
      "a script of nobody's days",
      "𐌰𐌱𐌲",
      "Username must be written in one script, such as Latin or Devanagari",
    ],
    ["dots only", "...", "Username must hold at least one letter or digit"],
    ["dashes only", "-_-", "Username must hold at least one letter or digit"],
    ["a zero-width space", "as\u200bha", "Username may hold only letters, digits, _, . and -"],
    ["a joiner", "as\u200dha", "Username may hold only letters, digits, _, . and -"],
    ["a bidirectional mark", "as\u202eha", "Username may hold only letters, digits, _, . and -"],
    ["a letter that is not seen", "한\u3164글", "Username may hold only letters, digits, _, . and -"],
    ["a letter that becomes a sentence", "\ufdfa\ufdfa\ufdfa", "Username must be at most 30 characters long"],
    ["a reserved name", "Admin", "This username is reserved. Please choose a different one."],
    ["one with digits for letters", "m0d3r4t0r", "This username is reserved. Please choose a different one."],
    ["one with dots", "s.u-p_p.o.r.t", "This username is reserved. Please choose a different one."],
    ["one in look-alikes", "аdmіn", "Username must be written in one script, such as Latin or Devanagari"],
    ["one in wide letters", "ｒｏｏｔ", "This username is reserved. Please choose a different one."],
    ["the product's own", "prepfeed.news", "This username is reserved. Please choose a different one."],
  ])("with %s is refused with a message on its field", async (_, username, message) => {
    expect(await register(username)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: "username", message }] },
    });
  });

  test.each([
    "josé",
    "Zoë_9",
    "asha.rao-7",
    "мария",
    "ελένη",
    "東京タワー",
    "さくら",
    "김철수",
    "שלום",
    "12345",
  ])("such as %s is accepted", async (name) => {
    expect((await register(name)).status).toBe(201);
  });

  test("is stored in composed form, with wide letters as plain ones", async () => {
    const name = `e\u0301va${suffix()}`;
    expect((await register(name)).body.user.username).toBe(name.normalize("NFKC"));
    const wide = suffix();
    const reply = await register(
      [...wide].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)).join(""),
    );
    expect(reply.body.user.username).toBe(wide);
  });

  test("that looks like an existing one in another script is taken", async () => {
    const name = onlyTwins();
    expect((await register(name)).status).toBe(201);
    for (const twin of [cyrillic(name), cyrillic(name).toUpperCase()]) {
      expect(await register(twin)).toMatchObject({
        status: 409,
        body: { code: "conflict", message: "Username already exists", errors: [{ field: "username" }] },
      });
    }
  });

  test("in plain letters is taken if one in other letters looks like it", async () => {
    const name = `${onlyTwins()}a`;
    expect((await register(cyrillic(name))).status).toBe(201);
    expect((await register(name)).status).toBe(409);
  });

  test("in plain letters is distinguished from other plain ones by its letters", async () => {
    const name = suffix();
    expect((await register(`${name}l`)).status).toBe(201);
    expect((await register(`${name}1`)).status).toBe(201);
  });

  test("and a look-alike requested at once: only one is given", async () => {
    const name = `${onlyTwins()}e`;
    const replies = await Promise.all([name, cyrillic(name), name, cyrillic(name)].map(register));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  test("of a deleted account is free again, with its look-alikes", async () => {
    const name = `${onlyTwins()}c`;
    const { body } = await register(name);
    const gone = await app.request("DELETE", "/auth/account", {
      token: body.token,
      body: { password: "monsoon over the hills" },
    });
    expect(gone.status).toBe(204);
    expect((await register(cyrillic(name))).status).toBe(201);
  });
});

test("names of an earlier version get their look-alike key at the start", async () => {
  const name = `${onlyTwins()}x`;
  const { body } = await register(cyrillic(name));
  await app.deps.db.query("update users set username_look = null where id = $1", [body.user.id]);
  await fillLookAlikeKeys(app.deps.db);
  expect((await register(name)).status).toBe(409);
});

test("the migration computes the same look-alike key for plain names", async () => {
  const plain = "AbcdefghijklmnopqrstuvwxyzI0123456789_.-LMNOPQRSTUVWXYZ";
  const [row] = await app.deps.db.query<{ look: string }>(
    "select replace(translate(lower($1::text), 'i10', 'llo'), 'm', 'rn') as look",
    [plain],
  );
  expect(row?.look).toBe(lookOf(plain));
});

test("look-alikes have the same key, other names do not", () => {
  expect(lookOf("раураl")).toBe(lookOf("paypal"));
  expect(lookOf("ВОВ")).toBe(lookOf("bob"));
  expect(lookOf("josé")).not.toBe(lookOf("jose"));
  expect(lookOf("мария")).not.toBe(lookOf("maria"));
});

test("letters that read as plain ones get the same key", () => {
  expect(lookOf("ʀᴀʜᴜʟ")).toBe(lookOf("rahul"));
  expect(lookOf("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ")).toBe(lookOf("abcdefghijklmnopqrstuvwyz"));
});

test.each([
  ..."ᴀᴅᴍɪɴ ᴘʀᴇᴘꜰᴇᴇᴅ ꜱᴜᴘᴘᴏʀᴛ ádmin ạdmin prépfeed the_prépfeed øwner".split(" "),
  ..."adm1n he1p b1111ng heIp adrnin m4il r00t".split(" "),
])("%s looks reserved", (name) => expect(isReserved(name)).toBe(true));

test.each([
  ..."administrators helper teamwork rooted modest systematic asha_admin".split(" "),
  ..."mali mall apl seif MALI Máli josé мария आशा 김철수".split(" "),
])("%s is not reserved", (name) => expect(isReserved(name)).toBe(false));
