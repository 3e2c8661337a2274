import { Button, Card, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { EmptyState } from "../states/empty-state.tsx";

interface NothingFoundProps {
  search?: string | undefined;
  onClear: () => void;
  /** Further suggestions. */
  more?: ReactNode;
}

/** The searched words may take more than a line. */
const LONG = {
  h: "auto",
  py: 10,
  maw: "100%",
  styles: { label: { height: "auto", lineHeight: 1.5, overflowWrap: "anywhere", whiteSpace: "normal" } },
} as const;

/** No post matches; the topic can still be practised or posted. */
export function NothingFound({ search, onClear, more }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        title="No questions found"
        description={
          search
            ? `Nothing holds “${search}”. Try other words or fewer filters, or questions made for you.`
            : "Try other words, or fewer filters."
        }
        action={
          <Group justify="center" gap="xs" mt="xs" maw="100%">
            {search && (
              <>
                <Button component={Link} to={paths.practiceOn(search)} {...LONG}>
                  Practise {search}
                </Button>
                <Button component={Link} to={paths.generateOn(search)} variant="light" {...LONG}>
                  Generate questions on {search}
                </Button>
              </>
            )}
            {more}
            <Button variant="default" onClick={onClear}>
              Show all questions
            </Button>
          </Group>
        }
      />
    </Card>
  );
}
