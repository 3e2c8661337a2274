import { Text, TextInput } from "@mantine/core";
import type { Passkey } from "@prepfeed/contract/accounts/passkeys";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import { useAddPasskey, useDeletePasskey, useRenamePasskey } from "../../../api/account/passkeys.ts";
import { useProofInput } from "../../../connected/proof/use-proof-input.tsx";
import { fieldMistakes } from "../../../http/field-mistakes.ts";
import { toast } from "../../../toast/toast.ts";
import { ActDialog } from "./act-dialog.tsx";

interface AddPasskeyDialogProps {
  username: string;
  /** The stored name, after the return from a provider. */
  begun: string;
  /** Called with the name before the page is left for a provider. */
  onLeave: (name: string) => void;
  onClose: () => void;
}

export function AddPasskeyDialog({ username, begun, onLeave, onClose }: AddPasskeyDialogProps) {
  const add = useAddPasskey();
  const [name, setName] = useState(begun);
  const { field, password } = useProofInput(username, add.error, () => onLeave(name));
  return (
    <ActDialog
      failure={messages.failures.passkey}
      title="Add a passkey"
      button="Continue"
      error={add.error}
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={() =>
        add.mutate(
          { password, name },
          {
            onSuccess: (passkey) => {
              toast.success(`Passkey "${passkey.name}" added`);
              onClose();
            },
          },
        )
      }
    >
      <Text>Your browser then asks for your fingerprint, your face or the code of this device.</Text>
      {field}
      <TextInput
        label="Name (optional)"
        description="Such as My phone. It tells your passkeys apart."
        autoComplete="off"
        maxLength={Length.passkeyNameMax}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </ActDialog>
  );
}

interface PasskeyDialogProps {
  passkey: Passkey;
  username: string;
  onClose: () => void;
}

export function DeletePasskeyDialog({ passkey, username, onClose }: PasskeyDialogProps) {
  const remove = useDeletePasskey();
  const { field, password } = useProofInput(username, remove.error);
  return (
    <ActDialog
      failure={messages.failures.passkey}
      title={`Delete the passkey "${passkey.name}"?`}
      button="Delete"
      color="red"
      error={remove.error}
      isBusy={remove.isPending}
      onClose={onClose}
      onSubmit={() =>
        remove.mutate(
          { id: passkey.id, password },
          {
            onSuccess: () => {
              toast.success(`Passkey "${passkey.name}" deleted`);
              onClose();
            },
          },
        )
      }
    >
      <Text>Nobody can sign in with it any more. Your device may still list it; delete it there too.</Text>
      {field}
    </ActDialog>
  );
}

export function RenamePasskeyDialog({ passkey, onClose }: Omit<PasskeyDialogProps, "username">) {
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  return (
    <ActDialog
      failure={messages.failures.passkey}
      title="Rename the passkey"
      button="Save"
      error={rename.error}
      isBusy={rename.isPending}
      onClose={onClose}
      onSubmit={() => rename.mutate({ id: passkey.id, name }, { onSuccess: onClose })}
    >
      <TextInput
        label="Name"
        autoComplete="off"
        data-autofocus
        maxLength={Length.passkeyNameMax}
        value={name}
        error={fieldMistakes(rename.error, ["name"]).name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </ActDialog>
  );
}
