import { Text } from "@mantine/core";
import type { LinkedAccount } from "@prepfeed/contract/accounts/linked-accounts";
import type { Provider } from "@prepfeed/contract/accounts/provider-login";
import { messages } from "@prepfeed/contract/foundation/messages";
import { paths } from "../../../addresses/paths.ts";
import { useDeparture, useUnlink } from "../../../api/account/providers.ts";
import { useProofInput } from "../../../connected/proof/use-proof-input.tsx";
import { toast } from "../../../toast/toast.ts";
import { ActDialog } from "./act-dialog.tsx";

interface LinkDialogProps {
  provider: Provider;
  username: string;
  /** Called before the person leaves the page to confirm their identity at another provider. */
  onLeave: () => void;
  onClose: () => void;
}

export function LinkDialog({ provider, username, onLeave, onClose }: LinkDialogProps) {
  const departure = useDeparture();
  const { field, password } = useProofInput(username, departure.error, onLeave);
  const { label } = provider;
  return (
    <ActDialog
      title={`Link ${label}`}
      button={`Continue to ${label}`}
      failure={messages.failures.link}
      error={departure.error}
      isBusy={departure.isPending}
      onClose={onClose}
      onSubmit={() => departure.mutate({ provider, purpose: "link", from: paths.settings, password })}
    >
      <Text>You sign in at {label} and come back here. From then on you can sign in with it.</Text>
      {field}
    </ActDialog>
  );
}

interface UnlinkDialogProps {
  link: LinkedAccount;
  username: string;
  onClose: () => void;
}

export function UnlinkDialog({ link: { id, label }, username, onClose }: UnlinkDialogProps) {
  const unlink = useUnlink();
  const { field, password } = useProofInput(username, unlink.error);
  return (
    <ActDialog
      title={`Unlink ${label}?`}
      button="Unlink"
      color="red"
      failure={messages.failures.link}
      error={unlink.error}
      isBusy={unlink.isPending}
      onClose={onClose}
      onSubmit={() =>
        unlink.mutate(
          { id, password },
          {
            onSuccess: () => {
              toast.success(`${label} is not linked any more`);
              onClose();
            },
          },
        )
      }
    >
      <Text>Nobody can sign in here with it any more. Your account at {label} stays as it is.</Text>
      {field}
    </ActDialog>
  );
}
