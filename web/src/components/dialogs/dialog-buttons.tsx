import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog-buttons.module.css";

/** The last row of a long dialog: in sight wherever one has scrolled to. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" mt="lg" className={classes.buttons}>
      {children}
    </Group>
  );
}
