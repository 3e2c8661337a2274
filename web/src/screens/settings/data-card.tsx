import { Button, Divider, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useState } from "react";
import IconDownload from "~icons/tabler/download";
import { useExportAccount } from "../../api/account/account.ts";
import { errorText } from "../../http/api-error.ts";
import { takeForm } from "../../session/kept-form.ts";
import { toast } from "../../toast/toast.ts";
import { BLANK_DELETION, DELETION_FORM, DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { saveFile } from "./save-file.ts";
import { SettingsCard } from "./settings-card.tsx";

export function DataCard({ profile }: { profile: OwnProfile }) {
  const download = useExportAccount();
  const [begun] = useState(() => takeForm(DELETION_FORM, BLANK_DELETION));
  const [isDeleting, deleting] = useDisclosure(begun !== null);

  function save() {
    download.mutate(undefined, {
      onSuccess: (data) => {
        saveFile(
          `prepfeed-${profile.username}-${data.exportedAt.slice(0, 10)}.json`,
          JSON.stringify(data, null, 2),
        );
        toast.success("Your data was downloaded");
      },
      onError: (error) => toast.error(errorText(error, "Failed to download your data")),
    });
  }

  return (
    <SettingsCard title="Your data">
      <Group justify="space-between" gap="sm">
        <Text flex="1 1 260px" c="dimmed">
          Everything Prepfeed holds about you, as one JSON file.
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={download.isPending}
          onClick={save}
        >
          {download.isPending ? "Gathering..." : "Download my data"}
        </Button>
      </Group>
      <Divider my="md" color="var(--pf-line)" />
      <Group justify="space-between" gap="sm">
        <Text flex="1 1 260px" c="dimmed">
          Deleting your account can&apos;t be undone.
        </Text>
        <Button variant="light" color="red" onClick={deleting.open}>
          Delete account
        </Button>
      </Group>
      <DeleteAccountDialog profile={profile} isOpen={isDeleting} begun={begun} onClose={deleting.close} />
    </SettingsCard>
  );
}
