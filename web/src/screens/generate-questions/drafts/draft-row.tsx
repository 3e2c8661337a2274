import { Badge, Button, Checkbox, Group } from "@mantine/core";
import { labelOf, subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import { useId, useState } from "react";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconPencil from "~icons/tabler/pencil";
import IconTrash from "~icons/tabler/trash";
import { AnswerField } from "../../../components/options/answer-field.tsx";
import { EngineBadge } from "../../../components/question/engine-badge.tsx";
import { Explanation } from "../../../components/question/explanation.tsx";
import { QuestionText } from "../../../components/question/question-text.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import classes from "./drafts.module.css";
import { headingOf } from "./drafts.ts";
import type { Draft } from "./generator-state.ts";
import { VerifiedBadge } from "./verified-badge.tsx";

interface DraftRowProps {
  draft: Draft;
  number: number;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
  onDrop: () => void;
}

/** A question in one line, with everything else behind its toggle. */
export function DraftRow({ draft, number, onSelect, onEdit, onDrop }: DraftRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { question, subject, topic, difficultyLevel } = draft;
  return (
    <div>
      <Checkbox
        size="md"
        className={classes.select}
        checked={draft.isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        label={
          <span className={classes.draftHeading}>
            {number}. <RichText text={headingOf(question.questionText)} />
          </span>
        }
      />
      <Group gap={6} className={classes.chips}>
        {subject ? (
          <Badge>{subjectLabels({ subject, section: draft.section })[0]}</Badge>
        ) : (
          <Badge color="yellow">No subject</Badge>
        )}
        {topic && <Badge>{topic}</Badge>}
        <Badge>{labelOf(difficultyLevel)}</Badge>
        {draft.isEdited ? (
          <Badge variant="default" c="dimmed">
            Edited by you
          </Badge>
        ) : (
          <>
            <EngineBadge engine={draft.engine} />
            {draft.verified && <VerifiedBadge />}
          </>
        )}
      </Group>
      <Group className={classes.tools}>
        <Button
          variant="subtle"
          px="xs"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${isOpen ? "Hide" : "Show"} details of question ${number}`}
          leftSection={
            <IconChevronDown size={18} aria-hidden style={{ rotate: isOpen ? "180deg" : undefined }} />
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide details" : "Show details"}
        </Button>
        <Button
          variant="subtle"
          px="xs"
          aria-label={`Edit question ${number}`}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          color="red"
          px="xs"
          aria-label={`Drop question ${number}`}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onDrop}
        >
          Drop
        </Button>
      </Group>
      {isOpen && (
        <div id={id} className={classes.details}>
          <QuestionText id={`${id}-text`} question={question} />
          <AnswerField
            question={{ ...question, optionE: question.optionE || undefined }}
            labelledBy={`${id}-text`}
            chosen={null}
            answerKey={question.correctAnswer || undefined}
          />
          {question.explanation && <Explanation text={question.explanation} isOpenAtFirst />}
        </div>
      )}
    </div>
  );
}
