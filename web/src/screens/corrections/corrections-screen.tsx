import { Anchor, Card, Select, Skeleton, Stack, Text, Title } from "@mantine/core";
import { EXAM_TYPES, type ExamType, labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { Correction, CorrectionPage } from "@prepfeed/contract/questions/disputes";
import { OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useCorrections } from "../../api/posts/disputes.ts";
import { choices } from "../../components/forms/choices.ts";
import { Page } from "../../components/layout/page.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { counted } from "../../wording/counted.ts";
import { dayOf } from "../../wording/day-of.ts";

const EXAMS = choices(EXAM_TYPES);

/** Every question whose key was corrected or that was dropped, for everybody to see. */
export function CorrectionsScreen() {
  const [exam, setExam] = useState<ExamType | null>(null);
  const query = useCorrections(exam);
  const { totals, corrections = [] } = query.data ?? {};
  return (
    <Page title="Corrections" narrow>
      <Stack>
        <Text>Questions that were found to be wrong, and what was done about them.</Text>
        <Select
          label="Exam"
          placeholder="All exams"
          clearable
          data={EXAMS}
          value={exam}
          onChange={(value) => setExam(value as ExamType | null)}
        />
        {totals && <Totals totals={totals} />}
        {query.isPending && <Skeleton height={160} role="status" aria-label="Loading corrections" />}
        {query.isError && !query.data && (
          <ErrorState
            message="The corrections could not be loaded."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && corrections.length === 0 && (
          <EmptyState title="No corrections yet" description="Each corrected question is listed here." />
        )}
        {corrections.map((correction) => (
          <CorrectionCard key={correction.id} correction={correction} />
        ))}
        <ShowMore pages={query} what="corrections" />
      </Stack>
    </Page>
  );
}

const inHours = (hours: number) => (hours < 1 ? "less than 1 h" : `${hours} h`);

function Totals({ totals }: { totals: CorrectionPage["totals"] }) {
  const { corrected, questions, dropped, kept, open, medianHours, affected } = totals;
  const count = (value: number) => value.toLocaleString("en");
  return (
    <Text>
      <b>
        {count(corrected)} of {count(questions)} keys corrected
        {medianHours !== null && `, median ${inHours(medianHours)}`}.
      </b>{" "}
      {count(dropped)} dropped, {count(kept)} checked and kept, {count(open)} open.{" "}
      {counted(affected, "result")} changed.
    </Text>
  );
}

function CorrectionCard({ correction }: { correction: Correction }) {
  const { question, postId, outcome, decidedAt, hours, affected, decidedAs, examType } = correction;
  const by = decidedAs === "AUTHOR" ? "its author" : "a moderator";
  return (
    <Card component="article">
      <Title order={2} size="h4">
        {OUTCOME_LABELS[outcome]}
      </Title>
      <Text my="xs" style={{ overflowWrap: "anywhere" }}>
        {question || "A question that not everybody sees"}
      </Text>
      <Text size="sm" c="dimmed">
        {examType && `${labelOf(examType)}, `}
        {dayOf(decidedAt)} by {by}, after {inHours(hours)}.{" "}
        {affected === null ? "Results are being computed." : `${counted(affected, "result")} changed.`}
      </Text>
      {postId && (
        <Anchor component={Link} to={paths.post(postId)} size="sm" display="inline-block" py={11}>
          Open the post
        </Anchor>
      )}
    </Card>
  );
}
