/** Whether a statement failed because a unique value was taken. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}

/** Whether a statement failed because a row it refers to was deleted during the request. */
export function isGoneReference(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23503";
}

/** Whether a statement failed because of a value that its function does not accept. */
export function isInvalidParameter(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "22023";
}

/** Whether a replica cancelled a statement because the rows it read were cleaned up meanwhile. */
export function isRecoveryConflict(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "40001";
}
