import { ActionIcon, Button, Group } from "@mantine/core";
import { Link, useLocation } from "react-router";
import IconCompass from "~icons/tabler/compass";
import { paths } from "../../addresses/paths.ts";
import classes from "./bars.module.css";
import { Logo } from "./logo.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** Nobody wants to come back here after signing in. */
const WITHOUT_RETURN: string[] = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
];

/** The header above every screen for visitors. */
export function PublicHeader() {
  const { pathname, search } = useLocation();
  return (
    <header className={classes.header}>
      <Link to={paths.home} className={classes.brand} aria-label="Prepfeed, home">
        <Logo />
      </Link>
      <Group component="nav" aria-label="Main" gap={4} wrap="nowrap">
        <Button component={Link} to={paths.explore} variant="subtle" color="gray" visibleFrom="sm">
          Explore Feed
        </Button>
        <ActionIcon
          component={Link}
          to={paths.explore}
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Explore Feed"
          hiddenFrom="sm"
        >
          <IconCompass size={22} aria-hidden />
        </ActionIcon>
        <Button
          component={Link}
          to={paths.login}
          state={WITHOUT_RETURN.includes(pathname) ? null : { from: `${pathname}${search}` }}
          variant="subtle"
          color="gray"
          className={classes.tight}
        >
          Login
        </Button>
        <Button component={Link} to={paths.register} className={classes.tight}>
          Sign Up
        </Button>
        <SchemeSwitch visibleFrom="sm" />
      </Group>
    </header>
  );
}
