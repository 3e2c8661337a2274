import { Button, Group, Skeleton, Text } from "@mantine/core";
import type { Passkey } from "@prepfeed/contract/accounts/passkeys";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Suspense, useState } from "react";
import IconFingerprint from "~icons/tabler/fingerprint";
import { usePasskeys } from "../../../api/account/passkeys.ts";
import { late } from "../../../components/late/late.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { keepForm, takeForm } from "../../../session/kept-form.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { timeAgo } from "../../../wording/time-ago.ts";
import classes from "../settings.module.css";
import { SettingsCard } from "../settings-card.tsx";

/** The name under which the form is stored while the person confirms their identity at a provider. */
const NEW_PASSKEY_FORM = "passkey";

const loadDialogs = () => import("./passkey-dialogs.tsx");
const AddPasskeyDialog = late(async () => ({ default: (await loadDialogs()).AddPasskeyDialog }));
const DeletePasskeyDialog = late(async () => ({ default: (await loadDialogs()).DeletePasskeyDialog }));
const RenamePasskeyDialog = late(async () => ({ default: (await loadDialogs()).RenamePasskeyDialog }));

type Dialog = { kind: "add"; name: string } | { kind: "rename" | "delete"; passkey: Passkey } | null;

export function PasskeysCard({ profile: { username } }: { profile: OwnProfile }) {
  const { data: passkeys, isError, isFetching, refetch } = usePasskeys();
  const [dialog, setDialog] = useState<Dialog>(() => {
    const begun = takeForm(NEW_PASSKEY_FORM, { name: "" });
    return begun && { kind: "add", ...begun };
  });
  const close = () => setDialog(null);
  const canUse = "PublicKeyCredential" in window;
  return (
    <SettingsCard title="Passkeys" lead="Sign in with your fingerprint, your face or a security key.">
      {isError && (
        <ErrorState
          message="Your passkeys could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!passkeys && !isError && <Skeleton height={52} mb="md" role="status" aria-label="Loading passkeys" />}
      {passkeys && passkeys.length > 0 && (
        <ul className={classes.sessions} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAct={(kind) => setDialog({ kind, passkey })} />
          ))}
        </ul>
      )}
      {canUse ? (
        <div>
          <Button onClick={() => setDialog({ kind: "add", name: "" })}>Add a passkey</Button>
        </div>
      ) : (
        <Text c="dimmed">This browser can&apos;t use passkeys, or the page is not served over HTTPS.</Text>
      )}
      <Suspense>
        {dialog?.kind === "add" && (
          <AddPasskeyDialog
            username={username}
            begun={dialog.name}
            onLeave={(name) => keepForm(NEW_PASSKEY_FORM, { name })}
            onClose={close}
          />
        )}
        {dialog?.kind === "rename" && <RenamePasskeyDialog passkey={dialog.passkey} onClose={close} />}
        {dialog?.kind === "delete" && (
          <DeletePasskeyDialog passkey={dialog.passkey} username={username} onClose={close} />
        )}
      </Suspense>
    </SettingsCard>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onAct: (kind: "rename" | "delete") => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, isBackedUp }, onAct }: PasskeyRowProps) {
  const [now] = useState(Date.now);
  return (
    <li className={classes.session}>
      <IconFingerprint size={24} aria-hidden />
      <div>
        <Text fw={600} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          Added on {dayOf(createdAt)}, {lastUsedAt ? `last used ${timeAgo(lastUsedAt, now)}` : "not used yet"}
          {isBackedUp ? ", synced" : ", on one device only"}
        </Text>
      </div>
      <Group gap="xs" className={classes.acts}>
        <Button variant="default" px="md" aria-label={`Rename ${name}`} onClick={() => onAct("rename")}>
          Rename
        </Button>
        <Button variant="default" px="md" aria-label={`Delete ${name}`} onClick={() => onAct("delete")}>
          Delete
        </Button>
      </Group>
    </li>
  );
}
