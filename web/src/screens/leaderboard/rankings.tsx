import { Button, Card, Skeleton, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import type { useLeaderboard } from "../../api/learning/leaderboard.ts";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { Podium } from "./podium.tsx";
import { RankingRow } from "./ranking-row.tsx";

const PODIUM = 3;

interface RankingsProps {
  query: ReturnType<typeof useLeaderboard>;
  viewerId: string;
  /** By period or filters: then there is a link back to everybody. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** The first three as a podium, then everybody with their figures. */
export function Rankings({ query, viewerId, isNarrowed, onShowAll }: RankingsProps) {
  const entries = query.data?.entries ?? [];
  if (query.isPending) return <Loading />;
  if (query.isError && entries.length === 0) {
    return (
      <ErrorState
        message="The leaderboard could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (entries.length === 0) return <NoRankings isNarrowed={isNarrowed} onShowAll={onShowAll} />;
  return (
    <Stack gap="lg">
      {entries.length >= PODIUM && <Podium entries={entries.slice(0, PODIUM)} viewerId={viewerId} />}
      <Card component="section" aria-labelledby="rankings">
        <Title order={2} size="h3" mb="xs" id="rankings">
          Full rankings
        </Title>
        <Stack gap="md">
          <ol style={{ margin: 0, padding: 0 }}>
            {entries.map((entry) => (
              <RankingRow key={entry.id} entry={entry} isOwn={entry.id === viewerId} />
            ))}
          </ol>
          <ShowMore pages={query} what="rankings" />
        </Stack>
      </Card>
    </Stack>
  );
}

function NoRankings({ isNarrowed, onShowAll }: Pick<RankingsProps, "isNarrowed" | "onShowAll">) {
  return (
    <Card>
      <EmptyState
        title="No rankings available yet"
        description="Start practicing MCQs to appear on the leaderboard!"
        action={
          <>
            <Button component={Link} to={paths.practice} mt="xs">
              Start Practice
            </Button>
            {isNarrowed && (
              <Button variant="subtle" onClick={onShowAll}>
                Show the all-time leaderboard
              </Button>
            )}
          </>
        }
      />
    </Card>
  );
}

const ROWS = [0, 1, 2, 3];

function Loading() {
  return (
    <Card role="status" aria-busy aria-label="Loading the leaderboard">
      <Stack gap="md">
        {ROWS.map((row) => (
          <Skeleton key={row} height={44} radius="md" />
        ))}
      </Stack>
    </Card>
  );
}
