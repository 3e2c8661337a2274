import { Menu, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/profile";
import {
  IconBook2,
  IconBookmark,
  IconCalendarCheck,
  IconHistory,
  IconLogout,
  IconSettings,
  IconTrophy,
  IconUser,
} from "@tabler/icons-react";
import { Link } from "react-router";
import { ExternalTarget, type LayerProps } from "../../components/dialogs/use-layer.ts";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";

interface UserMenuLayerProps extends LayerProps {
  user: OwnProfile;
}

export function UserMenuLayer({ user, id, button, isOpen, onChange }: UserMenuLayerProps) {
  const { signOut } = useSession();
  return (
    <Menu id={id} opened={isOpen} onChange={onChange} position="bottom-end" width={220}>
      <Menu.Target>
        <ExternalTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Text px="sm" py={6} fw={600} truncate>
          {user.username}
        </Text>
        <Menu.Item component={Link} to={paths.profile} leftSection={<IconUser size={18} aria-hidden />}>
          Profile
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.today}
          leftSection={<IconCalendarCheck size={18} aria-hidden />}
        >
          Today
        </Menu.Item>
        <Menu.Item component={Link} to={paths.topics} leftSection={<IconBook2 size={18} aria-hidden />}>
          Topics
        </Menu.Item>
        <Menu.Item component={Link} to={paths.leaderboard} leftSection={<IconTrophy size={18} aria-hidden />}>
          Leaderboard
        </Menu.Item>
        <Menu.Item component={Link} to={paths.history} leftSection={<IconHistory size={18} aria-hidden />}>
          Your answers
        </Menu.Item>
        <Menu.Item component={Link} to={paths.bookmarks} leftSection={<IconBookmark size={18} aria-hidden />}>
          Bookmarks
        </Menu.Item>
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={18} aria-hidden />}>
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void signOut()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
