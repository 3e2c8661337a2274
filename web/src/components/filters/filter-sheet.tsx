import { Button, Drawer, Group } from "@mantine/core";
import type { LayerProps } from "../dialogs/use-layer.ts";
import { FilterChoices } from "./filter-choices.tsx";
import type { FeedFiltersProps } from "./filter-value.ts";

type FilterSheetProps = LayerProps & { filters: FeedFiltersProps; onClear: () => void };

/** High enough for its content. */
const HEIGHT = 390;

/** The filters of a phone, over the lower part of the page. */
export function FilterSheet({ button, isOpen, onChange, filters, onClear }: FilterSheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={() => onChange(false)}
      onExitTransitionEnd={() => button.focus()}
      returnFocus={false}
      position="bottom"
      size={HEIGHT}
      title={<b>Filters</b>}
      closeButtonProps={{ "aria-label": "Close filters" }}
    >
      <FilterChoices {...filters} />
      <Group mt="md" grow preventGrowOverflow={false}>
        <Button variant="subtle" onClick={onClear}>
          Clear All Filters
        </Button>
        <Button onClick={() => onChange(false)}>Show questions</Button>
      </Group>
    </Drawer>
  );
}
