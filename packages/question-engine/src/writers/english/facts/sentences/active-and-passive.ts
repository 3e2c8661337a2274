
import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/english/sentences/active-and-passive.yaml", import.meta.url));

export interface Deed {
  agent: string;
  base: string;
  present: string;
  past: string;
  done: string;
  doing: string;
  object: string;
  isPlural: boolean;
}

export const DEEDS: readonly Deed[] = [
  { agent: "the gardener", base: "water", present: "waters", past: "watered", done: "watered", doing: "watering", object: "the plants", isPlural: true },
  { agent: "the chef", base: "prepare", present: "prepares", past: "prepared", done: "prepared", doing: "preparing", object: "the meals", isPlural: true },
  { agent: "my aunt", base: "write", present: "writes", past: "wrote", done: "written", doing: "writing", object: "the letters", isPlural: true },
  { agent: "the teacher", base: "teach", present: "teaches", past: "taught", done: "taught", doing: "teaching", object: "this lesson", isPlural: false },
  { agent: "the tailor", base: "make", present: "makes", past: "made", done: "made", doing: "making", object: "the uniforms", isPlural: true },
  { agent: "the clerk", base: "keep", present: "keeps", past: "kept", done: "kept", doing: "keeping", object: "the record", isPlural: false },
  { agent: "the company", base: "sell", present: "sells", past: "sold", done: "sold", doing: "selling", object: "the old machines", isPlural: true },
  { agent: "the mechanic", base: "repair", present: "repairs", past: "repaired", done: "repaired", doing: "repairing", object: "the engine", isPlural: false },
  { agent: "the council", base: "build", present: "builds", past: "built", done: "built", doing: "building", object: "the bridges", isPlural: true },
  { agent: "the artist", base: "draw", present: "draws", past: "drew", done: "drawn", doing: "drawing", object: "the portrait", isPlural: false },
  { agent: "the farmer", base: "grow", present: "grows", past: "grew", done: "grown", doing: "growing", object: "this rice", isPlural: false },
  { agent: "the postman", base: "bring", present: "brings", past: "brought", done: "brought", doing: "bringing", object: "the parcels", isPlural: true },
  { agent: "the committee", base: "choose", present: "chooses", past: "chose", done: "chosen", doing: "choosing", object: "the winner", isPlural: false },
  { agent: "the guard", base: "close", present: "closes", past: "closed", done: "closed", doing: "closing", object: "the gates", isPlural: true },
];

export const voiceQuestions = content("special-passives");
