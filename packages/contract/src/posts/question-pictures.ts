import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { messages } from "../foundation/messages.ts";

/** A picture that its uploader may use in a question; one that no question shows for a day is deleted. */
export const questionPicture = z.object({
  pictureUrl: z.string(),
  pictureWidth: z.number().int(),
  pictureHeight: z.number().int(),
});
export type QuestionPicture = z.infer<typeof questionPicture>;

export const uploadQuestionPicture = endpoint({
  method: "POST",
  path: "/social/question-pictures",
  access: "signed-in",
  confirmedEmail: true,
  loginMessage: messages.posts.loginToCreate,
  rateLimit: "questionPictures",
  summary: "Upload a picture for a question: JPEG, PNG or WebP, kept with its longer side at most 1,600",
  body: z.custom<Uint8Array | Blob>((body) => body instanceof Uint8Array || body instanceof Blob),
  bodyType: "image",
  reply: questionPicture,
  status: 201,
});
