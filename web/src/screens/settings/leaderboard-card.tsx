import { Switch } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { SettingsCard } from "./settings-card.tsx";
import { useSaveSetting } from "./use-save-setting.ts";

export function LeaderboardCard({ profile }: { profile: OwnProfile }) {
  const { save, isSaving, pending } = useSaveSetting();
  const isHidden = pending?.hideFromLeaderboard ?? profile.hideFromLeaderboard;
  return (
    <SettingsCard title="Leaderboard">
      <Switch
        size="md"
        label="Show me on the leaderboard"
        description="Off, nobody finds you there. Your points and progress stay."
        checked={!isHidden}
        aria-disabled={isSaving}
        onChange={({ currentTarget: { checked } }) => {
          if (isSaving) return;
          save(
            { hideFromLeaderboard: !checked },
            checked ? "You are shown on the leaderboard" : "You are hidden from the leaderboard",
          );
        }}
      />
    </SettingsCard>
  );
}
