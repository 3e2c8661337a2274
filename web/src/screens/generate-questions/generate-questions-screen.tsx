import { useRef } from "react";
import { Page } from "../../components/layout/page.tsx";
import { useSession } from "../../session/session.tsx";
import { DraftList } from "./drafts/draft-list.tsx";
import { useDrafts } from "./drafts/use-drafts.ts";
import classes from "./generator.module.css";
import { PlansSection } from "./plans-section.tsx";
import { scrollAndFocus } from "./scroll-and-focus.ts";
import { SettingsPanel } from "./settings-panel.tsx";
import { useGenerator } from "./use-generator.ts";
import { usePlanMaker } from "./use-plan-maker.ts";
import { useTopicOfAddress } from "./use-topic-of-address.ts";

export function GenerateQuestionsScreen() {
  const { user } = useSession();
  return (
    <Page title="AI Question Generator">
      {user && <Generator key={user.id} userId={user.id} timeZone={user.timeZone} />}
    </Page>
  );
}

function Generator({ userId, timeZone }: { userId: string; timeZone: string }) {
  const results = useRef<HTMLHeadingElement>(null);
  const plans = useRef<HTMLHeadingElement>(null);
  const drafts = useDrafts(userId);
  const generator = useGenerator({ id: userId, timeZone }, drafts, () => scrollAndFocus(results.current));
  useTopicOfAddress(generator.change);
  const planMaker = usePlanMaker(timeZone, () => scrollAndFocus(plans.current));
  return (
    <>
      <div className={classes.columns}>
        <SettingsPanel generator={generator} planMaker={planMaker} timeZone={timeZone} />
        <DraftList drafts={drafts} heading={results} />
      </div>
      <PlansSection chosen={planMaker.newest} timeZone={timeZone} heading={plans} />
    </>
  );
}
