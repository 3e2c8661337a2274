import { Progress, Skeleton, Text, Title, VisuallyHidden } from "@mantine/core";
import type { StudyBadge } from "@prepfeed/contract/learning/study-badges";
import type { ComponentType } from "react";
import IconCalendarCheck from "~icons/tabler/calendar-check";
import IconChecks from "~icons/tabler/checks";
import IconClipboardCheck from "~icons/tabler/clipboard-check";
import IconHeartHandshake from "~icons/tabler/heart-handshake";
import IconHistory from "~icons/tabler/history";
import IconSchool from "~icons/tabler/school";
import { useStudyBadges } from "../../api/learning/study-badges.ts";
import { Medal } from "../../components/badges/medal.tsx";
import type { IconProps } from "../../components/icons/icon.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import classes from "./achievements.module.css";

const ICONS: Record<StudyBadge["kind"], ComponentType<IconProps>> = {
  answers: IconChecks,
  days: IconCalendarCheck,
  topics: IconSchool,
  mocks: IconClipboardCheck,
  reviews: IconHistory,
  people: IconHeartHandshake,
};

/** The badges for studying; the nearest ones come first among those not earned yet. */
export function StudyBadges() {
  const { data, isPending, isError, isFetching, refetch } = useStudyBadges();
  if (isPending) return <Skeleton height={200} mt="lg" />;
  if (isError)
    return (
      <ErrorState
        message="The badges could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  const isEarned = ({ have, need }: StudyBadge) => have >= need;
  const inOrder = [...data].sort((one, other) => other.have / other.need - one.have / one.need);
  return (
    <>
      <Title order={3} size="h4" mt="lg" mb="sm">
        By studying: {data.filter(isEarned).length} of {data.length}
      </Title>
      <ul className={classes.badges}>
        {inOrder.map((badge) => (
          <Badge key={badge.name} badge={badge} isEarned={isEarned(badge)} />
        ))}
      </ul>
    </>
  );
}

function Badge({ badge, isEarned }: { badge: StudyBadge; isEarned: boolean }) {
  const { name, goal, kind, have, need } = badge;
  return (
    <li className={classes.badge}>
      <Medal icon={ICONS[kind]} isEarned={isEarned} size={44} />
      <div className={classes.words}>
        <Text fw={600} c={isEarned ? undefined : "dimmed"}>
          {name}
          <VisuallyHidden>{isEarned ? ", earned" : ", not earned yet"}</VisuallyHidden>
        </Text>
        <Text size="sm" c="dimmed">
          {goal}
          {!isEarned && need > 1 && `: ${have} so far`}
        </Text>
        {!isEarned && need > 1 && <Progress value={(100 * have) / need} size="sm" mt={4} aria-hidden />}
      </div>
    </li>
  );
}
