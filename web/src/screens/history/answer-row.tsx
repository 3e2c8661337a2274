import { Badge, Card, UnstyledButton } from "@mantine/core";
import { subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import type { Response } from "@prepfeed/contract/learning/practice";
import { useId, useState } from "react";
import IconChevronDown from "~icons/tabler/chevron-down";
import { AnswerBubble } from "../../components/options/answer-bubble.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { comingDay } from "../../wording/coming-day.ts";
import { AnswerReview } from "./answer-review.tsx";
import classes from "./history.module.css";
import { timeOf } from "./time-of.ts";

/** One answer; pressing it shows key and explanation. */
export function AnswerRow({ response }: { response: Response }) {
  const [isOpen, setOpen] = useState(false);
  const [textId, reviewId] = [useId(), useId()];
  const { isCorrect, selectedOption, questionText, topic, submittedAt, comesBack, setAside } = response;
  return (
    <Card component="li" padding={0} className={classes.row}>
      <UnstyledButton
        className={classes.summary}
        aria-expanded={isOpen}
        aria-controls={isOpen ? reviewId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {/* Several letters and numbers do not fit; the review shows them. */}
        <AnswerBubble
          letter={selectedOption.length > 1 ? "" : selectedOption}
          state={isCorrect ? "right" : "wrong"}
        />
        <span className={classes.text}>
          <span id={textId} className={classes.question} data-open={isOpen || undefined}>
            <RichText text={questionText} />
          </span>
          <span className={classes.facts}>
            <Badge color={isCorrect ? "green" : "red"}>{isCorrect ? "Right" : "Wrong"}</Badge>
            {subjectLabels(response).map((label) => (
              <Badge key={label}>{label}</Badge>
            ))}
            {topic && <span>{topic}</span>}
            <time dateTime={submittedAt}>{timeOf(submittedAt)}</time>
            {setAside && <span>Set aside</span>}
            {comesBack && <span>Comes back {comingDay(comesBack, calendarDay(new Date()))}</span>}
          </span>
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} data-open={isOpen || undefined} />
      </UnstyledButton>
      {isOpen && (
        <div id={reviewId} className={classes.review}>
          <AnswerReview response={response} labelledBy={textId} />
        </div>
      )}
    </Card>
  );
}
