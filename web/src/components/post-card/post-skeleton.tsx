import { Card, Group, Skeleton, Stack } from "@mantine/core";
import { OptionSkeletons } from "../options/option-skeletons.tsx";

/** The shape of a card while it loads. */
export function PostSkeleton() {
  return (
    <Card aria-hidden>
      <Group wrap="nowrap" mb="md">
        <Skeleton circle height={40} />
        <Stack gap={8} flex={1}>
          <Skeleton height={14} width="30%" />
          <Skeleton height={12} width="20%" />
        </Stack>
      </Group>
      <Skeleton height={18} mb={10} />
      <Skeleton height={18} width="60%" mb="md" />
      <OptionSkeletons />
    </Card>
  );
}
