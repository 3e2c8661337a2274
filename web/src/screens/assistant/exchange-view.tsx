import { Button, Group } from "@mantine/core";
import IconCopy from "~icons/tabler/copy";
import IconFlag from "~icons/tabler/flag";
import { AiNotice } from "../../components/question/ai-notice.tsx";
import { EngineBadge } from "../../components/question/engine-badge.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import talk from "../../components/talk/talk.module.css";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import type { Exchange } from "./conversation.ts";

/** The question, the reply, and its engine. */
export function ExchangeView({
  exchange: { asked, reply, engine },
  onReport,
}: {
  exchange: Exchange;
  /** Absent for all but the newest, because the server stores only the last reply. */
  onReport: (() => void) | undefined;
}) {
  return (
    <div className={talk.exchange}>
      <p className={talk.asked}>{asked}</p>
      {reply === "" ? (
        <p className={talk.failure}>You reported this answer.</p>
      ) : (
        <Reply reply={reply} engine={engine} onReport={onReport} />
      )}
    </div>
  );
}

interface ReplyProps extends Pick<Exchange, "reply" | "engine"> {
  onReport: (() => void) | undefined;
}

function Reply({ reply, engine, onReport }: ReplyProps) {
  return (
    <>
      <div className={talk.answer}>
        <RichText text={reply} />
      </div>
      <Group gap="xs">
        {engine === "built-in" ? <EngineBadge engine={engine} /> : <AiNotice engine={engine} />}
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy(reply)}
        >
          Copy
        </Button>
        {onReport && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconFlag size={16} aria-hidden />}
            onClick={onReport}
          >
            Report
          </Button>
        )}
      </Group>
    </>
  );
}

interface OpenExchangeProps {
  asked: string;
  error: Error | null;
  onRetry: () => void;
}

/** A question without a reply, or whose reply failed. */
export function OpenExchange({ asked, error, onRetry }: OpenExchangeProps) {
  return (
    <div className={talk.exchange}>
      <p className={talk.asked}>{asked}</p>
      {error ? (
        <ErrorState message={errorText(error, "The assistant could not be asked.")} onRetry={onRetry} />
      ) : (
        <BubbleLoader label="Writing an answer" isInline />
      )}
    </div>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success("Copied to clipboard");
  } catch {
    toast.error("The answer could not be copied.");
  }
}
