import { Box } from "@mantine/core";
import { useSearchParams } from "react-router";
import { Page } from "../../components/layout/page.tsx";
import { useSession } from "../../session/session.tsx";
import { MistakesSetup } from "./mistakes-setup.tsx";
import type { PracticeMode } from "./practice-store.ts";
import { Quiz } from "./quiz.tsx";
import { Results } from "./results.tsx";
import { Setup } from "./setup.tsx";
import { usePractice } from "./use-practice.ts";

const TITLE: Record<PracticeMode, string> = { quiz: "MCQ Practice", mistakes: "Practise my mistakes" };

export function PracticeScreen() {
  const { user } = useSession();
  const [address] = useSearchParams();
  const mode = address.get("mistakes") === "1" ? "mistakes" : "quiz";
  return (
    <Box maw={776} mx="auto">
      <Page title={TITLE[mode]}>
        {user && <Practising key={`${user.id} ${mode}`} userId={user.id} mode={mode} />}
      </Page>
    </Box>
  );
}

/** Setup, quiz, results: what is stored says which. */
function Practising({ userId, mode }: { userId: string; mode: PracticeMode }) {
  const practising = usePractice(userId, mode);
  const { practice } = practising;
  if (practice?.results)
    return <Results userId={userId} practice={practice} mode={mode} practising={practising} />;
  if (practice) return <Quiz practice={practice} practising={practising} />;
  const Form = mode === "mistakes" ? MistakesSetup : Setup;
  return <Form onBegin={practising.begin} />;
}
