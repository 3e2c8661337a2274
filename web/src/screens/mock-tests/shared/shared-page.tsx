import { Badge, Box, Button, Card, Table, Text, Title } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { SharedResult } from "@prepfeed/contract/mock-tests/shared-results";
import { Link, useParams } from "react-router";
import { useSharedResult } from "../../../api/mock-tests/shared-results.ts";
import { Page } from "../../../components/layout/page.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../../http/api-error.ts";
import { asMarks } from "../../../wording/as-marks.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { mockPaths } from "../addresses.ts";
import classes from "../result/result.module.css";

/** A shared result, for everybody with the link. */
export function SharedPage() {
  const { id = "" } = useParams();
  const query = useSharedResult(id);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Box maw={728} mx="auto">
      <Page title={query.data ? `Result: ${query.data.title}` : "Result"}>
        {query.isPending && <BubbleLoader label="Loading the result" />}
        {isGone && (
          <Card>
            <EmptyState
              title="This result is not shared"
              description="Its link was withdrawn, or the address is wrong."
              action={<SitOne />}
            />
          </Card>
        )}
        {query.isError && !isGone && (
          <ErrorState
            message={errorText(query.error, "The result could not be loaded.")}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && <Shared result={query.data} />}
      </Page>
    </Box>
  );
}

function Shared({
  result: { examType, finishedAt, number, timed, extraTime, username, score, sections, rank },
}: {
  result: SharedResult;
}) {
  return (
    <Card>
      <Text c="dimmed">
        {username ? `${username}, ` : ""}
        {dayOf(finishedAt)}
      </Text>
      <Text c="dimmed">{howSat({ number, timed, extraTime })}</Text>
      {examType && (
        <Badge variant="light" mt={6}>
          {labelOf(examType)}
        </Badge>
      )}
      {score && (
        <>
          <Text component="p" mt="md" mb={0} className={classes.score}>
            {asMarks(score.score)}
            <span> of {score.totalMarks}</span>
          </Text>
          <Text c="dimmed">
            {score.correct} correct, {score.wrong} wrong, {score.skipped} skipped
          </Text>
        </>
      )}
      {rank && (
        <Text mt="sm" fw={600}>
          Rank {rank.rank} of {rank.ranked}, percentile {rank.percentile}
          {rank.leftOut !== undefined && `. Left out while checked: ${counted(rank.leftOut, "question")}`}
        </Text>
      )}
      {sections && (
        <>
          <Title order={2} size="h4" mt="lg" mb="xs">
            By section
          </Title>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Section</Table.Th>
                <Table.Th>Score</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {sections.map((section) => (
                <Table.Tr key={section.name}>
                  <Table.Th scope="row">{section.name}</Table.Th>
                  <Table.Td>
                    {asMarks(section.score)} of {section.totalMarks}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
      <Box mt="lg">
        <SitOne />
      </Box>
    </Card>
  );
}

/** People who compare the result must know under which conditions the paper was sat. */
function howSat({ number, timed, extraTime }: Pick<SharedResult, "number" | "timed" | "extraTime">): string {
  const attempt = number === 1 ? "First attempt" : `Attempt ${number}`;
  if (!timed) return `${attempt}, without a clock`;
  return extraTime ? `${attempt}, with extra time` : `${attempt}, on the clock`;
}

function SitOne() {
  return (
    <Button component={Link} to={mockPaths.list} variant="light">
      Sit a mock test yourself
    </Button>
  );
}
