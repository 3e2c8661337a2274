import { ActionIcon } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Suspense, useRef } from "react";
import IconSettings from "~icons/tabler/settings";
import { useDashboardInOneCall } from "../../api/learning/dashboard.ts";
import { useProgress } from "../../api/learning/progress.ts";
import { late } from "../../components/late/late.tsx";
import { Page } from "../../components/layout/page.tsx";
import { ConfirmEmailNotice } from "../../connected/confirm-email-notice.tsx";
import { useSession } from "../../session/session.tsx";
import { DashboardParts } from "./dashboard-parts.tsx";

const ConnectionDialog = late(async () => ({
  default: (await import("./connection/connection-dialog.tsx")).ConnectionDialog,
}));

export function DashboardScreen() {
  const { user } = useSession();
  return user && <Dashboard user={user} />;
}

function Dashboard({ user }: { user: OwnProfile }) {
  useDashboardInOneCall();
  const query = useProgress(user.id);
  const isWide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [isTesting, dialog] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  /** A dialog that was still loading when it was opened does not know where the focus came from. */
  function close() {
    dialog.close();
    button.current?.focus();
  }
  return (
    <Page
      title="Dashboard"
      actions={
        <ActionIcon
          ref={button}
          variant="default"
          size={44}
          aria-label="Connection settings"
          title="Connection settings"
          aria-haspopup="dialog"
          onClick={dialog.open}
        >
          <IconSettings size={20} aria-hidden />
        </ActionIcon>
      }
    >
      <ConfirmEmailNotice />
      <DashboardParts user={user} query={query} isWide={isWide} />
      <Suspense>
        <ConnectionDialog isOpen={isTesting} onClose={close} />
      </Suspense>
    </Page>
  );
}
