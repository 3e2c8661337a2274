import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { Packs } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { type FormEvent, type ReactNode, useState } from "react";
import IconDownload from "~icons/tabler/download";
import { type PackWish, usePackChanges } from "../../api/learning/packs.ts";
import { ApiError, errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { counted } from "../../wording/counted.ts";

interface PackFormProps {
  userId: string;
  /** By its name in the address; blank if none is chosen yet. */
  topic: string;
  /** The field that chooses the topic, if it is not fixed. */
  children?: ReactNode;
  onDownloaded?: () => void;
}

/** Downloads questions with their keys, and says what that costs. */
export function PackForm({ userId, topic, children, onDownloaded }: PackFormProps) {
  const [count, setCount] = useState<PackWish["count"]>(Packs.sizes[1]);
  const { download } = usePackChanges(userId);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (download.isPending || !topic) return;
    download.mutate(
      { topic, count },
      {
        onSuccess: ({ pack }) => {
          toast.success(pack.message ?? `${counted(pack.questions.length, "question")} saved on this device`);
          onDownloaded?.();
        },
      },
    );
  }

  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        {children}
        <NativeSelect
          size="md"
          label="Number of questions"
          value={String(count)}
          data={Packs.sizes.map(String)}
          onChange={({ currentTarget: { value } }) =>
            setCount(Packs.sizes.find((size) => String(size) === value) ?? count)
          }
        />
        <Button
          type="submit"
          size="md"
          disabled={!topic}
          aria-disabled={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {download.isPending ? "Downloading..." : "Download"}
        </Button>
      </Group>
      {download.error && (
        <Text c="red" role="alert" mt="xs">
          {packProblem(download.error)}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Practice without points. The answers come with the questions, so a question of a pack earns you no
        points anywhere and counts in no statistics.
      </Text>
    </form>
  );
}

function packProblem(error: Error): string {
  if (error instanceof ApiError)
    return error.status === 0
      ? "There is no network. A pack can be downloaded when it is back."
      : errorText(error, messages.failures.makePack);
  return error.name === "QuotaExceededError"
    ? "This device has no room for the pack. Remove another one first."
    : messages.failures.makePack;
}
