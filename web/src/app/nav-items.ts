import { IconChartBar, IconListDetails, type IconProps, IconUser, IconUsers } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { paths } from "./paths.ts";

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
  { label: "Dashboard", path: paths.dashboard, icon: IconChartBar, short: "Dashboard" },
  { label: "Profile", path: paths.profile, icon: IconUser, short: "Profile" },
  { label: "People", path: paths.people, icon: IconUsers, short: "People" },
];
