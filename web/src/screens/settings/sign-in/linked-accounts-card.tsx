import { Button, Skeleton, Text } from "@mantine/core";
import type { LinkedAccount } from "@prepfeed/contract/accounts/linked-accounts";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { Provider } from "@prepfeed/contract/accounts/provider-login";
import { Suspense, useState } from "react";
import { useLinkedAccounts } from "../../../api/account/providers.ts";
import { usePublicConfig } from "../../../api/server/config.ts";
import { ProviderIcon } from "../../../components/icons/provider-icon.tsx";
import { late } from "../../../components/late/late.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { keepForm, takeForm } from "../../../session/kept-form.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { timeAgo } from "../../../wording/time-ago.ts";
import classes from "../settings.module.css";
import { SettingsCard } from "../settings-card.tsx";

const loadDialogs = () => import("./link-dialogs.tsx");
const LinkDialog = late(async () => ({ default: (await loadDialogs()).LinkDialog }));
const UnlinkDialog = late(async () => ({ default: (await loadDialogs()).UnlinkDialog }));

/** The name under which the choice is stored while the person confirms their identity at another provider. */
const LINK_FORM = "link";

/** Hidden if the operator has set up no providers and nothing is linked. */
export function LinkedAccountsCard({ profile: { username } }: { profile: OwnProfile }) {
  const { data: links, isError, isFetching, refetch } = useLinkedAccounts();
  const { data: config } = usePublicConfig();
  const [linking, setLinking] = useState(() => takeForm(LINK_FORM, { provider: "" })?.provider ?? null);
  const [unlinked, setUnlinked] = useState<LinkedAccount | null>(null);
  const providers = config?.providers ?? [];
  if (providers.length === 0 && !links?.length) return null;
  const open = providers.filter(({ id }) => links && !links.some(({ provider }) => provider === id));
  const chosen = providers.find(({ id }) => id === linking);
  return (
    <SettingsCard title="Linked accounts" lead="Sign in with accounts that you have elsewhere.">
      {isError && (
        <ErrorState
          message="Your linked accounts could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!links && !isError && <Skeleton height={52} role="status" aria-label="Loading linked accounts" />}
      <ul className={classes.sessions} aria-label="Linked accounts">
        {links?.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            provider={providers.find(({ id }) => id === link.provider)}
            onUnlink={() => setUnlinked(link)}
          />
        ))}
        {open.map((provider) => (
          <li key={provider.id} className={classes.session}>
            <ProviderIcon name={provider.icon} size={24} />
            <div>
              <Text fw={600}>{provider.label}</Text>
              <Text size="sm" c="dimmed">
                Not linked
              </Text>
            </div>
            <Button
              variant="default"
              px="md"
              aria-label={`Link ${provider.label}`}
              onClick={() => setLinking(provider.id)}
            >
              Link
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {chosen && (
          <LinkDialog
            provider={chosen}
            username={username}
            onLeave={() => keepForm(LINK_FORM, { provider: chosen.id })}
            onClose={() => setLinking(null)}
          />
        )}
        {unlinked && <UnlinkDialog link={unlinked} username={username} onClose={() => setUnlinked(null)} />}
      </Suspense>
    </SettingsCard>
  );
}

interface LinkRowProps {
  link: LinkedAccount;
  /** Undefined if it is no longer configured. */
  provider: Provider | undefined;
  onUnlink: () => void;
}

function LinkRow({ link, provider, onUnlink }: LinkRowProps) {
  const [now] = useState(Date.now);
  const { label, accountName, createdAt, lastUsedAt } = link;
  return (
    <li className={classes.session}>
      <ProviderIcon name={provider?.icon ?? "key"} size={24} />
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {accountName && `${accountName}, `}
          linked on {dayOf(createdAt)}
          {lastUsedAt && `, last used ${timeAgo(lastUsedAt, now)}`}
          {!provider && ". You can't sign in with it here any more."}
        </Text>
      </div>
      <Button variant="default" px="md" aria-label={`Unlink ${label}`} onClick={onUnlink}>
        Unlink
      </Button>
    </li>
  );
}
