import { Badge, Button, Group, Text } from "@mantine/core";
import type { ApiTest } from "./api-tests.ts";
import classes from "./test-api.module.css";
import type { TestResult } from "./test-results.ts";

const WORDS = { running: "Running...", passed: "Passed", failed: "Failed" };
const COLORS = { running: "brand", passed: "green", failed: "red" };

interface TestRowProps {
  test: ApiTest;
  result: TestResult | undefined;
  isBlocked: boolean;
  onRun: () => void;
}

export function TestRow({ test, result, isBlocked, onRun }: TestRowProps) {
  const isDone = result !== undefined && result.state !== "running";
  return (
    <li className={classes.test}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{test.name}</Text>
          {result && <Badge color={COLORS[result.state]}>{WORDS[result.state]}</Badge>}
          {isDone && (
            <Text size="sm" c="dimmed">
              {result.milliseconds} ms
            </Text>
          )}
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {test.request}
        </Text>
      </div>
      <Button
        variant="default"
        px="md"
        aria-label={`Test ${test.name}`}
        disabled={isBlocked || result?.state === "running"}
        onClick={onRun}
      >
        Test
      </Button>
      {isDone && (
        <p className={classes.preview} data-state={result.state}>
          {result.preview}
        </p>
      )}
    </li>
  );
}
