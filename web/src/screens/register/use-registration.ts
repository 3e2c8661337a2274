import type { Session } from "@prepfeed/contract/accounts/auth";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useRegister } from "../../api/account/auth.ts";
import { useUploadAvatar } from "../../api/account/profile.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { type RegisterError, registerError } from "./register-error.ts";
import { type RegisterValues, registerRequest } from "./register-form.ts";

export type Registration = ReturnType<typeof useRegistration>;

/** Creates the account, signs in, uploads the picture, and continues with the goal, which leads to the dashboard. */
export function useRegistration() {
  const [step, setStep] = useState<"idle" | "submitting" | "success">("idle");
  const [error, setError] = useState<RegisterError | null>(null);
  const register = useRegister();
  const upload = useUploadAvatar();
  const { signIn } = useSession();
  useRedirect(step === "success");

  async function submit(values: RegisterValues, picture: File | null): Promise<RegisterError | null> {
    setStep("submitting");
    setError(null);
    let session: Session;
    try {
      session = await register.mutateAsync(registerRequest(values));
    } catch (cause) {
      const refused = registerError(cause);
      setStep("idle");
      setError(refused);
      return refused;
    }
    signIn(session);
    if (picture) await uploadPicture(picture);
    setStep("success");
    return null;
  }

  /** The account exists without its picture. */
  async function uploadPicture(picture: File) {
    try {
      await upload.mutateAsync(picture);
    } catch {
      toast.error(
        "Your account is ready, but the picture could not be uploaded. You can add it on your profile.",
      );
    }
  }

  return { step, error, submit, dismiss: () => setError(null) };
}

function useRedirect(isDone: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(
      () => void navigate(paths.welcome, { replace: true }),
      WebTiming.registerRedirect,
    );
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
