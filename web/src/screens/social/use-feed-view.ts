import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router";
import { useReloadFeed } from "../../api/posts/feed.ts";
import { withExam } from "../../components/filters/filter-address.ts";
import { forgetPlaces } from "../../components/post-list/use-kept-place.ts";
import { useGoalExam } from "../../session/goal-exam.ts";
import { StoredState, useStoredState } from "../../session/stored-state.ts";
import { type FeedView, readFeedView, writeFeedView } from "./feed-address.ts";

/** Whether a learner wants to see only what they can still answer. */
const unansweredOnly = new StoredState("prepfeed.unanswered", { parse: (value) => value === true }, false);

export type ShownFeed = ReturnType<typeof useFeedView>;

/** The state of the feed, and the functions that change it: each starts at the first page. */
export function useFeedView(userId: string) {
  const [parameters, setParameters] = useSearchParams();
  const reload = useReloadFeed();
  const unanswered = useStoredState(unansweredOnly, userId);
  const goal = useGoalExam();
  const address = readFeedView(parameters);
  const view = { ...address, filters: narrowed(address, goal.shown) };
  const refresh = () => {
    forgetPlaces();
    reload(view.tab, { ...view.filters, unanswered });
  };
  useLinkToHere(() => {
    refresh();
    window.scrollTo(0, 0);
  });

  /** Applied to the present address, because the rendered one may be older. */
  function show({ tab, filters }: Partial<FeedView>) {
    const now = readFeedView(new URLSearchParams(window.location.search));
    const next = { tab: tab ?? now.tab, filters: { ...now.filters, ...filters } };
    // Removing the exam filter also removes the user's own exam.
    const isLifted = filters !== undefined && "examType" in filters && !filters.examType;
    if (isLifted) goal.show(false);
    forgetPlaces();
    reload(next.tab, { ...narrowed(next, isLifted ? undefined : goal.shown), unanswered });
    setParameters(writeFeedView(next), { replace: true });
  }

  function showUnanswered(isOn: boolean) {
    forgetPlaces();
    reload(view.tab, { ...view.filters, unanswered: isOn });
    unansweredOnly.change(userId, () => isOn);
  }

  /** The learner's exam, unless the address names another. */
  const chip = goal.exam &&
    address.tab !== "following" &&
    !address.filters.examType && { exam: goal.exam, isOn: Boolean(goal.shown), onToggle: goal.show };
  return { ...view, unanswered, show, showUnanswered, refresh, chip };
}

/** A goal filters everybody's posts, but never those of followed people. */
const narrowed = ({ tab, filters }: FeedView, exam: ExamType | undefined) =>
  tab === "following" ? filters : withExam(filters, exam);

/** A user who follows a link to the feed while on it wants to see new posts. */
function useLinkToHere(onFollow: () => void) {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, search });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, search };
    // A link to the very same address replaces it; so does a filter, which changes it.
    const isSamePlace = type === NavigationType.Replace && before.search === search;
    if (type === NavigationType.Push || isSamePlace) onFollow();
  });
}
