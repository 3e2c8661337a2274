import { Group, Skeleton, Stack } from "@mantine/core";
import type { UserCard } from "@prepfeed/contract/people/users";
import type { ReactNode } from "react";
import { ErrorState } from "../states/error-state.tsx";
import { type FurtherPages, ShowMore } from "../states/show-more.tsx";
import { FollowButton } from "./follow-button.tsx";
import { PersonRow } from "./person-row.tsx";

interface PeopleListProps {
  people: (UserCard & { reason?: string })[];
  isLoading: boolean;
  isError: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** Without it the list is the only content. */
  pages?: FurtherPages;
  /** Shown if there is nobody. */
  empty: ReactNode;
  errorText: string;
  /** Names the list for screen readers. */
  label: string;
  viewerId: string | undefined;
  follow: { isBusy: (personId: string) => boolean; toggle: (personId: string) => void };
}

/** People with their follow buttons, page after page. */
export function PeopleList(props: PeopleListProps) {
  const { people, viewerId, follow } = props;
  if (props.isLoading) return <PeopleSkeleton />;
  if (props.isError && people.length === 0) {
    return <ErrorState message={props.errorText} onRetry={props.onRetry} isRetrying={props.isRetrying} />;
  }
  if (people.length === 0) return props.empty;
  return (
    <Stack gap="md">
      <ul aria-label={props.label} style={{ margin: 0, padding: 0 }}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            action={
              person.id !== viewerId && (
                <FollowButton
                  isInList
                  username={person.username}
                  isFollowing={person.isFollowing}
                  isBusy={follow.isBusy(person.id)}
                  onToggle={() => follow.toggle(person.id)}
                />
              )
            }
          />
        ))}
      </ul>
      {props.pages && <ShowMore pages={props.pages} what="people" />}
    </Stack>
  );
}

const ROWS = [0, 1, 2];

function PeopleSkeleton() {
  return (
    <Stack gap="lg" py="sm" aria-busy role="status" aria-label="Loading people">
      {ROWS.map((row) => (
        <Group key={row} wrap="nowrap">
          <Skeleton circle height={44} />
          <Stack gap={8} flex={1}>
            <Skeleton height={14} width="40%" />
            <Skeleton height={12} width="65%" />
          </Stack>
        </Group>
      ))}
    </Stack>
  );
}
