import { Box, Skeleton } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Today } from "@prepfeed/contract/foundation/limits";
import type { TodayReply } from "@prepfeed/contract/learning/learning";
import { useEffect, useEffectEvent, useState } from "react";
import { useForgetToday, useToday } from "../../api/learning/today.ts";
import { Page } from "../../components/layout/page.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { useSession } from "../../session/session.tsx";
import { Session } from "./session.tsx";
import { beginSession, itemOf, type SessionState } from "./session-state.ts";
import { Start } from "./start/start.tsx";
import { type Standing, standingOf } from "./summary/gains.ts";
import { Summary } from "./summary/summary.tsx";
import { useStanding } from "./summary/use-standing.ts";

interface Running {
  state: SessionState;
  before: Standing;
}

export function TodayScreen() {
  const { user } = useSession();
  return user && <TodayOf key={user.id} user={user} />;
}

/** One column for a session and its end, two for what is shown before. */
function TodayOf({ user }: { user: OwnProfile }) {
  const [running, setRunning] = useState<Running>();
  const [minutes, setMinutes] = useState<TodayReply["minutes"]>();
  // Loaded again when a session ends, so that the next one is ready.
  const query = useToday(minutes);
  return (
    <Box maw={running ? 808 : undefined} mx="auto">
      <Page title="Today">
        {running ? (
          <RunningSession user={user} running={running} onChange={setRunning} />
        ) : (
          <BeforeSession user={user} query={query} onMinutes={setMinutes} onStart={setRunning} />
        )}
      </Page>
    </Box>
  );
}

interface BeforeSessionProps {
  user: OwnProfile;
  query: ReturnType<typeof useToday>;
  onMinutes: (minutes: TodayReply["minutes"] | undefined) => void;
  onStart: (running: Running) => void;
}

function BeforeSession({ user, query, onMinutes, onStart }: BeforeSessionProps) {
  const { data, isPending, isError, isFetching, refetch } = query;
  const standing = useStanding(user);
  if (isPending)
    return <Skeleton height={260} radius="xl" aria-busy aria-label="Loading today's questions" />;
  if (isError)
    return (
      <ErrorState
        message="Today's questions could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <Start
      today={data}
      user={user}
      isChanging={isFetching}
      onMinutes={(asked) => onMinutes(Today.minutes.find((each) => each === asked))}
      onStart={() =>
        !isFetching &&
        onStart({ state: beginSession(data.items, data.doneCount), before: standingOf(standing) })
      }
    />
  );
}

interface RunningSessionProps {
  user: OwnProfile;
  running: Running;
  onChange: (step: (now: Running | undefined) => Running | undefined) => void;
}

function RunningSession({ user, running: { state, before }, onChange }: RunningSessionProps) {
  const forgetToday = useForgetToday();
  const today = calendarDay(new Date(), user.timeZone);
  const isOver = !itemOf(state) && !state.leftOut;
  const forget = useEffectEvent(() => void forgetToday());
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
  if (isOver)
    return (
      <Summary
        state={state}
        today={today}
        before={before}
        user={user}
        onMore={() => onChange(() => undefined)}
      />
    );
  return (
    <Session
      state={state}
      today={today}
      onChange={(step) => onChange((now) => now && { ...now, state: step(now.state) })}
    />
  );
}
