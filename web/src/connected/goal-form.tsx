import { Alert, Button, Group } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Goal } from "@prepfeed/contract/learning/goals";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useSaveGoal } from "../api/learning/goal.ts";
import { changeOf, draftOf, type GoalMistakes, mistakesIn } from "../components/goal/goal-draft.ts";
import { GoalFields } from "../components/goal/goal-fields.tsx";
import { calendarDay } from "../components/study-plan/plan-days.ts";
import { errorText } from "../http/api-error.ts";
import { fieldMistakes } from "../http/field-mistakes.ts";

interface GoalFormProps {
  /** The present goal. */
  goal: Goal | null | undefined;
  timeZone: string;
  action: string;
  onSaved: (goal: Goal) => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** The form that sets or changes a goal. */
export function GoalForm({ goal, timeZone, action, onSaved, children }: GoalFormProps) {
  const [draft, setDraft] = useState(() => draftOf(goal));
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<GoalMistakes>({});
  const save = useSaveGoal();
  const form = useRef<HTMLFormElement>(null);
  const today = calendarDay(new Date(), timeZone);
  const mistakes = mistakesIn(draft, today);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    setTried(true);
    const [first] = Object.keys(mistakes);
    const change = changeOf(draft);
    if (first || !change) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    try {
      const saved = await save.mutateAsync(change);
      if (saved) onSaved(saved);
    } catch (error) {
      setRefused(fieldMistakes(error, ["examType", "examDate", "minutesPerDay", "subjects", "sections"]));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={send} aria-label="My exam">
      <GoalFields
        draft={draft}
        mistakes={wasTried ? { ...refused, ...mistakes } : refused}
        today={today}
        onChange={(next) => {
          setRefused({});
          save.reset();
          setDraft(next);
        }}
      />
      {save.isError && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} mt="md">
          {errorText(save.error, messages.failures.saveGoal)}
        </Alert>
      )}
      <Group mt="xl" gap="sm">
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending ? "Saving..." : action}
        </Button>
        {children}
      </Group>
    </form>
  );
}
