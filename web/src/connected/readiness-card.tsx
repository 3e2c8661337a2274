import { Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { Readiness } from "@prepfeed/contract/learning/readiness";
import { Fragment } from "react";
import { Link } from "react-router";
import { paths } from "../addresses/paths.ts";
import { useReadiness } from "../api/learning/readiness.ts";
import { ExpectedMarks } from "../components/readiness/expected-marks.tsx";
import { counted } from "../wording/counted.ts";

/**
 * The learner's expected marks if the exam were today. Empty without a goal, or if the exam's papers are not known.
 */
export function ReadinessCard() {
  const { data, isPending } = useReadiness();
  if (isPending) return <Skeleton height={150} radius="xl" />;
  if (!data || (data.papers.length === 0 && !data.missing)) return null;
  return (
    <Card component="section" aria-labelledby="am-i-ready">
      <Title order={2} size="h3" mb="xs" id="am-i-ready">
        Am I ready?
      </Title>
      {data.missing ? (
        <Missing {...data.missing} />
      ) : (
        <Stack gap="sm">
          {data.papers.map((paper) => (
            <ExpectedMarks key={paper.pattern} {...paper} />
          ))}
          <WorthMost topics={data.topics} />
          <Text size="sm" c="dimmed">
            Raw marks if the exam were today, by your newest answers; four results of five are within the
            range.
          </Text>
        </Stack>
      )}
    </Card>
  );
}

function Missing({ answers, answersNeeded, untried }: NonNullable<Readiness["missing"]>) {
  return (
    <Text>
      {answers < answersNeeded
        ? `After ${counted(answersNeeded - answers, "more answer")} you will see here what you would score.`
        : "Answers in more parts of the exam are needed to say what you would score."}
      {untried.length > 0 && ` Too few so far: ${untried.join(", ")}.`}
    </Text>
  );
}

function WorthMost({ topics }: Pick<Readiness, "topics">) {
  if (topics.length === 0) return null;
  return (
    <Text>
      An hour gains most in{" "}
      {topics.map(({ slug, title }, at) => (
        <Fragment key={slug}>
          {at > 0 && (at === topics.length - 1 ? " or " : ", ")}
          <Anchor component={Link} to={paths.topic(slug)} inherit>
            {title}
          </Anchor>
        </Fragment>
      ))}
      .
    </Text>
  );
}
