import { Burger, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { OwnProfile } from "@prepfeed/contract/users";
import { Link, NavLink } from "react-router";
import { Logo } from "../components/logo.tsx";
import classes from "./bars.module.css";
import { NavDrawer } from "./nav-drawer.tsx";
import { NAV_ITEMS } from "./nav-items.ts";
import { paths } from "./paths.ts";
import { SchemeSwitch } from "./scheme-switch.tsx";
import { UserMenu } from "./user-menu.tsx";

/** What a signed-in user sees above every screen. */
export function TopBar({ user }: { user: OwnProfile }) {
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <header className={classes.header}>
      <Group gap="xs" wrap="nowrap" className={classes.start}>
        <Burger
          opened={isOpen}
          onClick={drawer.toggle}
          aria-label="Open navigation"
          aria-expanded={isOpen}
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
        <UserMenu user={user} />
      </Group>
      <NavDrawer isOpen={isOpen} onClose={drawer.close} />
    </header>
  );
}
