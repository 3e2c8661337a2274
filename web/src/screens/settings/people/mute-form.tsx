import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { type FormEvent, useState } from "react";
import { useMuteText } from "../../../api/people/hiding.ts";
import { MUTE_TIMES } from "../../../wording/mute-times.ts";

const KINDS = [
  { value: "WORD", label: "Word" },
  { value: "TOPIC", label: "Topic" },
] as const;

/** The typed text is kept if it was not accepted. */
export function MuteForm() {
  const { isBusy, mute } = useMuteText();
  const [text, setText] = useState("");
  const [kind, setKind] = useState<"WORD" | "TOPIC">("WORD");
  const [time, setTime] = useState<string>(MUTE_TIMES[3].label);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = MUTE_TIMES.find(({ label }) => label === time);
    if (isBusy || !chosen || text.trim() === "") return;
    mute({ kind, text: text.trim() }, chosen.hours, () => setText(""));
  }

  return (
    <form onSubmit={submit} aria-label="Mute a word or topic">
      <Group align="flex-end" gap="sm">
        <TextInput
          label="Word or topic to mute"
          flex="1 1 200px"
          maxLength={Length.topicMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label="What it is"
          data={[...KINDS]}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value === "TOPIC" ? "TOPIC" : "WORD")}
        />
        <NativeSelect
          label="How long"
          data={MUTE_TIMES.map(({ label }) => label)}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button type="submit" variant="light" aria-disabled={isBusy || text.trim() === ""}>
          Mute
        </Button>
      </Group>
    </form>
  );
}
