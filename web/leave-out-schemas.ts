import type { Plugin } from "vite";

const CONTRACT = /\/packages\/contract\/src\/[^/]+\.ts$/;
/** With what a call is for, which only its documentation says. */
const SCHEMAS = new Set(["params", "query", "body", "reply", "summary"]);

/** As much of a syntax tree as is needed here. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  key?: Node;
  declaration?: Node | null;
  declarations?: Node[];
  init?: Node | null;
}

/**
 * The server checks what it is sent and what it replies; the page built for users carries neither the endpoints' schemas nor,
 * where nothing else needs it, the library behind them.
 */
export function leaveOutSchemas(): Plugin {
  return {
    name: "leave-out-schemas",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!CONTRACT.test(id) || !code.includes('from "zod"')) return null;
      const { body } = this.parse(code, { lang: "ts" }) as unknown as { body: Node[] };
      const constants = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
      return { code: constants.reduceRight(shorten, code), map: null };
    },
  };
}

/** From the last to the first, so that places further up stay true. */
function shorten(code: string, { init }: Node): string {
  if (!init || init.type === "ArrowFunctionExpression") return code;
  const kept =
    init.callee?.name === "endpoint"
      ? withoutSchemas(code, init)
      : // Marked as free of side effects, so that it goes when nobody uses it.
        `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
  return code.slice(0, init.start) + kept + code.slice(init.end);
}

function withoutSchemas(code: string, { arguments: [definition] = [] }: Node): string {
  const kept = definition?.properties?.filter(({ key }) => !SCHEMAS.has(key?.name ?? "")) ?? [];
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(", ")} }`;
}
