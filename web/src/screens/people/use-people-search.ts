import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

const TYPING_PAUSE = 300;

/** The search is in the address (`?q=`); typed text follows after a short pause. */
export function usePeopleSearch() {
  const [parameters, setParameters] = useSearchParams();
  const query = (parameters.get("q") ?? "").trim();
  const [typed, setTyped] = useState(query);
  const sent = useRef(query);

  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    setParameters(sent.current ? { q: sent.current } : {}, { replace: true });
  }, TYPING_PAUSE);

  // An address that changed by a link, not by typing, changes the field.
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setTyped(query);
  }, [query]);

  return {
    query,
    typed,
    type: (text: string) => {
      setTyped(text);
      search(text);
    },
  };
}
