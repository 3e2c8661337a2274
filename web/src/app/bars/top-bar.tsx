import { Burger, Group } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { lazy, Suspense } from "react";
import { Link, NavLink } from "react-router";
import { useLayer } from "../../components/dialogs/use-layer.ts";
import { paths } from "../../paths.ts";
import classes from "./bars.module.css";
import { Logo } from "./logo.tsx";
import { NAV_ITEMS } from "./nav-items.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** After the first paint, and not for visitors. */
const UserMenu = lazy(async () => ({ default: (await import("./user-menu.tsx")).UserMenu }));
const NotificationBell = lazy(async () => ({
  default: (await import("../notifications/notification-bell.tsx")).NotificationBell,
}));
const loadDrawer = async () => (await import("./nav-drawer.tsx")).NavDrawer;

/** What a signed-in user sees above every screen. */
export function TopBar({ user }: { user: OwnProfile }) {
  const { Layer: NavDrawer, layer, opener } = useLayer(loadDrawer);
  return (
    <header className={classes.header}>
      <Group gap="xs" wrap="nowrap" className={classes.start}>
        <Burger
          {...opener}
          opened={opener["aria-expanded"]}
          aria-label="Open navigation"
          hiddenFrom="md"
          size="sm"
          className={classes.burger}
        />
        <Link to={paths.social} className={classes.brand} aria-label="Prepfeed, Social Feed">
          <Logo />
        </Link>
        <nav aria-label="Main" className={classes.nav}>
          {NAV_ITEMS.map(({ label, path }) => (
            <NavLink key={path} to={path} className={classes.navLink}>
              {label}
            </NavLink>
          ))}
        </nav>
      </Group>
      <Group gap={4} wrap="nowrap">
        <SchemeSwitch />
        <Suspense fallback={<span className={classes.avatarButton} />}>
          <NotificationBell key={user.id} userId={user.id} />
        </Suspense>
        <Suspense fallback={<span className={classes.avatarButton} />}>
          <UserMenu user={user} />
        </Suspense>
      </Group>
      {NavDrawer && layer && <NavDrawer {...layer} />}
    </header>
  );
}
