import { Anchor, Card, Text, Title } from "@mantine/core";
import type { StudyPlan } from "@prepfeed/contract/study-plans";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../paths.ts";
import { counted } from "../../wording/counted.ts";
import { itemsFor, type PlanItem } from "./plan-days.ts";
import classes from "./study-plan.module.css";

/** Not for those who have nothing planned. */
const DayRow = lazy(async () => ({ default: (await import("./day-row.tsx")).DayRow }));

interface TodaysPlanProps {
  plans: StudyPlan[];
  /** The learner's calendar day: see `calendarDay`. */
  today: string;
  onTick: (planId: string, day: number, done: boolean) => void;
}

/** What the learner's plans have for today, to be ticked off. */
export function TodaysPlan({ plans, today, onTick }: TodaysPlanProps) {
  const items = itemsFor(plans, today);
  const isOnToday = useLocation().pathname === paths.today;
  return (
    <Card component="section" aria-labelledby="todays-plan">
      <Title order={2} size="h3" id="todays-plan">
        Today's plan
      </Title>
      {items.length === 0 && (
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
                  onTick={(done) => onTick(item.plan.id, item.day.day, done)}
                />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
      <Anchor component={Link} to={paths.studyPlans} mt="sm" display="inline-block">
        {plans.length === 0 ? "Create a study plan" : "Open study plans"}
      </Anchor>
      {items.length > 0 && !isOnToday && (
        <Anchor component={Link} to={paths.today} mt="sm" ml="md" display="inline-block">
          Today's session
        </Anchor>
      )}
    </Card>
  );
}

function captionOf({ plan, day, missed }: PlanItem) {
  const place = `${plan.title} · day ${day.day} of ${plan.days.length}`;
  return missed === 0 ? place : `${place} · ${counted(missed, "earlier day")} open`;
}
