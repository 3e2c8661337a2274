import { Loader, Modal, Text } from "@mantine/core";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleDashed from "~icons/tabler/circle-dashed";
import IconCircleX from "~icons/tabler/circle-x";
import classes from "./connection-dialog.module.css";
import { CONNECTION_TESTS, type TestState } from "./connection-tests.ts";
import { useConnectionTests } from "./use-connection-tests.ts";

const LOOKS: Record<TestState, { word: string; icon: React.ReactNode }> = {
  pending: { word: "Pending", icon: <IconCircleDashed aria-hidden /> },
  loading: { word: "Testing", icon: <Loader size={22} aria-hidden /> },
  success: { word: "Success", icon: <IconCircleCheck aria-hidden /> },
  warning: { word: "Warning", icon: <IconAlertTriangle aria-hidden /> },
  error: { word: "Error", icon: <IconCircleX aria-hidden /> },
};

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

interface ConnectionDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ConnectionDialog({ isOpen, onClose }: ConnectionDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Connection test"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Tests />
    </Modal>
  );
}

/** Mounted, and testing, only while the dialog is open. */
function Tests() {
  const { tests, testedAt } = useConnectionTests();
  return (
    <>
      <ul className={classes.tests}>
        {CONNECTION_TESTS.map(({ key, label }) => {
          const { state, detail } = tests[key];
          const { word, icon } = LOOKS[state];
          return (
            <li key={key} className={classes.test} data-state={state}>
              <span className={classes.icon}>{icon}</span>
              <span>
                <Text fw={600} component="span" display="block">
                  {label}
                </Text>
                <Text size="sm" c="dimmed" component="span" display="block">
                  {detail}
                </Text>
              </span>
              <span className={classes.word}>{word}</span>
            </li>
          );
        })}
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        {testedAt && `Last tested at ${TIME.format(testedAt)}. `}
        Tested again every {WebTiming.connectionRefresh / 1_000} seconds.
      </Text>
    </>
  );
}
