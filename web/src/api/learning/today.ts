import {
  buryQuestion,
  getForecast,
  getToday,
  type TodayItem,
  type TodayReply,
  unburyQuestion,
} from "@prepfeed/contract/learning";
import { reviewQuestion } from "@prepfeed/contract/practice";
import type { AnswerResult } from "@prepfeed/contract/questions";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { countAnswer } from "../../session/session-stats.ts";
import { type GivenAnswer, submitToQuiz } from "./practice.ts";

const keys = { all: ["today"], session: ["today", "session"], forecast: ["today", "forecast"] };

/** A session stays as it is until it is asked for anew. */
export function useToday(minutes: TodayReply["minutes"] | undefined) {
  return useQuery({
    queryKey: [...keys.session, minutes ?? null],
    queryFn: ({ signal }) =>
      call(getToday, { query: minutes === undefined ? {} : { minutes: `${minutes}` } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useForecast(days: number) {
  return useQuery({
    queryKey: [...keys.forecast, days],
    queryFn: ({ signal }) => call(getForecast, { query: { days } }, { signal }),
    staleTime: 0,
  });
}

/** What became of an answer in a session. */
export interface TodayOutcome
  extends Pick<AnswerResult, "selectedOption" | "isCorrect" | "correctAnswer" | "explanation"> {
  /** Undefined for a review, which earns none. */
  pointsEarned?: number | undefined;
  unpaidReason?: AnswerResult["unpaidReason"];
  /** Only of a review: the day it comes back, or null. */
  comesBack?: string | null;
  setAside?: boolean;
}

/** A review is answered again, anything else for the first time. */
export function useAnswerToday() {
  const { user } = useSession();
  return async (kind: TodayItem["kind"], given: GivenAnswer): Promise<TodayOutcome> => {
    if (kind === "review") return call(reviewQuestion, { body: given });
    const result = await submitToQuiz(given);
    if (user && !result.alreadyAnswered) countAnswer(user.id, result);
    return result;
  };
}

export const bury = (id: string) => call(buryQuestion, { params: { id } });
export const unbury = (id: string) => call(unburyQuestion, { params: { id } });

/** What is due is read anew, and the next session is another one. */
export function useForgetToday() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.all });
}
