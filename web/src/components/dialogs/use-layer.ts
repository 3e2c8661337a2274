import { messages } from "@prepfeed/contract/foundation/messages";
import { type ComponentType, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { toast } from "../../toast/toast.ts";

export interface LayerProps {
  /** The button's label, which also names the layer. */
  id: string;
  button: HTMLElement;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/**
 * A layer over the page, loaded when the user reaches for its button; the button stays the same element and keeps the
 * focus.
 */
export function useLayer<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null);

  // It must be mounted, closed, before it opens, because only then does it know where the focus came from.
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
    // Not a state, because every page would be rendered twice for a button that few people press.
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

/** The id of the open layer. */
export const layerIdOf = (id: string) => `${id}-dropdown`;

/** A placeholder for the button that a layer expects, which is elsewhere on the page. */
export function ExternalTarget({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
