import { ActionIcon, Button, Card, Group, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import IconTrash from "~icons/tabler/trash";
import { paths } from "../../../addresses/paths.ts";
import { usePackChanges } from "../../../api/learning/packs.ts";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import type { KeptPack } from "../../../device/packs/pack-store.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";

/** Each pack with its size, its date and how far it is done. */
export function PackLines({ userId, packs }: { userId: string; packs: readonly KeptPack[] }) {
  const { remove } = usePackChanges(userId);
  const [asked, ask] = useState<KeptPack>();
  return (
    <Card component="section" aria-labelledby="packs">
      <Title order={2} size="h3" id="packs">
        On this device
      </Title>
      <ul style={{ listStyle: "none", margin: 0, padding: 0 }}>
        {packs.map((kept) => (
          <Group key={kept.id} component="li" gap="xs" wrap="nowrap" mt="sm">
            <div style={{ flex: 1, minWidth: 0 }}>
              <Text fw={600}>{kept.pack.title}</Text>
              <Text size="sm" c="dimmed">
                {factsOf(kept)}
              </Text>
            </div>
            <Button component={Link} to={`${paths.practice}?packs=${kept.id}`} variant="light">
              {kept.answers.some((answer) => answer !== null) ? "Go on" : "Practise"}
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              aria-label={`Remove ${kept.pack.title}`}
              onClick={() => ask(kept)}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Remove this pack?"
        text="Its questions and your answers to them are deleted from this device. You cannot get the same questions again."
        action="Remove"
        onConfirm={() => asked && remove.mutate(asked.id)}
        onClose={() => ask(undefined)}
      />
    </Card>
  );
}

function factsOf({ pack, size, answers }: KeptPack): string {
  const answered = answers.filter((answer) => answer !== null).length;
  return [
    counted(pack.questions.length, "question"),
    answered > 0 && `${answered} answered`,
    `${Math.max(1, Math.round(size / 1_000))}\u00a0kB`,
    dayOf(pack.madeAt),
  ]
    .filter(Boolean)
    .join("\u00a0· ");
}
