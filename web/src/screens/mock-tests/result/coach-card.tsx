import { Button, Card, Text, Title } from "@mantine/core";
import type { MockResult } from "@prepfeed/contract/mock-tests/mock-attempts";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { counted } from "../../../wording/counted.ts";
import { confidenceOf, ENOUGH, guessesOf, nextSteps, notesText, usualBreakEven } from "./coach.ts";
import classes from "./result.module.css";

/** Three recommendations, and what guessing gained. */
export function Coach({ result }: { result: MockResult }) {
  const steps = nextSteps(result);
  const guesses = guessesOf(result.questions);
  const notes = notesText(result.questions);
  const even = Math.round(100 * usualBreakEven(result.questions));
  return (
    <Card component="section" aria-labelledby="coach">
      <Title order={2} size="h3" mb="sm" id="coach">
        {steps.length === 3 ? "Three things to do next" : "What to do next"}
      </Title>
      {steps.length === 0 ? (
        <Text>
          {result.score >= result.totalMarks
            ? "Nothing was lost here. Try a whole paper, or one that is harder."
            : "Too few questions were opened for advice. Sit a whole paper next."}
        </Text>
      ) : (
        <ol className={classes.steps}>
          {steps.map(({ text, topic }) => (
            <li key={text}>
              <span>{text}</span>
              {topic && (
                <Button
                  component={Link}
                  to={paths.practiceOn(topic)}
                  variant="light"
                  aria-label={`Practise ${topic}`}
                >
                  Practise
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Text size="sm" c="dimmed" mt="md">
        {even === 0
          ? "Wrong answers cost nothing in this paper: answer everything."
          : `With this marking an answer pays when it is right more often than ${even}% of the time.`}
        {guesses.count >= ENOUGH &&
          ` ${guesses.count} guesses: ${guesses.right} right, ${guesses.gained} gained and ${guesses.lost} lost.`}
        {(["sure", "unsure"] as const).map((how) => {
          const { count, right } = confidenceOf(result.questions, how);
          return (
            count >= ENOUGH && ` Of ${counted(count, "answer")} you were ${how} of, ${right} were right.`
          );
        })}
        {notes !== "" && ` You noted: ${notes}.`}
      </Text>
    </Card>
  );
}
