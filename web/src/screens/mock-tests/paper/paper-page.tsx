import { Alert, Anchor, Box, Button, Card, Checkbox, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import type { MockTest } from "@prepfeed/contract/mock-tests/mock-tests";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { startAttempt } from "../../../api/mock-tests/attempts.ts";
import { useDeleteMockTest, useMockTest } from "../../../api/mock-tests/mock-tests.ts";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { Page } from "../../../components/layout/page.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { useSession } from "../../../session/session.tsx";
import { toast } from "../../../toast/toast.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { mockPaths } from "../addresses.ts";
import { PaperFacts } from "../paper-facts.tsx";
import { Countdown } from "./countdown.tsx";
import { Instructions } from "./instructions.tsx";
import { SectionTable } from "./section-table.tsx";

/** A paper before it is sat: its content, the instructions, and the button that starts the clock. */
export function PaperPage() {
  const { id = "" } = useParams();
  const query = useMockTest(id);
  const back = (
    <Anchor component={Link} to={mockPaths.list} mb="sm" display="inline-block">
      All mock tests
    </Anchor>
  );
  return (
    <Box maw={868} mx="auto">
      <Page title={query.data?.title ?? "Mock test"} above={back}>
        {query.isError && (
          <ErrorState
            message={errorText(query.error, "The paper could not be loaded.")}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.isPending && <BubbleLoader label="Preparing the paper" />}
        {query.data && <Paper test={query.data} onRefresh={() => void query.refetch()} />}
      </Page>
    </Box>
  );
}

function Paper({ test, onRefresh }: { test: MockTest; onRefresh: () => void }) {
  const { user } = useSession();
  return (
    <Stack gap="md">
      <Card>
        <PaperFacts test={test} />
        {test.author && (
          <Text size="sm" c="dimmed" mt={4}>
            By {test.author.username}
          </Text>
        )}
        {test.description && (
          <Text mt="sm" style={{ whiteSpace: "pre-line" }}>
            {test.description}
          </Text>
        )}
        <SectionTable test={test} />
        {test.notes.length > 0 && (
          <Alert mt="md" title="How this differs from the real exam">
            <ul style={{ margin: 0, paddingLeft: 18 }}>
              {test.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Alert>
        )}
      </Card>
      <Instructions test={test} hasExtraTime={user?.extraTime ?? false} />
      <Begin test={test} onRefresh={onRefresh} />
      {test.myAttempts.some(({ finishedAt }) => finishedAt) && <Attempts test={test} />}
      {test.isMine && <Owner test={test} />}
    </Stack>
  );
}

function Begin({ test, onRefresh }: { test: MockTest; onRefresh: () => void }) {
  const navigate = useNavigate();
  const [isRead, setRead] = useState(false);
  const [starting, setStarting] = useState<"timed" | "untimed" | "print" | null>(null);
  const running = test.myAttempts.find(({ finishedAt }) => finishedAt === null);
  const start = async (how: "timed" | "untimed" | "print") => {
    setStarting(how);
    try {
      const attempt = await startAttempt(test.id, how === "timed");
      void navigate(how === "print" ? mockPaths.print(attempt.id) : mockPaths.sitting(attempt.id));
    } catch (error) {
      toast.error(errorText(error, mockMessages.startFailed));
      setStarting(null);
      onRefresh();
    }
  };
  if (running)
    return (
      <Card>
        <Text fw={600}>You have begun this paper.</Text>
        <Group mt="sm">
          <Button onClick={() => void start(running.timed ? "timed" : "untimed")} loading={starting !== null}>
            Continue the test
          </Button>
          {!running.timed && (
            <Button component={Link} to={mockPaths.print(running.id)} variant="default">
              Print it
            </Button>
          )}
        </Group>
      </Card>
    );
  const isOver = test.endsAt !== null && test.endsAt <= test.serverTime;
  if (isOver) return <Alert color="yellow">This event is over.</Alert>;
  return (
    <Card>
      {test.startsAt && test.startsAt > test.serverTime && (
        <Countdown startsAt={test.startsAt} serverTime={test.serverTime} onStart={onRefresh} />
      )}
      <Checkbox
        label="I have read the instructions"
        checked={isRead}
        onChange={({ currentTarget }) => setRead(currentTarget.checked)}
      />
      <Group mt="md">
        <Button
          disabled={!isRead || (test.startsAt !== null && test.startsAt > test.serverTime)}
          loading={starting === "timed"}
          onClick={() => void start("timed")}
        >
          I am ready to begin
        </Button>
        {!test.startsAt && (
          <Button
            variant="default"
            disabled={!isRead}
            loading={starting === "untimed"}
            onClick={() => void start("untimed")}
          >
            Learn without a clock
          </Button>
        )}
        {!test.startsAt && (
          <Button
            variant="default"
            disabled={!isRead}
            loading={starting === "print"}
            onClick={() => void start("print")}
          >
            Print it and answer on paper
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt="sm">
        The first attempt counts: it earns points and, on the clock, a rank. On paper it has no clock: enter
        your answers afterwards, and result and key come then.
      </Text>
    </Card>
  );
}

function Attempts({ test }: { test: MockTest }) {
  return (
    <Card component="section" aria-labelledby="attempts">
      <Title order={2} size="h3" mb="sm" id="attempts">
        Your attempts
      </Title>
      {test.myAttempts
        .filter(({ finishedAt }) => finishedAt)
        .map((attempt) => (
          <Group key={attempt.id} justify="space-between" py={4}>
            <Text>
              {dayOf(attempt.startedAt)}, attempt {attempt.number}
              {attempt.score !== null && `: ${attempt.score} of ${attempt.totalMarks}`}
            </Text>
            <Anchor
              component={Link}
              to={mockPaths.result(attempt.id)}
              aria-label={`Result of attempt ${attempt.number}`}
            >
              Result
            </Anchor>
          </Group>
        ))}
    </Card>
  );
}

/** Its author's actions: share the link, or withdraw it. */
function Owner({ test }: { test: MockTest }) {
  const [isAsked, ask] = useDisclosure(false);
  const navigate = useNavigate();
  const withdraw = useDeleteMockTest();
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => toast.success("Link copied"),
      () => toast.error("The link could not be copied"),
    );
  return (
    <Group>
      {test.visibility !== "private" && (
        <Button variant="default" onClick={() => void copy()}>
          Copy link
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={ask.open}>
        Withdraw this paper
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Withdraw this paper?"
        text="Nobody can begin it any more. People who sat it keep their result."
        action="Withdraw"
        onConfirm={() =>
          withdraw.mutate(test.id, {
            onSuccess: () => void navigate(mockPaths.scope("mine")),
            onError: (error) => toast.error(errorText(error, "The paper could not be withdrawn")),
          })
        }
        onClose={ask.close}
      />
    </Group>
  );
}
