/** Apart from the schemas, so that a form that only looks at the text does not load them. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const USERNAME_PATTERN = /^[\p{L}\p{N}_.-]+$/u;
