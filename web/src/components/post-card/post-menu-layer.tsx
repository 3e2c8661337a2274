import { Button, Group, Menu, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconChartBar from "~icons/tabler/chart-bar";
import IconPencil from "~icons/tabler/pencil";
import IconTrash from "~icons/tabler/trash";
import { ExternalTarget, type LayerProps } from "../dialogs/use-layer.ts";
import type { ManageActions } from "./post-actions.ts";

export function PostMenuLayer(props: LayerProps & ManageActions) {
  const { id, button, isOpen, onChange, onInsight, onEdit, onDelete } = props;
  const [isAsking, asking] = useDisclosure(false);
  return (
    <>
      <Menu id={id} opened={isOpen} onChange={onChange} position="bottom-end">
        <Menu.Target>
          <ExternalTarget element={button} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconChartBar size={18} aria-hidden />} onClick={onInsight}>
            Insight
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            Edit
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={asking.open}>
            Delete
          </Menu.Item>
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
              onDelete();
            }}
          >
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
