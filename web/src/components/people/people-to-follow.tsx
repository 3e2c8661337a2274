import { Card, Title } from "@mantine/core";
import type { UserCard } from "@prepfeed/contract/people/users";
import { type ComponentProps, useEffect, useState } from "react";
import { EmptyState } from "../states/empty-state.tsx";
import { PeopleList } from "./people-list.tsx";

type PeopleToFollowProps = Omit<ComponentProps<typeof PeopleList>, "label" | "empty" | "errorText"> & {
  title?: string;
};

/** The most active people, without the viewer and those they follow already. */
export function PeopleToFollow({ title = "People to follow", people, ...list }: PeopleToFollowProps) {
  const followedBefore = useFollowedBefore(people);
  const suggestions = people.filter(({ id }) => id !== list.viewerId && !followedBefore.has(id));
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <PeopleList
        {...list}
        people={suggestions}
        label={title}
        errorText="People could not be loaded."
        empty={
          <EmptyState
            title="Nobody new right now"
            description="People appear here once they have joined Prepfeed."
          />
        }
      />
    </Card>
  );
}

/** As loaded: people followed from the list stay in it, so that a mistake can be undone. */
function useFollowedBefore(people: UserCard[]): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const now = new Set(people.filter(({ isFollowing }) => isFollowing).map(({ id }) => id));
  useEffect(() => {
    if (people.length > 0) setBefore((known) => known ?? now);
  });
  return before ?? now;
}
