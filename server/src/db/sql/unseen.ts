/**
 * A parameter whose value the planner does not see. It would find short lists cheaper than the average it expects,
 * and so plan at every call, which takes longer than running a stored plan.
 */
export const unseen = (parameter: string) => `((select ${parameter})::${parameter.split("::")[1]})`;
