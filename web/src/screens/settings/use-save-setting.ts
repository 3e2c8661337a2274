import { messages } from "@prepfeed/contract/messages";
import type { ProfileChange } from "@prepfeed/contract/profile";
import { useState } from "react";
import { useUpdateProfile } from "../../api/account/profile.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

/** Saves one setting at once, and says so. */
export function useSaveSetting() {
  const update = useUpdateProfile();
  // Of our own: a mutation tells a moment later that it is under way, and the switch would jump back meanwhile.
  const [pending, setPending] = useState<ProfileChange>();
  return {
    isSaving: pending !== undefined,
    /** What is on its way to the server: shown already, taken back if it is refused. */
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
