import { ActionIcon, Button, Group } from "@mantine/core";
import { IconCompass } from "@tabler/icons-react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import classes from "./bars.module.css";
import { Logo } from "./logo.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** What a visitor sees above every screen. */
export function PublicHeader() {
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
        <Button component={Link} to={paths.login} variant="subtle" color="gray" className={classes.tight}>
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
