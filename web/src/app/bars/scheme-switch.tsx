import {
  ActionIcon,
  type MantineBreakpoint,
  type MantineColorScheme,
  useMantineColorScheme,
} from "@mantine/core";
import IconDeviceDesktop from "~icons/tabler/device-desktop";
import IconMoon from "~icons/tabler/moon";
import IconSun from "~icons/tabler/sun";

const SCHEMES = {
  light: { label: "Light", icon: IconSun, next: "dark" },
  dark: { label: "Dark", icon: IconMoon, next: "auto" },
  auto: { label: "Auto", icon: IconDeviceDesktop, next: "light" },
} as const satisfies Record<MantineColorScheme, { label: string; icon: unknown; next: MantineColorScheme }>;

interface SchemeSwitchProps {
  visibleFrom?: MantineBreakpoint;
  hiddenFrom?: MantineBreakpoint;
}

/** Light, dark, or as the device is set; stored in this browser. */
export function SchemeSwitch({ visibleFrom, hiddenFrom }: SchemeSwitchProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { label, icon: Icon, next } = SCHEMES[colorScheme];
  const title = `Colour scheme: ${label}. Switch to ${SCHEMES[next].label}`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      visibleFrom={visibleFrom}
      hiddenFrom={hiddenFrom}
      aria-label={title}
      title={title}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
