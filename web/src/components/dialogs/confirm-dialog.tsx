import { Button, Group, Modal, Text } from "@mantine/core";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The label of the confirming button. */
  action: string;
  /** The label of the button that changes nothing. */
  stay?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  action,
  stay = "Keep it",
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {stay}
        </Button>
        <Button
          color="red"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
