import { cpus } from "node:os";
import { benchAccounts } from "./accounts.ts";
import { benchAddingUp } from "./adding-up.ts";
import { benchBackups } from "./backups.ts";
import { benchFeed } from "./feed.ts";
import { benchKeyAlarm } from "./key-alarm.ts";
import { benchLearners } from "./learners.ts";
import { benchLearning } from "./learning/compare.ts";
import { benchMockTests } from "./mock-tests.ts";
import { benchQuestions } from "./questions.ts";
import { benchRegrade } from "./regrade.ts";

/** `npm run bench [name…]`: prints tables as Markdown. Compare figures only within one run, not between machines. */
const benchmarks: Record<string, () => Promise<string>> = {
  accounts: benchAccounts,
  "adding-up": benchAddingUp,
  backups: benchBackups,
  feed: benchFeed,
  "key-alarm": async () => benchKeyAlarm(),
  learners: benchLearners,
  learning: benchLearning,
  "mock-tests": benchMockTests,
  questions: benchQuestions,
  regrade: benchRegrade,
};

const chosen = process.argv.slice(2);
console.log(
  `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
for (const [name, run] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n## ${name}\n\n${await run()}`);
}
