import { Alert, Button, Card, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { type ReactNode, useDeferredValue, useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { QuestionFields } from "../../components/question-form/question-fields.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { LabelFields } from "./label-fields.tsx";
import { PictureField } from "./picture/picture-field.tsx";
import { unclosedMaths } from "./unclosed-maths.ts";
import { type PostForm as Form, questionField } from "./use-post-form.ts";
import { WritingHelp } from "./writing-help/writing-help.tsx";

interface PostFormProps {
  form: Form;
  /** The button's label, and the one while it is busy. */
  action: [idle: string, busy: string];
  isBusy: boolean;
  error: string | undefined;
  onSubmit: () => void;
  /** What is shown above the button. */
  above?: ReactNode;
  /** The content beside the button. */
  children: ReactNode;
}

/** The fields of a post, for a new one and for an edit. */
export function PostForm(props: PostFormProps) {
  const { form, isBusy } = props;
  const { questions, content } = form.values;
  const [uploads, setUploads] = useState(0);
  const unclosed = unclosedMaths(useDeferredValue(form.values));
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
              picture={
                <PictureField
                  picture={question.picture}
                  mistake={form.questionMistake(i, "pictureDescription")}
                  onChange={(picture) => form.changeQuestion(i, { picture })}
                  onLeave={() => form.leave(questionField(i, "pictureDescription"))}
                  onUploading={(change) => setUploads((count) => count + change)}
                />
              }
              help={(field) => (
                <WritingHelp
                  name={field === "explanation" ? "explanation" : "question"}
                  text={question[field]}
                  onChange={(text) => form.changeQuestion(i, { [field]: text })}
                />
              )}
              wasLeft={(field) => form.wasLeft(questionField(i, field))}
              onChange={(part) => form.changeQuestion(i, part)}
              onLeave={(field) => form.leave(questionField(i, field))}
            />
          </Card>
        ))}
        <Card>
          <Stack gap="lg">
            {questions.length > 0 && <LabelFields form={form} />}
            <Stack gap={4}>
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
              <WritingHelp
                name={questions.length > 0 ? "context" : "text"}
                text={content}
                onChange={(text) => form.change({ content: text })}
              />
            </Stack>
          </Stack>
        </Card>
        {unclosed.length > 0 && (
          <Alert
            color="yellow"
            role="status"
            title="A formula is not closed"
            icon={<IconAlertCircle aria-hidden />}
          >
            <Text>
              A $ in {unclosed.map(({ field }) => field).join(", ")} has no partner, so that others see this
              instead of a formula. Close it with another $, or write \$ for a dollar.
            </Text>
            {unclosed.map(({ field, text }) => (
              <Text key={field} mt="xs" lineClamp={3} ff="var(--pf-serif)">
                <RichText text={text} />
              </Text>
            ))}
          </Alert>
        )}
        {props.error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {props.error}
          </Alert>
        )}
        {props.above}
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
