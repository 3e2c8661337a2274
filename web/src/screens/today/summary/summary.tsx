import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useProgress } from "../../../api/learning/progress.ts";
import { useForecast } from "../../../api/learning/today.ts";
import { InstallOffer } from "../../../connected/device/install-offer.tsx";
import { OwnDailyTarget } from "../../../connected/own-daily-target.tsx";
import { ReadinessCard } from "../../../connected/readiness-card.tsx";
import { counted } from "../../../wording/counted.ts";
import { type SessionState, type SessionSums, sumsOf } from "../session-state.ts";
import type { Standing } from "./gains.ts";
import { nextStep } from "./next-step.ts";
import { SessionSheet } from "./session-sheet.tsx";
import { WhatChanged } from "./what-changed.tsx";
import { WhatRose } from "./what-rose.tsx";

interface SummaryProps {
  state: SessionState;
  today: string;
  before: Standing;
  user: OwnProfile;
  onMore: () => void;
}

/** What the session changed, what comes back, and one next step. */
export function Summary({ state, today, before, user, onMore }: SummaryProps) {
  const sums = sumsOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const known = sums.review.total + sums.first.total;
  const done = known + sums.kept;
  return (
    <Stack gap="md">
      <Card component="section" aria-labelledby="session-over">
        {done > 0 && <SessionSheet items={state.items} outcomes={state.outcomes} />}
        <Title ref={heading} order={2} ta={done > 0 ? "center" : "left"} id="session-over" tabIndex={-1}>
          {done > 0 ? "Done for now" : "Nothing answered"}
        </Title>
        {done > 0 && (
          <>
            <Text ta="center" c="dimmed" mb="md">
              {resultOf(sums)}
            </Text>
            {sums.kept > 0 && (
              <Text ta="center" mb="md">
                {counted(sums.kept, "answer")} saved on this device, to be sent when you are online again.
              </Text>
            )}
            <OwnDailyTarget userId={user.id} isCelebrated />
            <WhatRose before={before} user={user} />
          </>
        )}
        <ComingBack />
        <NextSteps userId={user.id} wrong={known - sums.review.right - sums.first.right} onMore={onMore} />
      </Card>
      {done > 0 && <InstallOffer userId={user.id} />}
      {done > 0 && <ReadinessCard />}
      {done > 0 && <WhatChanged items={state.items} outcomes={state.outcomes} today={today} />}
    </Stack>
  );
}

/** "3 of 4 reviews right · 5 of 6 new ones right · 5 points earned". */
function resultOf({ review, first, points }: SessionSums): string {
  const ofNew = review.total > 0 ? " new ones" : "";
  const parts = [
    review.total > 0 && `${review.right} of ${counted(review.total, "review")} right`,
    first.total > 0 && `${first.right} of ${first.total}${ofNew} right`,
    first.total > 0 && `${counted(points, "point")} earned`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** What is left for today, and what tomorrow brings. */
function ComingBack() {
  const days = useForecast(2).data?.days;
  if (!days) return <Text mt="md" mih={24} />;
  const [due = 0, tomorrow = 0] = days.map((day) => day.due);
  return (
    <Text mt="md" mih={24}>
      {due > 0 && `${counted(due, "review")} left for today. `}
      {tomorrow === 0
        ? "Nothing comes back tomorrow."
        : `${counted(tomorrow, "question")} come${tomorrow === 1 ? "s" : ""} back tomorrow.`}{" "}
      <Anchor component={Link} inherit to={paths.history}>
        When all of it comes back
      </Anchor>
    </Text>
  );
}

interface NextStepsProps {
  userId: string;
  wrong: number;
  onMore: () => void;
}

function NextSteps({ userId, wrong, onMore }: NextStepsProps) {
  const forecast = useForecast(2);
  const { data: progress } = useProgress(userId);
  const due = forecast.data?.days[0]?.due ?? 0;
  const toAim = progress ? Math.max(0, progress.dailyTarget - progress.doneToday) : 0;
  if (forecast.isPending) return <Skeleton height={44} mt="md" />;
  const { label, to } = nextStep({ due, wrong, toAim });
  return (
    <Group mt="md" gap="xs">
      {to ? (
        <Button component={Link} to={to}>
          {label}
        </Button>
      ) : (
        <Button onClick={onMore}>{label}</Button>
      )}
      {to && (
        <Button onClick={onMore} variant="default">
          Another session
        </Button>
      )}
      <Button component={Link} to={paths.social} variant="subtle">
        Go to the feed
      </Button>
    </Group>
  );
}
