import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { layerIdOf, useLayer } from "../dialogs/use-layer.ts";
import type { PostActions } from "./post-actions.ts";

const loadMenu = async () => (await import("./post-menu-layer.tsx")).PostMenuLayer;

/** What an author can do with a post; deleting asks first. */
export function PostMenu({ onEdit, onDelete }: Pick<PostActions, "onEdit" | "onDelete">) {
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
      {Layer && layer && <Layer {...layer} onEdit={onEdit} onDelete={onDelete} />}
    </>
  );
}
