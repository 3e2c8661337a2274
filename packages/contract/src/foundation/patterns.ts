/** Separate from the schemas, so that a form that only checks the text does not load them. */
export const EMAIL_PATTERN =
  /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:".]+(?:\.[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:".]+)+$/u;
export const USERNAME_PATTERN = /^[\p{L}\p{N}_.-]+$/u;
