import { Drawer, Text, UnstyledButton } from "@mantine/core";
import { type ComponentType, useRef } from "react";
import { NavLink } from "react-router";
import IconBook2 from "~icons/tabler/book-2";
import IconCalendarCheck from "~icons/tabler/calendar-check";
import IconChartBar from "~icons/tabler/chart-bar";
import IconChecklist from "~icons/tabler/checklist";
import IconClipboardText from "~icons/tabler/clipboard-text";
import IconListDetails from "~icons/tabler/list-details";
import IconLogout from "~icons/tabler/logout";
import IconPencilPlus from "~icons/tabler/pencil-plus";
import IconSparkles from "~icons/tabler/sparkles";
import { paths } from "../../addresses/paths.ts";
import type { LayerProps } from "../../components/dialogs/use-layer.ts";
import type { IconProps } from "../../components/icons/icon.ts";
import { askSignOut } from "../../connected/device/ask-sign-out.ts";
import { useSession } from "../../session/session.tsx";
import classes from "./bars.module.css";
import { Logo } from "./logo.tsx";
import { LEARN_ITEMS, type NavItem, WRITE_ITEMS } from "./nav-items.ts";
import { ownPlaces } from "./own-places.ts";

const ICONS: Record<string, ComponentType<IconProps>> = {
  [paths.today]: IconCalendarCheck,
  [paths.social]: IconListDetails,
  [paths.practice]: IconChecklist,
  [paths.mockTests]: IconClipboardText,
  [paths.topics]: IconBook2,
  [paths.dashboard]: IconChartBar,
  [paths.generateQuestions]: IconSparkles,
  [paths.createPost]: IconPencilPlus,
};

const withIcon = ({ label, path }: NavItem) => ({ label, path, icon: ICONS[path] });

const GROUPS = [
  { title: "Learn", items: LEARN_ITEMS.map(withIcon) },
  { title: "Write", items: WRITE_ITEMS.map(withIcon) },
];

/** The places of the top bar on a narrow screen, and Logout. */
export function NavDrawer({ button, isOpen, onChange }: Pick<LayerProps, "button" | "isOpen" | "onChange">) {
  const { user, signOut } = useSession();
  const groups = [...GROUPS, { title: "You and others", items: ownPlaces(user ?? {}) }];
  const onClose = () => onChange(false);
  const isDismissed = useRef(false);
  /** A user who closes it without choosing returns to the earlier focus, after the drawer has released it. */
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
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title} className={classes.drawerGroup}>
            <Text size="sm" c="dimmed" px={12} aria-hidden>
              {title}
            </Text>
            {items.map(({ label, path, icon: Icon }) => (
              <NavLink key={path} to={path} className={classes.drawerLink} onClick={onClose}>
                {Icon && <Icon size={20} aria-hidden />}
                {label}
              </NavLink>
            ))}
          </section>
        ))}
        <UnstyledButton
          className={classes.drawerLink}
          onClick={() => {
            onClose();
            askSignOut(user?.id, () => void signOut());
          }}
        >
          <IconLogout size={20} aria-hidden />
          Logout
        </UnstyledButton>
      </nav>
    </Drawer>
  );
}
