import { type ExamType, examFamily, FAMILIES } from "@prepfeed/contract/foundation/catalogue";
import { useEffect, useEffectEvent, useRef } from "react";
import { useGoal } from "../../api/learning/goal.ts";
import { oneOf } from "../../components/forms/choices.ts";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { useGoalExam } from "../../session/goal-exam.ts";
import { useStoredState } from "../../session/stored-state.ts";
import { generatorState, type Settings } from "./drafts/generator-state.ts";
import { settingsOfGoal, withGoal } from "./settings-of-goal.ts";

/** The settings stored on this computer; they begin with the learner's goal. */
export function useSettings(userId: string, timeZone: string) {
  const { settings } = useStoredState(generatorState, userId);
  const { data: goal } = useGoal();
  const touched = useRef(new Set<keyof Settings>());
  const write = (part: Partial<Settings>) =>
    generatorState.change(userId, (state) => ({ ...state, settings: { ...state.settings, ...part } }));
  const hasDrafts = () => generatorState.read(userId).drafts.length > 0;
  const arrival = () => ({
    hasDrafts: hasDrafts(),
    touched: touched.current,
    today: calendarDay(new Date(), timeZone),
  });

  const change = (part: Partial<Settings>) => {
    const now = generatorState.read(userId).settings;
    write(goal ? withGoal(now, part, goal, arrival()) : part);
    for (const field of Object.keys(part) as (keyof Settings)[]) touched.current.add(field);
  };

  const exam = useGoalExam();
  const fillIn = useEffectEvent((goalExam: ExamType | null, aim: typeof goal) => {
    if (goalExam && exam.shown && !hasDrafts() && !touched.current.has("examType"))
      write({ examType: familyOf(goalExam) });
    if (aim) write(settingsOfGoal(generatorState.read(userId).settings, aim, arrival()));
  });
  useEffect(() => fillIn(exam.exam, goal), [exam.exam, goal]);

  return {
    settings,
    change,
    goalExam: exam.exam,
    chooseGoalExam: (isOn: boolean) => {
      exam.show(isOn);
      change({ examType: familyOf(isOn ? exam.exam : null) });
    },
  };
}

function familyOf(exam: ExamType | null): Settings["examType"] {
  return oneOf(FAMILIES, exam && examFamily(exam)) ?? "JEE_MAIN";
}
