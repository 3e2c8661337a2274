import { Card, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePacks } from "../../../api/learning/packs.ts";
import { useTopics } from "../../../api/learning/topics.ts";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { PackForm } from "../../../connected/packs/pack-form.tsx";
import { PackLines } from "./pack-lines.tsx";
import { PackQuiz } from "./pack-quiz.tsx";

/** The packs on this device, or one of them, which the address names. */
export function PacksOnDevice({ userId }: { userId: string }) {
  const [address] = useSearchParams();
  const { data: packs, isError, refetch } = usePacks(userId);
  if (isError)
    return <ErrorState message="This device could not read its packs." onRetry={() => void refetch()} />;
  if (!packs) return <BubbleLoader isInline />;
  const asked = packs.find(({ id }) => id === address.get("packs"));
  if (asked) return <PackQuiz key={asked.id} userId={userId} kept={asked} />;
  return (
    <Stack gap="md">
      <NewPack userId={userId} />
      {packs.length > 0 ? (
        <PackLines userId={userId} packs={packs} />
      ) : (
        <EmptyState
          title="No packs on this device"
          description="Download one while you have a network, and practise it anywhere."
        />
      )}
    </Stack>
  );
}

function NewPack({ userId }: { userId: string }) {
  const [topic, setTopic] = useState("");
  const { data, isError } = useTopics({});
  return (
    <Card component="section" aria-labelledby="new-pack">
      <Title order={2} size="h3" id="new-pack" mb="sm">
        Take questions along
      </Title>
      {isError && !data ? (
        <Text c="dimmed">Packs can be downloaded when there is a network.</Text>
      ) : (
        <PackForm userId={userId} topic={topic}>
          <NativeSelect
            size="md"
            label="Topic"
            style={{ flex: "1 1 240px", minWidth: 0 }}
            value={topic}
            data={[
              { value: "", label: data ? "Select a topic" : "Loading topics..." },
              ...(data?.groups ?? []).map(({ title, topics }) => ({
                group: title,
                items: topics.map((each) => ({ value: each.slug, label: each.title })),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => setTopic(value)}
          />
        </PackForm>
      )}
    </Card>
  );
}
