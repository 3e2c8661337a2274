import { Anchor, List, Stack, Text, Title } from "@mantine/core";
import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import { usePublicConfig } from "../../api/server/config.ts";
import { Page } from "../../components/layout/page.tsx";

const RULES = [
  "Be kind. No insults, no harassment, no hate, wherever somebody comes from and whatever they score.",
  "Stay with learning. No advertising, no links that sell something, no posts that have nothing to do with exams.",
  "Post what is yours to post. No scanned books, no papers that are not public, no copied explanations.",
  "Keep private things private: no telephone numbers, addresses or pictures of others.",
  "No cheating: no leaked papers, no paid answers, no second accounts to collect points.",
  "Nothing that harms children or that encourages anybody to hurt themselves.",
];

/** The rules for posts and comments, their consequences, and how to appeal. */
export function RulesScreen() {
  const { contact, help = [] } = usePublicConfig().data ?? {};
  return (
    <Page title="Rules" narrow>
      <Stack>
        <List spacing="xs">
          {RULES.map((rule) => (
            <List.Item key={rule}>{rule}</List.Item>
          ))}
        </List>
        <Title order={2} size="h3">
          If something breaks a rule
        </Title>
        <Text>
          Report it: behind the three dots of a post, a comment or a profile, or below an AI answer. You will
          no longer see it, nobody else learns who reported it, and we tell you what was decided. What several
          people report independently is hidden until a moderator has looked at it. In your settings you can
          withdraw a report that is not decided, except one about child safety or self-harm, so that nobody
          can press you to do it.
        </Text>
        <Title order={2} size="h3">
          What moderators can do
        </Title>
        <Text>
          They keep a post, hide or remove it, close its comments, remove a picture, warn its author or
          suspend the account for a time. The person concerned is told why. A decision counts for{" "}
          {Moderation.strikeDays} days. While an account is suspended one can still read, export everything
          and delete the account.
        </Text>
        <Title order={2} size="h3">
          If you disagree
        </Title>
        <Text>
          You can appeal each decision once, within {Moderation.appealDays} days, in your settings. Somebody
          else decides the appeal.
        </Text>
        {help.length > 0 && (
          <>
            <Title order={2} size="h3">
              If you need help
            </Title>
            <List>
              {help.map(({ name, address }) => (
                <List.Item key={name}>
                  {name}: {address}
                </List.Item>
              ))}
            </List>
          </>
        )}
        {contact && (
          <Text>
            Contact: {contact.includes("@") ? <Anchor href={`mailto:${contact}`}>{contact}</Anchor> : contact}
          </Text>
        )}
      </Stack>
    </Page>
  );
}
