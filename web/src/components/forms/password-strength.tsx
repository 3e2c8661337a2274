import { Group, Text } from "@mantine/core";
import classes from "./password-strength.module.css";
import { passwordStrength, STRENGTHS } from "./password-strength-rule.ts";

interface PasswordStrengthProps {
  password: string;
  /** What others know about the person: a password that contains it is weak. */
  guessable?: readonly string[];
}

const BUBBLES = [1, 2, 3, 4];

/** Four bubbles that fill with the strength of the password; hidden before the first character. */
export function PasswordStrength({ password, guessable }: PasswordStrengthProps) {
  const strength = passwordStrength(password, guessable);
  return (
    <Group gap={6} mt={password && 6} role="status" aria-label="Password strength">
      {password !== "" && (
        <>
          {BUBBLES.map((step) => (
            <span
              key={step}
              className={classes.bubble}
              data-level={step <= strength ? strength : undefined}
              aria-hidden
            />
          ))}
          <Text size="sm" c="dimmed" ml={4}>
            Password strength: {STRENGTHS[strength]}
          </Text>
        </>
      )}
    </Group>
  );
}
