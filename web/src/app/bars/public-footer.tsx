import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { usePublicConfig } from "../../api/server/config.ts";
import classes from "./bars.module.css";
import { SchemeSwitch } from "./scheme-switch.tsx";

/** The footer of every page for visitors; on a phone it contains what the header has no room for. */
export function PublicFooter() {
  const contact = usePublicConfig().data?.contact;
  return (
    <footer className={classes.footer}>
      <Text size="sm" c="dimmed">
        Prepfeed, for everyone who prepares for an entrance or competitive exam.
      </Text>
      <Anchor component={Link} to={paths.topics} size="sm" py="sm">
        Topics
      </Anchor>
      <Anchor component={Link} to={paths.rules} size="sm" py="sm">
        Rules
      </Anchor>
      {contact && (
        <Text size="sm" c="dimmed">
          Contact: {contact}
        </Text>
      )}
      <SchemeSwitch hiddenFrom="sm" />
    </footer>
  );
}
