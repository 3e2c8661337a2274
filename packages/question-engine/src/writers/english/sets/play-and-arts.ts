import { withNature } from "../../../writing/nature.ts";
import { setsIn } from "./sets-in.ts";

const sets = setsIn(new URL("../../../content/english/play-and-arts.yaml", import.meta.url));

export const playAndArts = withNature({ form: "elementary" }, sets("reading-play-and-arts"));
