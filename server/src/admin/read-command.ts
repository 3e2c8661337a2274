import { ROLES } from "@prepfeed/contract/foundation/endpoint";
import { auditLines } from "../features/audit/audit.service.ts";
import { describeVerification, verify } from "../features/verify/verify.service.ts";
import { utcDay } from "../rules/days.ts";
import { type Action, CommandError } from "./outcome.ts";
import {
  addRevenue,
  describeModerators,
  grantRole,
  type Mark,
  resetSecondFactor,
  setMark,
  setModerator,
} from "./people-commands.ts";
import { describeRatings } from "./rating-commands.ts";

const USAGE = {
  grant: "grant NAME moderator|admin|user",
  moderators: "moderators [add|remove NAME]",
  audit: "audit csv|json [YYYY-MM-DD [YYYY-MM-DD]]",
  verified: "verified NAME on|off",
  premium: "premium NAME on|off",
  revenue: "revenue NAME AMOUNT CURRENCY [YYYY-MM-DD] [NOTE]",
  "reset-second-factor": "reset-second-factor NAME",
  ratings: "ratings",
  help: "help",
} as const;

export const HELP = [
  "npm run admin -- COMMAND, where COMMAND is one of:",
  ...Object.values(USAGE).map((usage) => `  ${usage}`),
  "npm run verify [-- --fix] recomputes every counter and total, and repairs what differs.",
  "npm run backup -- [FILE | --keep] [--without-pictures], npm run restore -- FILE.",
  "npm run move -- --to-postgres URL | --to-embedded | --pictures-to-storage | --pictures-to-disk.",
];

/** Reads the words of a command line; a mistake in them is reported before anything is opened. */
export function readCommand([name = "help", ...words]: string[]): Action {
  switch (name) {
    case "grant":
      return readGrant(words);
    case "moderators":
      return readModerators(words);
    case "audit":
      return readAudit(words);
    case "verified":
    case "premium":
      return readMark(name, words);
    case "revenue":
      return readRevenue(words);
    case "reset-second-factor":
      return readReset(words);
    case "ratings":
      if (words.length > 0) throw misused("ratings", "This command takes no arguments.");
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
  async (...given) => ({ lines: [await say(...given)], exitCode: 0 });

const misused = (name: keyof typeof USAGE, problem: string) =>
  new CommandError(`${problem}\nUsage: npm run admin -- ${USAGE[name]}`);

function readGrant([name, role = "", ...rest]: string[]): Action {
  const granted = ROLES.find((known) => known === role.toUpperCase());
  if (!name || rest.length > 0 || !granted) {
    throw misused(
      "grant",
      role ? `"${role}" is not a role that can be granted.` : "A name and a role are needed.",
    );
  }
  return told((db, now, security) => grantRole(db, name, granted, { now, security }));
}

function readModerators([act, name, ...rest]: string[]): Action {
  if (act === undefined) return async (db) => ({ lines: await describeModerators(db), exitCode: 0 });
  if (!["add", "remove"].includes(act) || !name || rest.length > 0) {
    throw misused("moderators", "Write add or remove and a name, or nothing to see the list.");
  }
  return told((db, now, security) => setModerator(db, name, act === "add", { now, security }));
}

function readAudit([format, from, to, ...rest]: string[]): Action {
  if ((format !== "csv" && format !== "json") || rest.length > 0) {
    throw misused("audit", "Write csv or json, and the first and the last day unless you want all days.");
  }
  const wrong = [from, to].find((day) => day !== undefined && !isDay(day));
  if (wrong !== undefined) throw misused("audit", `"${wrong}" is not a day of the calendar.`);
  return async (db) => {
    const lines: string[] = [];
    for await (const line of auditLines(db, { from, to }, format)) lines.push(line);
    return { lines, exitCode: 0 };
  };
}

function readMark(mark: Mark, [name, state = "", ...rest]: string[]): Action {
  if (!name || rest.length > 0 || !["on", "off"].includes(state)) {
    throw misused(mark, state ? `"${state}" is neither on nor off.` : "A name, and on or off, are needed.");
  }
  return told((db, _, security) => setMark(db, name, mark, state === "on", security));
}

function readReset([name, ...rest]: string[]): Action {
  if (!name || rest.length > 0) throw misused("reset-second-factor", "A name, and nothing else, is needed.");
  return told((db, now, security) => resetSecondFactor(db, name, { now, security }));
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
  return told((db, now, security) =>
    addRevenue(db, name, { amount, currency, earnedOn: date ?? utcDay(now), note }, security),
  );
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
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
