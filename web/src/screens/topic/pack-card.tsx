import { Anchor, Card, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { late } from "../../components/late/late.tsx";
import { isDeviceUsable } from "../../device/copies.ts";
import { useSession } from "../../session/session.tsx";

const PackForm = late(async () => ({
  default: (await import("../../connected/packs/pack-form.tsx")).PackForm,
}));

/** Questions on the topic to take along. */
export function PackCard({ slug }: { slug: string }) {
  const { user } = useSession();
  if (!user || !isDeviceUsable()) return null;
  return (
    <Card component="section" aria-labelledby="take-along">
      <Title order={2} size="h3" id="take-along">
        Without a network
      </Title>
      <Text c="dimmed" mt={4} mb="sm">
        Take questions on this topic along, such as on a train. They wait in your{" "}
        <Anchor component={Link} inherit to={paths.packs} underline="always">
          offline packs
        </Anchor>
        .
      </Text>
      <Suspense>
        <PackForm userId={user.id} topic={slug} />
      </Suspense>
    </Card>
  );
}
