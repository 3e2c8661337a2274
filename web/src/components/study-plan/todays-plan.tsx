import { Anchor, Card, Group, Text, Title } from "@mantine/core";
import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { counted } from "../../wording/counted.ts";
import { late } from "../late/late.tsx";
import { itemsFor, type PlanItem, sessionHas } from "./plan-days.ts";
import classes from "./study-plan.module.css";

/** Hidden for learners without a plan. */
const DayRow = late(async () => ({ default: (await import("./day-row.tsx")).DayRow }));

interface TodaysPlanProps {
  plans: StudyPlan[];
  /** The learner's date: see `calendarDay`. */
  today: string;
  onTick: (planId: string, day: number, done: boolean) => void;
  /** The offer of a plan for the whole exam, if there is none. */
  offer?: ReactNode;
}

/** Today's items of the learner's plans, to tick off. */
export function TodaysPlan({ plans, today, onTick, offer }: TodaysPlanProps) {
  const items = itemsFor(plans, today);
  const isOnToday = useLocation().pathname === paths.today;
  return (
    <Card component="section" aria-labelledby="todays-plan">
      <Title order={2} size="h3" id="todays-plan">
        Today's plan
      </Title>
      {items.length === 0 && !offer && (
        <Text c="dimmed" mt="xs">
          {plans.length === 0 ? "You have no study plan yet." : "Nothing is planned for today."}
        </Text>
      )}
      {items.length > 0 && (
        <ul className={classes.days}>
          {items.map((item) => (
            <li key={item.plan.id}>
              <Suspense fallback={<div style={{ minHeight: 150 }} />}>
                <DayRow
                  planId={item.plan.id}
                  day={item.day}
                  caption={captionOf(item)}
                  inSession={sessionHas(item.plan, item.day, today)}
                  onTick={(done) => onTick(item.plan.id, item.day.day, done)}
                />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
      {offer && <div className={classes.offer}>{offer}</div>}
      <Group gap="xs" mt="sm">
        <Anchor component={Link} to={paths.studyPlans}>
          {plans.length > 0 ? "Open study plans" : offer ? "Plan one subject" : "Create a study plan"}
        </Anchor>
        {items.length > 0 && !isOnToday && (
          <Anchor component={Link} to={paths.today}>
            Today's session
          </Anchor>
        )}
      </Group>
    </Card>
  );
}

function captionOf({ plan, day, missed }: PlanItem) {
  const place = `${plan.title} · day ${day.day} of ${plan.days.length}`;
  return missed === 0 ? place : `${place} · ${counted(missed, "earlier day")} open`;
}
