import { Box, Checkbox, Fieldset, NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { OwnQuestion } from "@prepfeed/contract/mock-tests/mock-tests";
import type { OwnSource } from "@prepfeed/contract/mock-tests/paper-rules";
import { useState } from "react";
import { useOwnQuestions } from "../../../api/mock-tests/mock-tests.ts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { counted } from "../../../wording/counted.ts";
import { OWN_CHOICES } from "./mock-test-draft.ts";
import classes from "./pick-questions.module.css";

interface PickQuestionsProps {
  picks: string[];
  mistake: string | undefined;
  onChange: (picks: string[]) => void;
}

const TYPING_MS = 300;

/**
 * A checklist of the user's own posts and bookmarks; chosen ones stay chosen while another list or search is shown.
 */
export function PickQuestions({ picks, mistake, onChange }: PickQuestionsProps) {
  const [from, setFrom] = useState<OwnSource>("bookmarks");
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useOwnQuestions(from, search);
  const questions = query.data ?? [];
  const isFull = picks.length >= Limits.maxQuestions;
  const toggle = (id: string) =>
    onChange(picks.includes(id) ? picks.filter((pick) => pick !== id) : [...picks, id]);
  return (
    <Fieldset legend="Pick questions">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NativeSelect
          label="Look in"
          data={OWN_CHOICES}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value as OwnSource)}
        />
        <TextInput
          type="search"
          label="Search their text"
          maxLength={Length.searchMax}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </SimpleGrid>
      <Text role="status" size="sm" c={mistake ? "red" : "dimmed"} my="sm">
        {mistake ?? `${counted(picks.length, "question")} picked, at most ${Limits.maxQuestions}.`}
      </Text>
      {query.isPending && <BubbleLoader label="Loading your questions" />}
      {query.isError && questions.length === 0 && (
        <ErrorState
          message="Your questions could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isSuccess && questions.length === 0 && (
        <Text c="dimmed">
          {search === ""
            ? `There is no question in your ${from} yet.`
            : `No question in your ${from} has "${search}" in its text.`}
        </Text>
      )}
      <ul className={classes.list} aria-label="Questions to pick">
        {questions.map((question) => (
          <li key={question.id}>
            <Checkbox
              checked={picks.includes(question.id)}
              disabled={isFull && !picks.includes(question.id)}
              aria-invalid={mistake !== undefined}
              onChange={() => toggle(question.id)}
              label={<Choice question={question} />}
            />
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <Box mt="sm">
          <ShowMore pages={query} what="questions" />
        </Box>
      )}
    </Fieldset>
  );
}

function Choice({ question }: { question: OwnQuestion }) {
  const { questionText, topic, hasPicture } = question;
  const about = [topic ?? subjectLabels(question)[0], hasPicture && "with a picture"].filter(Boolean);
  return (
    <>
      <Box className={classes.text}>
        <RichText text={questionText} />
      </Box>
      {about.length > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {about.join(", ")}
        </Text>
      )}
    </>
  );
}
