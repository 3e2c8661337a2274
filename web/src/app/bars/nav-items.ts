import {
  IconBookmark,
  IconChartBar,
  IconChecklist,
  IconListDetails,
  IconPencilPlus,
  type IconProps,
  IconSparkles,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { paths } from "../../paths.ts";

interface NavItem {
  label: string;
  path: string;
  icon: ComponentType<IconProps>;
  /** The label under its icon in the bottom bar of a phone; absent: not one of the main places. */
  short?: string;
}

/** The places of the top bar and the drawer, in the specification's order. */
export const NAV_ITEMS: NavItem[] = [
  { label: "Social Feed", path: paths.social, icon: IconListDetails, short: "Feed" },
  { label: "Create Post", path: paths.createPost, icon: IconPencilPlus, short: "Create" },
  { label: "MCQ Practice", path: paths.practice, icon: IconChecklist, short: "Practice" },
  { label: "AI Questions", path: paths.generateQuestions, icon: IconSparkles },
  { label: "Dashboard", path: paths.dashboard, icon: IconChartBar, short: "Dashboard" },
  { label: "Profile", path: paths.profile, icon: IconUser, short: "Profile" },
  { label: "People", path: paths.people, icon: IconUsers },
];

/** Not in the bars: found in the avatar's menu and in the drawer. */
export const BOOKMARKS_ITEM = { label: "Bookmarks", path: paths.bookmarks, icon: IconBookmark };
