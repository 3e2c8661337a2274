import type { DemoPerson } from "./people.ts";

const quiet = (username: string, fullName: string, bio: string, skill: number): DemoPerson => ({
  username,
  fullName,
  bio,
  timeZone: "Asia/Kolkata",
  exam: "JEE_MAIN",
  subjects: ["PHYSICS"],
  skill,
  posts: 0,
  answers: 0,
});

/** People who post nothing and only came for a mock test. */
export const QUIET_PEOPLE: readonly DemoPerson[] = [
  quiet("aditi.kulshrestha", "Aditi Kulshrestha", "Here for the mocks.", 1.2),
  quiet("farhan_s", "Farhan Siddiqui", "One mock a week until January.", 0.6),
  quiet("gurpreet.k", "Gurpreet Kaur", "Physics first, then everything else.", 0.8),
  quiet("ishaan_v", "Ishaan Verma", "Class 12. Reading more than writing.", 0.1),
  quiet("joseph.mathew", "Joseph Mathew", "Timing is my weak spot.", 0.4),
  quiet("nandini.r", "Nandini Rao", "Second attempt, calmer this time.", 1),
  quiet("pranav_d", "Pranav Deshmukh", "I sit papers and go back to my books.", -0.2),
  quiet("sushmita.b", "Sushmita Bora", "From Guwahati, aiming at January.", 0.3),
];
