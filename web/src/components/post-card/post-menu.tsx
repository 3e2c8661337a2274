import { ActionIcon, Button, Group, Menu, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";

interface PostMenuProps {
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** What an author can do with a post; deleting asks first. */
export function PostMenu({ onEdit, onDelete }: PostMenuProps) {
  const [isAsking, asking] = useDisclosure(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label="Manage post">
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onEdit && (
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              Edit
            </Menu.Item>
          )}
          {onDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={asking.open}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isAsking} onClose={asking.close} title="Delete this post?">
        <Text>It leaves every feed and bookmark at once. Points that were earned on it stay.</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={asking.close}>
            Keep it
          </Button>
          <Button
            color="red"
            onClick={() => {
              asking.close();
              onDelete?.();
            }}
          >
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
