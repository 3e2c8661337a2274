import { type ElementProps, UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import classes from "./action-button.module.css";

type ActionButtonProps = UnstyledButtonProps & ElementProps<"button", keyof UnstyledButtonProps>;

/** A quiet button in a row below a post or a comment, large enough for a thumb. */
export function ActionButton(props: ActionButtonProps) {
  return <UnstyledButton {...props} className={classes.action} />;
}
