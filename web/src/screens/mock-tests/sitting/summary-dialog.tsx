import { Button, Group, Modal, ScrollArea, Table, Text } from "@mantine/core";
import type { Attempt } from "@prepfeed/contract/mock-attempts";
import { countsOf, type Sheet, STATE_NAMES, STATES } from "./sheet.ts";

interface SummaryDialogProps {
  isOpen: boolean;
  onClose: () => void;
  attempt: Attempt;
  sheet: Sheet;
  onSubmit: () => void;
}

/** How each section stands, before it is too late. */
export function SummaryDialog({ isOpen, onClose, attempt, sheet, onSubmit }: SummaryDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title="Submit the test?"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table>
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
            {attempt.sections.map(({ name, total, questions }) => {
              const counts = countsOf(
                questions.map(({ id }) => id),
                total,
                sheet,
              );
              return (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td>{total}</Table.Td>
                  {STATES.map((state) => (
                    <Table.Td key={state}>{counts[state]}</Table.Td>
                  ))}
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea>
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
