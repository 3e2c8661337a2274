import {
  Alert,
  Badge,
  Box,
  Button,
  Card,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import { EXAMS, labelOf, SUBJECTS } from "@prepfeed/contract/catalogue";
import { IconBarrierBlock } from "@tabler/icons-react";
import { Link } from "react-router";
import { Page } from "../../components/layout/page.tsx";
import { paths } from "../../paths.ts";
import { MOCK_TEST_DEFAULTS, MOCK_TEST_DIFFICULTIES } from "./mock-test-draft.ts";
import { NumberField } from "./number-field.tsx";

const choices = (hint: string, values: readonly (typeof SUBJECTS | typeof EXAMS)[number][]) => [
  { value: "", label: hint },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];

const DIFFICULTY_CHOICES = MOCK_TEST_DIFFICULTIES.map((value) => ({
  value,
  label: value === "MIXED" ? "Mixed" : labelOf(value),
}));

/** What a mock test will ask for; nothing of it is sent or kept yet. */
export function CreateMocktestScreen() {
  return (
    <Box maw={808} mx="auto">
      <Page title="Create Mock Test" actions={<Badge color="yellow">Coming Soon</Badge>}>
        <Alert
          color="yellow"
          icon={<IconBarrierBlock aria-hidden />}
          title="Feature Under Development"
          mb="lg"
        >
          Mock tests are coming soon. You can look at the form, but nothing is saved yet.
        </Alert>
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <Fields />
          <Group mt="lg">
            <Button type="submit" disabled>
              Coming Soon
            </Button>
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

function Fields() {
  return (
    <Card>
      <Stack gap="md">
        <TextInput label="Title" withAsterisk />
        <Textarea label="Description" autosize minRows={2} maxRows={8} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NativeSelect size="md" label="Subject" withAsterisk data={choices("Select a subject", SUBJECTS)} />
          <NativeSelect
            size="md"
            label="Exam Type"
            withAsterisk
            data={choices("Select an exam type", EXAMS)}
          />
          <NumberField label="Duration (minutes)" fallback={MOCK_TEST_DEFAULTS.duration} />
          <NumberField label="Total Questions" fallback={MOCK_TEST_DEFAULTS.totalQuestions} />
          <NativeSelect size="md" label="Difficulty" defaultValue="MEDIUM" data={DIFFICULTY_CHOICES} />
        </SimpleGrid>
        <Textarea label="Instructions" autosize minRows={3} maxRows={10} />
      </Stack>
    </Card>
  );
}
