import { SUBTOPICS } from "../src/syllabus/sub-topics/sub-topics.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { type HeadingScore, scoreHeadings } from "../test/content/score-headings.ts";

/** Prints docs/sub-topics.md: which headings of the usual books give five questions. */
const scores = await scoreHeadings();
const share = (part: readonly HeadingScore[]) => part.filter(({ isServed }) => isServed).length;
const ofUnit = (unit: string) => scores.filter((score) => score.unit === unit);
const units = UNITS.filter((unit) => ofUnit(unit).length > 0);

console.log(`# Sub-topics

This generated page lists the headings on which the ${SUBTOPICS.length} sub-topics of the syllabus are tested. The headings are from the usual books, collected
beforehand (\`packages/question-engine/test/content/headings.ts\`): ${share(scores)} of ${scores.length} (${((100 * share(scores)) / scores.length).toFixed(1)} %) give five questions about them.
How sub-topics work, and the command that prints this page: [questions.md](questions.md#sub-topics).

| unit | headings | with five questions |
|---|---:|---:|
${units.map((unit) => `| ${unit} | ${ofUnit(unit).length} | ${share(ofUnit(unit))} |`).join("\n")}

For the others the reply says that the questions are only near:

${
  scores
    .filter(({ isServed }) => !isServed)
    .map(({ name, found }) => `- ${name}: ${found.join("; ")}`)
    .join("\n") || "- none"
}

## Headings by unit

${units
  .map(
    (unit) =>
      `**${unit}**: ${ofUnit(unit)
        .map(({ name, isServed }) => (isServed ? name : `*${name}*`))
        .join(" · ")}.`,
  )
  .join("\n\n")}`);
