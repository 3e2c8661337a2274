import { messages } from "@prepfeed/contract/foundation/messages";
import { createReport, listOwnReports, withdrawReport } from "@prepfeed/contract/moderation/reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { forgetCopies } from "../../device/copies.ts";
import { errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { readOwner } from "../../http/stored-session.ts";
import { toast } from "../../toast/toast.ts";
import { itemsOf, usePages } from "../pages.ts";
import { commentKeys, postKeys, userKeys } from "../query-keys.ts";

/** The user's own reports. */
const REPORTS_KEY = ["own-reports"] as const;

type Report = z.input<NonNullable<typeof createReport.body>>;

/** Reported content is removed from the page, because the server no longer shows it. */
export function useReport() {
  const reload = useReload();
  return useMutation({
    mutationFn: (body: Report) => call(createReport, { body }),
    onSuccess: reload,
  });
}

/** What is hidden or shown from now on may be on any list. */
function useReload() {
  const queries = useQueryClient();
  return () => {
    const owner = readOwner(localStorage);
    if (owner) forgetCopies(owner);
    for (const queryKey of [postKeys.all, commentKeys.all, userKeys.all, REPORTS_KEY])
      void queries.invalidateQueries({ queryKey });
  };
}

export function useWithdrawReport() {
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => call(withdrawReport, { params: { id } }),
    onSettled: reload,
    onError: (error) => toast.error(errorText(error, messages.failures.withdrawReport)),
  });
}

/** The user's reports that wait for a decision. */
export function useOwnReports() {
  return usePages({
    queryKey: REPORTS_KEY,
    load: (page, signal) => call(listOwnReports, { query: { page, size: 50 } }, { signal }),
    select: itemsOf,
  });
}
