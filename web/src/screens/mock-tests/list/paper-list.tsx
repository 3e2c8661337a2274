import { Button, Card, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import type { MockTest, TestsQuery } from "@prepfeed/contract/mock-tests/mock-tests";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useMockTests } from "../../../api/mock-tests/mock-tests.ts";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { mockPaths } from "../addresses.ts";
import { PaperFacts } from "../paper-facts.tsx";

const EMPTY: Record<TestsQuery["scope"], { title: string; description: string }> = {
  ready: { title: "No ready papers for this exam", description: "Make one of your own from its topics." },
  mine: {
    title: "No papers of your own yet",
    description: "Make one from an exam's pattern or from your own sections.",
  },
  following: { title: "Nothing here yet", description: "Public papers of people you follow appear here." },
  shared: {
    title: "No papers by link yet",
    description: "Papers that somebody sent you a link to appear here once you begin them.",
  },
};

export function PaperList({ scope, exam }: { scope: TestsQuery["scope"]; exam: ExamType | undefined }) {
  const query = useMockTests(scope, exam);
  if (query.isPending)
    return (
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} height={148} radius="md" />
        ))}
      </SimpleGrid>
    );
  const papers = query.data ?? [];
  if (query.isError && papers.length === 0)
    return (
      <ErrorState
        message="The papers could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (papers.length === 0)
    return (
      <Card>
        <EmptyState
          {...EMPTY[scope]}
          action={
            <Button component={Link} to={paths.createMockTest} mt="xs">
              Create a mock test
            </Button>
          }
        />
      </Card>
    );
  return (
    <Stack gap="lg">
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, md: 3 }} p={0} m={0} style={{ listStyle: "none" }}>
        {papers.map((test) => (
          <PaperCard key={test.id} test={test} />
        ))}
      </SimpleGrid>
      <ShowMore pages={query} what="papers" />
    </Stack>
  );
}

const satText = (people: number) =>
  people === 0 ? "Nobody has sat it yet" : `${people} ${people === 1 ? "person has" : "people have"} sat it`;

function PaperCard({ test }: { test: MockTest }) {
  const running = test.myAttempts.find(({ finishedAt }) => finishedAt === null);
  const [last] = test.myAttempts.filter(({ score }) => score !== null);
  return (
    <Card component="li" style={{ display: "flex" }}>
      <Title order={2} size="h4" mb={8}>
        <Link to={mockPaths.paper(test.id)} style={{ color: "inherit" }}>
          {test.title}
        </Link>
      </Title>
      <PaperFacts test={test} />
      <Text size="sm" c="dimmed">
        {last
          ? `Your last score: ${last.score} of ${last.totalMarks}`
          : test.author
            ? `By ${test.author.username}`
            : satText(test.attempts)}
      </Text>
      <div style={{ marginTop: "auto", paddingTop: 12 }}>
        {running ? (
          <Button component={Link} to={mockPaths.sitting(running.id)} aria-label={`Continue ${test.title}`}>
            Continue
          </Button>
        ) : (
          <Button
            component={Link}
            to={mockPaths.paper(test.id)}
            variant="light"
            aria-label={`View ${test.title}`}
          >
            View
          </Button>
        )}
      </div>
    </Card>
  );
}
