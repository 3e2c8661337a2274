import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog-buttons.module.css";

/** The last row of a long dialog: always visible, whatever the scroll position. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" mt="lg" className={classes.buttons}>
      {children}
    </Group>
  );
}
