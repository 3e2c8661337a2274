import { Box, Card, CloseButton, TextInput, Title } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import IconSearch from "~icons/tabler/search";
import { useToggleFollow } from "../../api/people/follow.ts";
import { peopleListState, useSearchUsers, useTopUsers } from "../../api/people/users.ts";
import { Page } from "../../components/layout/page.tsx";
import { PeopleList } from "../../components/people/people-list.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { useSession } from "../../session/session.tsx";
import { usePeopleSearch } from "./use-people-search.ts";

export function PeopleScreen() {
  const { query, typed, type } = usePeopleSearch();
  return (
    <Box maw={760} mx="auto">
      <Page title="People">
        <TextInput
          type="search"
          aria-label="Search people"
          placeholder="Search by username or full name"
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={typed && <CloseButton aria-label="Clear search" onClick={() => type("")} />}
          rightSectionWidth={44}
          maxLength={Length.searchMax}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          mb="lg"
        />
        <Card>
          <Title order={2} size="h3" mb="xs">
            {query ? `Results for “${query}”` : "Top learners"}
          </Title>
          {query ? <Found query={query} /> : <TopLearners />}
        </Card>
      </Page>
    </Box>
  );
}

function Found({ query }: { query: string }) {
  const { user } = useSession();
  const follow = useToggleFollow();
  return (
    <PeopleList
      {...peopleListState(useSearchUsers(query))}
      label="People found"
      errorText="The search did not work."
      empty={
        <EmptyState title="Nobody found" description="Check the spelling, or try another part of the name." />
      }
      viewerId={user?.id}
      follow={follow}
    />
  );
}

function TopLearners() {
  const { user } = useSession();
  const follow = useToggleFollow();
  return (
    <PeopleList
      {...peopleListState(useTopUsers())}
      label="Top learners"
      errorText="The top learners could not be loaded."
      empty={
        <EmptyState title="Nobody here yet" description="Answer questions and be the first on this list." />
      }
      viewerId={user?.id}
      follow={follow}
    />
  );
}
