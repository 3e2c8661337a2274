import { createReport } from "@prepfeed/contract/moderation/reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { forgetCopies } from "../../device/copies.ts";
import { call } from "../../http/call.ts";
import { readOwner } from "../../http/stored-session.ts";
import { commentKeys, postKeys, userKeys } from "../query-keys.ts";

type Report = z.input<NonNullable<typeof createReport.body>>;

/** Reported content is removed from the page, because the server no longer shows it. */
export function useReport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Report) => call(createReport, { body }),
    onSuccess: () => {
      const owner = readOwner(localStorage);
      if (owner) forgetCopies(owner);
      for (const queryKey of [postKeys.all, commentKeys.all, userKeys.all])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
