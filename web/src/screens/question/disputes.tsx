import { Alert, Anchor, Card, List, Stack, Text, Title } from "@mantine/core";
import type { QuestionCase } from "@prepfeed/contract/questions/disputes";
import { OBJECTION_LABELS, OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useDisputes } from "../../api/posts/disputes.ts";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { errorText } from "../../http/api-error.ts";
import { counted } from "../../wording/counted.ts";
import { dayOf } from "../../wording/day-of.ts";
import { AuthorAnswer } from "./author-answer.tsx";
import { canAnswer, caseToJoin, keysSentence } from "./dispute-rules.ts";
import { ObjectionForm } from "./objection-form.tsx";

const HEADING = "disputes";

/** The disputes of a question: objections, outcomes, the author's answer, and the form to object. */
export function Disputes({ questionId }: { questionId: string }) {
  const { data, error, isFetching, refetch } = useDisputes(questionId);
  return (
    <Stack component="section" gap="md" aria-labelledby={HEADING}>
      <Title order={2} id={HEADING} tabIndex={-1}>
        Disputes
      </Title>
      {error ? (
        <ErrorState
          message={errorText(error, "The disputes could not be loaded.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        data.cases.map((each) => (
          <CaseCard
            key={each.id}
            shown={each}
            editablePostId={each.version === data.version ? data.editablePostId : null}
          />
        ))
      ) : (
        <BubbleLoader />
      )}
      {data?.cases.length === 0 && <Text c="dimmed">Nobody has objected to this question.</Text>}
      {data?.canObject && (
        <ObjectionForm
          headingId={HEADING}
          questionId={questionId}
          caseId={caseToJoin(data.cases, data.version)?.id}
        />
      )}
    </Stack>
  );
}

interface CaseCardProps {
  shown: QuestionCase;
  /** For the author, as long as the disputed version is the newest. */
  editablePostId: string | null;
}

/** An alarm opens a case without any objection. */
function objectorsText(objections: number, isOpen: boolean) {
  if (objections === 0) return "People answered in a way that a wrong key would explain";
  const people = objections === 1 ? "1 person" : `${objections} people`;
  if (!isOpen) return `${people} objected`;
  return `${people} ${objections === 1 ? "objects" : "object"}`;
}

function CaseCard({ shown, editablePostId }: CaseCardProps) {
  const {
    outcome,
    objections,
    createdAt,
    isChecked,
    mine,
    reason,
    reasons = [],
    defence,
    affected,
    keys,
  } = shown;
  const [now] = useState(Date.now);
  const isOpen = outcome === null;
  return (
    <Card component="article">
      <Text fw={600}>{outcome ? OUTCOME_LABELS[outcome] : isChecked ? "Being checked" : "Open"}</Text>
      <Text size="sm" c="dimmed">
        {objectorsText(objections, isOpen)}. Opened on {dayOf(createdAt)}
        {affected !== null && `. ${counted(affected, "result")} changed`}
      </Text>
      {reasons.length > 0 && (
        <List size="sm" mt="xs">
          {reasons.map((each) => (
            <List.Item key={each.reason}>
              {OBJECTION_LABELS[each.reason]}: {each.people}
            </List.Item>
          ))}
        </List>
      )}
      {defence && <Text mt="xs">The author says: {defence}</Text>}
      {keys && <Text mt="xs">{keysSentence(keys)}</Text>}
      {reason && <Text mt="xs">{reason}</Text>}
      {mine && <Alert mt="xs">You objected: {mine.text}</Alert>}
      {canAnswer(shown, now) && shown.authorUntil ? (
        <AuthorAnswer shown={shown} until={shown.authorUntil} now={now} />
      ) : (
        shown.isAuthor && isOpen && <Text mt="xs">A moderator decides now.</Text>
      )}
      {shown.isAuthor && outcome === "DROPPED" && editablePostId && (
        <Anchor component={Link} to={paths.editPost(editablePostId)} mt="xs" underline="always">
          Edit the question, so that it can be asked again
        </Anchor>
      )}
    </Card>
  );
}
