import { Button, Center } from "@mantine/core";
import { ErrorState } from "./error-state.tsx";

/** The part of a paged query that describes the next page. */
export interface FurtherPages {
  isError: boolean;
  /** The failure concerns a further page, not a reload of the list. */
  isFetchNextPageError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface ShowMoreProps {
  pages: FurtherPages;
  /** What the list contains, in the plural: "answers". */
  what: string;
}

/** Shown below a loaded list: the button for the next page, or the failure with a retry. */
export function ShowMore({ pages, what }: ShowMoreProps) {
  const loadNext = () => void pages.fetchNextPage();
  if (pages.isError) {
    const failure = pages.isFetchNextPageError
      ? { message: `More ${what} could not be loaded.`, onRetry: loadNext }
      : { message: `The ${what} could not be loaded again.`, onRetry: () => void pages.refetch() };
    return <ErrorState {...failure} isRetrying={pages.isFetching} />;
  }
  if (!pages.hasNextPage) return null;
  return <ShowMoreButton onClick={loadNext} isLoading={pages.isFetchingNextPage} />;
}

interface ShowMoreButtonProps {
  onClick: () => void;
  isLoading?: boolean;
}

/** While loading it stays focusable, because a disabled button would lose the keyboard focus. */
export function ShowMoreButton({ onClick, isLoading = false }: ShowMoreButtonProps) {
  return (
    <Center>
      <Button variant="default" aria-disabled={isLoading} onClick={isLoading ? undefined : onClick}>
        {isLoading ? "Loading..." : "Show more"}
      </Button>
    </Center>
  );
}
