import { Button, CloseButton, Group } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { useEffect, useRef, useState } from "react";
import IconSearch from "~icons/tabler/search";
import classes from "./search-box.module.css";

interface SearchBoxProps {
  /** The last search. */
  value: string;
  onSearch: (text: string) => void;
  /** True if the user opened it, so that it gets the focus. */
  isWanted?: boolean;
}

/**
 * Searches by Enter or Apply, not while typing. The field is a plain one, because it is on the first screen of many and
 * needs no label, description or message around it.
 */
export function SearchBox({ value, onSearch, isWanted = false }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  // A search that changed elsewhere (Clear All Filters, a link) changes the field.
  if (applied !== value) {
    setApplied(value);
    setTyped(value);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Group gap="xs" wrap="nowrap">
        <div className={classes.box}>
          <IconSearch size={18} aria-hidden className={classes.glass} />
          <input
            ref={field}
            className={classes.field}
            type="search"
            enterKeyHint="search"
            aria-label="Search questions"
            placeholder="Search questions"
            maxLength={Length.searchMax}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {typed && (
            <CloseButton
              className={classes.clear}
              aria-label="Clear search"
              onClick={() => {
                setTyped("");
                if (value) onSearch("");
              }}
            />
          )}
        </div>
        <Button type="submit" variant="default">
          Apply
        </Button>
      </Group>
    </form>
  );
}
