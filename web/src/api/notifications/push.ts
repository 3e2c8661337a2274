import { getPush, type PushChoices, type PushState, setPush } from "@prepfeed/contract/people/push";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  findEndpoint,
  findObstacle,
  type PushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from "../../device/push-subscription.ts";
import { call } from "../../http/call.ts";

const PUSH_KEY = ["push"];

interface OwnPush {
  publicKey: string;
  choices: PushChoices | null;
  obstacle: PushObstacle | undefined;
}

/** What is pushed to this browser; what the server knows of a subscription that the browser has lost does not count. */
async function ownPush({ publicKey, push }: PushState): Promise<OwnPush> {
  const [obstacle, endpoint] = await Promise.all([findObstacle(), findEndpoint()]);
  return { publicKey, obstacle, choices: push && push.endpoint === endpoint ? push : null };
}

export function usePush() {
  return useQuery({
    queryKey: PUSH_KEY,
    queryFn: async ({ signal }) => ownPush(await call(getPush, {}, { signal, isFresh: true })),
  });
}

/** Returns what is in the way, if something is. */
export function useSavePush() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ publicKey, choices }: { publicKey: string; choices: PushChoices }) => {
      const isAnything = choices.due || choices.replies || choices.exams;
      const keys = isAnything ? await subscribeBrowser(publicKey) : null;
      if (keys === "denied" || keys === "unsupported") return keys;
      const state = await call(setPush, { body: { push: keys && { ...keys, ...choices } } });
      if (!keys) await unsubscribeBrowser();
      queries.setQueryData(PUSH_KEY, await ownPush(state));
      return undefined;
    },
    onSettled: (obstacle) => obstacle && queries.invalidateQueries({ queryKey: PUSH_KEY }),
  });
}
