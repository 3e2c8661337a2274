import { parseArgs } from "node:util";

/** Options with a value, switches without, and the rest; ends with the usage line if one is unknown. */
export function readArguments<Name extends string, Switch extends string>(
  usage: string,
  names: readonly Name[],
  switches: readonly Switch[] = [],
): { options: { [key in Name]?: string } & { [key in Switch]?: boolean }; rest: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries([
        ...names.map((name) => [name, { type: "string" }] as const),
        ...switches.map((name) => [name, { type: "boolean" }] as const),
      ]),
    });
    return {
      options: values as { [key in Name]?: string } & { [key in Switch]?: boolean },
      rest: positionals,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`);
    process.exit(2);
  }
}
