import { describeVerification, verify } from "../features/verify/verify.service.ts";
import { utcDay } from "../rules/days.ts";
import { type Action, CommandError } from "./outcome.ts";
import { addRevenue, grantRole, setPremium, setVerified } from "./people-commands.ts";
import { describeRatings } from "./rating-commands.ts";

const USAGE = {
  grant: "grant NAME moderator|admin|user",
  verified: "verified NAME on|off",
  premium: "premium NAME on|off",
  revenue: "revenue NAME AMOUNT CURRENCY [YYYY-MM-DD] [NOTE]",
  ratings: "ratings",
  help: "help",
} as const;

export const HELP = [
  "npm run admin -- COMMAND, where COMMAND is one of:",
  ...Object.values(USAGE).map((usage) => `  ${usage}`),
  "npm run verify [-- --fix] recomputes every counter and total, and repairs what differs.",
  "npm run backup [-- FILE], npm run restore -- FILE.",
  "npm run move -- --to-postgres URL | --to-embedded | --pictures-to-storage | --pictures-to-disk.",
];

/** What the words of a command line ask for; a mistake in them is told before anything is opened. */
export function readCommand([name = "help", ...words]: string[]): Action {
  switch (name) {
    case "grant":
      return readGrant(words);
    case "verified":
    case "premium":
      return readMark(name, words);
    case "revenue":
      return readRevenue(words);
    case "ratings":
      if (words.length > 0) throw misused("ratings", "It takes no words.");
      return async (db) => ({ lines: await describeRatings(db), exitCode: 0 });
    case "verify":
      return readVerify(words);
    case "help":
      return async () => ({ lines: HELP, exitCode: 0 });
    default:
      throw new CommandError(`There is no command "${name}".\n${HELP.join("\n")}`);
  }
}

const told =
  (say: (...args: Parameters<Action>) => Promise<string>): Action =>
  async (db, now) => ({ lines: [await say(db, now)], exitCode: 0 });

const misused = (name: keyof typeof USAGE, problem: string) =>
  new CommandError(`${problem}\nUsage: npm run admin -- ${USAGE[name]}`);

function readGrant([name, role = "", ...rest]: string[]): Action {
  const granted = role.toUpperCase();
  if (!name || rest.length > 0 || !["USER", "MODERATOR", "ADMIN"].includes(granted)) {
    throw misused(
      "grant",
      role ? `"${role}" is not a role that can be granted.` : "A name and a role are needed.",
    );
  }
  return told((db) => grantRole(db, name, granted));
}

function readMark(mark: "verified" | "premium", [name, state = "", ...rest]: string[]): Action {
  if (!name || rest.length > 0 || !["on", "off"].includes(state)) {
    throw misused(mark, state ? `"${state}" is neither on nor off.` : "A name, and on or off, are needed.");
  }
  const set = mark === "verified" ? setVerified : setPremium;
  return told((db) => set(db, name, state === "on"));
}

function readRevenue([name, amount = "", currency = "", ...rest]: string[]): Action {
  if (!name) throw misused("revenue", "A name, an amount and a currency are needed.");
  if (!/^-?\d{1,10}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) {
    throw misused("revenue", `"${amount}" is not an amount such as 250 or 99.50.`);
  }
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw misused("revenue", `"${currency}" is not a currency such as INR or USD.`);
  }
  const hasDate = /^\d{4}-\d{2}-\d{2}$/.test(rest[0] ?? "");
  const date = hasDate ? (rest[0] as string) : undefined;
  if (date && !isDay(date)) throw misused("revenue", `"${date}" is not a day of the calendar.`);
  const note = rest.slice(hasDate ? 1 : 0).join(" ");
  return told((db, now) => addRevenue(db, name, { amount, currency, earnedOn: date ?? utcDay(now), note }));
}

function isDay(text: string) {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function readVerify(words: string[]): Action {
  const unknown = words.find((word) => word !== "--fix");
  if (unknown) throw new CommandError(`"${unknown}" is not known here.\nUsage: npm run verify [-- --fix]`);
  const fix = words.includes("--fix");
  return async (db, now) => {
    const result = await verify(db, { fix, now });
    return { lines: describeVerification(result, fix), exitCode: result.left.length === 0 ? 0 : 1 };
  };
}
