import { UnstyledButton } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { layerIdOf, useLayer } from "../../components/dialogs/use-layer.ts";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import classes from "./bars.module.css";

const loadMenu = async () => (await import("./user-menu-layer.tsx")).UserMenuLayer;

export function UserMenu({ user }: { user: OwnProfile }) {
  const { Layer, layer, opener } = useLayer(loadMenu);
  return (
    <>
      <UnstyledButton
        {...opener}
        className={classes.avatarButton}
        aria-label={`Account menu of ${user.username}`}
        aria-haspopup="menu"
        aria-controls={layer?.isOpen ? layerIdOf(layer.id) : undefined}
      >
        <UserAvatar username={user.username} profilePicture={user.profilePicture} size={36} />
      </UnstyledButton>
      {Layer && layer && <Layer {...layer} user={user} />}
    </>
  );
}
