import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import classes from "./bars.module.css";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** Ends every page of a visitor; on a phone it holds what the header has no room for. */
export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <Text size="sm" c="dimmed">
        Prepfeed, for everyone who prepares for an entrance or competitive exam.
      </Text>
      <Anchor component={Link} to={paths.topics} size="sm" py="sm">
        Topics
      </Anchor>
      <SchemeSwitch hiddenFrom="sm" />
    </footer>
  );
}
