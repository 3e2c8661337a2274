import { Card, SimpleGrid, Skeleton, Text, Title } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { QuestionStatistics } from "@prepfeed/contract/questions/statistics";
import { useStatistics } from "../../api/posts/question-record.ts";
import { AnswerBubble } from "../../components/options/answer-bubble.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { inFigures } from "../../wording/in-figures.ts";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import classes from "./statistics-card.module.css";
import {
  correlation,
  LEVELS,
  levelRange,
  levelSentence,
  percent,
  rangeOf,
  tooFewSentence,
} from "./statistics-words.ts";

/** Statistics of a question, for people who have answered it and for its author. */
export function StatisticsCard({ questionId }: { questionId: string }) {
  const { data, error, isFetching, refetch } = useStatistics(questionId);
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 409);
  return (
    <Card component="section" aria-labelledby="statistics">
      <Title order={2} size="h3" id="statistics" mb="xs">
        How people answer it
      </Title>
      {isRefused ? (
        <Text c="dimmed">{error.message}</Text>
      ) : error ? (
        <ErrorState
          message={errorText(error, "The statistics of this question could not be loaded.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <Skeleton height={120} radius="md" role="status" aria-label="Loading statistics" />
      ) : data.figures ? (
        <Figures statistics={data} figures={data.figures} />
      ) : (
        <Text c="dimmed">{tooFewSentence(data.firstAnswers)}</Text>
      )}
    </Card>
  );
}

const inMinutes = (seconds: number) => minutesAndSeconds(Math.round(seconds));

interface FiguresProps {
  statistics: QuestionStatistics;
  figures: NonNullable<QuestionStatistics["figures"]>;
}

function Figures({ statistics, figures }: FiguresProps) {
  const { firstAnswers, skipped } = statistics;
  const { right, options, discrimination, efficiency, medianTime, plays } = figures;
  return (
    <>
      <Text fw={600}>{levelSentence(statistics, figures)}</Text>
      <SimpleGrid component="dl" className={classes.figures} cols={{ base: 1, xs: 2 }} spacing="sm">
        <Term
          name="First answers"
          value={inFigures(firstAnswers)}
          note={skipped === undefined ? undefined : `${inFigures(skipped)} left it out`}
        />
        <Term
          name="Right"
          value={percent(right.value)}
          note={`${rangeOf(right, percent)}, of ${inFigures(firstAnswers)}`}
        />
        <Term
          name="Plays"
          value={LEVELS[plays]}
          note={`${levelRange(figures)}, of ${inFigures(firstAnswers)}`}
        />
        <Term
          name="Discrimination"
          value={discrimination ? correlation(discrimination.value) : "too few yet"}
          note={
            discrimination
              ? `${rangeOf(discrimination, correlation)}, of ${inFigures(discrimination.people)}`
              : undefined
          }
        />
        <Term
          name="Discriminative efficiency"
          value={efficiency ? percent(efficiency.value) : "too few yet"}
          note={
            efficiency ? `${rangeOf(efficiency, percent)}, of ${inFigures(efficiency.people)}` : undefined
          }
        />
        <Term
          name="Median time"
          value={medianTime ? inMinutes(medianTime.seconds) : "not known"}
          note={
            medianTime ? `${rangeOf(medianTime, inMinutes)}, of ${inFigures(medianTime.people)}` : undefined
          }
        />
      </SimpleGrid>
      {options.length > 0 && (
        <ul className={classes.options}>
          {options.map((share, i) => (
            <li key={LETTERS[i]}>
              <AnswerBubble letter={LETTERS[i] ?? ""} />
              <span className={classes.track} aria-hidden>
                <span style={{ width: `${100 * share.value}%` }} />
              </span>
              <span>
                <b>{percent(share.value)}</b>{" "}
                <small>
                  {inFigures(share.people)}, {rangeOf(share, percent)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Text c="dimmed" size="sm" mt="md">
        Only first answers count, given before the explanation was seen. Discrimination says how closely a
        right answer goes with doing well on other questions, from −1 to 1. The ranges contain the true figure
        in 95 of 100 cases.
      </Text>
    </>
  );
}

function Term({ name, value, note }: { name: string; value: string; note: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
