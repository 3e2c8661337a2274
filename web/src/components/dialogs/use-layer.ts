import { messages } from "@prepfeed/contract/messages";
import { type ComponentType, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { toast } from "../../toast/toast.ts";

export interface LayerProps {
  /** The button's; what opens is called after it. */
  id: string;
  button: HTMLElement;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** What opens over the page, loaded when somebody reaches for its button; that stays the same element, and keeps the focus. */
export function useLayer<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null);

  // It has to be there, closed, before it opens: only then does it know where the focus came from.
  useEffect(() => setOpen(isWanted && Layer !== null), [isWanted, Layer]);

  function press() {
    setWanted(!isWanted);
    if (!Layer && !isWanted) load().then((loaded) => setLayer(() => loaded), giveUp);
  }

  function giveUp() {
    setWanted(false);
    toast.error(messages.web.unreachable);
  }

  const reach = () => void load().catch(() => undefined);
  return {
    Layer,
    // Not kept as a state: every page would be drawn twice, for a button that few ever press.
    layer: Layer && button.current && { id, button: button.current, isOpen, onChange: setWanted },
    opener: {
      id,
      ref: button,
      onClick: press,
      onPointerEnter: reach,
      onFocus: reach,
      "aria-expanded": isWanted,
    },
  };
}

/** Which element an open layer is. */
export const layerIdOf = (id: string) => `${id}-dropdown`;

/** Stands where a layer expects its button, which is elsewhere on the page. */
export function ExternalTarget({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
