import { Anchor, Card, List, Text, Title } from "@mantine/core";
import type { QuestionPassport } from "@prepfeed/contract/questions/passport";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { counted } from "../../wording/counted.ts";
import { CHECK_WORDS, dateOf, engineSentence } from "./question-words.ts";

/** Where a question comes from, and which checks it passed. */
export function Passport({ passport }: { passport: QuestionPassport }) {
  const { origin, checks, versions, createdAt } = passport;
  return (
    <Card component="section" aria-labelledby="passport">
      <Title order={2} size="h3" id="passport" mb="xs">
        Where it comes from
      </Title>
      <Text>
        {origin.kind === "ENGINE" ? engineSentence(origin) : <Author origin={origin} />} Published on{" "}
        {dateOf(createdAt)}, in {counted(versions, "version")} so far.
      </Text>
      <Title order={3} size="h4" mt="md" mb={4}>
        Checks passed
      </Title>
      <List>
        {checks.map((check) => (
          <List.Item key={check}>{CHECK_WORDS[check]}</List.Item>
        ))}
      </List>
    </Card>
  );
}

function Author({ origin }: { origin: Extract<QuestionPassport["origin"], { kind: "AUTHOR" }> }) {
  const { author, isFromDraft } = origin;
  return (
    <>
      Written by{" "}
      {author ? (
        <Anchor component={Link} to={paths.user(author.id)} underline="always">
          @{author.username}
        </Anchor>
      ) : (
        "somebody who has left"
      )}
      {isFromDraft && ", from a generated draft"}.
    </>
  );
}
