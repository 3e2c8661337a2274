import { ActionIcon } from "@mantine/core";
import IconDots from "~icons/tabler/dots";
import { layerIdOf, useLayer } from "../dialogs/use-layer.ts";
import type { ManageActions } from "./post-actions.ts";

const loadMenu = async () => (await import("./post-menu-layer.tsx")).PostMenuLayer;

/** The author's actions on a post; deleting asks first. */
export function PostMenu(actions: ManageActions) {
  const { Layer, layer, opener } = useLayer(loadMenu);
  return (
    <>
      <ActionIcon
        {...opener}
        variant="subtle"
        size={44}
        aria-label="Manage post"
        aria-haspopup="menu"
        aria-controls={layer?.isOpen ? layerIdOf(layer.id) : undefined}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      {Layer && layer && <Layer {...layer} {...actions} />}
    </>
  );
}
