import { Alert, Box, Button, Card, Group, Text } from "@mantine/core";
import { mockMessages } from "@prepfeed/contract/mock-tests/mock-messages";
import { type FormEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../../addresses/paths.ts";
import { useCreateMockTest, usePatterns } from "../../../api/mock-tests/mock-tests.ts";
import { SubmitButton } from "../../../components/forms/submit-button.tsx";
import { Page } from "../../../components/layout/page.tsx";
import { errorText } from "../../../http/api-error.ts";
import { Fields } from "./fields.tsx";
import { inputOf, type Mistakes, type MockTestDraft, mistakesIn, NEW_DRAFT } from "./mock-test-draft.ts";
import { previewText } from "./preview-text.ts";

/** Makes a paper: from a subject, from an exam's pattern, from own sections, or from own posts and bookmarks. */
export function CreatePage() {
  const [draft, setDraft] = useState<MockTestDraft>(NEW_DRAFT);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const patterns = usePatterns();
  const create = useCreateMockTest();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  function change(part: Partial<MockTestDraft>) {
    const next = withPattern({ ...draft, ...part }, patterns.data ?? []);
    setDraft(next);
    // A corrected field is unmarked at once; nothing new is marked before sending.
    const still = mistakesIn(next);
    setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([name]) => name in still)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const found = mistakesIn(draft);
    setMistakes(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    create.mutate(inputOf(draft), {
      onSuccess: ({ id }) => void navigate(`${paths.mockTests}/${id}`),
    });
  }

  return (
    <Box maw={808} mx="auto">
      <Page title="Create Mock Test">
        <form noValidate onSubmit={submit} ref={form}>
          <Fields draft={draft} mistakes={mistakes} patterns={patterns.data ?? []} onChange={change} />
          <Card mt="md" component="section" aria-label="Preview">
            <Text fw={600}>Preview</Text>
            <Text c="dimmed" role="status">
              {previewText(draft, patterns.data ?? [])}
            </Text>
          </Card>
          {create.isError && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} mt="md">
              {errorText(create.error, mockMessages.createFailed)}
            </Alert>
          )}
          <Group mt="lg">
            <SubmitButton isBusy={create.isPending}>
              {create.isPending ? "Creating..." : "Create Mock Test"}
            </SubmitButton>
            <Button component={Link} to={paths.createPost} variant="light">
              Create MCQ Question Instead
            </Button>
            <Button component={Link} to={paths.dashboard} variant="default">
              Back to Dashboard
            </Button>
          </Group>
        </form>
      </Page>
    </Box>
  );
}

/** Another exam has other patterns; the first of them is the default. */
function withPattern(
  draft: MockTestDraft,
  patterns: readonly { id: string; examType: string; sections: { name: string }[] }[],
): MockTestDraft {
  const own = patterns.filter(({ examType }) => examType === draft.examType);
  const pattern = own.find(({ id }) => id === draft.pattern) ?? own[0];
  const section = pattern?.sections.find(({ name }) => name === draft.section) ?? pattern?.sections[0];
  return { ...draft, pattern: pattern?.id ?? "", section: section?.name ?? "" };
}
