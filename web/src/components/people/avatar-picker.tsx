import { Avatar, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { PICTURE_TYPES, pictureMistake } from "../forms/picture-file.ts";
import { UserAvatar } from "./user-avatar.tsx";

interface AvatarPickerProps {
  username: string;
  /** What is shown now: an upload of earlier, or the preview of a chosen file. */
  picture: string | null;
  onPick: (file: File) => void;
  onRemove: () => void;
}

/** Shows the picture with the ways to choose another or none. */
export function AvatarPicker({ username, picture, onPick, onRemove }: AvatarPickerProps) {
  const [mistake, setMistake] = useState<string | null>(null);
  const resetInput = useRef<() => void>(null);
  const noteId = useId();

  function take(file: File | null) {
    if (!file) return;
    const found = pictureMistake(file);
    setMistake(found);
    if (!found) onPick(file);
    resetInput.current?.();
  }

  function remove() {
    setMistake(null);
    onRemove();
  }

  return (
    <Group gap="md" wrap="nowrap" align="center">
      {username || picture ? (
        <UserAvatar username={username} profilePicture={picture} size={72} />
      ) : (
        <Avatar size={72} radius="50%" alt="" />
      )}
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton onChange={take} accept={PICTURE_TYPES.join(",")} resetRef={resetInput}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconPhoto size={18} aria-hidden />}
                aria-describedby={noteId}
              >
                {picture ? "Change picture" : "Choose picture"}
              </Button>
            )}
          </FileButton>
          {picture && (
            <Button variant="subtle" color="red" px="sm" aria-label="Remove picture" onClick={remove}>
              Remove
            </Button>
          )}
        </Group>
        <Text id={noteId} size="sm" c={mistake ? "red" : "dimmed"} role={mistake ? "alert" : undefined}>
          {mistake ?? "JPEG, PNG or WebP, at most 2 MB"}
        </Text>
      </Stack>
    </Group>
  );
}
