import { Button, Group, Text } from "@mantine/core";
import { usePublicConfig } from "../../api/config.ts";
import { DEMO_LOGIN } from "./login-form.ts";

/** Where the server keeps a demo community, its account is named here. */
export function DemoHint({ onUse }: { onUse: () => void }) {
  const { data } = usePublicConfig();
  if (!data?.demo) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        Just looking? Log in as <b>{DEMO_LOGIN.usernameOrEmail}</b> with <b>{DEMO_LOGIN.password}</b>.
      </Text>
      <Button variant="subtle" size="sm" onClick={onUse}>
        Fill in
      </Button>
    </Group>
  );
}
