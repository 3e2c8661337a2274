import { Badge, Box, Button, Group, Skeleton, Text } from "@mantine/core";
import type { AccountSession } from "@prepfeed/contract/account";
import { IconDevices } from "@tabler/icons-react";
import { useState } from "react";
import { useEndSession, useSessions } from "../../api/account/account.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import { errorText } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { dayOf } from "../../wording/day-of.ts";
import { timeAgo } from "../../wording/time-ago.ts";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import classes from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

export function SessionsCard() {
  const { data: sessions, isError, isFetching, refetch } = useSessions();
  return (
    <SettingsCard title="Where you are logged in" lead="Log out what you do not know or no longer use.">
      {isError && (
        <Box mb="md">
          <ErrorState
            message="Your sessions could not be loaded."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Box>
      )}
      {!sessions && !isError && (
        <div role="status" aria-label="Loading sessions">
          <Skeleton height={52} mb="sm" />
          <Skeleton height={52} mb="md" />
        </div>
      )}
      {sessions && (
        <ul className={classes.sessions} aria-label="Sessions">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <LogOutEverywhere />
    </SettingsCard>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const end = useEndSession();
  const { signOut } = useSession();
  const [now] = useState(Date.now);
  const device = session.device || "Unknown device";

  function logOut() {
    if (session.current) return void signOut();
    end.mutate(session.id, {
      onSuccess: () => toast.success(`${device} was logged out`),
      onError: (error) => toast.error(errorText(error, "Failed to log out")),
    });
  }

  return (
    <li className={classes.session}>
      <IconDevices size={24} aria-hidden />
      <div>
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {session.current && <Badge color="green">This device</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {session.current ? "Active now" : `Last active ${timeAgo(session.lastSeenAt, now)}`}, logged in on{" "}
          {dayOf(session.createdAt)}
        </Text>
      </div>
      <Button
        variant="default"
        px="md"
        aria-label={session.current ? "Log out of this device" : `Log out of ${device}`}
        disabled={end.isPending}
        onClick={logOut}
      >
        Log out
      </Button>
    </li>
  );
}
