import { Switch } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { SettingsCard } from "./settings-card.tsx";
import { useSaveSetting } from "./use-save-setting.ts";

export function ExtraTimeCard({ profile }: { profile: OwnProfile }) {
  const { save, isSaving, pending } = useSaveSetting();
  return (
    <SettingsCard title="Mock tests">
      <Switch
        size="md"
        label="Extra time"
        description="A third more on every clock, for those who get it in the real exam. It counts from the next test you begin, and nobody else sees it."
        checked={pending?.extraTime ?? profile.extraTime ?? false}
        aria-disabled={isSaving}
        onChange={({ currentTarget: { checked } }) => {
          if (isSaving) return;
          save({ extraTime: checked }, checked ? "Mock tests give you extra time" : "Extra time is off");
        }}
      />
    </SettingsCard>
  );
}
