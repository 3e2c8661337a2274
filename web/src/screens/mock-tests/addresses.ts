import { paths } from "../../addresses/paths.ts";

/** The addresses below `/mock-tests`, separate from the others so that only these screens load them. */
export const mockPaths = {
  list: paths.mockTests,
  scope: (scope: string) => `${paths.mockTests}?show=${scope}`,
  paper: (id: string) => `${paths.mockTests}/${encodeURIComponent(id)}`,
  sitting: (attemptId: string) => `${paths.mockTests}/attempts/${encodeURIComponent(attemptId)}`,
  result: paths.mockResult,
  shared: (shareId: string) => `/results/${encodeURIComponent(shareId)}`,
  print: (attemptId: string) => `${paths.mockTests}/attempts/${encodeURIComponent(attemptId)}/print`,
} as const;
