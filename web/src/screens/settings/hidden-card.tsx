import { Box, Button, Skeleton, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import IconHash from "~icons/tabler/hash";
import { useBlocks, useMutes, useUnblock, useUnmutePerson, useUnmuteText } from "../../api/people/hiding.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { dayOf } from "../../wording/day-of.ts";
import { MuteForm } from "./mute-form.tsx";
import classes from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

export function HiddenCard() {
  return (
    <SettingsCard
      title="Blocked and muted"
      lead="You and the people you block see nothing of each other. What you mute is left out of your own feeds, and nobody is told."
    >
      <BlockedPeople />
      <Muted />
    </SettingsCard>
  );
}

function BlockedPeople() {
  const query = useBlocks();
  const unblock = useUnblock();
  const people = query.data ?? [];
  return (
    <List title="Blocked people" query={query} count={people.length} empty="You have blocked nobody.">
      {people.map(({ person, blockedAt }) => (
        <Row
          key={person.id}
          icon={<UserAvatar username={person.username} profilePicture={person.profilePicture} size={28} />}
          name={person.fullName || person.username}
          detail={`@${person.username}, since ${dayOf(blockedAt)}`}
          action="Unblock"
          label={`Unblock ${person.username}`}
          onClick={() => unblock.mutate(person)}
        />
      ))}
      <ShowMore pages={query} what="blocked people" />
    </List>
  );
}

const untilText = (until: string | null) => (until ? `until ${dayOf(until)}` : "for good");

function Muted() {
  const query = useMutes();
  const unmutePerson = useUnmutePerson();
  const unmuteText = useUnmuteText();
  const { people = [], texts = [] } = query.data ?? {};
  return (
    <>
      <List
        title="Muted people, words and topics"
        query={query}
        count={people.length + texts.length}
        empty="You have muted nothing."
      >
        {people.map(({ person, until }) => (
          <Row
            key={person.id}
            icon={<UserAvatar username={person.username} profilePicture={person.profilePicture} size={28} />}
            name={person.fullName || person.username}
            detail={`@${person.username}, ${untilText(until)}`}
            action="Unmute"
            label={`Unmute ${person.username}`}
            onClick={() => unmutePerson.mutate(person)}
          />
        ))}
        {texts.map(({ kind, text, until }) => (
          <Row
            key={`${kind} ${text}`}
            icon={<IconHash size={24} aria-hidden />}
            name={text}
            detail={`${kind === "WORD" ? "Word" : "Topic"}, ${untilText(until)}`}
            action="Unmute"
            label={`Unmute ${text}`}
            onClick={() => unmuteText.mutate({ kind, text })}
          />
        ))}
        <ShowMore pages={query} what="muted people" />
      </List>
      <MuteForm />
    </>
  );
}

interface ListProps {
  title: string;
  query: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown };
  count: number;
  empty: string;
  children: ReactNode;
}

function List({ title, query, count, empty, children }: ListProps) {
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
  action: string;
  label: string;
  onClick: () => void;
}

function Row({ icon, name, detail, action, label, onClick }: RowProps) {
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
      <Button variant="default" px="md" aria-label={label} onClick={onClick}>
        {action}
      </Button>
    </li>
  );
}
