import { contract } from "@prepfeed/contract/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { accessTable } from "../../test/access-table.ts";
import { openApiDocument } from "./openapi.ts";

const document = await openApiDocument(contract, "0.0.0-test");

/** These addresses are specified; no id is called "exam" or "subject". */
const AS_SPECIFIED = /^Paths should resolve unambiguously\. .*\/social\/posts\/(exam|subject)\/\{/;

test("a public linter finds no problems in the document", { timeout: 60_000 }, async () => {
  const config = await createConfig({ extends: ["recommended"], rules: { "info-license": "off" } });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const said = problems.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ""}`);
  expect(said.filter((text) => !AS_SPECIFIED.test(text))).toEqual([]);
});

test.each(Object.entries(contract))("%s documents how it may be refused", (name, { method, path }) => {
  const operations = document.paths[`/api${path.replace(/:(\w+)/g, "{$1}")}`];
  const operation = operations?.[method.toLowerCase()] as { responses: object } | undefined;
  const row = accessTable[name];
  const documented = Object.keys(operation?.responses ?? {}).map(Number);
  expect(documented).toEqual(expect.arrayContaining([row?.visitor, row?.other, row?.owner]));
  expect(documented).toEqual(expect.arrayContaining([400, 503]));
});
