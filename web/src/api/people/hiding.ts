import { messages } from "@prepfeed/contract/foundation/messages";
import {
  blockPerson,
  listBlocks,
  listMutes,
  type MutedText,
  mutePerson,
  muteText,
  unblockPerson,
  unmutePerson,
  unmuteText,
} from "@prepfeed/contract/people/hiding";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetCopies } from "../../device/copies.ts";
import { errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { readOwner } from "../../http/stored-session.ts";
import { toast } from "../../toast/toast.ts";
import { usePages, withoutRepeats } from "../pages.ts";
import { hidingKeys } from "../query-keys.ts";

interface Person {
  id: string;
  username: string;
}

export type MuteHours = 24 | 168 | 720 | null;

/** People who are hidden or shown again may be on any list, so everything visible is loaded again. */
function useHide<Of>(act: (of: Of) => Promise<unknown>, failure: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      const owner = readOwner(localStorage);
      if (owner) forgetCopies(owner);
      void queries.invalidateQueries();
    },
    onError: (error) => toast.error(errorText(error, failure)),
  });
}

export function useBlock() {
  const { mutate: unblock } = useUnblock();
  const block = useHide(({ id }: Person) => call(blockPerson, { params: { id } }), messages.failures.block);
  return (person: Person) =>
    block.mutate(person, {
      onSuccess: () =>
        toast.undoable(`You and @${person.username} no longer see each other`, () => unblock(person)),
    });
}

export const useUnblock = () =>
  useHide(({ id }: Person) => call(unblockPerson, { params: { id } }), messages.failures.unblock);

export function useMutePerson() {
  const { mutate: unmute } = useUnmutePerson();
  const mute = useHide(
    ({ id, hours }: Person & { hours: MuteHours }) => call(mutePerson, { params: { id }, body: { hours } }),
    messages.failures.mute,
  );
  return (person: Person, hours: MuteHours) =>
    mute.mutate(
      { ...person, hours },
      {
        onSuccess: () =>
          toast.undoable(`Posts of @${person.username} are left out of your feeds`, () => unmute(person)),
      },
    );
}

export const useUnmutePerson = () =>
  useHide(({ id }: Person) => call(unmutePerson, { params: { id } }), messages.failures.unmute);

type WhichText = Pick<MutedText, "kind" | "text">;

export function useMuteText() {
  const { mutate: unmute } = useUnmuteText();
  const mute = useHide(
    (muted: WhichText & { hours: MuteHours }) => call(muteText, { body: muted }),
    messages.failures.mute,
  );
  return {
    isBusy: mute.isPending,
    mute: (which: WhichText, hours: MuteHours, onDone?: () => void) =>
      mute.mutate(
        { ...which, hours },
        {
          onSuccess: () => {
            toast.undoable(`Posts with “${which.text}” are left out of your feeds`, () => unmute(which));
            onDone?.();
          },
        },
      ),
  };
}

export const useUnmuteText = () =>
  useHide((which: WhichText) => call(unmuteText, { query: which }), messages.failures.unmute);

export function useBlocks(enabled = true) {
  return usePages({
    queryKey: hidingKeys.blocks,
    load: (page, signal) => call(listBlocks, { query: { page, size: 50 } }, { signal }),
    select: ({ pages }) =>
      withoutRepeats(
        pages.flatMap(({ content }) => content),
        ({ person }) => person.id,
      ),
    enabled,
  });
}

export function useMutes() {
  return usePages({
    queryKey: hidingKeys.mutes,
    load: (page, signal) => call(listMutes, { query: { page, size: 50 } }, { signal }),
    select: ({ pages }) => ({
      people: withoutRepeats(
        pages.flatMap(({ content }) => content),
        ({ person }) => person.id,
      ),
      texts: pages[0]?.texts ?? [],
    }),
  });
}
