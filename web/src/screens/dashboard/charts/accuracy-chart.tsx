import { type ActiveDay, shortDate } from "../../../components/active-days/day-list.ts";
import { ChartCard } from "../../../components/charts/chart-card.tsx";
import classes from "../../../components/charts/charts.module.css";
import { accuracyPoints, accuracySentence } from "./accuracy-points.ts";

const LEVELS = [100, 75, 50, 25, 0];

interface AccuracyChartProps {
  activeDays: ActiveDay[];
  /** The learner's date. */
  today: string;
}

/** A dot for each day with answers, and a line for the week up to it. */
export function AccuracyChart({ activeDays, today }: AccuracyChartProps) {
  const points = accuracyPoints(activeDays, today);
  const { days, trend } = points;
  return (
    <ChartCard
      title="Accuracy over the last 30 days"
      sentence={accuracySentence(points)}
      columns={["Day", "Questions", "Right", "Accuracy"]}
      rows={days.map(({ day, totalQuestions, correctAnswers, accuracy }) => [
        shortDate(day),
        totalQuestions,
        correctAnswers,
        `${accuracy}%`,
      ])}
    >
      <div className={classes.plot}>
        {LEVELS.map((level) => (
          <span key={level} className={classes.percent} style={{ top: up(level) }}>
            {level}%
          </span>
        ))}
        {/* Positions in percent, so that the picture fits any width and dots stay round. */}
        <svg aria-hidden="true">
          {LEVELS.map((level) => (
            <line key={level} className={classes.grid} x1="0" x2="100%" y1={up(level)} y2={up(level)} />
          ))}
          {trend.slice(1).map((point, i) => {
            const before = trend[i] ?? point;
            return (
              <line
                key={point.place}
                className={classes.line}
                x1={along(before.place)}
                y1={up(before.accuracy)}
                x2={along(point.place)}
                y2={up(point.accuracy)}
              />
            );
          })}
          {days.map(({ day, place, accuracy, totalQuestions }) => (
            <circle
              key={day}
              className={classes.dot}
              cx={along(place)}
              cy={up(accuracy)}
              r={radiusOf(totalQuestions)}
            >
              <title>{`${shortDate(day)}: ${accuracy}% of ${totalQuestions}`}</title>
            </circle>
          ))}
        </svg>
      </div>
      <div className={classes.dates}>
        <span>{shortDate(points.first)}</span>
        <span>{shortDate(today)}</span>
      </div>
      <div className={classes.legend}>
        <span>
          <i data-dot /> A day; the more answered, the larger
        </span>
        <span>
          <i /> The week up to it
        </span>
      </div>
    </ChartCard>
  );
}

const along = (place: number) => `${place * 100}%`;
const up = (accuracy: number) => `${100 - accuracy}%`;

/** Grows with the number of questions, within visible limits. */
function radiusOf(totalQuestions: number) {
  return Math.min(9, 4 + Math.sqrt(totalQuestions) * 0.8);
}
