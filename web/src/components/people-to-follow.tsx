import { Card, Title } from "@mantine/core";
import type { ComponentProps } from "react";
import { EmptyState } from "./empty-state.tsx";
import { PeopleList } from "./people-list.tsx";

type PeopleToFollowProps = Omit<ComponentProps<typeof PeopleList>, "label" | "empty" | "errorText"> & {
  title?: string;
};

/** The most active people, without the viewer. */
export function PeopleToFollow({ title = "People to follow", people, ...list }: PeopleToFollowProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <PeopleList
        {...list}
        people={people.filter(({ id }) => id !== list.viewerId)}
        label={title}
        errorText="People could not be loaded."
        empty={
          <EmptyState
            title="Nobody here yet"
            description="People appear here once they have joined Prepfeed."
          />
        }
      />
    </Card>
  );
}
