import { Card, Kbd, List, Text, Title } from "@mantine/core";
import { MockTest as MockLimits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { MockTest } from "@prepfeed/contract/mock-tests/mock-tests";
import { counted } from "../../../wording/counted.ts";

const KEYS: [key: string, what: string][] = [
  ["A to E", "choose an option"],
  ["Enter or N", "Save & Next"],
  ["M", "Mark for Review & Next"],
  ["P", "previous question"],
  ["X", "Clear Response"],
  ["Q", "question paper"],
  ["S", "summary and submit"],
];

/** What to know before the clock starts. */
export function Instructions({ test, hasExtraTime }: { test: MockTest; hasExtraTime: boolean }) {
  return (
    <Card component="section" aria-labelledby="instructions">
      <Title order={2} size="h3" mb="sm" id="instructions">
        Instructions
      </Title>
      {test.instructions && (
        <Text mb="sm" style={{ whiteSpace: "pre-line" }}>
          {test.instructions}
        </Text>
      )}
      <List spacing="xs">
        <List.Item>
          The server keeps the clock: {counted(test.durationMinutes, "minute")} from the moment you begin,
          also while the page is closed. At zero the test ends by itself.
        </List.Item>
        {hasExtraTime && (
          <List.Item>
            Your extra time is a third more on every clock
            {test.endsAt
              ? ", as long as the event is open: when it closes, it ends for everybody."
              : `: ${counted(Math.round(test.durationMinutes * (1 + MockLimits.extraTime)), "minute")} in all.`}
          </List.Item>
        )}
        {test.locked ? (
          <List.Item>
            Each section has its own clock. The next one begins by itself, and there is no way back.
          </List.Item>
        ) : (
          <List.Item>You can move freely between all questions and sections.</List.Item>
        )}
        <List.Item>
          The palette shows five states: Not Visited, Not Answered, Answered, Marked for Review, Answered &
          Marked for Review. An answer that is marked for review counts.
        </List.Item>
        <List.Item>
          Unlike on the real screen, an option counts as soon as you choose it. Save & Next only goes on;
          Clear Response takes the answer back.
        </List.Item>
        <List.Item>
          Every answer is saved at once. Without a connection it is kept in this browser and sent when the
          connection is back; what arrives within {MockLimits.graceSeconds} seconds after the end still
          counts.
        </List.Item>
        {test.aids.length > 0 && (
          <List.Item>There is a {test.aids[0]} on the screen, as in the exam.</List.Item>
        )}
        <List.Item>
          How often you leave the page is counted and shown to you afterwards. It costs nothing.
        </List.Item>
      </List>
      <Text fw={600} mt="md" mb={4} visibleFrom="sm">
        Keyboard
      </Text>
      <List visibleFrom="sm" spacing={4} size="sm" listStyleType="none" styles={{ root: { paddingLeft: 0 } }}>
        {KEYS.map(([key, what]) => (
          <List.Item key={key}>
            <Kbd>{key}</Kbd> {what}
          </List.Item>
        ))}
      </List>
    </Card>
  );
}
