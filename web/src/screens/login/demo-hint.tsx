import { Anchor, Text } from "@mantine/core";
import { usePublicConfig } from "../../api/server/config.ts";
import { DEMO_LOGIN } from "./login-form.ts";

/**
 * If the server has a demo community, its account is shown here: last, because it appears after the server's reply.
 */
export function DemoHint({ onUse }: { onUse: () => void }) {
  const { data } = usePublicConfig();
  if (!data?.demo) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      Just looking? There is an account for that: <b>{DEMO_LOGIN.usernameOrEmail}</b> /{" "}
      <b>{DEMO_LOGIN.password}</b>.{" "}
      <Anchor component="button" type="button" inherit fw={600} onClick={onUse}>
        Use the demo account
      </Anchor>
    </Text>
  );
}
