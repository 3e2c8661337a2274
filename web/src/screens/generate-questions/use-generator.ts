import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import {
  askForDrafts,
  askForPractice,
  type DraftRequest,
  useCapabilities,
} from "../../api/learning/generator.ts";
import type { ReadyQuiz } from "../../api/learning/practice.ts";
import { errorText } from "../../http/api-error.ts";
import { useCancellable } from "../../http/cancellable.ts";
import { useAsInExam } from "../../session/as-in-exam.ts";
import { toast } from "../../toast/toast.ts";
import { counted } from "../../wording/counted.ts";
import { draftsFrom, requestOf } from "./drafts/drafts.ts";
import type { Settings } from "./drafts/generator-state.ts";
import type { Drafts } from "./drafts/use-drafts.ts";
import { useSettings } from "./use-settings.ts";

export type Generator = ReturnType<typeof useGenerator>;

interface Learner {
  id: string;
  timeZone: string;
}

/** The settings, and the questions generated from them: a quiz, or drafts. */
export function useGenerator({ id, timeZone }: Learner, drafts: Drafts, onDrafted: () => void) {
  const { settings, change, goalExam, chooseGoalExam } = useSettings(id, timeZone);
  const asInExam = useAsInExam();
  const generation = useCancellable();
  const navigate = useNavigate();
  const { refetch: countWhatIsLeft } = useCapabilities();
  const [making, setMaking] = useState<"practice" | "drafts">("drafts");
  /** Why nothing was generated, or fewer or other questions than requested. */
  const [notice, setNotice] = useState<{ text: string; isError: boolean }>();

  async function make<Reply extends { questions: unknown[]; message?: string | undefined }>(
    what: typeof making,
    ask: (request: DraftRequest, signal: AbortSignal) => Promise<Reply>,
    take: (reply: Reply) => void,
  ) {
    const request = requestOf(settings, asInExam.isOn);
    if ("lacks" in request) return setNotice({ text: request.lacks, isError: true });
    setNotice(undefined);
    setMaking(what);
    try {
      const reply = await generation.run((signal) => ask(request, signal));
      if (reply?.questions.length === 0) setNotice({ text: reply.message ?? NOTHING_FOUND, isError: true });
      else if (reply) take(reply);
    } catch (error) {
      setNotice({ text: errorText(error, GENERATION_FAILED), isError: true });
      toast.error(GENERATION_FAILED);
    }
    void countWhatIsLeft();
  }

  const practise = () =>
    make(
      "practice",
      (request, signal) =>
        askForPractice(
          request,
          { examType: settings.examType, subject: settings.subject || undefined },
          signal,
        ),
      ({ questions, message }) => {
        const ready: ReadyQuiz = { questions, note: message };
        void navigate(paths.practice, { state: { ready } });
      },
    );

  const draft = () =>
    make("drafts", askForDrafts, ({ questions, message }) => {
      const fresh = draftsFrom(questions, settings, Date.now());
      const made = drafts.add(fresh);
      // For a topic, a notice replaces the success message, because the questions may be about something else.
      if (message && settings.source === "topic") toast.info(message);
      else toast.success(`Generated ${fresh.length} questions successfully!`);
      const notes = [message, made > 0 && `${counted(made, "older draft")} made room for them.`];
      const text = notes.filter(Boolean).join(" ");
      if (text) setNotice({ text, isError: false });
      onDrafted();
    });

  return {
    settings,
    asInExam,
    goalExam,
    chooseGoalExam,
    change: (part: Partial<Settings>) => {
      setNotice(undefined);
      change(part);
    },
    practise,
    draft,
    cancel: generation.cancel,
    /** What is being generated now. */
    making: generation.isBusy ? making : undefined,
    notice,
    clearNotice: () => setNotice(undefined),
  };
}

const GENERATION_FAILED = messages.failures.generateQuestions;
const NOTHING_FOUND = "No questions found for this selection.";
