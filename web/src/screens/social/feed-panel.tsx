import { Button, Card, Tabs } from "@mantine/core";
import { Link } from "react-router";
import type { PostsQuery } from "../../api/posts/feed.ts";
import { FeedFilters, NO_FILTERS } from "../../components/filters/feed-filters.tsx";
import { PostList } from "../../components/post-card/post-list.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { paths } from "../../paths.ts";
import { FEED_TABS } from "./feed-address.ts";
import classes from "./social.module.css";
import type { useFeedView } from "./use-feed-view.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

interface FeedPanelProps {
  view: ReturnType<typeof useFeedView>;
  query: PostsQuery;
  viewerId: string;
}

/** The tabs, what narrows them down, and the posts. */
export function FeedPanel({ view, query, viewerId }: FeedPanelProps) {
  const { tab, filters, show } = view;
  const actionsFor = usePostActions();
  const isPlaceKept = useScrollRestoration(!query.isPending);
  return (
    <Tabs
      value={tab}
      className={classes.panel}
      data-place-kept={isPlaceKept || undefined}
      onChange={(next) => {
        const chosen = FEED_TABS.find(({ value }) => value === next);
        if (chosen) show({ tab: chosen.value });
      }}
    >
      <Tabs.List className={classes.tabs} mb="md" aria-label="Feeds">
        {FEED_TABS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} className={classes.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <FeedFilters value={filters} onChange={(change) => show({ filters: change })} />
        <PostList
          query={query}
          viewerId={viewerId}
          actionsFor={actionsFor}
          label={FEED_TABS.find(({ value }) => value === tab)?.label ?? "Posts"}
          errorText="The feed could not be loaded."
          empty={<NoQuestions view={view} />}
        />
      </Tabs.Panel>
    </Tabs>
  );
}

function NoQuestions({ view: { tab, filters, show } }: Pick<FeedPanelProps, "view">) {
  const isNarrowed = Object.values(filters).some(Boolean);
  const isLonely = tab === "following" && !isNarrowed;
  return (
    <Card>
      <EmptyState
        title="No questions found"
        description={
          isNarrowed
            ? "Try other words, or fewer filters."
            : isLonely
              ? "Posts of the people you follow appear here."
              : undefined
        }
        action={
          isNarrowed ? (
            <Button variant="default" mt="xs" onClick={() => show({ filters: NO_FILTERS })}>
              Show all questions
            </Button>
          ) : (
            <Button component={Link} to={isLonely ? paths.people : paths.createPost} variant="light" mt="xs">
              {isLonely ? "Find people to follow" : "Ask a question"}
            </Button>
          )
        }
      />
    </Card>
  );
}
