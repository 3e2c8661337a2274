import { Anchor, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useRefused, useWaiting } from "../../../api/waiting/waiting.ts";
import { isDeviceUsable } from "../../../device/copies.ts";
import type { Waiting, WaitingKind } from "../../../device/queue/waiting.ts";
import { install, onInstallPrompt, readInstallPrompt } from "../../../live/install-prompt.ts";
import { SettingsCard } from "../settings-card.tsx";

const NAMES: Record<WaitingKind, string> = {
  answer: "Answer",
  practice: "Answer",
  review: "Review",
  like: "Like",
  bookmark: "Bookmark",
  comment: "Comment",
  post: "Post",
  drafts: "Drafts",
};

/** What is stored in this browser, and what the server has not got yet. */
export function DeviceCard({ userId }: { userId: string }) {
  const prompt = useSyncExternalStore(onInstallPrompt, readInstallPrompt);
  const { data: waiting = [] } = useWaiting(userId);
  const { retry, dismiss } = useRefused(userId);
  const card = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // Choosing the same address again is a new location, which leads here again.
  useEffect(() => {
    if (location.pathname + location.hash === paths.onThisDevice) card.current?.focus();
  }, [location]);
  if (!isDeviceUsable()) return null;
  return (
    <div id="on-this-device" ref={card} tabIndex={-1} style={{ outline: "none" }}>
      <SettingsCard title="On this device">
        <Text c="dimmed">
          What you read lately opens without a network, and what you answer or write waits here until it can
          be sent. Some phones delete it after seven days without a visit. Logging out deletes it.{" "}
          <Anchor component={Link} inherit to={paths.packs} underline="always">
            Offline packs
          </Anchor>{" "}
          are here too.
        </Text>
        {waiting.length === 0 ? (
          <Text mt="md">Everything is sent.</Text>
        ) : (
          <Stack component="ul" gap="xs" mt="md" p={0} style={{ listStyle: "none" }}>
            {waiting.map((each) => (
              <WaitingRow
                key={each.place}
                waiting={each}
                onRetry={() => void retry(each.place)}
                onDismiss={() => void dismiss(each.place)}
              />
            ))}
          </Stack>
        )}
        {prompt && (
          <Button mt="md" variant="default" onClick={() => void install()}>
            Install Prepfeed
          </Button>
        )}
      </SettingsCard>
    </div>
  );
}

interface RowProps {
  waiting: Waiting;
  onRetry: () => void;
  onDismiss: () => void;
}

function WaitingRow({ waiting, onRetry, onDismiss }: RowProps) {
  const { kind, about, problem, body } = waiting;
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      <Badge color={problem ? "red" : "gray"} variant="light" style={{ flex: "none" }}>
        {NAMES[kind]}
      </Badge>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text lineClamp={problem ? undefined : 2}>{about || NAMES[kind]}</Text>
        <Text size="sm" c={problem ? "red" : "dimmed"}>
          {problem ? `Not accepted: ${problem}` : "Waits for a network"}
        </Text>
        {problem && (kind === "post" || kind === "drafts") && <Written body={body} />}
      </div>
      {problem && (
        <Stack gap={0}>
          <Button variant="subtle" size="sm" onClick={onRetry}>
            Try Again
          </Button>
          <Button variant="subtle" size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        </Stack>
      )}
    </Group>
  );
}

/** All texts of a post that was refused, so that none has to be written again. */
function Written({ body }: { body: unknown }) {
  return (
    <details>
      <summary>What you wrote</summary>
      <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {listTexts(body).join("\n")}
      </Text>
    </details>
  );
}

const listTexts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value ? Object.values(value).flatMap(listTexts) : [];
