import { Stack } from "@mantine/core";
import { useParams } from "react-router";
import { usePassport } from "../../api/posts/question-record.ts";
import { Page } from "../../components/layout/page.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { Disputes } from "./disputes.tsx";
import { Passport } from "./passport.tsx";
import { StatisticsCard } from "./statistics-card.tsx";
import { Versions } from "./versions.tsx";

/** Everything that is known about a question. */
export function QuestionScreen() {
  const { id = "" } = useParams();
  return (
    <Page title="About this question" narrow>
      <About key={id} questionId={id} />
    </Page>
  );
}

function About({ questionId }: { questionId: string }) {
  const { data, error, isFetching, refetch } = usePassport(questionId);
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        title="Question not found"
        description="It may have been deleted, or it was made for somebody else."
      />
    );
  if (error)
    return (
      <ErrorState
        message={errorText(error, "This question could not be loaded.")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <BubbleLoader />;
  return (
    <Stack gap="lg">
      <StatisticsCard questionId={questionId} />
      <Passport passport={data} />
      <Disputes questionId={questionId} />
      <Versions questionId={questionId} />
    </Stack>
  );
}
