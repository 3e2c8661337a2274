import { Alert, Button, Group, Radio } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmEmailNotice } from "../../connected/confirm-email-notice.tsx";
import classes from "./generator.module.css";
import type { PostingMode } from "./posting.ts";
import type { Generator } from "./use-generator.ts";

/** How the selected questions become posts. */
export function PostBar({ generator }: { generator: Generator }) {
  const [way, setWay] = useState<PostingMode>("each");
  const { isPosting, postError } = generator;
  return (
    <div className={classes.postBar}>
      <ConfirmEmailNotice />
      {postError && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} mb="sm">
          {postError}
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
        <Button aria-disabled={isPosting} onClick={() => !isPosting && void generator.post(way)}>
          {isPosting ? "Posting..." : "Post Selected"}
        </Button>
      </Group>
    </div>
  );
}
