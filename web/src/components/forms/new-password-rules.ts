import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

export const newPasswordRules = {
  newPassword: (value: string) => {
    if (value.trim() === "") return "Password is required";
    if (value.length < Length.passwordMin) return messages.auth.passwordTooShort;
    return value.length > Length.passwordMax ? messages.auth.passwordTooLong : null;
  },
  confirmPassword: (value: string, { newPassword }: NewPassword) => {
    if (value === "") return "Please confirm your password";
    return value === newPassword ? null : "Passwords do not match";
  },
};
