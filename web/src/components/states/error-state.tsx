import { Alert, Button, Group, Text } from "@mantine/core";

interface ErrorStateProps {
  /** What could not be read, as a sentence. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Stands where the content would; the rest of the screen stays. */
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
