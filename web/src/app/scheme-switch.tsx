import {
  ActionIcon,
  type MantineBreakpoint,
  type MantineColorScheme,
  Menu,
  useMantineColorScheme,
} from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";

const SCHEMES = [
  { value: "light", label: "Light", icon: IconSun },
  { value: "dark", label: "Dark", icon: IconMoon },
  { value: "auto", label: "Auto", icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; label: string; icon: unknown }[];

interface SchemeSwitchProps {
  visibleFrom?: MantineBreakpoint;
  hiddenFrom?: MantineBreakpoint;
}

/** Light, dark, or as the device says; remembered in this browser. */
export function SchemeSwitch({ visibleFrom, hiddenFrom }: SchemeSwitchProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[2];
  function choose(value: string) {
    const scheme = SCHEMES.find((known) => known.value === value);
    if (scheme) setColorScheme(scheme.value);
  }
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          visibleFrom={visibleFrom}
          hiddenFrom={hiddenFrom}
          aria-label={`Colour scheme: ${chosen.label}`}
        >
          <chosen.icon size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {SCHEMES.map(({ value, label, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon size={18} aria-hidden />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
