import { Button, Group, Skeleton, Stack } from "@mantine/core";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import { useState } from "react";
import { useCases, useRemoveSpam } from "../../api/moderation/cases.ts";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { counted } from "../../wording/counted.ts";
import { CasePanel } from "./case-panel.tsx";
import { CaseRow } from "./case-row.tsx";
import classes from "./moderation.module.css";
import { UndoBar } from "./undo-bar.tsx";

/** Cases on the left, the chosen one on the right; on a phone one below the other. */
export function Queue({ status }: { status: ModerationCase["status"] }) {
  const query = useCases(status);
  const [chosenId, setChosenId] = useState<string>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<ModerationCase>();
  if (query.isPending) return <Skeleton height={240} aria-label="Loading cases" role="status" />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        message="The cases could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const cases = query.data?.cases ?? [];
  const chosen = cases.find(({ id }) => id === chosenId) ?? cases[0];
  const toggle = (id: string) =>
    setMarked((before) => (before.has(id) ? without(before, id) : new Set([...before, id])));
  return (
    <Stack>
      {decided && <UndoBar decided={decided} onDone={() => setDecided(undefined)} />}
      {chosen ? (
        <div className={classes.columns}>
          <div>
            {marked.size > 0 && <RemoveSpam ids={[...marked]} onDone={() => setMarked(new Set())} />}
            <ul className={classes.list} aria-label="Cases">
              {cases.map((each) => (
                <CaseRow
                  key={each.id}
                  shown={each}
                  isChosen={each.id === chosen.id}
                  onChoose={() => setChosenId(each.id)}
                  {...(status === "OPEN" && {
                    mark: { isOn: marked.has(each.id), onToggle: () => toggle(each.id) },
                  })}
                />
              ))}
            </ul>
            <ShowMore pages={query} what="cases" />
          </div>
          <CasePanel key={chosen.id} shown={chosen} onDecided={setDecided} />
        </div>
      ) : (
        <EmptyState
          title={status === "OPEN" ? "Nothing is waiting" : "Nothing is decided yet"}
          description="What people report appears here, the most urgent first."
        />
      )}
    </Stack>
  );
}

const without = (ids: ReadonlySet<string>, gone: string) => new Set([...ids].filter((id) => id !== gone));

function RemoveSpam({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const remove = useRemoveSpam();
  const act = () =>
    remove.mutate(ids, {
      onSuccess: ({ decided }) => {
        toast.success(`${counted(decided.length, "case")} removed as spam`);
        onDone();
      },
      onError: (error) => toast.error(errorText(error, "The cases could not be decided.")),
    });
  return (
    <Group mb="sm">
      <Button color="red" onClick={act} loading={remove.isPending}>
        Remove {counted(ids.length, "case")} as spam
      </Button>
      <Button variant="default" onClick={onDone}>
        Cancel
      </Button>
    </Group>
  );
}
