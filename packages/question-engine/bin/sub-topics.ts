import { SUBTOPICS } from "../src/syllabus/sub-topics/sub-topics.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { type HeadingScore, scoreHeadings } from "../test/score-headings.ts";

/** What learners get who type the headings of the usual books: docs/sub-topics.md, printed anew. */
const scores = await scoreHeadings();
const share = (part: readonly HeadingScore[]) => part.filter(({ isServed }) => isServed).length;
const ofUnit = (unit: string) => scores.filter((score) => score.unit === unit);
const units = UNITS.filter((unit) => ofUnit(unit).length > 0);

console.log(`# Sub-topics

The syllabus has ${SUBTOPICS.length} sub-topics. They are measured on headings below the chapters of the usual books, collected
beforehand (\`packages/question-engine/test/headings.ts\`): ${share(scores)} of ${scores.length} (${((100 * share(scores)) / scores.length).toFixed(1)} %) give five questions about them.
How a sub-topic is known, and who prints this page: [questions.md](questions.md#sub-topics).

| unit | headings | with five questions |
|---|---:|---:|
${units.map((unit) => `| ${unit} | ${ofUnit(unit).length} | ${share(ofUnit(unit))} |`).join("\n")}

The others are said to be only near:

${
  scores
    .filter(({ isServed }) => !isServed)
    .map(({ name, found }) => `- ${name}: ${found.join("; ")}`)
    .join("\n") || "- none"
}

## The headings

${units
  .map(
    (unit) =>
      `**${unit}**: ${ofUnit(unit)
        .map(({ name, isServed }) => (isServed ? name : `*${name}*`))
        .join(" · ")}.`,
  )
  .join("\n\n")}`);
