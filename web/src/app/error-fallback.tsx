import { Button, Group, Text, Title } from "@mantine/core";
import { AnswerBubble } from "../components/options/answer-bubble.tsx";

/** Shown instead of a broken screen; the rest of the page stays if possible. */
export function ErrorFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" style={{ maxWidth: 480, margin: "0 auto", padding: "96px 16px", textAlign: "center" }}>
      <AnswerBubble letter="!" state="wrong" size={44} />
      <Title order={1} mt="md" mb="xs" tabIndex={-1}>
        Oops! Something went wrong
      </Title>
      <Text c="dimmed" mb="lg">
        This part of Prepfeed could not be shown. Nothing you saved is lost.
      </Text>
      <Group justify="center">
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        <Button variant="default" onClick={onRetry}>
          Try Again
        </Button>
      </Group>
    </div>
  );
}
