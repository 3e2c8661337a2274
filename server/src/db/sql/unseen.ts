/**
 * A parameter that the planner does not look into. It would find lists of few elements cheaper than what it expects of lists
 * at large, and so plan at every call, which takes longer than running the plan it could have kept.
 */
export const unseen = (parameter: string) => `((select ${parameter})::${parameter.split("::")[1]})`;
