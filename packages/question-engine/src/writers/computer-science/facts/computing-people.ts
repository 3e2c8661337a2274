
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/computing-people.yaml", import.meta.url));

export const people = content("people-of-computing");
