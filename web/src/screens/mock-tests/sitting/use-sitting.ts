import type { Attempt } from "@prepfeed/contract/mock-attempts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import {
  fetchAttempt,
  type Save,
  sendSave,
  startAttempt,
  submitAttempt,
} from "../../../api/mock-tests/attempts.ts";
import { ApiError } from "../../../http/api-error.ts";
import { serverClock } from "../server-clock.ts";
import { type Delivery, Outbox } from "./outbox.ts";
import { changed, type Given, openSection, questionsOf, type Sheet, sheetOf } from "./sheet.ts";

const RETRY_MS = 3_000;
/** What arrives so long after the end still counts; a bit less, because it has to travel. */
const LAST_CHANCE_MS = 25_000;

export type Connection = "saved" | "saving" | "waiting";

export interface Sitting {
  attempt: Attempt;
  sheet: Sheet;
  currentId: string;
  connection: Connection;
  /** Why nothing more can be answered here. */
  stopped: "other device" | "ending" | null;
  now: () => number;
  /** The section that runs, or -1 where all are open. */
  section: number;
  go: (id: string) => void;
  give: (change: Partial<Given>) => void;
  takeBack: () => Promise<void>;
  submit: () => Promise<void>;
  /** The time of the section or the paper is up. */
  timeUp: () => Promise<void>;
}

/** The whole state of sitting a paper; `onEnd` is called once the attempt is over. */
export function useSitting(first: Attempt, onEnd: () => void): Sitting {
  const [attempt, setAttempt] = useState(first);
  const [clock] = useState(() => serverClock(first.serverTime));
  const [stopped, setStopped] = useState<Sitting["stopped"]>(null);
  const [connection, setConnection] = useState<Connection>("saved");
  const leaves = useRef(0);
  const ended = useEffectEvent(onEnd);

  const deliver = useEffectEvent(async (questionId: string, save: Save): Promise<Delivery> => {
    // Until it is taken back, nothing goes from here.
    if (stopped === "other device") return "again";
    try {
      const reply = await sendSave(attempt.id, questionId, save);
      clock.sync(reply.serverTime);
      return "kept";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "other-device") {
        setStopped("other device");
        return "again";
      }
      if (error.status === 409 || error.status === 404 || error.status === 400) return "refused";
      return "again";
    }
  });
  const [outbox] = useState<Outbox>(
    () =>
      new Outbox({
        deliver: (questionId, save) => deliver(questionId, save),
        storage: localStorage,
        key: `prepfeed.mock-test.${first.id}`,
        onChange: () => setConnection(box().size === 0 ? "saved" : box().isWaiting ? "waiting" : "saving"),
        wait: () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
      }),
  );
  const box = () => outbox;
  const [sheet, setSheet] = useState<Sheet>(() => sheetOf(first, outbox.unsent));
  const latest = useRef(sheet);
  const section = openSection(attempt, clock.now());
  const [currentId, setCurrentId] = useState(() => firstOf(first, Math.max(0, section)));
  const since = useRef(performance.now());

  const put = useEffectEvent((id: string, given: Given) => {
    latest.current = { ...latest.current, [id]: given };
    setSheet(latest.current);
    outbox.put(id, { ...given, leaves: leaves.current });
  });

  /** Seconds at the question that is shown, since they were last counted. */
  const seconds = () => {
    const spent = (performance.now() - since.current) / 1000;
    since.current = performance.now();
    return Math.round(spent * 10) / 10;
  };
  const give = (change: Partial<Given>) => {
    if (stopped) return;
    const timeSpent = (latest.current[currentId]?.timeSpent ?? 0) + seconds();
    put(currentId, changed(latest.current, currentId, { timeSpent, ...change }));
  };
  const go = (id: string) => {
    if (id === currentId || stopped) return;
    give({});
    setCurrentId(id);
  };

  // A question counts as visited as soon as it is seen.
  const visit = useEffectEvent((id: string) => {
    since.current = performance.now();
    if (id !== "" && !latest.current[id]) put(id, changed(latest.current, id, {}));
  });
  useEffect(() => visit(currentId), [currentId]);

  useLeaves(leaves);
  useEffect(() => {
    void outbox.run();
    const wake = () => void outbox.run();
    window.addEventListener("online", wake);
    return () => {
      window.removeEventListener("online", wake);
      outbox.stop();
    };
  }, [outbox]);

  const end = async (send: () => Promise<unknown>) => {
    setStopped("ending");
    await outbox.emptied(LAST_CHANCE_MS);
    for (;;) {
      try {
        await send();
        break;
      } catch (error) {
        if (error instanceof ApiError && error.code === "other-device") return setStopped("other device");
        if (error instanceof ApiError && error.status !== 0 && error.status < 500) break;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    outbox.clear();
    ended();
  };

  const reload = async () => {
    const fresh = await fetchAttempt(attempt.id);
    clock.sync(fresh.serverTime);
    if (fresh.finishedAt) return ended();
    setAttempt(fresh);
    latest.current = { ...sheetOf(fresh, outbox.unsent), ...latest.current };
    setSheet(latest.current);
    setCurrentId(firstOf(fresh, openSection(fresh, clock.now())));
  };

  return {
    attempt,
    sheet,
    currentId,
    connection,
    stopped,
    now: useMemo(() => () => clock.now(), [clock]),
    section,
    go,
    give,
    takeBack: async () => {
      const fresh = await startAttempt(attempt.testId, attempt.timed);
      clock.sync(fresh.serverTime);
      setAttempt(fresh);
      latest.current = sheetOf(fresh, outbox.unsent);
      setSheet(latest.current);
      setStopped(null);
    },
    submit: () => {
      give({});
      return end(() => submitAttempt(attempt.id));
    },
    timeUp: async () => {
      give({});
      const isLast = section < 0 || section === attempt.sections.length - 1;
      if (isLast) return end(() => submitAttempt(attempt.id));
      try {
        await reload();
      } catch {
        // The next tick tries again.
      }
    },
  };
}

const firstOf = (attempt: Attempt, section: number) =>
  attempt.sections[Math.max(0, section)]?.questions[0]?.id ?? questionsOf(attempt)[0]?.id ?? "";

/** Leaving the tab is counted, and shown afterwards. */
function useLeaves(leaves: React.RefObject<number>) {
  useEffect(() => {
    const count = () => {
      if (document.visibilityState === "hidden") leaves.current++;
    };
    document.addEventListener("visibilitychange", count);
    return () => document.removeEventListener("visibilitychange", count);
  }, [leaves]);
}
