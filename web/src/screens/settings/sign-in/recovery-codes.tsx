import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCopy from "~icons/tabler/copy";
import IconDownload from "~icons/tabler/download";
import { toast } from "../../../toast/toast.ts";
import { saveFile } from "../save-file.ts";

/** They are shown once, so the dialog closes only after the user confirms that they are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;

  async function copy() {
    try {
      await window.navigator.clipboard.writeText(text);
      toast.success("Recovery codes copied");
    } catch {
      toast.error("They could not be copied. Please write them down or download them.");
    }
  }

  return (
    <Stack gap="md">
      <Text ref={top} tabIndex={-1}>
        Without your phone, one of these recovery codes lets you in. Each works once.
      </Text>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, xs: 2 }}
        spacing={4}
        m={0}
        p={0}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <Text key={code} component="li" ff="monospace" ta="center" style={{ listStyle: "none" }}>
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile("prepfeed-recovery-codes.txt", text, "text/plain")}
        >
          Download
        </Button>
      </Group>
      <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
        They are not shown again. Keep them where you find them without your phone.
      </Alert>
      <Checkbox
        label="I have kept my recovery codes"
        checked={isKept}
        onChange={({ currentTarget: { checked } }) => setKept(checked)}
      />
      <Group justify="flex-end">
        <Button disabled={!isKept} onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
