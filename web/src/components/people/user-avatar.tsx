import { Avatar } from "@mantine/core";

interface UserAvatarProps {
  username: string;
  profilePicture: string | null;
  /** Diameter in pixels. */
  size?: number;
}

/** White reads on each of them, in both schemes. */
const BACKGROUNDS = ["#2b3a8c", "#8a5a12", "#17634a", "#7a3b76", "#1f6178"];

/** A person's picture, or the first letter of the username. The name stands beside it, so it is silent. */
export function UserAvatar({ username, profilePicture, size = 40 }: UserAvatarProps) {
  return (
    <Avatar
      src={profilePicture}
      alt=""
      size={size}
      radius="50%"
      variant="filled"
      color={backgroundFor(username)}
    >
      <span aria-hidden>{Array.from(username)[0]?.toUpperCase() ?? "?"}</span>
    </Avatar>
  );
}

function backgroundFor(username: string) {
  const sum = Array.from(username).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return BACKGROUNDS[sum % BACKGROUNDS.length];
}
