import { Anchor, Button, Skeleton, Stack } from "@mantine/core";
import { Topics } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { plainText, shortened } from "@prepfeed/contract/foundation/plain-words";
import type { Topic } from "@prepfeed/contract/learning/topics";
import { Link, useParams } from "react-router";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { paths } from "../../addresses/paths.ts";
import { useTopic } from "../../api/learning/topics.ts";
import { Page } from "../../components/layout/page.tsx";
import { TwoColumns } from "../../components/layout/two-columns.tsx";
import { useMetaDescription } from "../../components/layout/use-meta-description.ts";
import { Invitation } from "../../components/sign-in/invitation.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { CommunityQuestions } from "./community-questions.tsx";
import { NoteCards } from "./note-cards.tsx";
import { OwnLevel } from "./own-level.tsx";
import { PackCard } from "./pack-card.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { TopicPlaces } from "./topic-places.tsx";

export function TopicScreen() {
  const { slug = "" } = useParams();
  const { data: topic, error, isPending, isFetching, refetch } = useTopic(slug);
  if (topic) return <OpenTopic key={topic.slug} topic={topic} />;
  if (isPending) return <Loading />;
  if (error instanceof ApiError && error.status === 404) return <NoSuchTopic />;
  return (
    <Page title="Topic" above={<ToTopics />}>
      <ErrorState
        message={errorText(error, messages.failures.loadTopics)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Page>
  );
}

function OpenTopic({ topic }: { topic: Topic }) {
  useMetaDescription(shortened(plainText(topic.note.about), Topics.descriptionMax));
  return (
    <Page title={topic.title} above={<ToTopics group={topic} />}>
      <TwoColumns
        main={
          <>
            <NoteCards note={topic.note} />
            <PracticeCard topic={topic} />
            <PackCard slug={topic.slug} />
            <CommunityQuestions topic={topic} />
          </>
        }
        aside={
          <>
            {topic.mine ? <OwnLevel mine={topic.mine} /> : <Invitation />}
            <TopicPlaces topic={topic} />
          </>
        }
      />
    </Page>
  );
}

/** Back to the map, at the part of this topic. */
function ToTopics({ group }: { group?: Topic }) {
  return (
    <Button
      component={Link}
      to={group ? `${paths.topics}?subject=${group.subject}` : paths.topics}
      variant="subtle"
      px="xs"
      ml={-8}
      mb="xs"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {group ? `Topics of ${group.group}` : "Topics"}
    </Button>
  );
}

function NoSuchTopic() {
  return (
    <Page title="Topic not found">
      <EmptyState
        title="There is no topic at this address"
        description="The link may be mistyped."
        action={
          <Anchor component={Link} to={paths.topics}>
            See all topics
          </Anchor>
        }
      />
    </Page>
  );
}

function Loading() {
  return (
    <Page title="Topic" above={<ToTopics />}>
      <TwoColumns
        main={
          <Stack gap="md" role="status" aria-label="Loading topic">
            <Skeleton height={420} radius="lg" />
            <Skeleton height={160} radius="lg" />
          </Stack>
        }
        aside={<Skeleton height={220} radius="lg" />}
      />
    </Page>
  );
}
