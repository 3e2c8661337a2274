import { Card } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { TodayReply } from "@prepfeed/contract/learning/learning";
import { useGoal } from "../../../api/learning/goal.ts";
import { ExamOver } from "../../../components/goal/exam-over.tsx";
import { TwoColumns } from "../../../components/layout/two-columns.tsx";
import { PlanOfToday } from "../../../connected/plan-of-today.tsx";
import { ReadinessCard } from "../../../connected/readiness-card.tsx";
import { ComingBack } from "./coming-back.tsx";
import { OfferGoal } from "./offer-goal.tsx";
import { SetAside } from "./set-aside.tsx";
import { StartCard } from "./start-card.tsx";
import { ThisWeek } from "./this-week.tsx";

interface StartProps {
  today: TodayReply;
  user: OwnProfile;
  isChanging: boolean;
  onMinutes: (minutes: number) => void;
  onStart: () => void;
}

/** Today's session, with other useful facts beside it before it starts. */
export function Start({ today, user, isChanging, onMinutes, onStart }: StartProps) {
  const { data: goal } = useGoal();
  return (
    <TwoColumns
      main={
        <>
          {goal?.isOver && (
            <Card component="section" aria-label="My exam">
              <ExamOver goal={goal} />
            </Card>
          )}
          <StartCard
            today={today}
            user={user}
            isChanging={isChanging}
            onMinutes={onMinutes}
            onStart={onStart}
          >
            {!user.goalExam && !goal?.isOver && <OfferGoal />}
          </StartCard>
          <PlanOfToday timeZone={user.timeZone} />
          <ReadinessCard />
        </>
      }
      aside={
        <>
          <ThisWeek userId={user.id} />
          <ComingBack />
          {today.setAside.length > 0 && <SetAside questions={today.setAside} />}
        </>
      }
    />
  );
}
