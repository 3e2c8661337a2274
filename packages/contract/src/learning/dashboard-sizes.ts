/** How much of the lists the dashboard shows. */
export const DashboardSizes = { activity: 8, suggestions: 5 } as const;
