import {
  getProfile,
  updateProfile,
  updateSocialProfile,
  updateUserProfile,
  uploadAvatar,
} from "@prepfeed/contract/profile";
import type { Serve } from "../../http/serve.ts";
import * as profile from "./profile.service.ts";

/** Five doors to one's own profile. */
export function profileRoutes(serve: Serve, deps: profile.ProfileDeps) {
  serve(getProfile, ({ viewerId }) => profile.getOwnProfile(deps, viewerId));
  serve(updateProfile, ({ body, ...caller }) => profile.updateProfile(deps, caller, body));
  serve(updateSocialProfile, ({ body, ...caller }) => profile.updateProfile(deps, caller, body));
  serve(updateUserProfile, ({ body, ...caller }) => profile.updateProfile(deps, caller, body));
  serve(uploadAvatar, ({ body, viewerId }) => profile.uploadPicture(deps, viewerId, body as Uint8Array));
}
