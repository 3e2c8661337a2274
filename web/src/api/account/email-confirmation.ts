import { cancelEmailChange, resendConfirmation } from "@prepfeed/contract/accounts/account";
import { confirmEmail } from "@prepfeed/contract/accounts/auth";
import { getProfile } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useMutation } from "@tanstack/react-query";
import { ApiError, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { useStoreProfile } from "./profile.ts";

/** A signed-in user sees the new address at once; being signed in is not required. */
export function useConfirmEmail() {
  const storeProfile = useStoreProfile();
  const { token: session } = useSession();
  return useMutation({
    mutationFn: (token: string) => call(confirmEmail, { body: { token } }),
    onSuccess: () => {
      if (session) call(getProfile).then(storeProfile, () => undefined);
    },
  });
}

/** A conflict means that no change is pending: it was confirmed or cancelled elsewhere. */
export function useResendConfirmation() {
  const storeProfile = useStoreProfile();
  return useMutation({
    mutationFn: () => call(resendConfirmation),
    onSuccess: () => toast.success(messages.auth.confirmationSent),
    onError: (error) => {
      toast.error(errorText(error, messages.failures.sendConfirmation));
      if (error instanceof ApiError && error.status === 409)
        call(getProfile).then(storeProfile, () => undefined);
    },
  });
}

export function useCancelEmailChange() {
  const storeProfile = useStoreProfile();
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: (profile) => {
      toast.success("Your email address stays as it is.");
      return storeProfile(profile);
    },
    onError: (error) => toast.error(errorText(error, messages.failures.cancelEmailChange)),
  });
}
