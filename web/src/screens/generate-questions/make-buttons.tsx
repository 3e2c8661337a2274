import { Alert, Button, Text } from "@mantine/core";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconInfoCircle from "~icons/tabler/info-circle";
import { GenerationProgress } from "../../components/states/generation-progress.tsx";
import type { Generator } from "./use-generator.ts";
import type { PlanMaker } from "./use-plan-maker.ts";

interface MakeButtonsProps {
  generator: Generator;
  planMaker: PlanMaker;
  isBusy: boolean;
}

/** The three actions on the settings, and the result of the last one. */
export function MakeButtons({ generator, planMaker, isBusy }: MakeButtonsProps) {
  const { settings, notice } = generator;
  return (
    <>
      {notice && (
        <Alert
          color={notice.isError ? "red" : "brand"}
          role={notice.isError ? "alert" : "status"}
          icon={notice.isError ? <IconAlertCircle aria-hidden /> : <IconInfoCircle aria-hidden />}
        >
          {notice.text}
        </Alert>
      )}
      {planMaker.error && (
        <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
          {planMaker.error}
        </Alert>
      )}
      {generator.making && <GenerationProgress label="Writing questions" onCancel={generator.cancel} />}
      {planMaker.isMaking && <GenerationProgress label="Making your plan" onCancel={planMaker.cancel} />}
      <Button type="submit" aria-disabled={isBusy}>
        {generator.making === "practice" ? "Starting..." : "Practise these"}
      </Button>
      <Button
        variant="light"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          planMaker.clearError();
          void generator.draft();
        }}
      >
        {generator.making === "drafts" ? "Generating..." : "Generate Questions"}
      </Button>
      <Text size="sm" c="dimmed">
        Practise these opens a quiz without the answers. Generate Questions shows the answers, for you to look
        over and post.
      </Text>
      <Button
        variant="default"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          generator.clearNotice();
          void planMaker.make(settings);
        }}
      >
        {planMaker.isMaking ? "Creating..." : "Create Study Plan"}
      </Button>
    </>
  );
}
