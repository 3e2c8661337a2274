/** For whoever registers where the password doesn't matter; common ones are refused. */
export const PASSWORD = "monsoon over Kochi";
