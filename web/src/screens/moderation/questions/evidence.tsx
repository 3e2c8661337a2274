import { Anchor, Group, Text } from "@mantine/core";
import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { OBJECTION_LABELS } from "@prepfeed/contract/questions/question-states";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { keyed } from "../../../components/plain/keyed.ts";
import { counted } from "../../../wording/counted.ts";
import { dayOf } from "../../../wording/day-of.ts";
import { Part } from "./part.tsx";
import classes from "./questions.module.css";

interface EvidenceProps {
  shown: QuestionCaseDetails;
}

/** The objections, the greatest weight first. */
export function Objections({ shown: { objectionList, objections, reasons = [] } }: EvidenceProps) {
  return (
    <Part id="objections" title={`Objections (${objections})`}>
      {objectionList.length === 0 ? (
        <Text c="dimmed">Nobody has objected. The statistics of the answers raised an alarm.</Text>
      ) : (
        <>
          <Text mb="sm">
            {reasons.map(({ reason, people }) => `${OBJECTION_LABELS[reason]}: ${people}`).join(". ")}
          </Text>
          <ul className={classes.objections}>
            {keyed(objectionList, ({ createdAt }) => createdAt).map(({ key, item }) => (
              <li key={key}>
                <Text fw={600}>
                  {OBJECTION_LABELS[item.reason]}
                  {item.answer !== null && `. Right would be: ${item.answer}`}
                </Text>
                <Text className={classes.words}>{item.text}</Text>
                <Text size="sm" c="dimmed">
                  Weight {Math.round(item.weight * 100) / 100}, {dayOf(item.createdAt)}
                </Text>
              </li>
            ))}
          </ul>
          {objectionList.length < objections && (
            <Text size="sm" c="dimmed" mt="sm">
              The {objectionList.length} heaviest are shown.
            </Text>
          )}
        </>
      )}
    </Part>
  );
}

/** How many people gave each answer as their first. */
export function Shares({ shown: { shares, correctAnswer, alsoRight } }: EvidenceProps) {
  const total = shares.reduce((sum, { people }) => sum + people, 0);
  return (
    <Part id="shares" title="How people answered">
      {total === 0 ? (
        <Text c="dimmed">No answer counts yet.</Text>
      ) : (
        <table className={classes.shares}>
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <th scope="col">First answers</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ answer, people }) => (
              <tr key={answer}>
                <td>
                  {answer}
                  {answer === correctAnswer ? " (key)" : alsoRight.includes(answer) && " (also right)"}
                </td>
                <td>
                  {people} ({Math.round((100 * people) / total)}%)
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

/** Where the question comes from and which papers contain it. */
export function Facts({ shown }: EvidenceProps) {
  const { openedBy, createdAt, weight, escalatedAt, authorUntil, papers, origin, sameWriter } = shown;
  return (
    <Part id="facts" title="About the case">
      <dl className={classes.facts}>
        <Fact name="Opened">
          {openedBy === "ALARM" ? "By the statistics" : "By an objection"}, {dayOf(createdAt)}
        </Fact>
        <Fact name="Weight">{weight}</Fact>
        {escalatedAt && <Fact name="With moderators">Since {dayOf(escalatedAt)}</Fact>}
        {authorUntil && <Fact name="With its author">Until {dayOf(authorUntil)}</Fact>}
        <Fact name="Asked in">{counted(papers, "mock test")}</Fact>
        {origin ? (
          <>
            <Fact name="Engine">{origin.engine}</Fact>
            {origin.writer && (
              <Fact name="Writer">
                {origin.writer}, {counted(sameWriter, "other question")}
              </Fact>
            )}
            {origin.seed && <Fact name="Seed">{origin.seed}</Fact>}
          </>
        ) : (
          <Fact name="Written by">A person</Fact>
        )}
      </dl>
      <Group mt="sm" gap="lg">
        {shown.postId && (
          <Anchor component={Link} to={paths.post(shown.postId)} className={classes.target}>
            Open the post
          </Anchor>
        )}
        <Anchor component={Link} to={paths.question(shown.questionId)} className={classes.target}>
          About this question
        </Anchor>
      </Group>
    </Part>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
