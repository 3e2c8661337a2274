import { Box, Skeleton } from "@mantine/core";
import { Today } from "@prepfeed/contract/limits";
import { useEffect, useState } from "react";
import { useForgetToday, useToday } from "../../api/learning/today.ts";
import { Page } from "../../components/layout/page.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { useSession } from "../../session/session.tsx";
import { Session } from "./session.tsx";
import { beginSession, itemOf, type SessionState } from "./session-state.ts";
import { Start } from "./start.tsx";
import { Summary } from "./summary.tsx";

export function TodayScreen() {
  const { user } = useSession();
  return (
    <Box maw={808} mx="auto">
      <Page title="Today">{user && <TodaysSession key={user.id} timeZone={user.timeZone} />}</Page>
    </Box>
  );
}

/** Before, during and after a session. */
function TodaysSession({ timeZone }: { timeZone: string }) {
  const [minutes, setMinutes] = useState<number>();
  const [session, setSession] = useState<{ state: SessionState; dueBefore: number }>();
  const query = useToday(minutes);
  const forget = useForgetToday();
  const today = calendarDay(new Date(), timeZone);
  const isOver = session !== undefined && !itemOf(session.state) && !session.state.leftOut;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session that ends
  useEffect(() => {
    if (isOver) void forget();
  }, [isOver]);

  if (session && !isOver)
    return (
      <Session
        state={session.state}
        today={today}
        onChange={(step) => setSession((now) => now && { ...now, state: step(now.state) })}
      />
    );
  if (session)
    return (
      <Summary
        state={session.state}
        today={today}
        dueBefore={session.dueBefore}
        onMore={() => setSession(undefined)}
      />
    );
  if (query.isPending)
    return <Skeleton height={260} radius="xl" aria-busy aria-label="Loading today's questions" />;
  if (query.isError)
    return (
      <ErrorState
        message="Today's questions could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { data } = query;
  return (
    <Start
      today={data}
      isChanging={query.isFetching}
      onMinutes={(asked) => setMinutes(Today.minutes.find((each) => each === asked))}
      onStart={() =>
        !query.isFetching && setSession({ state: beginSession(data.items), dueBefore: data.dueCount })
      }
    />
  );
}
