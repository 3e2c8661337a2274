import { DayBubble, SampleBubble } from "../../../components/active-days/day-bubble.tsx";
import {
  type ActiveDay,
  activeSentence,
  FULL_DAY,
  fillOf,
  lastWeeks,
  shortDate,
} from "../../../components/active-days/day-list.ts";
import { ChartCard } from "../../../components/charts/chart-card.tsx";
import classes from "./active-calendar.module.css";

const WEEKS = 26;

interface ActiveCalendarProps {
  activeDays: ActiveDay[];
  /** The learner's date. */
  today: string;
}

/** Half a year: a column for each week, a bubble for each day. */
export function ActiveCalendar({ activeDays, today }: ActiveCalendarProps) {
  const weeks = lastWeeks(activeDays, today, WEEKS);
  const days = weeks.flat();
  return (
    <ChartCard
      title="Active days"
      sentence={activeSentence(days, `the last ${WEEKS} weeks`)}
      columns={["Week from", "Active days", "Questions", "Right", "Reviewed"]}
      rows={weeks.filter((week) => week.some(isActive)).map(rowOf)}
    >
      <div className={classes.calendar}>
        <div className={classes.weeks}>
          {weeks.map((week, i) => (
            <div key={week[0]?.day} className={classes.week}>
              <span className={classes.monthName}>{monthName(week, weeks[i - 1])}</span>
              {week.map((day) => (
                <DayBubble key={day.day} day={day} isToday={day.day === today} />
              ))}
            </div>
          ))}
        </div>
        <div className={classes.legend}>
          <span>
            <SampleBubble fill="some" /> 1 to {FULL_DAY - 1} questions
          </span>
          <span>
            <SampleBubble fill="full" /> {FULL_DAY} or more
          </span>
          <span>
            <SampleBubble fill="none" isToday /> Today
          </span>
        </div>
      </div>
    </ChartCard>
  );
}

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** Above the first week that begins in a month. */
function monthName([first]: ActiveDay[], [before]: ActiveDay[] = []) {
  if (!first || first.day.slice(0, 7) === before?.day.slice(0, 7)) return "";
  return MONTH.format(new Date(`${first.day}T00:00:00Z`));
}

const isActive = (day: ActiveDay) => fillOf(day) !== "none";

function sum(days: ActiveDay[], field: "totalQuestions" | "correctAnswers" | "reviews") {
  return days.reduce((total, day) => total + day[field], 0);
}

function rowOf(week: ActiveDay[]) {
  return [
    shortDate(week[0]?.day ?? ""),
    week.filter(isActive).length,
    sum(week, "totalQuestions"),
    sum(week, "correctAnswers"),
    sum(week, "reviews"),
  ];
}
