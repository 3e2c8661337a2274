import { messages } from "@prepfeed/contract/messages";
import type { ProfileChange } from "@prepfeed/contract/profile";
import { useUpdateProfile } from "../../api/account/profile.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

/** Saves one setting at once, and says so. */
export function useSaveSetting() {
  const update = useUpdateProfile();
  return {
    isSaving: update.isPending,
    /** What is on its way to the server: shown already, taken back if it is refused. */
    pending: update.isPending ? update.variables : undefined,
    save: (change: ProfileChange, done: string) =>
      update.mutate(change, {
        onSuccess: () => toast.success(done),
        onError: (error) => toast.error(errorText(error, messages.failures.updateProfile)),
      }),
  };
}
