import { Badge, Button, Group, Text } from "@mantine/core";
import type { Option } from "@prepfeed/contract/foundation/catalogue";
import { useState } from "react";
import { AnswerStrip } from "./answer-strip.tsx";
import { SampleQuestion } from "./sample-question.tsx";
import classes from "./sample-sheet.module.css";
import { SAMPLES } from "./samples.ts";

/** The answer sheet of the landing page: four questions that a visitor can really answer. */
export function SampleSheet() {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<(Option | undefined)[]>([]);
  const sample = SAMPLES[index];
  if (!sample) return null;
  const isLast = index === SAMPLES.length - 1;

  return (
    <section className={classes.stack} aria-label="Try a question">
      <div className={classes.sheet}>
        <Group justify="space-between" mb="sm">
          <Badge>{sample.subject}</Badge>
          <Text size="sm" c="dimmed">
            Question {index + 1} of {SAMPLES.length}
          </Text>
        </Group>
        <SampleQuestion
          key={index}
          sample={sample}
          isFocused={answers.length > 0}
          chosen={answers[index]}
          onChoose={(letter) => setAnswers(SAMPLES.map((_, at) => (at === index ? letter : answers[at])))}
        >
          {isLast ? (
            <Text fw={600}>{scoreText(answers)}</Text>
          ) : (
            <Button variant="light" onClick={() => setIndex(index + 1)}>
              Next question
            </Button>
          )}
        </SampleQuestion>
        <AnswerStrip answers={answers} current={index} />
      </div>
    </section>
  );
}

function scoreText(answers: (Option | undefined)[]) {
  const right = SAMPLES.filter(({ correct }, index) => answers[index] === correct).length;
  return `${right} of ${SAMPLES.length} right. That is how the feed works.`;
}
