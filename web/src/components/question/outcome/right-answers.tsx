import { Text } from "@mantine/core";
import { Fragment } from "react";

interface RightAnswersProps {
  correctAnswer: string;
  /** Other answers that count as right. */
  alsoRight?: readonly string[] | undefined;
}

/** `The right answer is B`, or all right answers if there are several. */
export function RightAnswers({ correctAnswer, alsoRight = [] }: RightAnswersProps) {
  if (alsoRight.length === 0)
    return (
      <Text span>
        The right answer is <b>{correctAnswer}</b>
      </Text>
    );
  return (
    <Text span>
      Several answers are right:{" "}
      {[correctAnswer, ...alsoRight].map((each, at) => (
        <Fragment key={each}>
          {at > 0 && ", "}
          <b>{each}</b>
        </Fragment>
      ))}
    </Text>
  );
}
