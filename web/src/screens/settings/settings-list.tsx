import { Box, Button, Skeleton, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorState } from "../../components/states/error-state.tsx";
import classes from "./settings.module.css";

interface ListProps {
  title: string;
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  count: number;
  empty: string;
  children: ReactNode;
}

/** A list of the settings with its states. */
export function SettingsList({ title, query, count, empty, children }: ListProps) {
  return (
    <Box mb="lg">
      <Title order={3} size="h4" mb={4}>
        {title}
      </Title>
      {query.isError && (
        <ErrorState
          message="This list could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && (
        <div role="status" aria-label={`Loading ${title.toLowerCase()}`}>
          <Skeleton height={52} />
        </div>
      )}
      {!query.isPending && !query.isError && count === 0 && <Text c="dimmed">{empty}</Text>}
      {count > 0 && (
        <ul className={classes.sessions} aria-label={title}>
          {children}
        </ul>
      )}
    </Box>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  detail: string;
  action?: string;
  label?: string;
  /** Without it the row only informs. */
  onClick?: () => void;
}

/** A thing in such a list, and what can be done with it. */
export function SettingsRow({ icon, name, detail, action, label, onClick }: RowProps) {
  return (
    <li className={classes.session}>
      {icon}
      <div>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {detail}
        </Text>
      </div>
      {onClick && (
        <Button variant="default" px="md" aria-label={label} onClick={onClick}>
          {action}
        </Button>
      )}
    </li>
  );
}
