import { Button, Group, NativeSelect, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useMemo } from "react";
import { shortDate } from "../../components/active-days/day-list.ts";
import {
  CHOSEN_UTC,
  DEFAULT_TIME_ZONE,
  deviceTimeZone,
  groupTimeZones,
  timeZoneLabel,
} from "../../session/time-zone-rule.ts";
import { SettingsCard } from "./settings-card.tsx";
import { useSaveSetting } from "./use-save-setting.ts";

export function TimeZoneCard({ profile }: { profile: OwnProfile }) {
  const { save, isSaving, pending } = useSaveSetting();
  const stored = pending?.timeZone ?? profile.nextTimeZone ?? profile.timeZone;
  const current = stored === DEFAULT_TIME_ZONE ? CHOSEN_UTC : stored;
  const device = deviceTimeZone();
  const groups = useMemo(() => groupTimeZones(Intl.supportedValuesOf("timeZone"), current), [current]);
  const choose = (timeZone: string) => save({ timeZone }, `Time zone set to ${timeZoneLabel(timeZone)}`);
  return (
    <SettingsCard title="Time zone" lead="Your days and streaks begin and end at midnight there.">
      <Group align="flex-end" gap="sm">
        <NativeSelect
          size="md"
          aria-label="Time zone"
          flex="1 1 240px"
          value={current}
          disabled={isSaving}
          data={groups}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        {device !== stored && device !== DEFAULT_TIME_ZONE && (
          <Button variant="light" disabled={isSaving} onClick={() => choose(device)}>
            Use {timeZoneLabel(device)}
          </Button>
        )}
      </Group>
      {profile.nextTimeZoneFrom && !pending && (
        <Text size="sm" c="dimmed" mt="sm">
          Takes effect at midnight in {timeZoneLabel(profile.timeZone)}, as{" "}
          {shortDate(profile.nextTimeZoneFrom)} begins there.
        </Text>
      )}
    </SettingsCard>
  );
}
