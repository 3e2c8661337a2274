import * as contract from "@prepfeed/contract/question-pictures";
import type { Serve } from "../../http/serve.ts";
import * as pictures from "./question-pictures.service.ts";

export function questionPicturesRoutes(serve: Serve, deps: pictures.PictureDeps) {
  serve(contract.uploadQuestionPicture, ({ body, viewerId }) =>
    pictures.uploadPicture(deps, viewerId, body as Uint8Array),
  );
}
