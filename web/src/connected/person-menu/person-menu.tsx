import { ActionIcon } from "@mantine/core";
import IconDots from "~icons/tabler/dots";
import { layerIdOf, useLayer } from "../../components/dialogs/use-layer.ts";
import type { HideableProps } from "./hideable-props.ts";

const loadMenu = async () => (await import("./person-menu-layer.tsx")).PersonMenuLayer;

/** The actions on another person: mute, block, or report. */
export function PersonMenu(props: HideableProps) {
  const { Layer, layer, opener } = useLayer(loadMenu);
  return (
    <>
      <ActionIcon
        {...opener}
        variant="subtle"
        size={44}
        aria-label={`More about ${props.person.username}`}
        aria-haspopup="menu"
        aria-controls={layer?.isOpen ? layerIdOf(layer.id) : undefined}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {Layer && layer && <Layer {...layer} {...props} />}
    </>
  );
}
