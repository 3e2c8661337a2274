import type { ProfileChange } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import { useUpdateProfile } from "../../api/account/profile.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

/** Saves one setting at once, and says so. */
export function useSaveSetting() {
  const update = useUpdateProfile();
  // A separate state: a mutation reports a moment later that it is running, and the switch would jump back
  // meanwhile.
  const [pending, setPending] = useState<ProfileChange>();
  return {
    isSaving: pending !== undefined,
    /** The value being saved: shown already, undone if it is refused. */
    pending,
    save(change: ProfileChange, done: string) {
      setPending(change);
      update.mutate(change, {
        onSuccess: () => toast.success(done),
        onError: (error) => toast.error(errorText(error, messages.failures.updateProfile)),
        onSettled: () => setPending(undefined),
      });
    },
  };
}
