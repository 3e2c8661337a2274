import { writersIn } from "../../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../../content/history/statements/ancient-and-medieval-statements.yaml", import.meta.url));

export const ancientAndMedievalStatements = content("ancient-and-medieval-statements");
