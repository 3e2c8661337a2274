/** Whether a statement failed because a unique value was taken. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}

/** Whether a statement failed because a row it points to is gone: it went while the request was under way. */
export function isGoneReference(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23503";
}

/** Whether a statement failed because of a value that its function does not take. */
export function isInvalidParameter(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "22023";
}

/** Whether a replica gave a statement up because what it read was cleaned away meanwhile. */
export function isRecoveryConflict(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "40001";
}
