
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/biology/animal-kingdom.yaml", import.meta.url));

export const animalGroups = content("animal-groups");

export const animalExamples = content("animal-examples");

export const animalOrgans = content("animal-organs");
