import { endReminder, getReminder, type Reminder, setReminder } from "@prepfeed/contract/learning/reminders";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

const REMINDER_KEY = ["reminder"];

/** Null when there is none. */
export function useReminder() {
  return useQuery({
    queryKey: REMINDER_KEY,
    queryFn: async ({ signal }) => (await call(getReminder, {}, { signal })).reminder,
  });
}

export function useSaveReminder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (reminder: Reminder) => (await call(setReminder, { body: { reminder } })).reminder,
    onSuccess: (reminder) => queries.setQueryData(REMINDER_KEY, reminder),
  });
}

export function useEndReminder() {
  return useMutation({ mutationFn: (token: string) => call(endReminder, { body: { token } }) });
}
