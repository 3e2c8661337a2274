import { Button, Card, Skeleton, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import type { useResponses } from "../../api/learning/progress.ts";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { counted } from "../../wording/counted.ts";
import { AnswerRow } from "./answer-row.tsx";

interface AnswerListProps {
  query: ReturnType<typeof useResponses>;
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** The answers, page after page. */
export function AnswerList({ query, isNarrowed, onShowAll }: AnswerListProps) {
  const { responses = [], total = 0 } = query.data ?? {};
  if (query.isPending) return <Loading />;
  if (query.isError && responses.length === 0) {
    return (
      <ErrorState
        message="Your answers could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (responses.length === 0) return <NoAnswers isNarrowed={isNarrowed} onShowAll={onShowAll} />;
  return (
    <Stack gap="md">
      <Text c="dimmed" role="status">
        {counted(total, "answer")}
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} aria-label="Answers">
        {responses.map((response) => (
          <AnswerRow key={response.questionId} response={response} />
        ))}
      </Stack>
      <ShowMore pages={query} what="answers" />
    </Stack>
  );
}

function NoAnswers({ isNarrowed, onShowAll }: Pick<AnswerListProps, "isNarrowed" | "onShowAll">) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          title="No such answers"
          description="Nothing you answered fits these filters."
          action={
            <Button variant="default" mt="xs" onClick={onShowAll}>
              Show all answers
            </Button>
          }
        />
      ) : (
        <EmptyState
          title="No answers yet"
          description="Questions you answer in the feed or in practice are kept here for revision."
          action={
            <Button component={Link} to={paths.practice} mt="xs">
              Start Practice
            </Button>
          }
        />
      )}
    </Card>
  );
}

const ROWS = [0, 1, 2];

function Loading() {
  return (
    <Stack gap="sm" role="status" aria-busy aria-label="Loading your answers">
      {ROWS.map((row) => (
        <Skeleton key={row} height={92} radius="xl" />
      ))}
    </Stack>
  );
}
