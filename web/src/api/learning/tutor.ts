import {
  type Ask,
  askAboutQuestion,
  rateTutorAnswer,
  type TutorEvent,
  takeHint,
} from "@prepfeed/contract/questions/tutor";
import { call, openStream } from "../../http/call.ts";
import { createEventReader } from "../../live/server-sent-events.ts";

/** Asks about an answered question; each part of the answer is passed to `onEvent` as it arrives. */
export async function askTutor(
  id: string,
  body: { ask: Ask; message?: string },
  onEvent: (event: TutorEvent) => void,
  signal: AbortSignal,
) {
  const stream = await openStream(askAboutQuestion, signal, { params: { id }, body });
  const take = createEventReader({ onEvent: (data) => onEvent(JSON.parse(data) as TutorEvent) });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let bit = await reader.read(); !bit.done; bit = await reader.read()) {
    take(decoder.decode(bit.value, { stream: true }));
  }
}

export function rateAnswer(id: string, body: { answerId: string; isHelpful: boolean }) {
  return call(rateTutorAnswer, { params: { id }, body });
}

export function askForHint(id: string, number: number) {
  return call(takeHint, { params: { id }, body: { number } });
}
