import { Button, Card, Group, Text, Title } from "@mantine/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { install, onInstallPrompt, readInstallPrompt } from "../../live/install-prompt.ts";
import { StoredState, useStoredState } from "../../session/stored-state.ts";

/** The sessions that a learner has finished on this device; null once they said no. */
const finished = new StoredState<number | null>(
  "prepfeed.sessions",
  { parse: (value) => (typeof value === "number" ? value : null) },
  0,
);
const OFFERED_FROM = 2;

/** After the second session, where the browser can install the app. */
export function InstallOffer({ userId }: { userId: string }) {
  const count = useStoredState(finished, userId);
  const prompt = useSyncExternalStore(onInstallPrompt, readInstallPrompt);
  const [isGone, setGone] = useState(false);
  useEffect(() => finished.change(userId, (before) => (before === null ? null : before + 1)), [userId]);
  if (!prompt || isGone || count === null || count < OFFERED_FROM) return null;
  return (
    <Card component="section" aria-labelledby="install-offer">
      <Title order={2} size="h3" mb={4} id="install-offer">
        Prepfeed on your home screen
      </Title>
      <Text c="dimmed" mb="md">
        It opens like an app, and a session goes on without a network.
      </Text>
      <Group gap="xs">
        <Button onClick={() => void install()}>Install</Button>
        <Button
          variant="subtle"
          onClick={() => {
            setGone(true);
            finished.change(userId, () => null);
          }}
        >
          Not now
        </Button>
      </Group>
    </Card>
  );
}
