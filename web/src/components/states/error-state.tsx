import { Alert, Button, Group, Text } from "@mantine/core";

interface ErrorStateProps {
  /** What could not be loaded, as a sentence. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Replaces the content; the rest of the screen stays. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <Alert color="red" role="alert">
      <Group justify="space-between" gap="sm">
        <Text>{message}</Text>
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          Try Again
        </Button>
      </Group>
    </Alert>
  );
}
