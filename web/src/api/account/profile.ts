import type { OwnProfile, ProfileChange } from "@prepfeed/contract/accounts/profile";
import { getProfile, updateProfile, uploadAvatar } from "@prepfeed/contract/accounts/profile";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { PROFILE_KEY, userKeys } from "../query-keys.ts";

export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: ({ signal }) => call(getProfile, {}, { signal }) });
}

export function useUpdateProfile() {
  const storeProfile = useStoreProfile();
  return useMutation({
    mutationFn: (body: ProfileChange) => call(updateProfile, { body }),
    onSuccess: storeProfile,
  });
}

export function useUploadAvatar() {
  const storeProfile = useStoreProfile();
  return useMutation({
    mutationFn: (picture: Blob) => call(uploadAvatar, { body: picture }),
    onSuccess: storeProfile,
  });
}

/** The reply of a change updates the own profile wherever it is shown. */
export function useStoreProfile() {
  const queries = useQueryClient();
  const { setUser } = useSession();
  return async (profile: OwnProfile) => {
    queries.setQueryData(PROFILE_KEY, profile);
    setUser(profile);
    await queries.invalidateQueries({ queryKey: userKeys.one(profile.id) });
  };
}
