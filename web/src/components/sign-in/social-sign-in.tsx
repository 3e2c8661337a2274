import { Text } from "@mantine/core";

/** Where the operator set up no provider: one line instead of buttons that do nothing. */
export function SocialSignIn() {
  return (
    <Text size="sm" c="dimmed" ta="center" mt="lg">
      Signing in with Google and other accounts is coming.
    </Text>
  );
}
