import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { uploadQuestionPicture } from "@prepfeed/contract/posts/question-pictures";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

interface Upload {
  picture: Blob;
  signal: AbortSignal;
}

/** Two megabytes take a while on a slow connection. */
export function useUploadQuestionPicture() {
  return useMutation({
    mutationFn: ({ picture, signal }: Upload) =>
      call(uploadQuestionPicture, { body: picture }, { timeout: WebTiming.aiTimeout, signal }),
  });
}
