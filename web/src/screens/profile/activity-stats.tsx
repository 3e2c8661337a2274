import { Card, SimpleGrid, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/users";
import { paths } from "../../app/paths.ts";
import { Figure } from "../../components/figure.tsx";

interface ActivityStatsProps {
  userId: string;
  /** Undefined when they could not be read. */
  figures: OwnProfile | undefined;
}

export function ActivityStats({ userId, figures }: ActivityStatsProps) {
  const lists = paths.user(userId);
  return (
    <Card>
      <Title order={2} size="h3" mb="md">
        Activity Stats
      </Title>
      <SimpleGrid cols={2} spacing="md">
        <Figure label="Questions Attempted" value={figures?.totalQuestions} />
        <Figure label="Accuracy Rate" value={figures?.accuracy} unit="%" />
        <Figure label="Posts Created" value={figures?.postsCount} />
        <Figure label="Followers" value={figures?.followersCount} to={`${lists}?tab=followers`} />
        <Figure label="Following" value={figures?.followingCount} to={`${lists}?tab=following`} />
      </SimpleGrid>
    </Card>
  );
}
