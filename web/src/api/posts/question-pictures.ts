import { WebTiming } from "@prepfeed/contract/limits";
import { uploadQuestionPicture } from "@prepfeed/contract/question-pictures";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

interface Upload {
  picture: Blob;
  signal: AbortSignal;
}

/** Two megabytes take their time on a slow line. */
export function useUploadQuestionPicture() {
  return useMutation({
    mutationFn: ({ picture, signal }: Upload) =>
      call(uploadQuestionPicture, { body: picture }, { timeout: WebTiming.aiTimeout, signal }),
  });
}
