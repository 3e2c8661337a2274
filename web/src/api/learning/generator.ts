import { getCapabilities } from "@prepfeed/contract/ai/ai";
import {
  generateDrafts,
  generateDraftsBySubject,
  generateDraftsFromText,
} from "@prepfeed/contract/ai/generation";
import type { Difficulty, ExamType, Kind, Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { createPost, createPosts, type Post } from "@prepfeed/contract/posts/posts";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { type PostDraft, useAddPosts } from "../posts/posts.ts";
import { sendOrKeep } from "../waiting/send-or-keep.ts";

/** The topic and the number of questions to generate. */
export type DraftRequest = { count: number; difficulty: Difficulty; kinds?: readonly Kind[] } & (
  | { from: "subject"; subject: Subject; examType: ExamType }
  | { from: "topic"; topic: string; subject?: Subject; section?: Section; examType?: ExamType }
  | { from: "text"; text: string }
);

/** With their keys, for review. */
export async function askForDrafts(request: DraftRequest, signal: AbortSignal) {
  const reply = await ask(request, {}, signal);
  if ("practise" in reply) throw new ApiError(200, "invalid-reply", messages.web.invalidReply);
  return reply;
}

interface Practised {
  examType: ExamType;
  /** The labels of questions from a text. */
  subject: Subject | undefined;
}

/** The same as a quiz without keys. */
export async function askForPractice(
  request: DraftRequest,
  { examType, subject }: Practised,
  signal: AbortSignal,
) {
  const filed = request.from === "text" ? { examType, subject } : { examType };
  const reply = await ask(request, { ...filed, practise: true }, signal);
  if (!("practise" in reply)) throw new ApiError(200, "invalid-reply", messages.web.invalidReply);
  return reply;
}

function ask(
  { from, ...request }: DraftRequest,
  more: Partial<Practised> & { practise?: true },
  signal: AbortSignal,
) {
  const options = { timeout: WebTiming.aiTimeout, signal };
  if ("text" in request) return call(generateDraftsFromText, { body: { ...request, ...more } }, options);
  if ("topic" in request) return call(generateDrafts, { body: { ...request, ...more } }, options);
  return call(generateDraftsBySubject, { body: { ...more, ...request } }, options);
}

export type Capabilities = z.infer<(typeof getCapabilities)["reply"]>;

export function useCapabilities() {
  return useQuery({
    queryKey: ["capabilities"],
    queryFn: ({ signal }) => call(getCapabilities, {}, { signal }),
  });
}

/** One post, or several at once: all of them or none. Undefined if they wait on this device for a network. */
export function usePublishPosts() {
  const addPosts = useAddPosts();
  const { user } = useSession();
  return useMutation({
    mutationFn: async (posts: PostDraft[]): Promise<Post[] | undefined> => {
      const [only] = posts;
      if (only && posts.length === 1) {
        const sent = await sendOrKeep(user?.id, "post", only.title ?? "", { body: only }, (input, options) =>
          call(createPost, input, options),
        );
        return sent.isKept ? undefined : [sent.reply];
      }
      const about = posts.map(({ title }) => title).join(", ");
      const sent = await sendOrKeep(user?.id, "drafts", about, { body: { posts } }, (input, options) =>
        call(createPosts, input, options),
      );
      return sent.isKept ? undefined : sent.reply.posts;
    },
    onSuccess: (posts) => posts && addPosts(posts),
  });
}
