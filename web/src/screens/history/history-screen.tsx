import { Anchor, Box, Button, Card, Group, Tabs, Text, Title } from "@mantine/core";
import { SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { filedLabelOf } from "@prepfeed/contract/foundation/filed-label";
import { Today } from "@prepfeed/contract/foundation/limits";
import { Link, useSearchParams } from "react-router";
import IconRepeat from "~icons/tabler/repeat";
import { paths } from "../../addresses/paths.ts";
import { useResponses } from "../../api/learning/progress.ts";
import { useForecast } from "../../api/learning/today.ts";
import { FilterChoice } from "../../components/filters/filter-choice.tsx";
import { ForecastBars } from "../../components/forecast/forecast-bars.tsx";
import { oneOf } from "../../components/forms/choices.ts";
import { Page } from "../../components/layout/page.tsx";
import { useSession } from "../../session/session.tsx";
import { AnswerList } from "./answer-list.tsx";
import {
  mistakesOf,
  OUTCOME_LABELS,
  OUTCOMES,
  type Outcome,
  readHistory,
  writeHistory,
} from "./history-address.ts";

export function HistoryScreen() {
  const { user } = useSession();
  return user && <History userId={user.id} />;
}

/** How many questions are due by day; hidden if none is. */
function ComingBack() {
  const { data } = useForecast(Today.forecastDays);
  if (!data?.days.some(({ due }) => due > 0)) return null;
  return (
    <Card component="section" aria-labelledby="coming-back" mb="lg">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3" id="coming-back">
          Coming back
        </Title>
        <Anchor component={Link} to={paths.today}>
          Today's session
        </Anchor>
      </Group>
      <ForecastBars forecast={data} />
    </Card>
  );
}

function History({ userId }: { userId: string }) {
  const [parameters, setParameters] = useSearchParams();
  const { outcome, correct, subject } = readHistory(parameters);
  const query = useResponses(userId, { subject, correct });
  // The address is newer than what is rendered if two filters are chosen in quick succession.
  const show = (change: { outcome?: Outcome; subject?: typeof subject }) =>
    setParameters(writeHistory({ ...readHistory(new URLSearchParams(window.location.search)), ...change }), {
      replace: true,
    });
  return (
    <Box maw={808} mx="auto">
      <Page title="Your answers">
        <Text c="dimmed" mt={-12} mb="lg">
          Every question you answered, with what it taught and when it comes back. Practising again changes no
          points.
        </Text>
        <ComingBack />
        <Tabs value={outcome} onChange={(next) => show({ outcome: oneOf(OUTCOMES, next) ?? "all" })}>
          <Tabs.List mb="md" aria-label="Which answers">
            {OUTCOMES.map((known) => (
              <Tabs.Tab key={known} value={known}>
                {OUTCOME_LABELS[known]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={outcome}>
            <Group justify="space-between" align="flex-end" mb="md">
              <FilterChoice
                label="Subject"
                all="All subjects"
                values={SUBJECTS}
                nameOf={filedLabelOf}
                value={subject}
                onChange={(next) => show({ subject: next })}
              />
              <Button
                component={Link}
                to={mistakesOf(subject)}
                leftSection={<IconRepeat size={18} aria-hidden />}
              >
                Practise my mistakes
              </Button>
            </Group>
            <AnswerList
              query={query}
              isNarrowed={outcome !== "all" || subject !== undefined}
              onShowAll={() => show({ outcome: "all", subject: undefined })}
            />
          </Tabs.Panel>
        </Tabs>
      </Page>
    </Box>
  );
}
