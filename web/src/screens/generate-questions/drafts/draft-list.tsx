import { Anchor, Button, Card, Group, Text, Title } from "@mantine/core";
import type { RefObject } from "react";
import { Link } from "react-router";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { counted } from "../../../wording/counted.ts";
import { DraftGroup } from "./draft-group.tsx";
import classes from "./drafts.module.css";
import { groupsOf } from "./drafts.ts";
import { EditDraft } from "./edit-draft.tsx";
import { PostBar } from "./post-bar.tsx";
import type { Drafts } from "./use-drafts.ts";

interface DraftListProps {
  drafts: Drafts;
  /** Gets the focus once there are questions. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Generated questions that are not posted yet: to review, select, edit, discard and post. */
export function DraftList({ drafts, heading }: DraftListProps) {
  const { shown, selected, edited, posted } = drafts;
  const groups = groupsOf(drafts.drafts);
  return (
    <Card component="section" aria-labelledby="generated">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id="generated" ref={heading} tabIndex={-1} className={classes.heading}>
          Generated questions
        </Title>
        {shown.length > 0 && (
          <Text c="dimmed" role="status">
            {selected.length} of {shown.length} selected
          </Text>
        )}
      </Group>
      {posted && (
        <Text mt="xs">
          {counted(posted.count, "question")} posted.{" "}
          <Anchor component={Link} to={posted.to}>
            {posted.count === 1 ? "View post" : "View the first post"}
          </Anchor>
        </Text>
      )}
      {groups.length === 0 && (
        <EmptyState
          title="No questions yet"
          description="Generate Questions puts them here with their answers, to be looked over before anybody else sees them. What you don't post stays until you drop it."
        />
      )}
      {groups.length > 0 && (
        <>
          <Text c="dimmed" size="sm" mt="xs">
            You see these with their answers, so there is no quiz of them: Practise these writes new ones.
            They stay on this device until you post or drop them.
          </Text>
          {shown.length > 0 && (
            <Group gap="xs" mt="sm">
              <Button variant="default" onClick={() => drafts.selectAll(true)}>
                Select All
              </Button>
              <Button variant="default" onClick={() => drafts.selectAll(false)}>
                Deselect All
              </Button>
              <Button variant="subtle" color="red" onClick={() => drafts.drop(shown.map(({ id }) => id))}>
                Drop all
              </Button>
            </Group>
          )}
          {groups.map((group) => (
            <DraftGroup key={group.id} group={group} isOnly={groups.length === 1} drafts={drafts} />
          ))}
          {shown.length > 0 && <PostBar drafts={drafts} />}
        </>
      )}
      {edited && (
        <EditDraft
          key={edited.id}
          draft={edited}
          onSave={(part) => drafts.change(edited.id, { ...part, isEdited: true })}
          onClose={() => drafts.edit(undefined)}
        />
      )}
    </Card>
  );
}
