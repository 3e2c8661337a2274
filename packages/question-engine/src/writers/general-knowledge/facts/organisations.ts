
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { withNature } from "../../../writing/nature.ts";

const content = writersIn(new URL("../../../content/general-knowledge/organisations.yaml", import.meta.url));

const seats = content("headquarters");

const tasks = content("what-organisations-do");

const alone = withNature({ form: "quiz" }, content("organisations-hand-made"));

export const organisations = [...seats, ...tasks, ...alone];
