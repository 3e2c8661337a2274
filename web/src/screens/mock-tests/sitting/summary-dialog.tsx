import { Alert, Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { counted } from "../../../wording/counted.ts";
import { clockText } from "../server-clock.ts";
import { countsOf, type Sheet, STATE_NAMES, STATES } from "./sheet.ts";

interface SummaryDialogProps {
  isOpen: boolean;
  onClose: () => void;
  attempt: Attempt;
  sheet: Sheet;
  /** Milliseconds until the clock ends it; null without one. */
  left: number | null;
  onSubmit: () => void;
}

/** The state of each section before submitting: a table, or on a phone one below the other. */
export function SummaryDialog({ isOpen, onClose, attempt, sheet, left, onSubmit }: SummaryDialogProps) {
  const sections = attempt.sections.map(({ name, total, questions }) => ({
    name,
    total,
    counts: countsOf(
      questions.map(({ id }) => id),
      total,
      sheet,
    ),
  }));
  const unopened = sections
    .filter(({ total, counts }) => counts["not visited"] === total)
    .map(({ name }) => name);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title="Submit the test?"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {(left !== null || unopened.length > 0) && (
        <Alert color="yellow" mb="md">
          {unopened.length > 0 && <Text>You have not opened: {unopened.join(", ")}.</Text>}
          {left !== null && left > 0 && <Text>You still have {clockText(left)}.</Text>}
        </Alert>
      )}
      <Table visibleFrom="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Section</Table.Th>
            <Table.Th>Questions</Table.Th>
            {STATES.map((state) => (
              <Table.Th key={state}>{STATE_NAMES[state]}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sections.map(({ name, total, counts }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td>{total}</Table.Td>
              {STATES.map((state) => (
                <Table.Td key={state}>{counts[state]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Stack component="ul" aria-label="Sections" gap="sm" m={0} pl={0} hiddenFrom="sm">
        {sections.map(({ name, total, counts }) => (
          <li key={name} style={{ listStyle: "none" }}>
            <Text fw={600}>
              {name}: {counted(total, "question")}
            </Text>
            {STATES.map((state) => (
              <Group key={state} justify="space-between" gap="xs">
                <Text size="sm">{STATE_NAMES[state]}</Text>
                <Text size="sm">{counts[state]}</Text>
              </Group>
            ))}
          </li>
        ))}
      </Stack>
      <Text mt="md" size="sm" c="dimmed">
        Every chosen answer counts, also where the question is marked for review. After submitting nothing can
        be changed.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Go on answering
        </Button>
        <Button
          color="green"
          onClick={() => {
            onClose();
            onSubmit();
          }}
        >
          Submit test
        </Button>
      </Group>
    </Modal>
  );
}
