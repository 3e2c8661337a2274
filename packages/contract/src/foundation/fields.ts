import { z } from "zod";
import { usernameMistake } from "../accounts/usernames.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { EMAIL_PATTERN } from "./patterns.ts";
import { refusals } from "./refusals.ts";

/** Ids are opaque UUIDs; one in another format does not exist, so the server answers 404. */
export const id = z.uuid();

/** The caller's claimed id. The token decides; a different id is refused in one place. */
export const callerIds = {
  userId: z.string().max(Length.choiceMax).optional(),
  authorId: z.string().max(Length.choiceMax).optional(),
  currentUserId: z.string().max(Length.choiceMax).optional(),
};

const isNotBlank = (text: string) => text.trim() !== "";

function present(message: string) {
  return z
    .string({ error: message })
    .refine(isNotBlank, { error: message, abort: true, params: { missing: true } });
}

/**
 * A required text; if it is missing, blank or of another type the answer is `message`. Lengths are checked
 * first and abort, here and below, so that no pattern ever sees a text that is too long.
 */
export function required(message: string, max: number = Length.choiceMax, tooLong: string = message) {
  return present(message).max(max, { error: tooLong, abort: true });
}

/**
 * At most 30 marks (accents, vowel signs) in a row, as in Unicode's stream-safe format; no language needs more than a
 * few. Bringing thousands into their normal order takes a database most of a second.
 */
export const streamSafe = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, "$1");

/** The same, trimmed. */
export function requiredText(message: string, max: number, tooLong: string) {
  return present(message).trim().max(max, { error: tooLong, abort: true }).overwrite(streamSafe);
}

/**
 * Text shown among other words loses line breaks, control characters, and those that change the direction of the
 * following text. Joiners, which some scripts need, are kept.
 */
const inOneLine = (text: string) =>
  streamSafe(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\p{Bidi_Control}+/gu, "")
    .trim();

/** A text that may be blank. */
export function text(field: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, { error: refusals.fields.tooLong(field, max), abort: true })
    .overwrite(streamSafe);
}

/** An id in a path; a blank one gets `message`. */
export const pathId = (message: string) => present(message).pipe(id);

/** A text of a single line. */
export function line(field: string, max: number, tooLong = refusals.fields.tooLong(field, max)) {
  return z.string().trim().max(max, { error: tooLong, abort: true }).overwrite(inOneLine);
}

export const email = (requiredMessage: string) =>
  requiredText(requiredMessage, Length.emailMax, messages.auth.emailInvalid).regex(
    EMAIL_PATTERN,
    messages.auth.emailInvalid,
  );

export const password = (requiredMessage: string) =>
  required(requiredMessage, Length.passwordMax, messages.auth.passwordTooLong).min(
    Length.passwordMin,
    messages.auth.passwordTooShort,
  );

export const username = (requiredMessage: string) =>
  requiredText(requiredMessage, Length.usernameMax, messages.auth.usernameTooLong)
    .min(Length.usernameMin, { error: messages.auth.usernameTooShort, abort: true })
    .normalize("NFKC")
    .superRefine((name, context) => {
      const message = usernameMistake(name);
      if (message) context.addIssue({ code: "custom", message });
    });

/** A list of at most `max`; a longer one is refused before any item is checked. */
export function listOf<Item extends z.ZodType>(item: Item, max: number, error: string) {
  return z.preprocess(
    (list: z.input<Item>[], context) => {
      if (Array.isArray(list) && list.length > max) {
        context.addIssue({ code: "too_big", origin: "array", maximum: max, message: error });
      }
      return list;
    },
    z.array(item).max(max, error),
  );
}

/** A value of a closed list; labels and any case are accepted ("Computer Science", "easy"). */
export function oneOf<const Values extends readonly [string, ...string[]]>(field: string, values: Values) {
  const error = refusals.fields.unknown(field, values);
  return z
    .string({ error })
    .max(Length.choiceMax, { error })
    .transform((text) =>
      text
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, "_"),
    )
    .pipe(z.enum(values, { error }));
}

/** A filter in a query string: blank means that it is not set. */
export function optionalFilter<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .string()
    .max(Length.choiceMax)
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(schema.optional());
}

export const fullName = line("Name", Length.fullNameMax, messages.auth.fullNameTooLong);
export const bio = z.string().trim().max(Length.bioMax, messages.auth.bioTooLong);

/** A date such as 2026-11-15, of a year that every calendar and database supports. */
export const calendarDay = (error: string) =>
  z.iso.date({ error, abort: true }).refine((day) => day >= "1900", { error });

/**
 * A name such as "Asia/Kolkata". Names without a place ("IST") mean different things to a browser and to a database.
 */
export const timeZone = z
  .string()
  .max(Length.timeZoneMax, { error: refusals.users.unknownTimeZone, abort: true })
  .refine((name) => (name === "UTC" || /^[A-Z]\w*\//i.test(name)) && isTimeZone(name), {
    error: refusals.users.unknownTimeZone,
  });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const count = z.number().int();
/** With at most one decimal. */
export const percent = z.number();
