import { Box, Group, Text } from "@mantine/core";
import classes from "./logo.module.css";

/** Four bubbles, the second filled, and the name. */
export function Logo() {
  return (
    <Group gap={10} wrap="nowrap">
      <Box component="span" className={classes.bubbles} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </Box>
      <Text component="span" className={classes.name}>
        Prepfeed
      </Text>
    </Group>
  );
}
