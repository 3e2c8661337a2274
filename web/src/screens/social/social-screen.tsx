import { ActionIcon, Button, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Suspense } from "react";
import { Link } from "react-router";
import IconPlus from "~icons/tabler/plus";
import { paths } from "../../addresses/paths.ts";
import { useFeed } from "../../api/posts/feed.ts";
import { late } from "../../components/late/late.tsx";
import { useDocumentTitle } from "../../components/layout/page.tsx";
import { TwoColumns } from "../../components/layout/two-columns.tsx";
import { useSession } from "../../session/session.tsx";
import { useSessionStats } from "../../session/session-stats.ts";
import { FeedPanel } from "./feed-panel.tsx";
import classes from "./social.module.css";
import { StatTiles } from "./stat-tiles.tsx";
import { useFeedView } from "./use-feed-view.ts";

/** Not on phones. */
const FeedAside = late(async () => ({ default: (await import("./feed-aside.tsx")).FeedAside }));

export function SocialScreen() {
  const { user } = useSession();
  return user && <Feed user={user} />;
}

function Feed({ user }: { user: OwnProfile }) {
  useDocumentTitle("MCQ Practice Feed");
  const view = useFeedView(user.id);
  const query = useFeed(view.tab, { ...view.filters, unanswered: view.unanswered });
  const stats = useSessionStats(user.id);
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  return (
    <div className={classes.screen}>
      <TwoColumns
        main={
          <>
            <div className={classes.head}>
              <Title order={1} tabIndex={-1} className={classes.heading}>
                MCQ Practice Feed
              </Title>
              <div className={classes.doing}>
                <Button variant="default" px="md" className={classes.refresh} onClick={view.refresh}>
                  Refresh
                </Button>
                <ActionIcon
                  component={Link}
                  to={paths.createPost}
                  className={classes.create}
                  variant="filled"
                  radius="50%"
                  aria-label="Create a question"
                >
                  <IconPlus size={26} aria-hidden />
                </ActionIcon>
              </div>
            </div>
            <StatTiles stats={stats} />
            <FeedPanel view={view} query={query} viewerId={user.id} />
          </>
        }
        aside={
          isWide && (
            <Suspense>
              <FeedAside user={user} answered={stats.totalAnswered} />
            </Suspense>
          )
        }
      />
    </div>
  );
}
