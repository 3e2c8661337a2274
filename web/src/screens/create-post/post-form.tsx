import { Alert, Button, Card, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { Length } from "@prepfeed/contract/limits";
import { IconAlertCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { QuestionFields } from "../../components/question-form/question-fields.tsx";
import { LabelFields } from "./label-fields.tsx";
import { PictureField } from "./picture/picture-field.tsx";
import { type PostForm as Form, questionField } from "./use-post-form.ts";

interface PostFormProps {
  form: Form;
  /** The button's word, and the one it shows while busy. */
  action: [idle: string, busy: string];
  isBusy: boolean;
  error: string | undefined;
  isLocked?: boolean;
  onSubmit: () => void;
  /** What stands beside the button. */
  children: ReactNode;
}

/** The fields of a post, for a new one and for one that is edited. */
export function PostForm(props: PostFormProps) {
  const { form, isBusy, isLocked = false } = props;
  const { questions, content } = form.values;
  const [uploads, setUploads] = useState(0);
  const isReady = form.isComplete && uploads === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) props.onSubmit();
      }}
    >
      <Stack gap="md">
        {questions.map((question, i) => (
          <Card key={String(i)}>
            {questions.length > 1 && (
              <Title order={2} size="h3" mb="md">
                Question {i + 1}
              </Title>
            )}
            <QuestionFields
              question={question}
              isLocked={isLocked}
              picture={
                <PictureField
                  picture={question.picture}
                  mistake={form.questionMistake(i, "pictureDescription")}
                  isLocked={isLocked}
                  onChange={(picture) => form.changeQuestion(i, { picture })}
                  onLeave={() => form.leave(questionField(i, "pictureDescription"))}
                  onUploading={(change) => setUploads((count) => count + change)}
                />
              }
              wasLeft={(field) => form.wasLeft(questionField(i, field))}
              onChange={(part) => form.changeQuestion(i, part)}
              onLeave={(field) => form.leave(questionField(i, field))}
            />
          </Card>
        ))}
        <Card>
          <Stack gap="lg">
            {questions.length > 0 && <LabelFields form={form} />}
            <Textarea
              label={questions.length > 0 ? "Additional context" : "Text"}
              description={questions.length > 0 ? "Optional. Stands above the question." : undefined}
              required={questions.length === 0}
              autosize
              minRows={2}
              maxRows={12}
              maxLength={Length.contentMax}
              value={content}
              error={form.mistake("content")}
              onChange={({ currentTarget }) => form.change({ content: currentTarget.value })}
              onBlur={() => form.leave("content")}
            />
          </Stack>
        </Card>
        {props.error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {props.error}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" disabled={!isReady || isBusy}>
            {props.action[isBusy ? 1 : 0]}
          </Button>
          {props.children}
        </Group>
        {!isReady && (
          <Text c="dimmed" size="sm">
            {props.action[0]} opens once{" "}
            {form.isComplete ? "the picture is uploaded" : "every field marked with * is filled in"}.
          </Text>
        )}
      </Stack>
    </form>
  );
}
