/** A worker whose runner was killed would continue its tests, and keep what they started alive. */
function endWithRunner() {
  process.exit(1);
}

// Files that share a worker each run this.
if (!process.listeners("disconnect").some(({ name }) => name === endWithRunner.name))
  process.once("disconnect", endWithRunner);
