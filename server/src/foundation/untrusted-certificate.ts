/** Why the other side's certificate was refused, in OpenSSL's words; undefined if something else failed. */
export function certificateProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /certificate/i.test(error.message) ? error.message : certificateProblem(error.cause);
}
