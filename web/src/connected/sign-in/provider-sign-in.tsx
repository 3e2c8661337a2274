import { Box } from "@mantine/core";
import { Suspense } from "react";
import { usePublicConfig } from "../../api/server/config.ts";
import { late } from "../../components/late/late.tsx";
import { SocialSignIn } from "../../components/sign-in/social-sign-in.tsx";

const ProviderButtons = late(async () => ({
  default: (await import("./provider-buttons.tsx")).ProviderButtons,
}));

interface ProviderSignInProps {
  /** The screen that the person wants to open afterwards. */
  from: string | null;
  /** Called before the page is left. */
  onLeave?: () => void;
}

/** Sign-in with other accounts if the operator has configured providers; otherwise a line that says it is coming. */
export function ProviderSignIn(props: ProviderSignInProps) {
  const { data: config, isError } = usePublicConfig();
  if (config && config.providers.length > 0) {
    return (
      <Suspense fallback={<Box h={60 * config.providers.length} />}>
        <ProviderButtons providers={config.providers} {...props} />
      </Suspense>
    );
  }
  return config || isError ? <SocialSignIn /> : <Box h={22} mt="lg" />;
}
