import { Menu } from "@mantine/core";
import IconBan from "~icons/tabler/ban";
import IconFlag from "~icons/tabler/flag";
import IconVolumeOff from "~icons/tabler/volume-off";
import { useBlock, useMutePerson, useMuteText } from "../../api/people/hiding.ts";
import { ExternalTarget, type LayerProps } from "../../components/dialogs/use-layer.ts";
import { MUTE_TIMES } from "../../wording/mute-times.ts";
import { askReport } from "../reporting/ask-report.ts";
import type { HideableProps } from "./hideable-props.ts";

export function PersonMenuLayer(props: LayerProps & HideableProps) {
  const { id, button, isOpen, onChange, person, topic, report } = props;
  const block = useBlock();
  const mutePerson = useMutePerson();
  const { mute } = useMuteText();
  return (
    <Menu
      id={id}
      opened={isOpen}
      onChange={onChange}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ExternalTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Mute @{person.username} in your feeds</Menu.Label>
        {MUTE_TIMES.map(({ label, hours }) => (
          <Menu.Item
            key={label}
            leftSection={<IconVolumeOff size={18} aria-hidden />}
            aria-label={`Mute ${person.username} ${label.toLowerCase()}`}
            onClick={() => mutePerson(person, hours)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {topic && (
          <Menu.Item
            leftSection={<IconVolumeOff size={18} aria-hidden />}
            onClick={() => mute({ kind: "TOPIC", text: topic }, null)}
          >
            Mute the topic {topic}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconBan size={18} aria-hidden />} onClick={() => block(person)}>
          Block @{person.username}
        </Menu.Item>
        <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={() => askReport(report)}>
          Report
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
