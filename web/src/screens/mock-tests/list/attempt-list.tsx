import { Button, Card, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { useMockAttempts } from "../../../api/mock-tests/mock-tests.ts";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { asMarks } from "../../../wording/as-marks.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { mockPaths } from "../addresses.ts";

/** The user's attempts, newest first. */
export function AttemptList() {
  const query = useMockAttempts();
  if (query.isPending) return <Skeleton height={160} radius="md" />;
  const attempts = query.data ?? [];
  if (query.isError && attempts.length === 0)
    return (
      <ErrorState
        message="Your attempts could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (attempts.length === 0)
    return (
      <Card>
        <EmptyState
          title="No attempts yet"
          description="Sit one of the ready papers: its short form takes an hour or less."
        />
      </Card>
    );
  return (
    <Stack gap="lg">
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {attempts.map((attempt) => (
          <Card key={attempt.id} component="li">
            <Group justify="space-between">
              <div style={{ minWidth: 0 }}>
                <Text fw={600}>{attempt.title}</Text>
                <Text size="sm" c="dimmed">
                  {dayOf(attempt.startedAt)}, attempt {attempt.number}
                  {!attempt.timed && ", without a clock"}
                </Text>
              </div>
              <Group gap="md">
                {attempt.score !== null && (
                  <Text fw={600}>
                    {asMarks(attempt.score)} of {attempt.totalMarks}
                  </Text>
                )}
                {attempt.finishedAt ? (
                  <Button component={Link} to={mockPaths.result(attempt.id)} variant="light">
                    Result
                  </Button>
                ) : (
                  <Button component={Link} to={mockPaths.sitting(attempt.id)}>
                    Continue
                  </Button>
                )}
              </Group>
            </Group>
          </Card>
        ))}
      </Stack>
      <ShowMore pages={query} what="attempts" />
    </Stack>
  );
}
