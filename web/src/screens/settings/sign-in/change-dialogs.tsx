import { Modal } from "@mantine/core";
import { useRenewRecoveryCodes, useTurnOffSecondFactor } from "../../../api/account/second-factor.ts";
import { toast } from "../../../toast/toast.ts";
import { ProofDialog } from "./proof-dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface ChangeDialogProps {
  username: string;
  onClose: () => void;
}

export function TurnOffDialog({ username, onClose }: ChangeDialogProps) {
  const turnOff = useTurnOffSecondFactor();
  return (
    <ProofDialog
      title="Turn off two-step sign-in?"
      lead="Your password alone will be enough to sign in."
      button="Turn off"
      color="red"
      username={username}
      act={turnOff}
      onDone={() => {
        toast.success("Two-step sign-in is off");
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function NewCodesDialog({ username, onClose }: ChangeDialogProps) {
  const renew = useRenewRecoveryCodes();
  if (renew.data) {
    return (
      <Modal
        opened
        onClose={onClose}
        title="Keep your recovery codes"
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
      >
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onClose} />
      </Modal>
    );
  }
  return (
    <ProofDialog
      title="New recovery codes"
      lead="Ten new codes replace the ones you have."
      button="Make new codes"
      username={username}
      act={renew}
      onDone={() => undefined}
      onClose={onClose}
    />
  );
}
