import { Alert, Button, Card, Group, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useFeed } from "../../api/posts/feed.ts";
import { Page } from "../../components/layout/page.tsx";
import { useSession } from "../../session/session.tsx";
import { API_TESTS, type TestInputs } from "./api-tests.ts";
import classes from "./test-api.module.css";
import { summaryOf } from "./test-results.ts";
import { TestRow } from "./test-row.tsx";
import { useApiTests } from "./use-api-tests.ts";

const FIELDS: { name: keyof TestInputs; label: string }[] = [
  { name: "userId", label: "User ID" },
  { name: "postId", label: "Post ID" },
  { name: "questionId", label: "Question ID" },
  { name: "selectedOption", label: "Selected Option" },
];

export function TestApiScreen() {
  const { inputs, change } = useInputs();
  const { results, run, runAll, isRunningAll, stop } = useApiTests(inputs);
  const { total, passed, failed } = summaryOf(results);
  return (
    <Page
      title="API Test"
      actions={
        isRunningAll ? (
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button onClick={() => void runAll()}>Run All Tests</Button>
        )
      }
    >
      <Alert color="yellow" mb="md">
        These are real calls: liking, bookmarking and answering happen as if done on the feed.
      </Alert>
      <Card mb="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {FIELDS.map(({ name, label }) => (
            <TextInput
              key={name}
              label={label}
              autoComplete="off"
              spellCheck={false}
              value={inputs[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          ))}
        </SimpleGrid>
      </Card>
      <Group role="status" aria-label="Summary" gap="lg" mb="md">
        <Text>
          Total <b>{total}</b>
        </Text>
        <Text c="green">
          Passed <b>{passed}</b>
        </Text>
        <Text c={failed > 0 ? "red" : "dimmed"}>
          Failed <b>{failed}</b>
        </Text>
      </Group>
      <ul className={classes.tests} aria-label="Tests">
        {API_TESTS.map((test) => (
          <TestRow
            key={test.name}
            test={test}
            result={results[test.name]}
            isBlocked={isRunningAll}
            onRun={() => void run(test)}
          />
        ))}
      </ul>
    </Page>
  );
}

/** The user and the newest question, until something else is typed. */
function useInputs() {
  const { user } = useSession();
  const { data: posts = [] } = useFeed("all");
  const [typed, setTyped] = useState<Partial<TestInputs>>({});
  const newest = posts.find(({ questions }) => questions.length > 0);
  const inputs: TestInputs = {
    userId: user?.id ?? "",
    postId: newest?.id ?? "",
    questionId: newest?.questions[0]?.id ?? "",
    selectedOption: "A",
    ...typed,
  };
  return { inputs, change: (part: Partial<TestInputs>) => setTyped((known) => ({ ...known, ...part })) };
}
