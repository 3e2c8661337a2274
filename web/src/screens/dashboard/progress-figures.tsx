import { Card, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/users";
import { Figure } from "../../components/figure.tsx";
import classes from "./progress-figures.module.css";

/** undefined: the profile could not be read. */
export function ProgressFigures({ profile }: { profile: OwnProfile | undefined }) {
  return (
    <section aria-labelledby="progress">
      <Title order={2} size="h3" mb="sm" id="progress">
        Progress
      </Title>
      <div className={classes.figures}>
        <Card className={classes.card}>
          <Figure label="Questions Attempted" value={profile?.totalQuestions} />
        </Card>
        <Card className={classes.card}>
          <Figure label="Accuracy Rate" value={profile?.accuracy} unit="%" />
        </Card>
        <Card className={classes.card}>
          <Figure label="Followers" value={profile?.followersCount} />
        </Card>
      </div>
    </section>
  );
}
