import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { SettingsCard } from "./settings-card.tsx";

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "auto", label: "Auto" },
];

export function AppearanceCard() {
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
    </SettingsCard>
  );
}
