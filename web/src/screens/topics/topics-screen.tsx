import { Box, SimpleGrid, Skeleton, Stack, TextInput } from "@mantine/core";
import { EXAM_TYPES, EXAMS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { filedLabelOf } from "@prepfeed/contract/foundation/filed-label";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type TopicFilters, useTopics } from "../../api/learning/topics.ts";
import { withExam, writeParameters } from "../../components/filters/filter-address.ts";
import { FilterChoice } from "../../components/filters/filter-choice.tsx";
import { oneOf } from "../../components/forms/choices.ts";
import { ExamChip } from "../../components/goal/exam-chip.tsx";
import { Page } from "../../components/layout/page.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { errorText } from "../../http/api-error.ts";
import { useGoalExam } from "../../session/goal-exam.ts";
import { foundIn } from "./found-in.ts";
import { LevelLegend } from "./level-legend.tsx";
import { TopicMap } from "./topic-map.tsx";

/** The whole syllabus as a map: its topics, what an exam asks, and the user's levels. */
export function TopicsScreen() {
  const [parameters, setParameters] = useSearchParams();
  const goal = useGoalExam();
  const [search, setSearch] = useState("");
  const named = readFilters(parameters);
  const filters = withExam(named, goal.shown);
  const query = useTopics(filters);
  const groups = foundIn(query.data?.groups ?? [], search);
  const show = (change: TopicFilters) => {
    if ("examType" in change && !change.examType) goal.show(false);
    const { subject, examType } = { ...readFilters(new URLSearchParams(window.location.search)), ...change };
    setParameters(writeParameters({ subject, exam: examType }), { replace: true });
  };
  return (
    <Page title="Topics">
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm" mb="md">
        <TextInput
          size="md"
          type="search"
          label="Find a topic"
          placeholder="Optics, verbs, banking…"
          maxLength={Length.searchMax}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <FilterChoice
          label="Subject"
          all="All subjects"
          values={SUBJECTS}
          nameOf={filedLabelOf}
          value={filters.subject}
          onChange={(subject) => show({ subject })}
        />
        <FilterChoice
          label="Exam Type"
          all="All exam types"
          values={EXAMS}
          value={filters.examType}
          onChange={(examType) => show({ examType })}
        />
      </SimpleGrid>
      {goal.exam && !named.examType && (
        <Box mb="md">
          <ExamChip exam={goal.exam} isOn={Boolean(goal.shown)} onToggle={goal.show} />
        </Box>
      )}
      {query.isPending && <Loading />}
      {query.isError && !query.data && (
        <ErrorState
          message={errorText(query.error, messages.failures.loadTopics)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && (
        <Stack gap="md">
          <LevelLegend groups={query.data.groups} />
          {groups.map((group) => (
            <TopicMap key={group.title} group={group} />
          ))}
          {groups.length === 0 && (
            <EmptyState
              title={
                search.trim()
                  ? `No topic is called “${search.trim()}”`
                  : "This exam asks nothing of that subject"
              }
              description="Try other words, or take a filter away."
            />
          )}
        </Stack>
      )}
    </Page>
  );
}

function readFilters(parameters: URLSearchParams): TopicFilters {
  return {
    subject: oneOf(SUBJECTS, parameters.get("subject")),
    examType: oneOf(EXAM_TYPES, parameters.get("exam")),
  };
}

function Loading() {
  return (
    <Stack gap="md" role="status" aria-label="Loading topics">
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} height={260} radius="lg" />
      ))}
    </Stack>
  );
}
