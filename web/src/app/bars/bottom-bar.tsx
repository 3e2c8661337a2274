import { NavLink } from "react-router";
import IconCalendarCheck from "~icons/tabler/calendar-check";
import IconChecklist from "~icons/tabler/checklist";
import IconClipboardText from "~icons/tabler/clipboard-text";
import IconListDetails from "~icons/tabler/list-details";
import IconUser from "~icons/tabler/user";
import { paths } from "../../addresses/paths.ts";
import classes from "./bars.module.css";

const MAIN_PLACES = [
  { label: "Today", path: paths.today, icon: IconCalendarCheck },
  { label: "Feed", path: paths.social, icon: IconListDetails },
  { label: "Practice", path: paths.practice, icon: IconChecklist },
  { label: "Mock tests", path: paths.mockTests, icon: IconClipboardText },
  { label: "Profile", path: paths.profile, icon: IconUser },
];

/** The main places, within reach of a thumb. */
export function BottomBar() {
  return (
    <nav aria-label="Main places" className={classes.bottomBar}>
      {MAIN_PLACES.map(({ label, path, icon: Icon }) => (
        <NavLink key={path} to={path} className={classes.bottomLink}>
          <Icon size={22} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
