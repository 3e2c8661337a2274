import { useEffect, useRef, useState } from "react";
import { ApiError, errorText } from "../../http/api-error.ts";
import { API_TESTS, type ApiTest, type TestInputs } from "./api-tests.ts";
import { previewOf, type TestResult, type TestResults } from "./test-results.ts";

/** The pause before each test of a whole run, in milliseconds. */
const PAUSE = 500;

/** Runs one test, or all with a pause before each; leaving the page ends the run. */
export function useApiTests(inputs: TestInputs) {
  const [results, setResults] = useState<TestResults>({});
  const [isRunningAll, setRunningAll] = useState(false);
  const stop = useRef<AbortController>(null);
  const latest = useRef(inputs);
  latest.current = inputs;
  useEffect(() => () => stop.current?.abort(), []);

  async function run(test: ApiTest) {
    const note = (result: TestResult) => setResults((known) => ({ ...known, [test.name]: result }));
    note({ state: "running" });
    note(await resultOf(test, latest.current));
  }

  async function runAll() {
    const controller = new AbortController();
    stop.current = controller;
    setResults({});
    setRunningAll(true);
    for (const test of API_TESTS) {
      await new Promise((resolve) => window.setTimeout(resolve, PAUSE));
      if (controller.signal.aborted) break;
      await run(test);
    }
    if (stop.current === controller) setRunningAll(false);
  }

  return { results, run, runAll, isRunningAll, stop: () => stop.current?.abort() };
}

async function resultOf({ run }: ApiTest, inputs: TestInputs): Promise<TestResult> {
  const start = performance.now();
  const after = () => Math.round(performance.now() - start);
  try {
    const reply = await run(inputs);
    return { state: "passed", milliseconds: after(), preview: previewOf(reply) };
  } catch (error) {
    const status = error instanceof ApiError && error.status > 0 ? `${error.status}: ` : "";
    const preview = previewOf(`${status}${errorText(error, "The request failed")}`);
    return { state: "failed", milliseconds: after(), preview };
  }
}
