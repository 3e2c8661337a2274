import type { WriterList } from "../../writer.ts";
import { hormones } from "./hormones.ts";

export const writers: WriterList = [hormones];
