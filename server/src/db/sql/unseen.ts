/**
 * A parameter whose value the planner does not see. It would find short lists cheaper than the average it expects,
 * and so plan at every call, which takes longer than running a stored plan.
 */
export const unseen = (parameter: string) => `((select ${parameter})::${parameter.split("::")[1]})`;

/** The same for a viewer, who can also be a column. What is hidden is looked up by index for every viewer. */
export const unseenViewer = (viewer: string) =>
  viewer.startsWith("$") ? unseen(`${viewer.split("::")[0]}::uuid`) : viewer;
