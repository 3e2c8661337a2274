import type { PostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import { shortDate } from "../../../components/active-days/day-list.ts";
import { ChartCard } from "../../../components/charts/chart-card.tsx";
import charts from "../../../components/charts/charts.module.css";
import classes from "./insight.module.css";
import { likesSentence } from "./insight-words.ts";

/** A bar for each day. */
export function LikesChart({ days }: { days: PostAnalytics["likesByDay"] }) {
  const shown = days ?? [];
  const most = Math.max(1, ...shown.map(({ likes }) => likes));
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <ChartCard
      title="Likes by day"
      sentence={likesSentence(days)}
      columns={["Day", "Likes"]}
      rows={shown.filter(({ likes }) => likes > 0).map(({ day, likes }) => [shortDate(day), likes])}
    >
      {first && last && (
        <>
          <div className={classes.days}>
            {shown.map(({ day, likes }) => (
              <span key={day} style={{ height: `${(100 * likes) / most}%` }} />
            ))}
          </div>
          <div className={charts.dates} style={{ marginLeft: 0 }}>
            <span>{shortDate(first.day)}</span>
            {last !== first && <span>{shortDate(last.day)}</span>}
          </div>
        </>
      )}
    </ChartCard>
  );
}
