import {
  addCaseNote,
  assignCase,
  decideCase,
  getCase,
  getModerationFigures,
  listCases,
  type ModerationCase,
  removeSpam,
  undoDecision,
} from "@prepfeed/contract/moderation/cases";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "../../http/call.ts";
import { itemsOf, totalOf, usePages } from "../pages.ts";
import { type CaseFilter, moderationKeys } from "../query-keys.ts";

export function useFigures() {
  return useQuery({ queryKey: moderationKeys.figures, queryFn: () => call(getModerationFigures) });
}

export function useCases(status: ModerationCase["status"], filter: CaseFilter) {
  return usePages({
    queryKey: moderationKeys.cases(status, filter),
    load: (page, signal) =>
      call(listCases, { query: { status, ...filter, page: `${page}`, size: "20" } }, { signal }),
    select: (list) => ({ total: totalOf(list), cases: itemsOf(list) }),
  });
}

/** The audit log records each look at a private case, so it is not repeated when the window gets the focus. */
export function useCase(id: string) {
  return useQuery({
    queryKey: moderationKeys.one(id),
    queryFn: () => call(getCase, { params: { id } }),
    refetchOnWindowFocus: false,
  });
}

type Decision = z.input<NonNullable<typeof decideCase.body>>;

/** After every action on a case, or a refusal, the queue is loaded again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void queries.invalidateQueries({ queryKey: moderationKeys.all }),
  });
}

export const useDecide = () =>
  useChange(({ id, ...body }: Decision & { id: string }) => call(decideCase, { params: { id }, body }));

/** A case and its version when the viewer read it; of a case about a question, its revision. */
export interface ReadCase {
  id: string;
  version: number;
}

export const useUndo = () =>
  useChange(({ id, version }: ReadCase) => call(undoDecision, { params: { id }, body: { version } }));

export const useAssign = () =>
  useChange(({ id, version, isMine }: ReadCase & { isMine: boolean }) =>
    call(assignCase, { params: { id }, body: { version, isMine } }),
  );

export const useAddNote = () =>
  useChange(({ id, text }: { id: string; text: string }) =>
    call(addCaseNote, { params: { id }, body: { text } }),
  );

export const useRemoveSpam = () => useChange((ids: string[]) => call(removeSpam, { body: { ids } }));
