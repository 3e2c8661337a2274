import { Card, Stack, Text, Title } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { PostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import type { Post } from "@prepfeed/contract/posts/posts";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { AnswerBubble } from "../../../components/options/answer-bubble.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import classes from "./insight.module.css";
import { rightSentence, untoldSentence } from "./insight-words.ts";

type QuestionInsight = PostAnalytics["questions"][number];

/** How people answered each question of the post. */
export function AnswersCard({ post, questions }: { post: Post; questions: QuestionInsight[] }) {
  return (
    <Card component="section" aria-labelledby="how-answered">
      <Title order={3} id="how-answered" mb="xs">
        How people answered
      </Title>
      <Stack gap="lg">
        {questions.map((insight, i) => (
          <div key={insight.id}>
            {questions.length > 1 && <Text fw={600}>Question {i + 1}</Text>}
            <Answers insight={insight} question={post.questions.find(({ id }) => id === insight.id)} />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Answers({ insight, question }: { insight: QuestionInsight; question: PublicQuestion | undefined }) {
  const { people, right, options } = insight;
  if (right === null || options === null) return <Text c="dimmed">{untoldSentence(insight)}</Text>;
  const texts = question ? optionsOf(question) : [];
  return (
    <>
      <Text c="dimmed">{rightSentence(right, people)}</Text>
      {options.length > 0 && (
        <ul className={classes.options}>
          {LETTERS.slice(0, options.length).map((letter, i) => {
            const isRight = question?.correctAnswer?.includes(letter) ?? false;
            return (
              <li key={letter} data-right={isRight || undefined}>
                <AnswerBubble
                  letter={letter}
                  state={isRight ? "right" : "idle"}
                  isSquare={question?.kind === "MULTIPLE"}
                />
                <div className={classes.option}>
                  <RichText text={texts[i] ?? letter} />
                  <span className={classes.track} aria-hidden>
                    <span style={{ width: `${options[i]}%` }} />
                  </span>
                </div>
                <b>{options[i]}%</b>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
