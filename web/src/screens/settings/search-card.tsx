import { Switch } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { SettingsCard } from "./settings-card.tsx";
import { useSaveSetting } from "./use-save-setting.ts";

export function SearchCard({ profile }: { profile: OwnProfile }) {
  const { save, isSaving, pending } = useSaveSetting();
  const isHidden = pending?.hideFromSearch ?? profile.hideFromSearch;
  return (
    <SettingsCard title="People search">
      <Switch
        size="md"
        label="Let people find me"
        description="Off, neither the search nor suggestions name you. Your posts and your profile's link still work."
        checked={!isHidden}
        aria-disabled={isSaving}
        onChange={({ currentTarget: { checked } }) => {
          if (isSaving) return;
          save(
            { hideFromSearch: !checked },
            checked ? "People can find you" : "The search no longer finds you",
          );
        }}
      />
    </SettingsCard>
  );
}
