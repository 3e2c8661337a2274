import { Card, Stack, Table, Text, Title } from "@mantine/core";
import type { MockResult } from "@prepfeed/contract/mock-tests/mock-attempts";
import { asMarks } from "../../../wording/as-marks.ts";
import { minutesAndSeconds } from "../../../wording/minutes-and-seconds.ts";

/** The result of each section: a table, or on a phone one below the other. */
export function SectionScores({ result }: { result: MockResult }) {
  return (
    <Card component="section" aria-labelledby="sections">
      <Title order={2} size="h3" mb="sm" id="sections">
        By section
      </Title>
      <Table visibleFrom="sm">
        <Table.Thead>
          <Table.Tr>
            {["Section", "Score", "Gained", "Lost", "Correct", "Wrong", "Skipped", "Time"].map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {result.sections.map((section) => (
            <Table.Tr key={section.name}>
              <Table.Th scope="row">{section.name}</Table.Th>
              <Table.Td>
                {asMarks(section.score)} of {section.totalMarks}
              </Table.Td>
              <Table.Td>{section.gained}</Table.Td>
              <Table.Td>{section.lost}</Table.Td>
              <Table.Td>{section.correct}</Table.Td>
              <Table.Td>{section.wrong}</Table.Td>
              <Table.Td>{section.skipped}</Table.Td>
              <Table.Td>{minutesAndSeconds(section.timeSpent)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Stack component="ul" gap="sm" m={0} pl={0} hiddenFrom="sm">
        {result.sections.map((section) => (
          <li key={section.name} style={{ listStyle: "none" }}>
            <Text fw={600}>
              {section.name}: {asMarks(section.score)} of {section.totalMarks}
            </Text>
            <Text size="sm" c="dimmed">
              {section.gained} gained, {section.lost} lost; {section.correct} correct, {section.wrong} wrong,{" "}
              {section.skipped} skipped; {minutesAndSeconds(section.timeSpent)}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
