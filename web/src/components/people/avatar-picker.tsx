import { Avatar, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { Picture } from "@prepfeed/contract/foundation/limits";
import { useId, useRef, useState } from "react";
import IconPhoto from "~icons/tabler/photo";
import { PICTURE_TYPES, pictureMistake } from "../forms/picture-file.ts";
import { UserAvatar } from "./user-avatar.tsx";

interface AvatarPickerProps {
  username: string;
  /** The present picture: an earlier upload, or the preview of a chosen file. */
  picture: string | null;
  onPick: (file: File) => void;
  onRemove: () => void;
}

/** Shows the picture with buttons to choose another or none. */
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
          {mistake ?? `JPEG, PNG or WebP, at most ${Picture.maxMegabytes} MB`}
        </Text>
      </Stack>
    </Group>
  );
}
