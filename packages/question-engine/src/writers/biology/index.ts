import type { WriterList } from "../load.ts";
import { hormones } from "./hormones.ts";

export const writers: WriterList = [hormones];
