import { Alert, Anchor, Box, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { MockResult } from "@prepfeed/contract/mock-tests/mock-attempts";
import { Link, useParams } from "react-router";
import IconPrinter from "~icons/tabler/printer";
import IconShare3 from "~icons/tabler/share-3";
import { isForLater, useMockResult } from "../../../api/mock-tests/attempts.ts";
import { Page } from "../../../components/layout/page.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ReadinessCard } from "../../../connected/readiness-card.tsx";
import { errorText } from "../../../http/api-error.ts";
import { asMarks } from "../../../wording/as-marks.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { minutesAndSeconds } from "../../../wording/minutes-and-seconds.ts";
import { mockPaths } from "../addresses.ts";
import { Coach } from "./coach-card.tsx";
import classes from "./result.module.css";
import { Review } from "./review.tsx";
import { SectionScores } from "./section-scores.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { leftOutText, pointsText, standingText, tieText } from "./standing-text.ts";

/** The result of an attempt, recommendations, and every question again. */
export function ResultPage() {
  const { id = "" } = useParams();
  const query = useMockResult(id);
  return (
    <Box maw={968} mx="auto">
      <Page
        title={query.data ? `Result: ${query.data.title}` : "Result"}
        above={
          <Anchor component={Link} to={mockPaths.list} mb="sm" display="inline-block">
            All mock tests
          </Anchor>
        }
      >
        {isForLater(query.error) && (
          <Alert role="status" title={errorText(query.error, "")}>
            Your answers are kept. This page shows the result as soon as it may be seen.
          </Alert>
        )}
        {query.isError && !isForLater(query.error) && (
          <ErrorState
            message={errorText(query.error, "The result could not be loaded.")}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.isPending && <BubbleLoader label="Loading the result" />}
        {query.data && <Result result={query.data} />}
      </Page>
    </Box>
  );
}

function Result({ result }: { result: MockResult }) {
  const attempted = result.correct + result.partial + result.wrong;
  const [isSharing, sharing] = useDisclosure(false);
  const accuracy = attempted === 0 ? 0 : Math.round((100 * result.correct) / attempted);
  return (
    <Stack gap="md">
      <Card>
        <Group justify="space-between" align="flex-start">
          <div>
            <Text component="p" m={0} className={classes.score}>
              {asMarks(result.score)}
              <span> of {result.totalMarks}</span>
            </Text>
            <Text c="dimmed">{standingText(result)}</Text>
            {result.rank !== null && result.leftOutOfRanks !== undefined && (
              <Text c="dimmed">{leftOutText(result.leftOutOfRanks)}</Text>
            )}
            {result.points && <Text c="dimmed">{pointsText(result.points)}</Text>}
          </div>
          <Group gap="xs">
            <Button
              component={Link}
              to={mockPaths.print(result.attemptId)}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              Print
            </Button>
            <Button
              variant="default"
              leftSection={<IconShare3 size={18} aria-hidden />}
              onClick={sharing.open}
            >
              Share
            </Button>
            <Button component={Link} to={mockPaths.paper(result.testId)} variant="light">
              Sit it again
            </Button>
          </Group>
        </Group>
        <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} mt="md" mb={0} spacing="sm">
          <Fact name="Marks gained" value={String(result.gained)} />
          <Fact name="Marks lost" value={String(result.lost)} />
          <Fact name="Accuracy" value={`${accuracy}%`} />
          <Fact name="Attempted" value={`${attempted} of ${result.questions.length}`} />
          <Fact name="Correct" value={String(result.correct)} />
          <Fact name="Wrong" value={String(result.wrong)} />
          <Fact name="Skipped" value={String(result.skipped)} />
          <Fact name="Time on questions" value={minutesAndSeconds(result.timeSpent)} />
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="md">
          {result.endedBy === "clock" ? "The clock ended this attempt. " : ""}
          {result.extraTime ? "You had a third more time. " : ""}
          {leavesText(result)}
        </Text>
        {result.rank !== null && result.leftOutOfRanks === undefined && (
          <Text size="sm" c="dimmed" mt={4}>
            {tieText(result)}
          </Text>
        )}
        {result.cutOffs.length > 0 && (
          <Text size="sm" mt={4}>
            Past cut-offs:{" "}
            {result.cutOffs.map(({ label, marks, outOf }) => `${label} ${marks} of ${outOf}`).join("; ")}.
          </Text>
        )}
        {result.estimatedCutOff && (
          <Text size="sm" mt={4}>
            The cut-off of the whole paper ({result.estimatedCutOff.label}) would in proportion be{" "}
            {result.estimatedCutOff.marks} of {result.estimatedCutOff.outOf} here: an estimate.
          </Text>
        )}
      </Card>
      <ShareDialog attemptId={result.attemptId} isOpen={isSharing} onClose={sharing.close} />
      <Coach result={result} />
      <ReadinessCard />
      {result.sections.length > 1 && <SectionScores result={result} />}
      {result.history.length > 1 && <Trend result={result} />}
      {result.notes.length > 0 && (
        <Alert title="How this differs from the real exam">
          <ul style={{ margin: 0, paddingLeft: 18 }}>
            {result.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Review result={result} />
    </Stack>
  );
}

/** A learner who went away and let the clock end the attempt may have left without any event. */
function leavesText({ leaves, endedBy }: MockResult): string {
  if (leaves > 0) return `You left the page ${counted(leaves, "time")}.`;
  return endedBy === "learner" ? "You never left the page." : "";
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Trend({ result }: { result: MockResult }) {
  return (
    <Card component="section" aria-labelledby="trend">
      <Title order={2} size="h3" mb="sm" id="trend">
        Your attempts at this paper
      </Title>
      <ol className={classes.trend}>
        {result.history.map(({ id, number, score, finishedAt }) => (
          <li key={id}>
            <span>
              Attempt {number}, {dayOf(finishedAt)}
            </span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${Math.max(0, (100 * score) / Math.max(1, result.totalMarks))}%` }} />
            </span>
            <Text component="span" fw={600}>
              {asMarks(score)}
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
