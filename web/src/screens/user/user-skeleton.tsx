import { Card, Group, Skeleton, Stack } from "@mantine/core";

export function UserSkeleton() {
  return (
    <Card role="status" aria-label="Loading profile">
      <Group wrap="nowrap" gap="lg">
        <Skeleton circle height={88} />
        <Stack gap="sm" flex={1}>
          <Skeleton height={22} width="50%" />
          <Skeleton height={14} width="30%" />
          <Skeleton height={14} width="80%" />
        </Stack>
      </Group>
    </Card>
  );
}
