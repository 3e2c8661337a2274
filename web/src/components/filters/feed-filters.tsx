import { ActionIcon, Badge, Button, Group, Skeleton, Stack } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { type ReactNode, Suspense, useState } from "react";
import IconAdjustmentsHorizontal from "~icons/tabler/adjustments-horizontal";
import IconSearch from "~icons/tabler/search";
import { useLayer } from "../dialogs/use-layer.ts";
import { late } from "../late/late.tsx";
import classes from "./feed-filters.module.css";
import { type FeedFiltersProps, type FeedFilterValue, NO_FILTERS } from "./filter-value.ts";
import { SearchBox } from "./search-box.tsx";

const loadSheet = async () => (await import("./filter-sheet.tsx")).FilterSheet;
const loadChoices = async () => ({ default: (await import("./filter-choices.tsx")).FilterChoices });
const FilterChoices = late(loadChoices);

/** A phone has one line for all of it. */
export const useIsPhone = () =>
  useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });

/**
 * Search by Enter or Apply; the filters behind their button apply at once. `chip` follows them, and on a phone
 * `beside` is at the end of the line.
 */
export function FeedFilters({
  value,
  onChange,
  beside,
  chip,
}: FeedFiltersProps & { beside?: ReactNode; chip?: ReactNode }) {
  const isPhone = useIsPhone();
  const [clearings, setClearings] = useState(0);
  const [isSearching, search] = useDisclosure(false);
  const hasSearch = Boolean(value.search);

  /** Also clears text that was typed but not searched for yet. */
  function clear() {
    setClearings(clearings + 1);
    onChange(NO_FILTERS);
  }

  const box = (
    <SearchBox
      key={clearings}
      value={value.search ?? ""}
      onSearch={(text) => onChange({ search: text || undefined })}
      isWanted={isSearching}
    />
  );
  if (!isPhone) {
    return (
      <Stack component="search" gap="sm" mb="lg">
        {box}
        <Panel value={value} onChange={onChange} onClear={clear} chip={chip} />
      </Stack>
    );
  }
  return (
    <Stack component="search" gap="xs" mb="sm">
      <div className={classes.line}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Search"
          aria-expanded={isSearching || hasSearch}
          onClick={search.toggle}
        >
          <IconSearch size={18} aria-hidden />
        </ActionIcon>
        <Sheet value={value} onChange={onChange} onClear={clear} />
        {chip}
        {beside}
      </div>
      {(isSearching || hasSearch) && box}
    </Stack>
  );
}

type PartProps = FeedFiltersProps & { onClear: () => void };

const countOf = ({ subject, difficulty, examType }: FeedFilterValue) =>
  [subject, difficulty, examType].filter(Boolean).length;

const lookOf = (value: FeedFilterValue) => ({
  variant: "default",
  leftSection: <IconAdjustmentsHorizontal size={18} aria-hidden />,
  rightSection: countOf(value) > 0 && <Badge color="yellow">{countOf(value)}</Badge>,
});

function Panel({ value, onChange, onClear, chip }: PartProps & { chip: ReactNode }) {
  const [isOpen, filters] = useDisclosure(false);
  const [wasOpen, setWasOpen] = useState(false);
  const reach = () => void loadChoices().catch(() => undefined);
  return (
    <>
      <Group gap="xs">
        <Button
          {...lookOf(value)}
          onClick={() => {
            setWasOpen(true);
            filters.toggle();
          }}
          onPointerEnter={reach}
          onFocus={reach}
          aria-expanded={isOpen}
          aria-controls="feed-filters"
        >
          Filters
        </Button>
        {(isOpen || countOf(value) > 0 || value.search) && (
          <Button variant="subtle" onClick={onClear}>
            Clear All Filters
          </Button>
        )}
        {chip}
      </Group>
      <div hidden={!isOpen} id="feed-filters">
        {wasOpen && (
          <Suspense fallback={<Skeleton height={75} />}>
            <FilterChoices value={value} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Sheet({ value, onChange, onClear }: PartProps) {
  const { Layer, layer, opener } = useLayer(loadSheet);
  return (
    <>
      <Button {...lookOf(value)} {...opener} aria-haspopup="dialog">
        Filters
      </Button>
      {Layer && layer && <Layer {...layer} filters={{ value, onChange }} onClear={onClear} />}
    </>
  );
}
