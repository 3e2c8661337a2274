import { Button, type ButtonProps, type ElementProps } from "@mantine/core";

interface SubmitButtonProps extends ButtonProps, ElementProps<"button", keyof ButtonProps> {
  isBusy: boolean;
}

/** While it works it stays in reach of the keyboard, which would lose its place to a disabled button. */
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
