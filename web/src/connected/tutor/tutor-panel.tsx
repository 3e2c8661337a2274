import { Button, Drawer, Group, Text, Textarea } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Tutor } from "@prepfeed/contract/foundation/limits";
import type { Ask } from "@prepfeed/contract/questions/tutor";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LayerProps } from "../../components/dialogs/use-layer.ts";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import talkClasses from "../../components/talk/talk.module.css";
import { ExchangeView } from "./exchange-view.tsx";
import classes from "./tutor.module.css";
import { useTutor } from "./use-tutor.ts";

export interface TutoredQuestion {
  id: string;
  questionText: string;
  isCorrect: boolean;
}

interface TutorPanelProps extends LayerProps {
  question: TutoredQuestion;
}

/** Beside the question on a wide screen, a sheet from below on a phone. */
export function TutorPanel({ question, button, isOpen, onChange }: TutorPanelProps) {
  const isPhone = useMediaQuery("(max-width: 48em)");
  const { talk, isBusy, ask } = useTutor(question.id);
  const [message, setMessage] = useState("");
  const end = useRef<HTMLDivElement>(null);
  const asks: [Ask, string][] = [
    ["WHY_WRONG", question.isCorrect ? "Why is it right?" : "Why is my answer wrong?"],
    ["SIMPLER", "Explain it more simply"],
    ["SIMILAR", "A similar one"],
    ["READ", "What should I read?"],
  ];
  useEffect(() => {
    if (talk.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [talk]);

  function send(event: FormEvent) {
    event.preventDefault();
    const said = message.trim();
    if (said === "" || isBusy) return;
    setMessage("");
    void ask("OWN", said);
  }

  return (
    <Drawer
      opened={isOpen}
      onClose={() => onChange(false)}
      onExitTransitionEnd={() => button.focus()}
      returnFocus={false}
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "88%" : 460}
      overlayProps={isPhone ? undefined : { backgroundOpacity: 0.15 }}
      title="Ask about this"
      closeButtonProps={{ "aria-label": "Close the tutor" }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      <div className={classes.question}>
        <RichText text={question.questionText} />
      </div>
      <Group gap={8} my="sm">
        {asks.map(([kind, label]) => (
          <Button
            key={kind}
            variant="default"
            size="sm"
            aria-disabled={isBusy}
            onClick={() => void ask(kind, label)}
          >
            {label}
          </Button>
        ))}
      </Group>
      <div className={talkClasses.talk} role="log" aria-label="Answers" aria-busy={isBusy}>
        {talk.map((exchange) => (
          <ExchangeView key={exchange.id} exchange={exchange} questionId={question.id} />
        ))}
        {talk.length === 0 && (
          <Text c="dimmed">
            Choose one of these, or ask in your own words about this question and its topic.
          </Text>
        )}
        <div ref={end} />
      </div>
      <form onSubmit={send} className={classes.form}>
        <Textarea
          label="Your own question"
          autosize
          minRows={1}
          maxRows={4}
          maxLength={Tutor.messageMax}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
        />
        <Button type="submit" aria-disabled={isBusy || message.trim() === ""}>
          Ask
        </Button>
      </form>
    </Drawer>
  );
}
