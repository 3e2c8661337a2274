import { useSession } from "./session.tsx";
import { StoredState, useStoredState } from "./stored-state.ts";

const wishes = new StoredState("prepfeed.as-in-exam", { parse: (value) => value === true }, false);

/** Whether questions should have the exam's kinds; stored on this computer for the quiz and the generator. */
export function useAsInExam() {
  const userId = useSession().user?.id ?? "";
  return {
    isOn: useStoredState(wishes, userId),
    choose: (isOn: boolean) => wishes.change(userId, () => isOn),
  };
}
