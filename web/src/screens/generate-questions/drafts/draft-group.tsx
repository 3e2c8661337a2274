import { Button, Group, Text, Title } from "@mantine/core";
import { Stimulus } from "../../../components/question/stimulus.tsx";
import { counted } from "../../../wording/counted.ts";
import { timeAgo } from "../../../wording/time-ago.ts";
import { DraftRow } from "./draft-row.tsx";
import classes from "./drafts.module.css";
import { type DraftGroup as Drawn, headingOf } from "./drafts.ts";
import { DroppedLine } from "./dropped-line.tsx";
import type { Draft } from "./generator-state.ts";
import type { Drafts } from "./use-drafts.ts";
import { useFocusKept } from "./use-focus-kept.ts";

interface DraftGroupProps {
  group: Drawn;
  /** It is then discarded with the whole group. */
  isOnly: boolean;
  drafts: Drafts;
}

/** Drafts that were generated together. */
export function DraftGroup({ group, isOnly, drafts }: DraftGroupProps) {
  const open = group.drafts.filter(({ isDropped }) => !isDropped);
  const ids = group.drafts.map(({ id }) => id);
  const isDropped = open.length === 0;
  const section = useFocusKept<HTMLElement>(isDropped);
  const id = `drafts-${group.id}`;
  return (
    <section className={classes.group} aria-labelledby={id} ref={section}>
      <Group justify="space-between" gap="xs">
        <div>
          <Title order={3} size="h5" id={id}>
            {group.from || "Questions"}
          </Title>
          <Text size="sm" c="dimmed">
            {counted(open.length, "question")} · {timeAgo(new Date(group.madeAt).toISOString(), Date.now())}
          </Text>
        </div>
        {!isOnly && !isDropped && (
          <Button
            variant="subtle"
            color="red"
            px="xs"
            onClick={() => drafts.drop(open.map((each) => each.id))}
          >
            Drop these
          </Button>
        )}
      </Group>
      {isDropped && (
        <DroppedLine
          text={`${counted(ids.length, "question")} dropped.`}
          onUndo={() => drafts.takeBack(ids)}
        />
      )}
      {!isDropped && (
        <ol className={classes.drafts}>
          {group.drafts.map((draft, at) => (
            <DraftItem
              key={draft.id}
              draft={draft}
              drafts={drafts}
              isFirstOfSet={draft.stimulus?.id !== group.drafts[at - 1]?.stimulus?.id}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface DraftItemProps {
  draft: Draft;
  drafts: Drafts;
  /** The shared stimulus is then above it. */
  isFirstOfSet: boolean;
}

function DraftItem({ draft, drafts, isFirstOfSet }: DraftItemProps) {
  const item = useFocusKept<HTMLLIElement>(draft.isDropped);
  return (
    <li ref={item}>
      {draft.stimulus && isFirstOfSet && <Stimulus stimulus={draft.stimulus} />}
      {draft.isDropped ? (
        <DroppedLine
          text={`Dropped: ${headingOf(draft.question.questionText)}`}
          onUndo={() => drafts.takeBack([draft.id])}
        />
      ) : (
        <DraftRow
          draft={draft}
          number={drafts.shown.indexOf(draft) + 1}
          onSelect={(isSelected) => drafts.change(draft.id, { isSelected })}
          onEdit={() => drafts.edit(draft.id)}
          onDrop={() => drafts.drop([draft.id])}
        />
      )}
    </li>
  );
}
