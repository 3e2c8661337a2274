import { getProfile, updateProfile, uploadAvatar } from "@prepfeed/contract/auth";
import { updateSocialProfile, updateUserProfile } from "@prepfeed/contract/users";
import type { Database } from "../../db/database.ts";
import type { Serve } from "../../http/serve.ts";
import type { PictureStore } from "./picture-store.ts";
import * as profile from "./profile.service.ts";

/** Five doors to one's own profile. */
export function profileRoutes(serve: Serve, { db, pictures }: { db: Database; pictures: PictureStore }) {
  serve(getProfile, ({ viewerId }) => profile.getOwnProfile(db, viewerId));
  serve(updateProfile, ({ body, viewerId }) => profile.updateProfile(db, pictures, viewerId, body));
  serve(updateSocialProfile, ({ body, viewerId }) => profile.updateProfile(db, pictures, viewerId, body));
  serve(updateUserProfile, ({ body, viewerId }) => profile.updateProfile(db, pictures, viewerId, body));
  serve(uploadAvatar, ({ body, viewerId }) =>
    profile.uploadPicture(db, pictures, viewerId, body as Uint8Array),
  );
}
