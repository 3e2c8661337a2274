import * as contract from "@prepfeed/contract/accounts/profile";
import type { Serve } from "../../http/serve.ts";
import * as profile from "./profile.service.ts";

/** Five endpoints for the caller's own profile. */
export function profileRoutes(serve: Serve, deps: profile.ProfileDeps) {
  serve(contract.getProfile, ({ viewerId }) => profile.getOwnProfile(deps, viewerId));
  serve(contract.updateProfile, ({ body, ...caller }) => profile.updateProfile(deps, caller, body));
  serve(contract.updateSocialProfile, ({ body, ...caller }) => profile.updateProfile(deps, caller, body));
  serve(contract.updateUserProfile, ({ body, ...caller }) => profile.updateProfile(deps, caller, body));
  serve(contract.uploadAvatar, ({ body, viewerId }) =>
    profile.uploadPicture(deps, viewerId, body as Uint8Array),
  );
}
