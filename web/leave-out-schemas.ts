import type { Plugin } from "vite";

const CONTRACT = /\/packages\/contract\/src\/.+\.ts$/;
/** Includes the purpose of a call, which only its documentation uses. */
const SCHEMAS = new Set(["params", "query", "body", "reply", "summary"]);

/** The part of a syntax tree that is needed here. */
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
 * The server validates requests and replies, so the production build leaves out the endpoints' schemas and, if
 * nothing else needs it, their library.
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

/** From the last to the first, so that earlier positions stay valid. */
function shorten(code: string, { init }: Node): string {
  if (!init || init.type === "ArrowFunctionExpression") return code;
  const kept =
    init.callee?.name === "endpoint"
      ? withoutSchemas(code, init)
      : // Marked as free of side effects, so that it is removed if unused.
        `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
  return code.slice(0, init.start) + kept + code.slice(init.end);
}

function withoutSchemas(code: string, { arguments: [definition] = [] }: Node): string {
  const kept = definition?.properties?.filter(({ key }) => !SCHEMAS.has(key?.name ?? "")) ?? [];
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(", ")} }`;
}
