/** For registrations whose password does not matter; common ones are refused. */
export const PASSWORD = "monsoon over Kochi";
