import { Button, Card } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { NothingFound } from "../../components/filters/nothing-found.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import type { ShownFeed } from "./use-feed-view.ts";

interface NoQuestionsProps {
  view: ShownFeed;
  onClear: () => void;
}

/** Why the feed is empty, and what to do about it. */
export function NoQuestions({
  view: { tab, filters, unanswered, showUnanswered },
  onClear,
}: NoQuestionsProps) {
  const withAnswered = (
    <Button variant="default" onClick={() => showUnanswered(false)}>
      Show answered ones too
    </Button>
  );
  if (Object.values(filters).some(Boolean))
    return <NothingFound search={filters.search} onClear={onClear} more={unanswered && withAnswered} />;
  if (unanswered) {
    return (
      <Card>
        <EmptyState
          title="No questions found"
          description="There is nothing left here that you have not answered."
          action={withAnswered}
        />
      </Card>
    );
  }
  const isLonely = tab === "following";
  return (
    <Card>
      <EmptyState
        title="No questions found"
        {...(isLonely && { description: "Posts of the people you follow appear here." })}
        action={
          <Button component={Link} to={isLonely ? paths.people : paths.createPost} variant="light" mt="xs">
            {isLonely ? "Find people to follow" : "Ask a question"}
          </Button>
        }
      />
    </Card>
  );
}
