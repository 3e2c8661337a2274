import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import type { Share, Shown } from "@prepfeed/contract/mock-tests/shared-results";
import { useState } from "react";
import { useShare, useShareResult, useWithdrawShare } from "../../../api/mock-tests/shared-results.ts";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { toast } from "../../../toast/toast.ts";
import { mockPaths } from "../addresses.ts";

interface ShareDialogProps {
  attemptId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes, changes and withdraws the link to the user's result. */
export function ShareDialog({ attemptId, isOpen, onClose }: ShareDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Share your result">
      <Loaded attemptId={attemptId} />
    </Modal>
  );
}

function Loaded({ attemptId }: { attemptId: string }) {
  const { data: share, isError, isFetching, refetch } = useShare(attemptId);
  if (isError)
    return (
      <ErrorState
        message="We could not check whether this result is shared."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (share === undefined) return <BubbleLoader />;
  // Another link gets a new form.
  return <ShareForm key={share?.id ?? "none"} attemptId={attemptId} share={share} />;
}

const PARTS: [part: keyof Shown, label: string][] = [
  ["score", "Score"],
  ["sections", "Score of each section"],
  ["rank", "Rank and percentile, once there are any"],
  ["name", "My username"],
];

function ShareForm({ attemptId, share }: { attemptId: string; share: Share | null }) {
  const [shown, setShown] = useState<Shown>(
    share ?? { score: true, sections: false, rank: false, name: false },
  );
  const save = useShareResult(attemptId);
  const withdraw = useWithdrawShare(attemptId);
  const address = share && new URL(mockPaths.shared(share.id), window.location.href).href;
  const fail = (error: unknown) => toast.error(errorText(error, mockMessages.shareFailed));
  const send = () => {
    const { name, score, sections, rank } = shown;
    save.mutate(
      { name, score, sections, rank },
      {
        onSuccess: () => toast.success(share ? "The link shows this now" : "The link is made"),
        onError: fail,
      },
    );
  };
  const copy = () =>
    navigator.clipboard.writeText(address ?? "").then(
      () => toast.success("Link copied"),
      () => toast.error("The link could not be copied"),
    );
  return (
    <Stack gap="md">
      <Text size="sm">
        Anybody with the link sees the name of the paper, the day, and what you choose here. Nobody sees your
        answers.
      </Text>
      {PARTS.map(([part, label]) => (
        <Checkbox
          key={part}
          label={label}
          checked={shown[part]}
          onChange={({ currentTarget }) => setShown({ ...shown, [part]: currentTarget.checked })}
        />
      ))}
      {address && (
        <TextInput label="Link" readOnly value={address} onFocus={({ target }) => target.select()} />
      )}
      <Group>
        <Button onClick={send} loading={save.isPending} variant={share ? "light" : "filled"}>
          {share ? "Save the choice" : "Make a link"}
        </Button>
        {share && <Button onClick={() => void copy()}>Copy link</Button>}
        {share && (
          <Button
            variant="subtle"
            color="red"
            loading={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, {
                onSuccess: () => toast.success("The link is withdrawn"),
                onError: fail,
              })
            }
          >
            Withdraw the link
          </Button>
        )}
      </Group>
    </Stack>
  );
}
