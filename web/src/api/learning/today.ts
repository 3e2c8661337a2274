import { Today } from "@prepfeed/contract/foundation/limits";
import {
  buryQuestion,
  getForecast,
  getToday,
  type TodayItem,
  type TodayReply,
  unburyQuestion,
} from "@prepfeed/contract/learning/learning";
import { reviewQuestion, submitQuizAnswer } from "@prepfeed/contract/learning/practice";
import type { AnswerResult } from "@prepfeed/contract/questions/questions";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { isSavingData } from "../../addresses/saving-data.ts";
import { changeReply } from "../../device/change-reply.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { countAnswer } from "../../session/session-stats.ts";
import { sendOrKeep } from "../waiting/send-or-keep.ts";
import { fromDashboard } from "./dashboard.ts";
import type { GivenAnswer } from "./practice.ts";

export const TODAY_KEY = ["today"];
const keys = { session: [...TODAY_KEY, "session"], forecast: [...TODAY_KEY, "forecast"] };

/** A session stays the same until a new one is requested. */
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

/** Lets the server decide the day ahead, so that the screen is there at once. If it fails, opening the screen does it. */
export async function prepareToday() {
  await call(getToday, { query: {} }).catch(() => undefined);
}

export function useForecast(days: number) {
  return useQuery({
    queryKey: [...keys.forecast, days],
    queryFn: ({ signal }) =>
      fromDashboard("forecast", () => call(getForecast, { query: { days } }, { signal })),
    staleTime: 0,
  });
}

/** The result of an answer in a session. */
export interface TodayOutcome
  extends Pick<
    AnswerResult,
    "selectedOption" | "isCorrect" | "correctAnswer" | "alsoRight" | "isDropped" | "explanation"
  > {
  /** Undefined for a review, which earns none. */
  pointsEarned?: number | undefined;
  unpaidReason?: AnswerResult["unpaidReason"];
  /** Only for a review: the day it is due again, or null. */
  comesBack?: string | null;
  setAside?: boolean;
}

/** An answer that is safe on this device: only the server can say whether it is right. */
export interface KeptAnswer {
  selectedOption: string;
  isKept: true;
}

/** A review is answered again, anything else for the first time. */
export function useAnswerToday() {
  const { user } = useSession();
  return async (
    { kind, question: { questionText, version = 1 } }: TodayItem,
    given: GivenAnswer,
  ): Promise<TodayOutcome | KeptAnswer> => {
    const { questionId, selectedOption } = given;
    const sent =
      kind === "review"
        ? await sendOrKeep(user?.id, kind, questionText, { version, body: given }, (input, options) =>
            call(reviewQuestion, input, options),
          )
        : await sendOrKeep(
            user?.id,
            "practice",
            questionText,
            { version, query: { ...given } },
            (input, options) => call(submitQuizAnswer, input, options),
          );
    if (user) leaveOutOfCopy(user.id, questionId);
    if (sent.isKept) return { selectedOption, isKept: true };
    const result: TodayOutcome & { alreadyAnswered?: boolean } = sent.reply;
    if (user && kind !== "review" && !result.alreadyAnswered)
      countAnswer(user.id, { isCorrect: result.isCorrect, pointsEarned: result.pointsEarned ?? 0 });
    return result;
  };
}

/** A session that is opened without a network must not ask for it again. */
function leaveOutOfCopy(owner: string, questionId: string) {
  for (const query of ["", ...Today.minutes.map((minutes) => `?minutes=${minutes}`)])
    changeReply(owner, `/api${getToday.path}${query}`, (reply) => {
      const { items, doneCount, ...rest } = reply as TodayReply;
      const left = items.filter(({ question }) => question.id !== questionId);
      return { ...rest, items: left, doneCount: doneCount + items.length - left.length };
    });
}

export const bury = (id: string) => call(buryQuestion, { params: { id } });
export const unbury = (id: string) => call(unburyQuestion, { params: { id } });

/** Once a visit, so that a session can begin without a network; not on a slow or costly one. */
export async function loadTodayAhead(): Promise<void> {
  if (!navigator.onLine || isSavingData() || isAhead) return;
  isAhead = true;
  const { items } = await call(getToday, { query: {} });
  for (const { question } of items) if (question.pictureUrl) await fetch(question.pictureUrl);
}
let isAhead = false;

/** What is due is loaded again, and the next session is another one. */
export function useForgetToday() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TODAY_KEY });
}
