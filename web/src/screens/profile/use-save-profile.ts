import type { ProfileChange } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useUpdateProfile, useUploadAvatar } from "../../api/account/profile.ts";
import type { PictureChange } from "./use-picture-choice.ts";

/** Saves the fields first, because the server may refuse them; then the new picture. */
export function useSaveProfile() {
  const update = useUpdateProfile();
  const upload = useUploadAvatar();
  const error = update.error ?? upload.error;

  async function save(fields: ProfileChange, picture: PictureChange): Promise<Error | null> {
    try {
      await update.mutateAsync(picture === "remove" ? { ...fields, profilePicture: null } : fields);
      if (picture instanceof File) await upload.mutateAsync(picture);
      return null;
    } catch (cause) {
      return cause instanceof Error ? cause : new Error(messages.failures.updateProfile);
    }
  }

  return {
    save,
    isSaving: update.isPending || upload.isPending,
    error,
  };
}
