import type { WriterList } from "../load.ts";

export const writers: WriterList = [];
