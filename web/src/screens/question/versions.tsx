import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { QuestionVersion } from "@prepfeed/contract/questions/versions";
import { useVersions } from "../../api/posts/question-record.ts";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { errorText } from "../../http/api-error.ts";
import { changeSentence } from "./question-words.ts";

/** Every version of a question, newest first; the one that was answered is marked. */
export function Versions({ questionId }: { questionId: string }) {
  const { data, error, isFetching, refetch } = useVersions(questionId);
  return (
    <Stack component="section" gap="md" aria-labelledby="versions">
      <Title order={2} id="versions">
        Versions
      </Title>
      {error ? (
        <ErrorState
          message={errorText(error, "The versions of this question could not be loaded.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        data.versions.map((version) => (
          <Version key={version.version} version={version} isNewest={!version.replacedAt} />
        ))
      ) : (
        <BubbleLoader />
      )}
    </Stack>
  );
}

function Version({ version, isNewest }: { version: QuestionVersion; isNewest: boolean }) {
  const textId = `version-${version.version}`;
  return (
    <Card component="article" aria-labelledby={`${textId}-title`}>
      <Group gap="xs" mb="xs">
        <Title order={3} size="h4" id={`${textId}-title`}>
          Version {version.version}
        </Title>
        {isNewest && <Badge variant="light">Newest</Badge>}
        {version.isAnswered && (
          <Badge variant="light" color="green">
            You answered this one
          </Badge>
        )}
      </Group>
      <Text c="dimmed" size="sm" mb="md">
        {changeSentence(version)}
      </Text>
      {version.stimulus && <Stimulus stimulus={version.stimulus} />}
      <QuestionText id={textId} question={version} />
      <AnswerField question={version} labelledBy={textId} chosen={null} answerKey={version.correctAnswer} />
    </Card>
  );
}
