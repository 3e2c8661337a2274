import { getCapabilities } from "@prepfeed/contract/ai";
import type { Difficulty, ExamType, Subject } from "@prepfeed/contract/catalogue";
import {
  generateDrafts,
  generateDraftsBySubject,
  generateDraftsFromText,
} from "@prepfeed/contract/generation";
import { WebTiming } from "@prepfeed/contract/limits";
import { createPost, createPosts, type Post } from "@prepfeed/contract/posts";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../http/call.ts";
import { type PostDraft, useAddPosts } from "../posts/posts.ts";

/** What questions are wanted on, and how many. */
export type DraftRequest = { count: number; difficulty: Difficulty } & (
  | { from: "subject"; subject: Subject; examType: ExamType }
  | { from: "topic"; topic: string }
  | { from: "text"; text: string }
);

export function askForDrafts({ from, ...request }: DraftRequest, signal: AbortSignal) {
  const options = { timeout: WebTiming.aiTimeout, signal };
  if ("text" in request) return call(generateDraftsFromText, { body: request }, options);
  if ("topic" in request) return call(generateDrafts, { body: request }, options);
  return call(generateDraftsBySubject, { body: request }, options);
}

export type Capabilities = z.infer<(typeof getCapabilities)["reply"]>;

export function useCapabilities() {
  return useQuery({
    queryKey: ["capabilities"],
    queryFn: ({ signal }) => call(getCapabilities, {}, { signal }),
  });
}

/** One post alone, or several at once: all of them or none. */
export function usePublishPosts() {
  const addPosts = useAddPosts();
  return useMutation({
    mutationFn: async (posts: PostDraft[]): Promise<Post[]> => {
      const [only] = posts;
      if (only && posts.length === 1) return [await call(createPost, { body: only })];
      return (await call(createPosts, { body: { posts } })).posts;
    },
    onSuccess: addPosts,
  });
}
