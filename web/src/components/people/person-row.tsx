import { Anchor, Group, Text } from "@mantine/core";
import type { UserCard } from "@prepfeed/contract/people/users";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { counted } from "../../wording/counted.ts";
import classes from "./person-row.module.css";
import { UserAvatar } from "./user-avatar.tsx";
import { VerifiedMark } from "./verified-mark.tsx";

interface PersonRowProps {
  /** With a reason if the person is recommended; it replaces the bio. */
  person: UserCard & { reason?: string };
  /** The actions on this person, at the end of the row. */
  action?: ReactNode;
}

export function PersonRow({ person, action }: PersonRowProps) {
  const { id, username, fullName, bio, profilePicture, verified, followersCount, reason } = person;
  return (
    <li className={classes.row}>
      <UserAvatar username={username} profilePicture={profilePicture} size={44} />
      <div>
        <Group gap={6} wrap="nowrap">
          <Anchor component={Link} to={paths.user(id)} c="var(--mantine-color-text)" lineClamp={2}>
            {fullName || username}
          </Anchor>
          {verified && <VerifiedMark />}
        </Group>
        <Group gap="0 8px">
          <Text size="sm" c="dimmed" truncate>
            @{username}
          </Text>
          <Text size="sm" c="dimmed">
            {counted(followersCount, "follower")}
          </Text>
        </Group>
      </div>
      {action || <span />}
      {(reason || bio) && (
        <Text size="sm" lineClamp={2} className={classes.bio} c={reason ? "yellow" : undefined}>
          {reason || bio}
        </Text>
      )}
    </li>
  );
}
