import { Button, type ButtonProps, type ElementProps } from "@mantine/core";

interface SubmitButtonProps extends ButtonProps, ElementProps<"button", keyof ButtonProps> {
  isBusy: boolean;
}

/** While busy it stays focusable, because a disabled button would lose the keyboard focus. */
export function SubmitButton({ isBusy, ...props }: SubmitButtonProps) {
  return (
    <Button
      {...props}
      type="submit"
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
      }}
    />
  );
}
