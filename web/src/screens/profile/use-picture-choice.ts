import { useState } from "react";
import { usePreview } from "../../components/forms/use-preview.ts";

/** What Save does with the picture: nothing, upload a file, or remove it. */
export type PictureChange = File | "remove" | null;

export function usePictureChoice(current: string | null) {
  const [change, setChange] = useState<PictureChange>(null);
  const preview = usePreview(change instanceof File ? change : null);
  return {
    change,
    shown: change === "remove" ? null : (preview ?? current),
    pick: (file: File) => setChange(file),
    remove: () => setChange(current ? "remove" : null),
  };
}
