import { paths } from "../../addresses/paths.ts";

export interface NavItem {
  label: string;
  path: string;
  /** Shown in the top bar from 1,200 pixels; below that only in the avatar's menu. */
  onlyWide?: boolean;
}

/** The places of the top bar, grouped by activity (decision 45). */
export const LEARN_ITEMS: NavItem[] = [
  { label: "Today", path: paths.today },
  { label: "Social Feed", path: paths.social },
  { label: "MCQ Practice", path: paths.practice },
  { label: "Mock tests", path: paths.mockTests },
  { label: "Topics", path: paths.topics },
  { label: "Dashboard", path: paths.dashboard },
];

export const WRITE_ITEMS: NavItem[] = [
  { label: "AI Questions", path: paths.generateQuestions },
  { label: "Create Post", path: paths.createPost },
];

export const PEOPLE_ITEMS: NavItem[] = [
  { label: "Profile", path: paths.profile, onlyWide: true },
  { label: "People", path: paths.people, onlyWide: true },
];
