import { Alert, Button, Text } from "@mantine/core";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useCancelOwnRecovery, useOwnRecovery } from "../../api/account/recovery.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { momentOf } from "../../wording/moment-of.ts";

/** Shown while this account is being recovered. */
export function RecoveryNotice() {
  const { data } = useOwnRecovery();
  const cancel = useCancelOwnRecovery();
  if (!data?.readyAt) return null;

  function stop() {
    cancel.mutate(undefined, {
      onSuccess: () => toast.success("The recovery was cancelled"),
      onError: (error) => toast.error(errorText(error, "The recovery could not be cancelled")),
    });
  }

  return (
    <Alert
      color="red"
      title="Somebody is recovering your account"
      icon={<IconAlertCircle aria-hidden />}
      role="alert"
    >
      <Text>
        They opened a link that we mailed to your address, and can choose a new password from{" "}
        <b>{momentOf(data.readyAt)}</b> on. If that is not you, cancel it and change the password of your
        mailbox.
      </Text>
      <Button
        color="red"
        mt="sm"
        aria-disabled={cancel.isPending}
        onClick={() => !cancel.isPending && stop()}
      >
        {cancel.isPending ? "Cancelling..." : "Cancel the recovery"}
      </Button>
    </Alert>
  );
}
