import { type MantineColorScheme, SegmentedControl, Switch, useMantineColorScheme } from "@mantine/core";
import { showClock, useIsClockShown } from "../../components/question/clock/clock-choice.ts";
import { SettingsCard } from "./settings-card.tsx";

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "Auto" },
];

export function AppearanceCard() {
  const isClockShown = useIsClockShown();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SettingsCard title="Colour scheme" lead="Auto follows your device. Remembered in this browser.">
      <SegmentedControl
        aria-label="Colour scheme"
        size="md"
        data={SCHEMES}
        value={colorScheme}
        onChange={(value) => {
          const chosen = SCHEMES.find((scheme) => scheme.value === value);
          if (chosen) setColorScheme(chosen.value);
        }}
      />
      <Switch
        size="md"
        mt="md"
        label="Show a clock on questions in the feed"
        checked={isClockShown}
        onChange={({ currentTarget }) => showClock(currentTarget.checked)}
      />
    </SettingsCard>
  );
}
