import { Alert, Box, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router";
import { fetchAttempt, startAttempt } from "../../../api/mock-tests/attempts.ts";
import { Page } from "../../../components/layout/page.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { mockPaths } from "../addresses.ts";
import { SittingScreen } from "./sitting.tsx";

/** An attempt as the server has it; one that is running elsewhere is taken over only on request. */
export function SittingPage() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const [isTaking, setTaking] = useState(false);
  const query = useQuery({
    queryKey: ["mock-tests", "attempt", id],
    queryFn: () => fetchAttempt(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const attempt = query.data;
  if (query.isError)
    return (
      <Page title="Mock test">
        <ErrorState
          message={errorText(query.error, "The test could not be loaded.")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Page>
    );
  if (!attempt) return <BubbleLoader label="Loading the test" />;
  if (attempt.finishedAt) return <Navigate to={mockPaths.result(id)} replace />;
  if (attempt.isElsewhere) {
    const takeOver = async () => {
      setTaking(true);
      await startAttempt(attempt.testId, attempt.timed).catch(() => undefined);
      await query.refetch();
      setTaking(false);
    };
    return (
      <Box maw={728} mx="auto">
        <Page title={attempt.title}>
          <Alert color="yellow" title="This test goes on in another browser or on another device">
            Continue here, and the other one stops saving answers. Its clock goes on either way.
            <Box mt="md">
              <Button onClick={() => void takeOver()} loading={isTaking}>
                Continue here
              </Button>
            </Box>
          </Alert>
        </Page>
      </Box>
    );
  }
  return (
    <SittingScreen
      key={id}
      first={attempt}
      onEnd={() => void navigate(mockPaths.result(id), { replace: true })}
    />
  );
}
