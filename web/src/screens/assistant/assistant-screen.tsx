import { Box, Button, Group, Text, Textarea } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Page } from "../../components/layout/page.tsx";
import talk from "../../components/talk/talk.module.css";
import { askReport } from "../../connected/reporting/ask-report.ts";
import { useSession } from "../../session/session.tsx";
import classes from "./assistant.module.css";
import { ExchangeView, OpenExchange } from "./exchange-view.tsx";
import { useConversation } from "./use-conversation.ts";

const EXAMPLES = ["Explain photosynthesis", "Quiz me on trigonometry", "My weak topics"];

/** A conversation about the user's studies. */
export function AssistantScreen() {
  const { user } = useSession();
  return (
    user && (
      <Box maw={792} mx="auto">
        <Talk key={user.id} userId={user.id} />
      </Box>
    )
  );
}

function Talk({ userId }: { userId: string }) {
  const { id, exchanges, open, error, isBusy, ask, clear, hideReply } = useConversation(userId);
  const topic = useSearchParams()[0].get("topic");
  const [message, setMessage] = useState(topic ? `Explain ${topic}` : "");
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isEmpty = exchanges.length === 0 && open === undefined;
  const latest = isEmpty ? "" : `${exchanges.at(-1)?.number} ${open}`;
  useEffect(() => {
    if (latest !== "") end.current?.scrollIntoView({ block: "end" });
  }, [latest]);

  function send(event: FormEvent) {
    event.preventDefault();
    const said = message.trim();
    if (said === "" || isBusy) return;
    setMessage("");
    ask(said);
  }

  return (
    <Page
      title="Assistant"
      actions={
        !isEmpty && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            Clear
          </Button>
        )
      }
    >
      <div className={classes.column}>
        <div className={talk.talk} role="log" aria-label="Conversation" aria-busy={isBusy}>
          {exchanges.map((exchange) => (
            <ExchangeView
              key={exchange.number}
              exchange={exchange}
              onReport={
                id && exchange === exchanges.at(-1)
                  ? () =>
                      askReport({
                        kind: "AI_ANSWER",
                        id,
                        name: "this answer",
                        onReported: () => hideReply(exchange.number),
                      })
                  : undefined
              }
            />
          ))}
          {open !== undefined && <OpenExchange asked={open} error={error} onRetry={() => ask(open)} />}
          {isEmpty && (
            <Text c="dimmed">
              Ask about anything you study. It can explain a topic, quiz you, tell where you stand and write a
              study plan. Begin with one of these, or with a question of your own.
            </Text>
          )}
          <div ref={end} className={classes.end} />
        </div>
        {isEmpty && (
          <Group gap={8}>
            {EXAMPLES.map((example) => (
              <Button key={example} variant="default" onClick={() => ask(example)}>
                {example}
              </Button>
            ))}
          </Group>
        )}
        <form onSubmit={send} className={classes.form}>
          <Textarea
            ref={field}
            label="Your question"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={Length.aiMessageMax}
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
      </div>
    </Page>
  );
}
