import { Suspense, useEffect, useState } from "react";
import { late } from "../../components/late/late.tsx";
import { lossWords, onAskSignOut } from "./ask-sign-out.ts";

/** Loaded when something would be lost. */
const ConfirmDialog = late(
  async () => ({ default: (await import("../../components/dialogs/confirm-dialog.tsx")).ConfirmDialog }),
  null,
);

/** The place where the warning opens. */
export function SignOutHost() {
  const [asked, setAsked] = useState<{ unsent: number; signOut: () => void }>();
  useEffect(() => onAskSignOut((unsent, signOut) => setAsked({ unsent, signOut })), []);
  return (
    asked && (
      <Suspense>
        <ConfirmDialog
          isOpen
          title="Not everything is sent"
          text={lossWords(asked.unsent)}
          action="Log out and delete"
          stay="Stay"
          onConfirm={asked.signOut}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    )
  );
}
