import { Button, Group, NativeSelect, Skeleton, Stack } from "@mantine/core";
import type { AnyCase, ModerationCase } from "@prepfeed/contract/moderation/cases";
import { DECISION_LABELS, Moderation } from "@prepfeed/contract/moderation/report-reasons";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useCases, useRemoveSpam } from "../../api/moderation/cases.ts";
import { oneOf } from "../../components/forms/choices.ts";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { counted } from "../../wording/counted.ts";
import { CasePanel } from "./case-panel.tsx";
import { CaseRow } from "./case-row.tsx";
import { KIND_LABELS } from "./kind-labels.ts";
import classes from "./moderation.module.css";
import { QuestionPanel } from "./questions/question-panel.tsx";
import { UndoBar } from "./undo-bar.tsx";

const SHOWN = [
  { value: "ALL", label: "All cases" },
  ...Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label: `${label}s` })),
  { value: "ME", label: "Taken by me" },
  { value: "NONE", label: "Taken by nobody" },
];

const filterOf = (show: string) =>
  show === "ALL" ? {} : show === "ME" || show === "NONE" ? { assigned: show } : { kind: show };

/** The filter is in the address (`?show=`), so that going back from a question finds the same list. */
export function Queue({ status }: { status: ModerationCase["status"] }) {
  const [parameters, setParameters] = useSearchParams();
  const show = oneOf(
    SHOWN.map(({ value }) => value),
    parameters.get("show"),
  );
  const choose = (next: string) =>
    setParameters(
      (before) => {
        before.set("show", next);
        return before;
      },
      { replace: true },
    );
  return (
    <Stack>
      <NativeSelect
        label="Show"
        size="md"
        maw={240}
        data={SHOWN}
        value={show ?? "ALL"}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Cases key={show} status={status} show={show ?? "ALL"} />
    </Stack>
  );
}

/** Cases on the left, the chosen one on the right; on a phone one below the other. */
function Cases({ status, show }: { status: ModerationCase["status"]; show: string }) {
  const query = useCases(status, filterOf(show));
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
      {decided && (
        <UndoBar decided={decided} text={decidedText(decided)} onDone={() => setDecided(undefined)} />
      )}
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
                  {...(status === "OPEN" &&
                    each.kind !== "QUESTION" && {
                      mark: { isOn: marked.has(each.id), onToggle: () => toggle(each.id) },
                    })}
                />
              ))}
            </ul>
            <ShowMore pages={query} what="cases" />
          </div>
          <Panel key={chosen.id} shown={chosen} onDecided={setDecided} />
        </div>
      ) : (
        <EmptyState
          title={status === "OPEN" ? "Nothing is waiting" : "Nothing is decided yet"}
          description="What people report appears here, and disputed questions, the most urgent first."
        />
      )}
    </Stack>
  );
}

function Panel({ shown, onDecided }: { shown: AnyCase; onDecided: (decided: ModerationCase) => void }) {
  if (shown.kind === "QUESTION") return <QuestionPanel shown={shown} />;
  return <CasePanel shown={shown} onDecided={onDecided} />;
}

const decidedText = ({ decision }: ModerationCase) =>
  `Decided: ${decision ? DECISION_LABELS[decision] : ""}. It can be taken back for ${Moderation.undoMinutes} minutes.`;

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
