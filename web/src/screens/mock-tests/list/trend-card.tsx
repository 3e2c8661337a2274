import { NativeSelect, Skeleton } from "@mantine/core";
import type { Trend } from "@prepfeed/contract/mock-tests/mock-attempts";
import { useState } from "react";
import { useMockTrends } from "../../../api/mock-tests/mock-tests.ts";
import { ChartCard } from "../../../components/charts/chart-card.tsx";
import classes from "../../../components/charts/charts.module.css";
import { asMarks } from "../../../wording/as-marks.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { trendSentence } from "./trend-words.ts";

const LEVELS = [100, 75, 50, 25, 0];

/** The user's scores at papers of the same pattern; the latest pattern is shown first. Hidden without attempts. */
export function TrendCard() {
  const { data: trends, isPending } = useMockTrends();
  const [chosen, choose] = useState<string>();
  if (isPending) return <Skeleton height={340} radius="md" mb="md" />;
  const trend = trends?.find(({ pattern }) => pattern === chosen) ?? trends?.[0];
  if (!trend || !trends) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      {trends.length > 1 && (
        <NativeSelect
          label="Trend of"
          mb="md"
          maw={360}
          value={trend.pattern}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={trends.map(({ pattern, name }) => ({ value: pattern, label: name }))}
        />
      )}
      <TrendChart trend={trend} />
    </div>
  );
}

function TrendChart({ trend }: { trend: Trend }) {
  const { points } = trend;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const along = (at: number) => `${points.length === 1 ? 50 : (100 * at) / (points.length - 1)}%`;
  return (
    <ChartCard
      title={`Your scores: ${trend.name}`}
      sentence={trendSentence(trend)}
      columns={["Attempt", "Day", "Score", "Percent"]}
      rows={points.map(({ title, number, finishedAt, score, totalMarks, percent, timed }, at) => [
        `${at + 1}. ${title}${number > 1 ? `, attempt ${number}` : ""}${timed ? "" : ", without a clock"}`,
        dayOf(finishedAt),
        `${asMarks(score)} of ${totalMarks}`,
        `${percent}%`,
      ])}
    >
      <div className={classes.plot}>
        {LEVELS.map((level) => (
          <span key={level} className={classes.percent} style={{ top: up(level) }}>
            {level}%
          </span>
        ))}
        <svg aria-hidden="true">
          {LEVELS.map((level) => (
            <line key={level} className={classes.grid} x1="0" x2="100%" y1={up(level)} y2={up(level)} />
          ))}
          {points.slice(1).map((point, at) => (
            <line
              key={point.attemptId}
              className={classes.line}
              x1={along(at)}
              y1={up(points[at]?.percent ?? 0)}
              x2={along(at + 1)}
              y2={up(point.percent)}
            />
          ))}
          {points.map(({ attemptId, percent, title, finishedAt }, at) => (
            <circle key={attemptId} className={classes.dot} cx={along(at)} cy={up(percent)} r={6}>
              <title>{`${title}, ${dayOf(finishedAt)}: ${percent}%`}</title>
            </circle>
          ))}
        </svg>
      </div>
      <div className={classes.dates}>
        <span>{dayOf(first.finishedAt)}</span>
        {points.length > 1 && <span>{dayOf(last.finishedAt)}</span>}
      </div>
    </ChartCard>
  );
}

/** A score below zero is drawn on the lowest line; the figures show its value. */
const up = (percent: number) => `${100 - Math.max(0, percent)}%`;
