import type { WriterList } from "../../writer.ts";
import { instruments } from "./instruments.ts";
import { phenomena } from "./phenomena.ts";
import { physicists } from "./physicists.ts";
import { prefixes } from "./prefixes.ts";
import { quantities } from "./quantities.ts";
import { spectrum } from "./spectrum.ts";
import { terms } from "./terms.ts";

export const writers: WriterList = [
  quantities,
  prefixes,
  instruments,
  physicists,
  phenomena,
  spectrum,
  terms,
];
