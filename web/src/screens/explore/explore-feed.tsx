import { Card, Tabs, Text } from "@mantine/core";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useFeed, useSearchedFor } from "../../api/posts/feed.ts";
import { FeedFilters } from "../../components/filters/feed-filters.tsx";
import { withExam } from "../../components/filters/filter-address.ts";
import { NO_FILTERS } from "../../components/filters/filter-value.ts";
import { ExamChip } from "../../components/goal/exam-chip.tsx";
import { late } from "../../components/late/late.tsx";
import { PostList } from "../../components/post-list/post-list.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { useGoalExam } from "../../session/goal-exam.ts";
import { useSession } from "../../session/session.tsx";
import { readView, writeView } from "./explore-address.ts";

const NothingFound = late(async () => ({
  default: (await import("../../components/filters/nothing-found.tsx")).NothingFound,
}));

/** Everybody's questions, read-only; answering and similar actions ask a visitor to log in. */
export function ExploreFeed() {
  const [parameters, setParameters] = useSearchParams();
  const goal = useGoalExam();
  const { tab, filters: named } = readView(parameters);
  const filters = withExam(named, goal.shown);
  /** Applied to the present address, because the rendered one may be older. */
  function show(change: Partial<ReturnType<typeof readView>>) {
    const now = readView(new URLSearchParams(window.location.search));
    // Removing the exam filter also removes the user's own exam.
    if (change.filters && "examType" in change.filters && !change.filters.examType) goal.show(false);
    const next = { tab: change.tab ?? now.tab, filters: { ...now.filters, ...change.filters } };
    setParameters(writeView(next), { replace: true });
  }
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <Tabs
      value={tab}
      onChange={(next) => show({ tab: next === "trending" ? "trending" : "all" })}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label="Feeds">
        <Tabs.Tab value="all">All Posts</Tabs.Tab>
        <Tabs.Tab value="trending">Trending</Tabs.Tab>
      </Tabs.List>
      <FeedFilters
        value={filters}
        onChange={(change) => show({ filters: change })}
        chip={
          goal.exam &&
          !named.examType && <ExamChip exam={goal.exam} isOn={Boolean(goal.shown)} onToggle={goal.show} />
        }
      />
      {(["all", "trending"] as const).map((name) => (
        <Tabs.Panel key={name} value={name}>
          <Posts
            view={{ tab: name, filters }}
            onClear={isNarrowed ? () => show({ filters: NO_FILTERS }) : undefined}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface PostsProps {
  view: ReturnType<typeof readView>;
  onClear: (() => void) | undefined;
}

function Posts({ view, onClear }: PostsProps) {
  const { user } = useSession();
  const query = useFeed(view.tab, view.filters);
  const searchedFor = useSearchedFor(view.tab, view.filters);
  return (
    <>
      {searchedFor && query.data?.length !== 0 && (
        <Text role="status" mb="md">
          Nothing found for “{view.filters.search}”. Showing results for “{searchedFor}”.
        </Text>
      )}
      <PostList
        query={query}
        viewerId={user?.id}
        actionsFor={usePostActions()}
        foldsAnswered
        label={view.tab === "trending" ? "Trending" : "All Posts"}
        errorText="The feed could not be loaded."
        empty={
          onClear ? (
            <Suspense>
              <NothingFound search={view.filters.search} onClear={onClear} />
            </Suspense>
          ) : (
            <Card>
              <EmptyState title="No questions found" description="The first question is still to be asked." />
            </Card>
          )
        }
      />
    </>
  );
}
