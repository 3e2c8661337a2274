import { useRef } from "react";
import { Page } from "../../components/layout/page.tsx";
import { useSession } from "../../session/session.tsx";
import { DraftList } from "./draft-list.tsx";
import classes from "./generator.module.css";
import { PlansSection } from "./plans-section.tsx";
import { scrollAndFocus } from "./scroll-and-focus.ts";
import { SettingsPanel } from "./settings-panel.tsx";
import { useGenerator } from "./use-generator.ts";
import { usePlanMaker } from "./use-plan-maker.ts";

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
  const generator = useGenerator(userId, () => scrollAndFocus(results.current));
  const planMaker = usePlanMaker(() => scrollAndFocus(plans.current));
  return (
    <>
      <div className={classes.columns}>
        <SettingsPanel generator={generator} planMaker={planMaker} />
        <DraftList generator={generator} heading={results} />
      </div>
      <PlansSection chosen={planMaker.newest} timeZone={timeZone} heading={plans} />
    </>
  );
}
