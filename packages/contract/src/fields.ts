import { z } from "zod";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { EMAIL_PATTERN, USERNAME_PATTERN } from "./patterns.ts";

/** Ids are opaque UUIDs; one of another shape names nothing, so the server answers 404. */
export const id = z.uuid();

/** Who the caller says they are. The token decides; one that differs is refused in one place. */
export const callerIds = {
  userId: z.string().optional(),
  authorId: z.string().optional(),
  currentUserId: z.string().optional(),
};

/** How usernames and e-mail addresses are compared: without regard to case or the way accents are written. */
export function identityKey(text: string): string {
  return text.trim().normalize("NFKC").toLowerCase();
}

const isNotBlank = (text: string) => text.trim() !== "";

/** A text that must be there; missing, blank or of another type it answers with `message`. */
export function required(message: string) {
  return z
    .string({ error: message })
    .refine(isNotBlank, { error: message, abort: true, params: { missing: true } });
}

export const email = (requiredMessage: string) =>
  required(requiredMessage).pipe(
    z
      .string()
      .trim()
      .max(Length.emailMax, messages.auth.emailInvalid)
      .regex(EMAIL_PATTERN, messages.auth.emailInvalid),
  );

export const password = (requiredMessage: string) =>
  required(requiredMessage).pipe(
    z
      .string()
      .min(Length.passwordMin, messages.auth.passwordTooShort)
      .max(Length.passwordMax, messages.auth.passwordTooLong),
  );

export const username = (requiredMessage: string) =>
  required(requiredMessage).pipe(
    z
      .string()
      .trim()
      .min(Length.usernameMin, messages.auth.usernameTooShort)
      .max(Length.usernameMax, messages.auth.usernameTooLong)
      .regex(USERNAME_PATTERN, messages.auth.usernamePattern),
  );

/** A value of a closed list; labels and any case are accepted ("Computer Science", "easy"). */
export function oneOf<const Values extends readonly [string, ...string[]]>(field: string, values: Values) {
  const error = messages.fields.unknown(field, values);
  return z
    .string({ error })
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
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(schema.optional());
}

export const fullName = z.string().trim().max(Length.fullNameMax, messages.auth.fullNameTooLong);
export const bio = z.string().trim().max(Length.bioMax, messages.auth.bioTooLong);

/** A name such as "Asia/Kolkata". */
export const timeZone = z
  .string()
  .max(Length.timeZoneMax)
  .refine((name) => /^[A-Z]/i.test(name) && isTimeZone(name), { error: messages.users.unknownTimeZone });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
