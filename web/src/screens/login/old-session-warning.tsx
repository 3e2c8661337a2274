import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { clearSession, fixOldFormat } from "../../http/stored-session.ts";
import { useSession } from "../../session/session.tsx";

/** For data that an earlier version stored, which can be repaired or discarded. */
export function OldSessionWarning() {
  const { signIn } = useSession();
  const [isOld, setOld] = useState(true);
  if (!isOld) return null;

  function fix() {
    const session = fixOldFormat(localStorage);
    setOld(false);
    if (session) signIn(session);
  }

  function clear() {
    clearSession(localStorage);
    setOld(false);
  }

  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title="Old session format detected"
      mb="md"
    >
      Your saved session comes from an earlier version. Fix it to keep going, or clear it and log in again.
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={fix}>
          Fix
        </Button>
        <Button variant="default" onClick={clear}>
          Clear
        </Button>
      </Group>
    </Alert>
  );
}
