import { Button, CloseButton, Group, TextInput } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { useEffect, useRef, useState } from "react";
import IconSearch from "~icons/tabler/search";

interface SearchBoxProps {
  /** The last search. */
  value: string;
  onSearch: (text: string) => void;
  /** True if the user opened it, so that it gets the focus. */
  isWanted?: boolean;
}

/** Searches by Enter or Apply, not while typing. */
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
        <TextInput
          ref={field}
          flex={1}
          type="search"
          enterKeyHint="search"
          aria-label="Search questions"
          placeholder="Search questions"
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            typed && (
              <CloseButton
                aria-label="Clear search"
                onClick={() => {
                  setTyped("");
                  if (value) onSearch("");
                }}
              />
            )
          }
          rightSectionWidth={44}
          maxLength={Length.searchMax}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Apply
        </Button>
      </Group>
    </form>
  );
}
