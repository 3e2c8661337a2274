import { Button, Loader } from "@mantine/core";
import IconCheck from "~icons/tabler/check";
import IconPlus from "~icons/tabler/plus";
import { onOneClick } from "../buttons/on-one-click.ts";
import classes from "./follow-button.module.css";

interface FollowButtonProps {
  username: string;
  isFollowing: boolean;
  isBusy: boolean;
  onToggle: () => void;
  /** One of many: it must be quiet, and has little room on a phone. */
  isInList?: boolean;
}

/** Stays focusable while busy, so that the keyboard focus is not lost. */
export function FollowButton({ username, isFollowing, isBusy, onToggle, isInList }: FollowButtonProps) {
  const label = isFollowing ? "Following" : "Follow";
  const icon = isFollowing ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />;
  return (
    <Button
      variant={isFollowing ? "default" : isInList ? "light" : "filled"}
      leftSection={isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : icon}
      classNames={{ root: classes.button, section: classes.icon }}
      data-in-list={isInList || undefined}
      aria-label={`${label} ${username}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onOneClick(onToggle)}
    >
      {label}
    </Button>
  );
}
