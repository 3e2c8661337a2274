import { ScrollArea, Table } from "@mantine/core";
import type { MockTest } from "@prepfeed/contract/mock-tests";

const KINDS = {
  SINGLE: "one right option",
  MULTIPLE: "one or more right options",
  NUMERICAL: "typed number",
} as const;

/** The sections with their questions, marks and clocks. */
export function SectionTable({ test }: { test: Pick<MockTest, "sections" | "locked"> }) {
  return (
    <ScrollArea type="auto" mt="md" viewportProps={{ tabIndex: 0 }}>
      <Table withTableBorder>
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
                {section.rules.map((rule, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a paper never change
                  <div key={at}>
                    {rule.count} × {KINDS[rule.kind]}: +{rule.marks}
                    {rule.negativeMarks !== "0" && ` / −${rule.negativeMarks}`}
                    {rule.partial && ", part marks"}
                  </div>
                ))}
              </Table.Td>
              {test.locked && <Table.Td>{section.durationMinutes}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}
