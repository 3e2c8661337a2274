import { Alert, Button, Divider, Stack } from "@mantine/core";
import type { Provider } from "@prepfeed/contract/accounts/provider-login";
import { messages } from "@prepfeed/contract/foundation/messages";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useDeparture } from "../../api/account/providers.ts";
import { ProviderIcon } from "../../components/icons/provider-icon.tsx";
import { errorText } from "../../http/api-error.ts";

interface ProviderButtonsProps {
  providers: Provider[];
  from: string | null;
  onLeave?: () => void;
}

export function ProviderButtons({ providers, from, onLeave }: ProviderButtonsProps) {
  const departure = useDeparture();
  return (
    <Stack gap="sm" mt="lg">
      <Divider label="or" labelPosition="center" />
      {departure.error && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {errorText(departure.error, messages.failures.providerLogin)}
        </Alert>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="default"
          fullWidth
          leftSection={<ProviderIcon name={provider.icon} />}
          aria-disabled={departure.isPending}
          onClick={() => {
            if (departure.isPending) return;
            onLeave?.();
            departure.mutate({ provider, purpose: "login", from });
          }}
        >
          {departure.isPending && departure.variables.provider.id === provider.id
            ? `Going to ${provider.label}...`
            : `Continue with ${provider.label}`}
        </Button>
      ))}
    </Stack>
  );
}
