import { NavLink } from "react-router";
import classes from "./bars.module.css";
import { NAV_ITEMS } from "./nav-items.ts";

/** The main places within reach of a thumb. */
export function BottomBar() {
  return (
    <nav aria-label="Main places" className={classes.bottomBar}>
      {NAV_ITEMS.filter(({ short }) => short).map(({ short, path, icon: Icon }) => (
        <NavLink key={path} to={path} className={classes.bottomLink}>
          <Icon size={22} aria-hidden />
          {short}
        </NavLink>
      ))}
    </nav>
  );
}
