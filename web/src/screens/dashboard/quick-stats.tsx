import { Card, Skeleton, Title } from "@mantine/core";
import type { Progress } from "@prepfeed/contract/learning/progress";
import { counted } from "../../wording/counted.ts";
import classes from "./dashboard.module.css";

interface QuickStatsProps {
  /** undefined if it could not be loaded: shown as dashes, never as 0. */
  progress: Progress | undefined;
  isLoading: boolean;
}

export function QuickStats({ progress, isLoading }: QuickStatsProps) {
  return (
    <Card component="section" aria-labelledby="quick-stats">
      <Title order={2} size="h3" mb="md" id="quick-stats">
        Quick stats
      </Title>
      <Skeleton visible={isLoading}>
        <dl className={classes.stats}>
          <div>
            <dt>Learning streak</dt>
            <dd>
              <span className={progress?.currentStreak ? classes.streak : undefined}>
                {progress ? counted(progress.currentStreak, "day") : "–"}
              </span>
              <span className={classes.best}>
                Best: {progress ? counted(progress.bestStreak, "day") : "–"}
              </span>
            </dd>
          </div>
          <div>
            <dt>This week</dt>
            <dd>
              {progress ? counted(progress.thisWeek, "question") : "–"}
              <span className={classes.best}>Since Monday</span>
            </dd>
          </div>
          <div>
            <dt>Accuracy</dt>
            <dd>
              {progress ? `${progress.accuracy}%` : "–"}
              <span className={classes.best}>All time</span>
            </dd>
          </div>
        </dl>
      </Skeleton>
    </Card>
  );
}
