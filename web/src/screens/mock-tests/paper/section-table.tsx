import { Stack, Table, Text } from "@mantine/core";
import type { MockTest, PaperSectionView } from "@prepfeed/contract/mock-tests/mock-tests";
import { keyed } from "../../../components/plain/keyed.ts";
import { counted } from "../../../wording/counted.ts";

const KINDS = {
  SINGLE: "one right option",
  MULTIPLE: "one or more right options",
  NUMERICAL: "typed number",
} as const;

/** The sections with their questions, marks and clocks: a table, or on a phone one below the other. */
export function SectionTable({ test }: { test: Pick<MockTest, "sections" | "locked"> }) {
  return (
    <>
      <Table withTableBorder mt="md" visibleFrom="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Section</Table.Th>
            <Table.Th>Questions</Table.Th>
            <Table.Th>Marks</Table.Th>
            <Table.Th>Right and wrong</Table.Th>
            {test.locked && <Table.Th>Minutes</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {test.sections.map((section) => (
            <Table.Tr key={section.name}>
              <Table.Th scope="row">{section.name}</Table.Th>
              <Table.Td>{section.questions}</Table.Td>
              <Table.Td>{section.marks}</Table.Td>
              <Table.Td>
                <Rules section={section} />
              </Table.Td>
              {test.locked && <Table.Td>{section.durationMinutes}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Stack component="ul" aria-label="Sections" gap="sm" mt="md" mb={0} pl={0} hiddenFrom="sm">
        {test.sections.map((section) => (
          <li key={section.name} style={{ listStyle: "none" }}>
            <Text fw={600}>{section.name}</Text>
            <Text size="sm">
              {counted(section.questions, "question")}, {counted(section.marks, "mark")}
              {test.locked &&
                section.durationMinutes !== null &&
                `, ${counted(section.durationMinutes, "minute")}`}
            </Text>
            <Text component="div" size="sm" c="dimmed">
              <Rules section={section} />
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}

function Rules({ section }: { section: PaperSectionView }) {
  return keyed(section.rules.map(ruleText), (text) => text).map(({ key, item }) => (
    <div key={key}>{item}</div>
  ));
}

/** "20 × one right option: +4 / −1". */
function ruleText({ count, kind, marks, negativeMarks, partial }: PaperSectionView["rules"][number]): string {
  const lost = negativeMarks === "0" ? "" : ` / −${negativeMarks}`;
  return `${count} × ${KINDS[kind]}: +${marks}${lost}${partial ? ", part marks" : ""}`;
}
