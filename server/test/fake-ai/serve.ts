import { startFakeAi } from "./fake-ai.ts";
import { MODES, type Mode } from "./modes.ts";

const USAGE = `serve.ts gemini|openai [mode] [port]\nModes: ${MODES.join(", ")}`;
const [kind, mode = "good", port = "0"] = process.argv.slice(2);
if ((kind !== "gemini" && kind !== "openai") || !MODES.includes(mode as Mode)) {
  console.error(USAGE);
  process.exit(2);
}

const fake = await startFakeAi(kind, mode as Mode, Number(port));
const settings =
  kind === "gemini" ? `GEMINI_API_KEY=fake GEMINI_BASE_URL=${fake.url}` : `AI_BASE_URL=${fake.url}`;
console.warn(`A fake ${kind} in mode ${mode}. Try the product with: ${settings} npm start`);
