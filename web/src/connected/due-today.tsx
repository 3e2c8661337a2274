import { Button, Card, Skeleton, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../addresses/paths.ts";
import { useForecast } from "../api/learning/today.ts";
import { counted } from "../wording/counted.ts";

/** The number of due questions, with a link. */
export function DueToday() {
  const { data, isPending, isError } = useForecast(1);
  const due = data?.days[0]?.due ?? 0;
  if (isError) return null;
  return (
    <Card component="section" aria-labelledby="due-today">
      <Title order={2} size="h3" mb="xs" id="due-today">
        Due today
      </Title>
      <Skeleton visible={isPending} mih={84}>
        <Text>
          {due > 0
            ? `${counted(due, "question")} to review before you forget ${due === 1 ? "it" : "them"}.`
            : "Nothing to review; there is something new for you."}
        </Text>
        <Button component={Link} to={paths.today} variant="light" mt="sm">
          {due > 0 ? "Review now" : "Today's session"}
        </Button>
      </Skeleton>
    </Card>
  );
}
