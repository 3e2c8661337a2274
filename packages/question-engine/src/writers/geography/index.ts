import type { WriterList } from "../../writer.ts";

export const writers: WriterList = [];
