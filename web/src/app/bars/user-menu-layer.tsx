import { Box, Menu, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Link } from "react-router";
import IconLogout from "~icons/tabler/logout";
import { ExternalTarget, type LayerProps } from "../../components/dialogs/use-layer.ts";
import { StatusDot } from "../../components/people/status-dot.tsx";
import { askSignOut } from "../../connected/device/ask-sign-out.ts";
import { CHOSEN_STATUSES, useChosenStatus } from "../../session/presence.ts";
import { useSession } from "../../session/session.tsx";
import { ownPlaces } from "./own-places.ts";

interface UserMenuLayerProps extends LayerProps {
  user: OwnProfile;
}

export function UserMenuLayer({ user, id, button, isOpen, onChange }: UserMenuLayerProps) {
  const { signOut } = useSession();
  const { status, choose } = useChosenStatus(user.id);
  return (
    <Menu id={id} opened={isOpen} onChange={onChange} position="bottom-end" width={220}>
      <Menu.Target>
        <ExternalTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Text px="sm" py={6} fw={600} truncate>
          {user.username}
        </Text>
        <Box component="fieldset" m={0} p={0} bd={0} aria-label="Status">
          {CHOSEN_STATUSES.map((choice) => (
            <Menu.RadioItem
              key={choice}
              value={choice}
              checked={choice === status}
              onChange={() => choose(choice)}
              closeMenuOnClick
            >
              <StatusDot status={choice} />
            </Menu.RadioItem>
          ))}
        </Box>
        <Menu.Divider />
        {ownPlaces(user).map(({ label, path, icon: Icon }) => (
          <Menu.Item key={path} component={Link} to={path} leftSection={<Icon size={18} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => askSignOut(user.id, () => void signOut())}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
