import { Anchor, Badge, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { DashboardSizes } from "@prepfeed/contract/learning/dashboard-sizes";
import type { ActivityItem } from "@prepfeed/contract/people/activity";
import { Link } from "react-router";
import IconHeart from "~icons/tabler/heart";
import IconMessageCircle from "~icons/tabler/message-circle";
import IconPencil from "~icons/tabler/pencil";
import IconTargetArrow from "~icons/tabler/target-arrow";
import IconUserPlus from "~icons/tabler/user-plus";
import { paths } from "../../addresses/paths.ts";
import { useActivity } from "../../api/learning/activity.ts";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { timeAgo } from "../../wording/time-ago.ts";
import { activityText } from "./activity-text.ts";
import classes from "./dashboard.module.css";
import { scoreColor } from "./score-color.ts";

const ICONS = {
  sitting: IconTargetArrow,
  post: IconPencil,
  follower: IconUserPlus,
  comment: IconMessageCircle,
  like: IconHeart,
};

export function RecentActivity() {
  const query = useActivity(DashboardSizes.activity);
  return (
    <Card component="section" aria-labelledby="activity">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3" id="activity">
          Recent activity
        </Title>
        <Anchor component={Link} to={paths.history}>
          All your answers
        </Anchor>
      </Group>
      {query.isPending && <Skeleton height={120} radius="md" />}
      {query.isError && (
        <ErrorState
          message="Your recent activity could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState
          title="Nothing yet"
          description="What you answer and post, and who follows you, shows here."
        />
      )}
      <Stack component="ul" gap={0} m={0} p={0}>
        {query.data?.map((item) => (
          <ActivityRow key={`${item.kind} ${item.at} ${activityText(item).to}`} item={item} />
        ))}
      </Stack>
    </Card>
  );
}

function ActivityRow({ item }: { item: ActivityItem }) {
  const { text, to } = activityText(item);
  const Icon = ICONS[item.kind];
  return (
    <li className={classes.activity}>
      <Icon size={20} aria-hidden className={classes.activityIcon} />
      <div style={{ minWidth: 0 }}>
        <Link to={to} className={classes.activityLink}>
          {text}
        </Link>
        <Text size="sm" c="dimmed">
          <time dateTime={item.at}>{timeAgo(item.at, Date.now())}</time>
        </Text>
      </div>
      {item.kind === "sitting" && (
        <Badge color={scoreColor(item.score)} aria-label={`Score ${item.score}%`}>
          {item.score}%
        </Badge>
      )}
    </li>
  );
}
