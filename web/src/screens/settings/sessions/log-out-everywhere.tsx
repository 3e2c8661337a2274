import { Button, Group, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEndAllSessions } from "../../../api/account/account.ts";
import { errorText } from "../../../http/api-error.ts";
import { useSession } from "../../../session/session.tsx";
import { toast } from "../../../toast/toast.ts";

/** This session ends too, so it asks first. */
export function LogOutEverywhere() {
  const [isAsking, asking] = useDisclosure(false);
  const end = useEndAllSessions();
  const { leave } = useSession();

  function logOut() {
    end.mutate(undefined, {
      onSuccess: () => {
        leave();
        toast.success("You were logged out everywhere");
      },
      onError: (error) => {
        asking.close();
        toast.error(errorText(error, "Failed to log out"));
      },
    });
  }

  return (
    <div>
      <Button variant="light" color="red" onClick={asking.open}>
        Log out everywhere
      </Button>
      <Modal opened={isAsking} onClose={asking.close} title="Log out everywhere?">
        <Text>Every device is logged out at once, this one too. You can log in again right away.</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={asking.close} disabled={end.isPending}>
            Stay logged in
          </Button>
          <Button color="red" onClick={logOut} disabled={end.isPending}>
            {end.isPending ? "Logging out..." : "Log out everywhere"}
          </Button>
        </Group>
      </Modal>
    </div>
  );
}
