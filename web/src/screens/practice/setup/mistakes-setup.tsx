import { Anchor, Button, Card, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { filedLabelOf } from "@prepfeed/contract/foundation/filed-label";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useMistakes } from "../../../api/learning/practice.ts";
import { oneOf } from "../../../components/forms/choices.ts";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { counted } from "../../../wording/counted.ts";
import type { Practice } from "../practice.ts";

/** The subject is in the address, so that other screens can link to one. */
export function MistakesSetup({ onBegin }: { onBegin: (questions: Practice["questions"]) => void }) {
  const [address, setAddress] = useSearchParams();
  const subject = oneOf(SUBJECTS, address.get("subject") ?? "");
  const { data, isPending, isError, isFetching, refetch } = useMistakes(subject);
  return (
    <Card component="section" aria-label="What to practise">
      <Stack gap="lg">
        <Text>
          Questions you got wrong and have not got right since. This is practice: your first answers and your
          points stay as they are. They also come back by themselves, in{" "}
          <Anchor component={Link} to={paths.today}>
            today's session
          </Anchor>
          .
        </Text>
        <NativeSelect
          size="md"
          label="Subject"
          value={subject ?? ""}
          data={[
            { value: "", label: "All subjects" },
            ...SUBJECTS.map((each) => ({ value: each, label: filedLabelOf(each) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setAddress({ mistakes: "1", ...(value && { subject: value }) }, { replace: true })
          }
        />
        {isPending && <BubbleLoader isInline />}
        {isError && (
          <ErrorState
            message="Your mistakes could not be loaded."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {data?.questions.length === 0 && (
          <EmptyState
            title="No mistakes to practise"
            description="Questions you answer wrongly wait for you here."
            action={
              <Button component={Link} to={paths.practice} mt="sm">
                Practise something new
              </Button>
            }
          />
        )}
        {data && data.questions.length > 0 && (
          <Group justify="space-between">
            <Text c="dimmed">{countText(data.questions.length, data.total)}</Text>
            <Button onClick={() => onBegin(data.questions)}>Start Practice</Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function countText(now: number, total: number) {
  if (total > now) return `${now} of your ${total} mistakes`;
  return `${counted(now, "question")} to practise`;
}
