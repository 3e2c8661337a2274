import { Button, Modal, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { DIFFICULTIES, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { useState } from "react";
import { DialogButtons } from "../../../components/dialogs/dialog-buttons.tsx";
import { choices, oneOf } from "../../../components/forms/choices.ts";
import { QuestionFields } from "../../../components/question-form/question-fields.tsx";
import { mistakeIn } from "./drafts.ts";
import type { Draft } from "./generator-state.ts";

interface EditDraftProps {
  draft: Draft;
  onSave: (part: Partial<Draft>) => void;
  onClose: () => void;
}

/** A draft is the learner's own text, so everything can be changed before it is posted. */
export function EditDraft({ draft, onSave, onClose }: EditDraftProps) {
  const [values, setValues] = useState(draft);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useMediaQuery("(max-width: 30em)");
  const change = (part: Partial<Draft>) => setValues((now) => ({ ...now, ...part }));
  const isComplete = mistakeIn(values) === undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Edit question"
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ "aria-label": "Close without saving" }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isComplete) return;
          const { question, subject, topic, difficultyLevel } = values;
          onSave({ question, subject, topic, difficultyLevel });
          onClose();
        }}
      >
        <Stack gap="lg">
          <QuestionFields
            question={values.question}
            wasLeft={(field) => left.has(field)}
            onChange={(part) => setValues((now) => ({ ...now, question: { ...now.question, ...part } }))}
            onLeave={(field) => setLeft((fields) => new Set(fields).add(field))}
          />
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            <NativeSelect
              size="md"
              label="Subject"
              required
              value={values.subject}
              error={values.subject ? undefined : "Please select a subject"}
              data={[{ value: "", label: "Select a subject" }, ...choices(SUBJECTS)]}
              onChange={({ currentTarget }) =>
                change({ subject: oneOf(SUBJECTS, currentTarget.value) ?? "" })
              }
            />
            <NativeSelect
              size="md"
              label="Difficulty"
              value={values.difficultyLevel}
              data={choices(DIFFICULTIES)}
              onChange={({ currentTarget }) =>
                change({ difficultyLevel: oneOf(DIFFICULTIES, currentTarget.value) ?? "MEDIUM" })
              }
            />
            <TextInput
              label="Topic"
              maxLength={Length.topicMax}
              value={values.topic}
              onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
            />
          </SimpleGrid>
        </Stack>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isComplete}>
            Save
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}
