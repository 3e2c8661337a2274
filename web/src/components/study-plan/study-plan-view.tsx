import { Badge, Button, Card, Group, Progress, Text, Title } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { useId, useState } from "react";
import { EngineBadge } from "../question/engine-badge.tsx";
import { DayRow } from "./day-row.tsx";
import { countDone, sessionHas, upcomingDays } from "./plan-days.ts";
import classes from "./study-plan.module.css";

interface StudyPlanViewProps {
  plan: StudyPlan;
  /** The learner's date. */
  today: string;
  onTick: (day: number, done: boolean) => void;
  onDelete?: () => void;
}

/** A whole plan by day; one week of it until the user asks for all. */
export function StudyPlanView({ plan, today, onTick, onDelete }: StudyPlanViewProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const upcoming = useStable(upcomingDays(plan, today).map(({ day }) => day));
  const days = isWhole ? plan.days : plan.days.filter(({ day }) => upcoming.includes(day));
  const done = countDone(plan);
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} id={id}>
        {plan.title}
      </Title>
      <Group gap={6} mt="xs">
        <Badge>{plan.subject ? labelOf(plan.subject) : "Whole exam"}</Badge>
        <Badge>{labelOf(plan.examType)}</Badge>
        <EngineBadge engine={plan.engine} />
      </Group>
      <Text size="sm" mt="md" mb={6}>
        {done} of {plan.days.length} days done
      </Text>
      <Progress
        value={plan.days.length === 0 ? 0 : (100 * done) / plan.days.length}
        size="lg"
        color={done === plan.days.length ? "green" : "brand"}
        aria-label={`Progress of ${plan.title}`}
      />
      <ol className={classes.days}>
        {days.map((day) => (
          <li key={day.day}>
            <DayRow
              planId={plan.id}
              day={day}
              isToday={day.date === today}
              inSession={sessionHas(plan, day, today)}
              onTick={(isDone) => onTick(day.day, isDone)}
            />
          </li>
        ))}
      </ol>
      <Group gap="xs" mt="md">
        {plan.days.length > upcoming.length && (
          <Button variant="light" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show one week" : `Show all ${plan.days.length} days`}
          </Button>
        )}
        {onDelete && (
          <Button variant="subtle" color="red" onClick={onDelete}>
            Delete plan
          </Button>
        )}
      </Group>
    </Card>
  );
}

/** A day that was just ticked off stays visible until the plan is opened again. */
function useStable(days: number[]): number[] {
  const [first] = useState(days);
  return first;
}
