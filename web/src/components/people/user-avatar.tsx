import { useState } from "react";
import { pictureSource } from "../../addresses/saving-data.ts";
import classes from "./user-avatar.module.css";

interface UserAvatarProps {
  username: string;
  profilePicture: string | null;
  /** Diameter in pixels. */
  size?: number;
}

/** White is readable on each of them, in both colour schemes. */
const BACKGROUNDS = ["#2b3a8c", "#8a5a12", "#17634a", "#7a3b76", "#1f6178"];

/**
 * A person's picture, or the first letter of the username. The name is beside it, so it is hidden from screen
 * readers.
 */
export function UserAvatar({ username, profilePicture, size = 40 }: UserAvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const hasPicture = profilePicture !== null && profilePicture !== missing;
  return (
    <span
      className={classes.avatar}
      style={{
        width: size,
        height: size,
        fontSize: size / 2.5,
        background: hasPicture ? undefined : backgroundFor(username),
      }}
      aria-hidden
    >
      {hasPicture ? (
        <img src={pictureSource(profilePicture, 96)} alt="" onError={() => setMissing(profilePicture)} />
      ) : (
        (Array.from(username)[0]?.toUpperCase() ?? "?")
      )}
    </span>
  );
}

function backgroundFor(username: string) {
  const sum = Array.from(username).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return BACKGROUNDS[sum % BACKGROUNDS.length];
}
