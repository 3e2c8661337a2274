import { Button, Modal, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import { Link } from "react-router";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { mockPaths } from "../addresses.ts";
import type { Sitting } from "./use-sitting.ts";

/** Why nothing can be answered here any more. */
export function Stopped({ sitting }: { sitting: Sitting }) {
  const { online } = useNetwork();
  return (
    <>
      <Modal
        opened={sitting.stopped === "ending"}
        onClose={() => {}}
        withCloseButton={false}
        title="Submitting your test"
      >
        {online ? (
          <>
            <Text mb="md">Your last answers are on their way. Please keep this page open.</Text>
            <BubbleLoader isInline label="Submitting" />
          </>
        ) : (
          <>
            <Text mb="md">
              There is no network. Your answers are saved on this device and are sent when it is back. Those
              that arrive before the time is up count; later ones are shown with the result. The test ends
              when you submit it with a network, or by its clock.
            </Text>
            <Button component={Link} to={mockPaths.list}>
              Leave the test
            </Button>
          </>
        )}
      </Modal>
      <Modal
        opened={sitting.stopped === "other device"}
        onClose={() => {}}
        withCloseButton={false}
        title="Continued elsewhere"
      >
        <Text mb="md">{mockMessages.otherDevice}</Text>
        <Button onClick={() => void sitting.takeBack()}>Continue here</Button>
      </Modal>
    </>
  );
}
