import * as contract from "@prepfeed/contract/posts/question-pictures";
import type { Serve } from "../../http/serve.ts";
import type { KeepDeps } from "../kept-pictures/kept-pictures.service.ts";
import * as pictures from "./question-pictures.service.ts";

export function questionPicturesRoutes(serve: Serve, deps: KeepDeps) {
  serve(contract.uploadQuestionPicture, ({ body, viewerId }) =>
    pictures.uploadPicture(deps, viewerId, body as Uint8Array),
  );
}
