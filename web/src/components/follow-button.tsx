import { Button, Loader } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";

interface FollowButtonProps {
  username: string;
  isFollowing: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** Stays focusable while busy, so that the keyboard does not lose its place. */
export function FollowButton({ username, isFollowing, isBusy, onToggle }: FollowButtonProps) {
  const label = isFollowing ? "Following" : "Follow";
  const icon = isFollowing ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />;
  return (
    <Button
      variant={isFollowing ? "default" : "filled"}
      leftSection={isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : icon}
      aria-label={`${label} ${username}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onToggle}
      style={{ flexShrink: 0 }}
    >
      {label}
    </Button>
  );
}
