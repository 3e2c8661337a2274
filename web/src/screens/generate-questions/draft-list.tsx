import { Button, Card, Group, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { RefObject } from "react";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { DraftRow } from "./draft-row.tsx";
import { EditDraft } from "./edit-draft.tsx";
import classes from "./generator.module.css";
import { PostBar } from "./post-bar.tsx";
import type { Generator } from "./use-generator.ts";

interface DraftListProps {
  generator: Generator;
  /** Takes the keyboard once questions are there. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What was generated: to be looked over, chosen, edited and posted. */
export function DraftList({ generator, heading }: DraftListProps) {
  const { drafts, selected, edited } = generator;
  const [isDiscarding, discarding] = useDisclosure(false);
  return (
    <Card component="section" aria-labelledby="generated">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id="generated" ref={heading} tabIndex={-1} className={classes.heading}>
          Generated questions
        </Title>
        {drafts.length > 0 && (
          <Text c="dimmed" role="status">
            {selected.length} of {drafts.length} selected
          </Text>
        )}
      </Group>
      {drafts.length === 0 && (
        <EmptyState
          title="No questions yet"
          description="Choose what they should be about, and they appear here to be looked over before anybody else sees them."
        />
      )}
      {drafts.length > 0 && (
        <>
          <Group gap="xs" mt="sm">
            <Button variant="default" onClick={() => generator.selectAll(true)}>
              Select All
            </Button>
            <Button variant="default" onClick={() => generator.selectAll(false)}>
              Deselect All
            </Button>
            <Button variant="subtle" color="red" onClick={discarding.open}>
              Discard all
            </Button>
          </Group>
          <ol className={classes.drafts}>
            {drafts.map((draft, i) => (
              <li key={draft.id}>
                <DraftRow
                  draft={draft}
                  number={i + 1}
                  onSelect={(isSelected) => generator.changeDraft(draft.id, { isSelected })}
                  onEdit={() => generator.edit(draft.id)}
                />
              </li>
            ))}
          </ol>
          <PostBar generator={generator} />
        </>
      )}
      {edited && (
        <EditDraft
          key={edited.id}
          draft={edited}
          onSave={(part) => generator.changeDraft(edited.id, { ...part, isEdited: true })}
          onClose={() => generator.edit(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard all questions?"
        text="Questions that are not posted yet are gone for good, also those you have edited."
        action="Discard"
        onConfirm={generator.discardAll}
        onClose={discarding.close}
      />
    </Card>
  );
}
