import { Drawer, UnstyledButton } from "@mantine/core";
import {
  IconBook2,
  IconCalendarCheck,
  IconHistory,
  IconLogout,
  IconSettings,
  IconTrophy,
} from "@tabler/icons-react";
import { useRef } from "react";
import { NavLink } from "react-router";
import type { LayerProps } from "../../components/dialogs/use-layer.ts";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";
import classes from "./bars.module.css";
import { Logo } from "./logo.tsx";
import { BOOKMARKS_ITEM, NAV_ITEMS } from "./nav-items.ts";

/** Here and not with the others, which every first visit loads. */
const MORE_ITEMS = [
  { label: "Today", path: paths.today, icon: IconCalendarCheck },
  { label: "Topics", path: paths.topics, icon: IconBook2 },
  { label: "Leaderboard", path: paths.leaderboard, icon: IconTrophy },
  { label: "Your answers", path: paths.history, icon: IconHistory },
  BOOKMARKS_ITEM,
  { label: "Settings", path: paths.settings, icon: IconSettings },
];

/** The places of the top bar on a narrow screen, and Logout. */
export function NavDrawer({ button, isOpen, onChange }: Pick<LayerProps, "button" | "isOpen" | "onChange">) {
  const { signOut } = useSession();
  const onClose = () => onChange(false);
  const isDismissed = useRef(false);
  /** Whoever goes nowhere is back where they came from, once the drawer has let go of the focus. */
  function giveFocusBack() {
    if (isDismissed.current) button.focus();
    isDismissed.current = false;
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={() => {
        isDismissed.current = true;
        onClose();
      }}
      onExitTransitionEnd={giveFocusBack}
      returnFocus={false}
      size={290}
      title={<Logo />}
      closeButtonProps={{ "aria-label": "Close navigation" }}
    >
      <nav aria-label="Drawer" className={classes.drawerNav}>
        {[...NAV_ITEMS, ...MORE_ITEMS].map(({ label, path, icon: Icon }) => (
          <NavLink key={path} to={path} className={classes.drawerLink} onClick={onClose}>
            <Icon size={20} aria-hidden />
            {label}
          </NavLink>
        ))}
        <UnstyledButton
          className={classes.drawerLink}
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          <IconLogout size={20} aria-hidden />
          Logout
        </UnstyledButton>
      </nav>
    </Drawer>
  );
}
