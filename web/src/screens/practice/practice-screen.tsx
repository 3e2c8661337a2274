import { Box, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { late } from "../../components/late/late.tsx";
import { Page } from "../../components/layout/page.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { isDeviceUsable } from "../../device/copies.ts";
import { useGoalExam } from "../../session/goal-exam.ts";
import { useSession } from "../../session/session.tsx";
import { Arriving } from "./arriving.tsx";
import { isDone, type Practice, type Rules } from "./practice.ts";
import type { PracticeMode } from "./practice-store.ts";
import { Quiz } from "./quiz.tsx";
import { Results } from "./results.tsx";
import { MistakesSetup } from "./setup/mistakes-setup.tsx";
import { Setup } from "./setup/setup.tsx";
import { askedSetup } from "./setup/setup-rules.ts";
import { UnderWay } from "./under-way.tsx";
import { useHandedOver } from "./use-handed-over.ts";
import { usePractice } from "./use-practice.ts";

const PacksOnDevice = late(async () => ({ default: (await import("./packs/packs.tsx")).PacksOnDevice }));

const TITLE: Record<PracticeMode, string> = { quiz: "MCQ Practice", mistakes: "Practise my mistakes" };

export function PracticeScreen() {
  const { user } = useSession();
  const [address] = useSearchParams();
  if (address.has("packs")) return <Packs />;
  const mode = address.get("mistakes") === "1" ? "mistakes" : "quiz";
  return (
    <Box maw={776} mx="auto">
      <Page title={TITLE[mode]}>
        {user && <Practising key={`${user.id} ${mode}`} userId={user.id} mode={mode} />}
      </Page>
    </Box>
  );
}

/** What this device holds for practice without a network. */
function Packs() {
  const { user } = useSession();
  return (
    <Box maw={776} mx="auto">
      <Page title="Offline packs">
        <Suspense fallback={<BubbleLoader isInline />}>
          {user && isDeviceUsable() ? (
            <PacksOnDevice key={user.id} userId={user.id} />
          ) : (
            <Text>This browser cannot keep packs. It takes a secure connection.</Text>
          )}
        </Suspense>
      </Page>
    </Box>
  );
}

/** Setup, quiz, results: the stored state decides which, unless the address asks for a new one. */
function Practising({ userId, mode }: { userId: string; mode: PracticeMode }) {
  const practising = usePractice(userId, mode);
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const goal = useGoalExam();
  const [followed, setFollowed] = useState<string>();
  const { practice } = practising;
  const bring = useHandedOver();
  const asked = mode === "quiz" && followed !== key ? askedSetup(address, goal.shown) : null;
  /** An address asks once; the router reports its change a moment later. */
  const forget = () => {
    setFollowed(key);
    setAddress({}, { replace: true });
  };
  if (bring && mode === "quiz") return <Arriving bring={bring} practising={practising} />;
  if (asked && practice && !isDone(practice))
    return <UnderWay practice={practice} onGoOn={forget} onDrop={practising.reset} />;
  if (practice?.results && !asked)
    return <Results userId={userId} practice={practice} mode={mode} practising={practising} />;
  if (practice && !asked) return <Quiz practice={practice} practising={practising} isNew={mode === "quiz"} />;
  if (mode === "mistakes") return <MistakesSetup onBegin={practising.begin} />;
  const begin = (questions: Practice["questions"], rules: Rules) => {
    practising.begin(questions, rules);
    if (asked) forget();
  };
  // The learner's goal may be known only once the profile is loaded.
  return <Setup key={`${address} ${goal.exam}`} asked={asked} goal={goal} onBegin={begin} />;
}
