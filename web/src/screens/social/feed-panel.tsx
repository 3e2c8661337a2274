import { Tabs, Text } from "@mantine/core";
import { Suspense } from "react";
import { type PostsQuery, useSearchedFor } from "../../api/posts/feed.ts";
import { PlainButton } from "../../components/buttons/plain-button.tsx";
import { FeedFilters, useIsPhone } from "../../components/filters/feed-filters.tsx";
import { NO_FILTERS } from "../../components/filters/filter-value.ts";
import { ExamChip } from "../../components/goal/exam-chip.tsx";
import { late } from "../../components/late/late.tsx";
import { PostList } from "../../components/post-list/post-list.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { FEED_TABS } from "./feed-address.ts";
import classes from "./social.module.css";
import type { ShownFeed } from "./use-feed-view.ts";

const NoQuestions = late(async () => ({ default: (await import("./no-questions.tsx")).NoQuestions }));

interface FeedPanelProps {
  view: ShownFeed;
  query: PostsQuery;
  viewerId: string;
}

/** The tabs, their filters, and the posts. */
export function FeedPanel({ view, query, viewerId }: FeedPanelProps) {
  const { tab, filters, unanswered, show, showUnanswered, chip } = view;
  const actionsFor = usePostActions();
  const isPhone = useIsPhone();
  const searchedFor = useSearchedFor(tab, { ...filters, unanswered });
  const unansweredSwitch = (
    <PlainButton
      role="switch"
      aria-checked={unanswered}
      className={classes.switch}
      onClick={() => showUnanswered(!unanswered)}
    >
      Unanswered
    </PlainButton>
  );
  return (
    <Tabs
      value={tab}
      className={classes.panel}
      onChange={(next) => {
        const chosen = FEED_TABS.find(({ value }) => value === next);
        if (chosen) show({ tab: chosen.value });
      }}
    >
      <div className={classes.tabRow}>
        <Tabs.List className={classes.tabs} aria-label="Feeds">
          {FEED_TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} className={classes.tab}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {!isPhone && unansweredSwitch}
      </div>
      <Tabs.Panel value={tab}>
        <FeedFilters
          value={filters}
          onChange={(change) => show({ filters: change })}
          beside={isPhone && unansweredSwitch}
          chip={chip && <ExamChip {...chip} />}
        />
        {searchedFor && query.data?.length !== 0 && (
          <Text role="status" mb="md">
            Nothing found for “{filters.search}”. Showing results for “{searchedFor}”.
          </Text>
        )}
        <PostList
          query={query}
          viewerId={viewerId}
          actionsFor={actionsFor}
          foldsAnswered
          keepsPlace
          label={FEED_TABS.find(({ value }) => value === tab)?.label ?? "Posts"}
          errorText="The feed could not be loaded."
          empty={
            <Suspense>
              <NoQuestions view={view} onClear={() => show({ filters: NO_FILTERS })} />
            </Suspense>
          }
        />
      </Tabs.Panel>
    </Tabs>
  );
}
