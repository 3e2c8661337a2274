import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";

/** A password input whose show/hide toggle can be reached by keyboard, too. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        "aria-label": isVisible ? "Hide password" : "Show password",
        "aria-hidden": false,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
