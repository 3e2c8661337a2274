import { Picture } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { QuestionPicture } from "@prepfeed/contract/posts/question-pictures";
import { useEffect, useRef, useState } from "react";
import { useUploadQuestionPicture } from "../../../api/posts/question-pictures.ts";
import { NO_PICTURE, PICTURE_TYPES } from "../../../components/forms/picture-file.ts";
import { errorText } from "../../../http/api-error.ts";
import { sendablePicture } from "./sendable-picture.ts";

interface PictureUpload {
  onDone: (picture: QuestionPicture) => void;
  /** Called when an upload starts or ends. */
  onUploading: (change: 1 | -1) => void;
}

/** Uploads one chosen file at a time, and shows why it failed. */
export function usePictureUpload({ onDone, onUploading }: PictureUpload) {
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const upload = useUploadQuestionPicture();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(chosen: File) {
    setMistake(null);
    if (!PICTURE_TYPES.includes(chosen.type)) return setMistake(NO_PICTURE);
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setFile(chosen);
    onUploading(1);
    try {
      const picture = await sendablePicture(chosen).catch(() => null);
      if (!picture) return setMistake(NO_PICTURE);
      if (picture.size > Picture.maxBytes) return setMistake(messages.auth.pictureTooLarge);
      const kept = await upload.mutateAsync({ picture, signal });
      if (!signal.aborted) onDone(kept);
    } catch (cause) {
      if (!signal.aborted) setMistake(errorText(cause, "The picture could not be uploaded"));
    } finally {
      setFile(null);
      onUploading(-1);
    }
  }

  return {
    send,
    cancel: () => running.current?.abort(),
    /** The file that is being sent. */
    file,
    mistake,
    forgive: () => setMistake(null),
  };
}
