import type { FactRow } from "../../../../formats/fact-table.ts";
import { facts } from "../../../../kit/facts.ts";
import { rowsIn } from "../../../../kit/from-content/rows-in.ts";
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/english/sentences/error-spotting.yaml", import.meta.url));

/** Four parts, the faulty one between stars; `fix` takes its place. */
export interface Faulty extends FactRow {
  parts: string;
  fix: string;
  rule: string;
}

const sentences = new URL("../../../../content/english/sentences/errors-in-sentences.yaml", import.meta.url);
const rows = rowsIn(sentences);

export const FAULTY = rows<Faulty>("error-in-parts");

/** As banks print them, each in four parts. */
export const LONG_FAULTY = rows<Faulty>("error-in-long-sentence");

export const errorSpotting = facts({
  name: "error-spotting", chapter: "errors-in-parts", form: "elementary",
  formats: false,
  topic: "error-spotting",
  difficulty: "MEDIUM",
  kind: "sentence with an error",
  style: "application",
  rows: FAULTY,
  ask: [
    {
      question: ({ parts }) => `Which part of this sentence has an error?\n“${plainly(parts)}”`,
      answer: ({ parts }) => faulty(parts),
      decoys: ({ parts }) => partsOf(parts).filter((part) => !part.includes("*")),
      asWritten: true,
      asListed: true,
    },
  ],
  explain: ({ parts, fix, rule }) =>
    `The error is in “${faulty(parts)}”: write “${fix}”, for ${rule}. The other parts are correct.`,
});

function partsOf(parts: string): string[] {
  return parts.split(" | ").map((part) => part.replace(/[.,](\*?)$/, "$1"));
}

function faulty(parts: string): string {
  return (
    partsOf(parts)
      .find((part) => part.includes("*"))
      ?.replaceAll("*", "") ?? ""
  );
}

function plainly(parts: string): string {
  return parts.replaceAll("*", "").replaceAll(" | ", " / ");
}

export const sentenceCorrection = content("sentence-correction");
