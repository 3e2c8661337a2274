import { Alert, Button, Text } from "@mantine/core";
import { useRef } from "react";
import IconCloudOff from "~icons/tabler/cloud-off";
import { counted } from "../../wording/counted.ts";
import classes from "./results.module.css";
import type { Practising } from "./use-practice.ts";

/** Answers that did not reach the server, and a button to send them. */
export function UnsentAnswers({ count, practising }: { count: number; practising: Practising }) {
  const { submit, isSubmitting, error } = practising;
  const place = useRef<HTMLDivElement>(null);

  async function send() {
    // The button disappears; the focus continues from where it was.
    if ((await submit()) === 0) place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1} className={classes.unsent}>
      {count > 0 && (
        <Alert
          role="group"
          mt="md"
          color="yellow"
          icon={<IconCloudOff aria-hidden />}
          title={`${counted(count, "answer")} could not be sent`}
        >
          <Text role="status">{error}</Text>
          <Text mb="sm">{count === 1 ? "It counts once it is sent." : "They count once they are sent."}</Text>
          <Button variant="default" aria-disabled={isSubmitting} onClick={() => void send()}>
            {isSubmitting ? "Sending..." : "Send again"}
          </Button>
        </Alert>
      )}
    </div>
  );
}
