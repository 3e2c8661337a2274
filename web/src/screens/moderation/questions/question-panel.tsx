import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { QueuedCase } from "@prepfeed/contract/questions/disputes";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { Assignment } from "../assignment.tsx";
import { CaseBadges, caseFacts } from "./case-badges.tsx";
import classes from "./questions.module.css";

/** A disputed question beside the queue, without its key: who opens the case learns the key. */
export function QuestionPanel({ shown }: { shown: QueuedCase }) {
  const { id, questionText, status, isOwn, revision, assignee } = shown;
  return (
    <Card component="section" aria-label="Case">
      <Stack>
        <Title order={2} size="h3">
          Disputed question
        </Title>
        <Group gap={6} className={classes.badges}>
          <CaseBadges shown={shown} />
        </Group>
        <RichText text={questionText} />
        <Text size="sm" c="dimmed">
          {caseFacts(shown)}
        </Text>
        {status === "OPEN" && !isOwn && <Assignment shown={{ id, version: revision }} assignee={assignee} />}
        {isOwn && (
          <Alert color="yellow">
            You wrote this question, or you objected to it. Somebody else has to decide it.
          </Alert>
        )}
        <Text size="sm">
          The case shows the key and all evidence. Once you have opened it, the question gives you no points.
        </Text>
        <Button component={Link} to={paths.questionCase(id)} style={{ alignSelf: "flex-start" }}>
          Open the case
        </Button>
      </Stack>
    </Card>
  );
}
