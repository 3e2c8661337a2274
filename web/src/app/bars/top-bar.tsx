import { Burger, Group } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Suspense } from "react";
import { Link, NavLink } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useLayer } from "../../components/dialogs/use-layer.ts";
import { late } from "../../components/late/late.tsx";
import classes from "./bars.module.css";
import { Logo } from "./logo.tsx";
import { LEARN_ITEMS, PEOPLE_ITEMS, WRITE_ITEMS } from "./nav-items.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** Loaded after the first paint, and not for visitors. */
const UserMenu = late(async () => ({ default: (await import("./user-menu.tsx")).UserMenu }), null);
const NotificationBell = late(
  async () => ({ default: (await import("../notifications/notification-bell.tsx")).NotificationBell }),
  null,
);
const loadDrawer = async () => (await import("./nav-drawer.tsx")).NavDrawer;

/** The bar above every screen for signed-in users. */
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
          {[...LEARN_ITEMS, ...WRITE_ITEMS, ...PEOPLE_ITEMS].map(({ label, path, onlyWide }) => (
            <NavLink key={path} to={path} className={classes.navLink} data-only-wide={onlyWide}>
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
