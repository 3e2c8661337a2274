import { TextInput } from "@mantine/core";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { counted } from "../../wording/counted.ts";
import type { Settings } from "./drafts/generator-state.ts";
import { lastExamDate, planDuration } from "./plan-duration.ts";

interface PlanLengthProps {
  settings: Settings;
  timeZone: string;
  onChange: (part: Partial<Settings>) => void;
}

/** The length of a study plan: until the exam, if its date is known. */
export function PlanLength({ settings: { examDate }, timeZone, onChange }: PlanLengthProps) {
  const today = calendarDay(new Date(), timeZone);
  const days = planDuration(today, examDate);
  const runs = examDate && days ? `It runs for ${counted(days, "day")}, to the day before the exam.` : "";
  return (
    <TextInput
      size="md"
      type="date"
      label="Exam date for the study plan (optional)"
      description={
        runs || "A study plan takes the subject, the exam type and thirty days, or all days to the exam."
      }
      min={today}
      max={lastExamDate(today)}
      value={examDate}
      onChange={({ currentTarget }) => onChange({ examDate: currentTarget.value })}
    />
  );
}
