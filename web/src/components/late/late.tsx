import { Button, Group, Text } from "@mantine/core";
import { type ComponentType, use, useEffect, useEffectEvent, useState } from "react";
import { isLeaving } from "./leaving.ts";
import { untilLoaded } from "./until-loaded.ts";

interface Late<Props> {
  (props: Props): React.ReactNode;
  load: () => Promise<unknown>;
}

/** Replaces a part that could not be loaded; nothing if it is not missed. */
type Instead = string | null;

/** A component in its own chunk, like React's `lazy`. If the chunk cannot be loaded, the rest of the screen stays. */
export function late<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  instead: Instead = "This part could not be loaded.",
): Late<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | null> | undefined;
  function load() {
    loading ??= untilLoaded(fetchPart).then(
      (part) => {
        Loaded = part.default;
        return Loaded;
      },
      () => null,
    );
    return loading;
  }
  function Part(props: Props) {
    const [, setTries] = useState(0);
    const Shown = Loaded ?? use(load());
    if (Shown) return <Shown {...props} />;
    return (
      <Missing
        words={instead}
        onRetry={() => {
          loading = undefined;
          setTries((tries) => tries + 1);
        }}
      />
    );
  }
  return Object.assign(Part, { load });
}

/** Retries by itself when the network is back. */
function Missing({ words, onRetry }: { words: Instead; onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  if (words === null || isLeaving()) return null;
  return (
    <Group role="alert" gap="sm" my="sm">
      <Text c="dimmed">{words}</Text>
      <Button variant="default" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Group>
  );
}
