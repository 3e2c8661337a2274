import { Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { BadgeMedal } from "../../components/badges/badge-medal.tsx";
import { badgesOf, type EarnableBadge } from "../../components/badges/badge-rules.ts";
import classes from "./achievements.module.css";
import { StudyBadges } from "./study-badges.tsx";

const UNKNOWN = { totalQuestions: 0, accuracy: 0, postsCount: 0, verified: false, premium: false };

/** undefined: the profile could not be loaded, and then no progress is shown. */
export function Achievements({ figures }: { figures: OwnProfile | undefined }) {
  const badges = badgesOf(figures ?? UNKNOWN);
  const earned = badges.filter(({ isEarned }) => isEarned).length;
  return (
    <Card>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          Achievements
        </Title>
        <Text size="sm" c="dimmed">
          {figures ? `${earned} of ${badges.length} earned` : "–"}
        </Text>
      </Group>
      <ul className={classes.badges}>
        {badges.map((badge) => (
          <Badge key={badge.name} badge={badge} isKnown={figures !== undefined} />
        ))}
      </ul>
      <StudyBadges />
    </Card>
  );
}

function Badge({ badge, isKnown }: { badge: EarnableBadge; isKnown: boolean }) {
  const { name, goal, isEarned, progress } = badge;
  return (
    <li className={classes.badge}>
      <BadgeMedal name={name} isEarned={isEarned} size={44} />
      <div>
        <Text fw={600} c={isEarned ? undefined : "dimmed"}>
          {name}
          <VisuallyHidden>{isEarned ? ", earned" : ", not earned yet"}</VisuallyHidden>
        </Text>
        <Text size="sm" c="dimmed">
          {isEarned || !isKnown ? goal : progress}
        </Text>
      </div>
    </li>
  );
}
