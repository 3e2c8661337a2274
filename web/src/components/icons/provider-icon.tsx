import type { ProviderIcon as Name } from "@prepfeed/contract/accounts/provider-login";
import IconApple from "~icons/tabler/brand-apple";
import IconGitHub from "~icons/tabler/brand-github";
import IconGitLab from "~icons/tabler/brand-gitlab";
import IconGoogle from "~icons/tabler/brand-google";
import IconMicrosoft from "~icons/tabler/brand-windows";
import IconKey from "~icons/tabler/key";

const ICONS: Record<Name, typeof IconKey> = {
  apple: IconApple,
  github: IconGitHub,
  gitlab: IconGitLab,
  google: IconGoogle,
  microsoft: IconMicrosoft,
  key: IconKey,
};

export function ProviderIcon({ name, size = 18 }: { name: Name; size?: number }) {
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden />;
}
