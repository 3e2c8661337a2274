import { Badge, Box, Button, Group, Skeleton, Text, Title } from "@mantine/core";
import type { AccountSession } from "@prepfeed/contract/accounts/account";
import { useState } from "react";
import IconDevices from "~icons/tabler/devices";
import { useEndSession, useSessions } from "../../../api/account/account.ts";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { askSignOut } from "../../../connected/device/ask-sign-out.ts";
import { errorText } from "../../../http/api-error.ts";
import { useSession } from "../../../session/session.tsx";
import { toast } from "../../../toast/toast.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { timeAgo } from "../../../wording/time-ago.ts";
import classes from "../settings.module.css";
import { SettingsCard } from "../settings-card.tsx";
import { ActivityList } from "./activity-list.tsx";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";

export function SessionsCard() {
  const { data: sessions, isError, isFetching, refetch } = useSessions();
  const networkHere = sessions?.find(({ current }) => current)?.network;
  return (
    <SettingsCard
      title="Sessions and activity"
      lead="Log out what you do not know or no longer use. A network is the first part of an internet address; we look up no places."
    >
      <Title order={3} size="h4" mb="xs">
        Where you are logged in
      </Title>
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
            <SessionRow key={session.id} session={session} networkHere={networkHere} />
          ))}
        </ul>
      )}
      <LogOutEverywhere />
      <Title order={3} size="h4" mt="xl" mb="xs">
        Recent activity
      </Title>
      <ActivityList />
    </SettingsCard>
  );
}

interface SessionRowProps {
  session: AccountSession;
  networkHere: string | undefined;
}

function SessionRow({ session, networkHere }: SessionRowProps) {
  const end = useEndSession();
  const { user, signOut } = useSession();
  const [now] = useState(Date.now);
  const device = session.device || "Unknown device";

  function logOut() {
    if (session.current) return askSignOut(user?.id, () => void signOut());
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
        {session.network && (
          <Text size="sm" c="dimmed">
            Network {session.network}
            {!session.current && session.network === networkHere && ", the same as yours now"}
          </Text>
        )}
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
