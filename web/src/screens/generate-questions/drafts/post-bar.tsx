import { Alert, Button, Group, Radio } from "@mantine/core";
import { useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { ConfirmEmailNotice } from "../../../connected/confirm-email-notice.tsx";
import classes from "./drafts.module.css";
import type { PostingMode } from "./posting.ts";
import type { Drafts } from "./use-drafts.ts";

/** How the selected questions become posts. */
export function PostBar({ drafts }: { drafts: Drafts }) {
  const [way, setWay] = useState<PostingMode>("each");
  const { isPosting, error } = drafts;
  return (
    <div className={classes.postBar}>
      <ConfirmEmailNotice />
      {error && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} mb="sm">
          {error}
        </Alert>
      )}
      <Group justify="space-between" gap="md">
        <Radio.Group
          label="Post them as"
          value={way}
          onChange={(value) => setWay(value === "set" ? "set" : "each")}
        >
          <Group gap="lg" mt={4}>
            <Radio value="each" label="One post each" />
            <Radio value="set" label="One set" />
          </Group>
        </Radio.Group>
        <Button aria-disabled={isPosting} onClick={() => !isPosting && void drafts.post(way)}>
          {isPosting ? "Posting..." : "Post Selected"}
        </Button>
      </Group>
    </div>
  );
}
