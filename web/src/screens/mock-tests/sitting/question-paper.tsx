import { Button, Modal, Stack, Text, Title } from "@mantine/core";
import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";

interface QuestionPaperProps {
  isOpen: boolean;
  onClose: () => void;
  sections: Attempt["sections"];
  onPick: (id: string) => void;
}

/** All questions for reading, without their options. */
export function QuestionPaper({ isOpen, onClose, sections, onPick }: QuestionPaperProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="xl"
      title="Question Paper"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {sections.map(({ name, questions }) => (
        <section key={name} aria-label={name}>
          <Title order={3} size="h4" my="sm">
            {name}
          </Title>
          <Stack gap="sm">
            {questions.map(({ id, number, questionText }) => (
              <div key={id} style={{ display: "flex", gap: 12, alignItems: "flex-start" }}>
                <Button
                  size="compact-md"
                  variant="default"
                  flex="none"
                  miw={44}
                  aria-label={`Go to question ${number}`}
                  onClick={() => {
                    onClose();
                    onPick(id);
                  }}
                >
                  {number}
                </Button>
                <Text component="div" size="sm" style={{ minWidth: 0 }}>
                  <RichText text={questionText} />
                </Text>
              </div>
            ))}
          </Stack>
        </section>
      ))}
    </Modal>
  );
}
