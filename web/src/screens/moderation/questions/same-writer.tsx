import { Anchor, Button, Group, Skeleton, Text } from "@mantine/core";
import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { OUTCOME_LABELS } from "@prepfeed/contract/questions/question-states";
import type { WrittenQuestion } from "@prepfeed/contract/questions/same-writer";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useSameWriter } from "../../../api/moderation/same-writer.ts";
import { closedWords } from "../../../components/question/outcome/closed-words.ts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { errorText } from "../../../http/api-error.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { Part } from "./part.tsx";
import classes from "./questions.module.css";

/** The other questions of a built-in writer. They are listed on request, because their keys are shown. */
export function SameWriter({ shown: { id, origin, sameWriter } }: { shown: QuestionCaseDetails }) {
  const [isAsked, setAsked] = useState(false);
  if (!origin?.writer || sameWriter === 0) return null;
  return (
    <Part id="same-writer" title={`Other questions of its writer (${sameWriter})`}>
      <Text mb="sm">
        A fault of {origin.writer} is in these, too. They are listed with their keys, so you earn nothing by
        them any more.
      </Text>
      {isAsked ? (
        <Written caseId={id} />
      ) : (
        <Button variant="default" onClick={() => setAsked(true)}>
          List them
        </Button>
      )}
    </Part>
  );
}

function Written({ caseId }: { caseId: string }) {
  const query = useSameWriter(caseId);
  if (query.isPending) return <Skeleton height={160} role="status" aria-label="Loading questions" />;
  if (query.isError && !query.data)
    return (
      <ErrorState
        message={errorText(query.error, "The questions could not be loaded.")}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <>
      <ul className={classes.objections} aria-label="Questions of the same writer">
        {query.data?.map((each) => (
          <WrittenItem key={each.id} written={each} />
        ))}
      </ul>
      <ShowMore pages={query} what="questions" />
    </>
  );
}

const PLACES: Record<WrittenQuestion["askedIn"], string> = {
  POST: "In a post",
  PAPER: "In a mock test",
  PRACTICE: "In one learner's practice",
};

function WrittenItem({ written }: { written: WrittenQuestion }) {
  const { questionText, answer, answers, askedIn, createdAt, seed, state, postId, dispute } = written;
  return (
    <li>
      <div>
        <RichText text={questionText} />
      </div>
      <div>
        <b>Right:</b> <RichText text={answer} />
      </div>
      <Text size="sm" c="dimmed" className={classes.words}>
        {PLACES[askedIn]}, {dayOf(createdAt)}. {counted(answers, "answer")}.
        {state && ` ${closedWords(state).title}.`}
        {seed && ` Seed ${seed}.`}
      </Text>
      {(postId || dispute) && (
        <Group gap="lg">
          {postId && (
            <Anchor component={Link} to={paths.post(postId)} className={classes.target}>
              Open the post
            </Anchor>
          )}
          {dispute && (
            <Anchor component={Link} to={paths.questionCase(dispute.id)} className={classes.target}>
              {dispute.outcome ? `Decided: ${OUTCOME_LABELS[dispute.outcome]}` : "Disputed"}
            </Anchor>
          )}
        </Group>
      )}
    </li>
  );
}
