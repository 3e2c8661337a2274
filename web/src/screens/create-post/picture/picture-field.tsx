import { Button, FileButton, Group, Loader, Stack, Text, Textarea } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { useId, useRef, useState } from "react";
import IconPhoto from "~icons/tabler/photo";
import { PICTURE_TYPES } from "../../../components/forms/picture-file.ts";
import { usePreview } from "../../../components/forms/use-preview.ts";
import type { PictureValues } from "../../../components/question-form/question-rules.ts";
import classes from "./picture-field.module.css";
import { usePictureUpload } from "./use-picture-upload.ts";

interface PictureFieldProps {
  picture: PictureValues | undefined;
  /** The mistake in its description. */
  mistake: string | undefined;
  onChange: (picture: PictureValues | undefined) => void;
  onLeave: () => void;
  onUploading: (change: 1 | -1) => void;
}

/** One picture with its description, or the button that adds one. */
export function PictureField(props: PictureFieldProps) {
  const { picture, onChange } = props;
  const [removed, setRemoved] = useState<PictureValues>();
  const upload = usePictureUpload({
    onDone: (uploaded) => {
      setRemoved(undefined);
      onChange({ ...uploaded, pictureDescription: "" });
    },
    onUploading: props.onUploading,
  });
  const preview = usePreview(upload.file);
  const noteId = useId();

  function remove() {
    upload.forgive();
    setRemoved(picture);
    onChange(undefined);
  }

  function bringBack() {
    onChange(removed);
    setRemoved(undefined);
  }

  return (
    <Stack gap="xs">
      {upload.file ? (
        <Uploading preview={preview} onCancel={upload.cancel} />
      ) : (
        <>
          {picture && <Shown key={picture.pictureUrl} picture={picture} />}
          <Group gap="xs">
            <PickButton noteId={noteId} onPick={(file) => void upload.send(file)}>
              {picture ? "Change picture" : "Add a picture"}
            </PickButton>
            {picture && (
              <Button variant="subtle" color="red" px="sm" aria-label="Remove picture" onClick={remove}>
                Remove
              </Button>
            )}
            {removed && !picture && (
              <Button variant="subtle" px="sm" onClick={bringBack}>
                Undo removing
              </Button>
            )}
          </Group>
        </>
      )}
      {upload.mistake ? (
        <Text id={noteId} size="sm" c="red" role="alert">
          {upload.mistake}
        </Text>
      ) : (
        !picture && (
          <Text id={noteId} size="sm" c="dimmed">
            Optional. JPEG, PNG or WebP; others see all of it, without its metadata.
          </Text>
        )
      )}
      {picture && !upload.file && (
        <Textarea
          label="Picture description"
          description={`What one must see to answer, for those who cannot see it. ${picture.pictureDescription.length} of ${Length.pictureDescriptionMax} characters`}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={Length.pictureDescriptionMax}
          value={picture.pictureDescription}
          error={props.mistake}
          onChange={({ currentTarget }) => onChange({ ...picture, pictureDescription: currentTarget.value })}
          onBlur={props.onLeave}
        />
      )}
    </Stack>
  );
}

function PickButton(props: { noteId: string; onPick: (file: File) => void; children: string }) {
  const resetInput = useRef<() => void>(null);
  return (
    <FileButton
      accept={PICTURE_TYPES.join(",")}
      resetRef={resetInput}
      onChange={(file) => {
        if (file) props.onPick(file);
        resetInput.current?.();
      }}
    >
      {(button) => (
        <Button
          {...button}
          variant="default"
          leftSection={<IconPhoto size={18} aria-hidden />}
          aria-describedby={props.noteId}
        >
          {props.children}
        </Button>
      )}
    </FileButton>
  );
}

function Uploading({ preview, onCancel }: { preview: string | null; onCancel: () => void }) {
  return (
    <>
      {preview && <img className={classes.picture} src={preview} alt="" data-uploading />}
      <Group gap="xs">
        <Loader size="sm" aria-hidden />
        <Text role="status">Uploading the picture…</Text>
        <Button variant="subtle" px="sm" aria-label="Cancel the upload" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </>
  );
}

/** A draft may be older than the lifetime of an upload. */
function Shown({ picture }: { picture: PictureValues }) {
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <Text c="red" role="alert">
        This picture is no longer there. Please add it again, or remove it.
      </Text>
    );
  const { pictureUrl, pictureWidth: width, pictureHeight: height, pictureDescription } = picture;
  return (
    <img
      className={classes.picture}
      style={{ width: `min(100%, ${width}px, ${width / height} * var(--tallest))` }}
      src={pictureUrl}
      width={width}
      height={height}
      alt={pictureDescription || "Without a description so far"}
      onError={() => setGone(true)}
    />
  );
}
