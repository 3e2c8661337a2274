import type { WriterList } from "../../writer.ts";
import { algorithms } from "./algorithms.ts";
import { cAndCpp } from "./c-and-cpp.ts";
import { computerOrganisation } from "./computer-organisation.ts";
import { dataStructures } from "./data-structures.ts";
import { databases } from "./databases.ts";
import { digitalLogic } from "./digital-logic.ts";
import { javaAndOop } from "./java-and-oop.ts";
import { networks } from "./networks.ts";
import { numberSystems } from "./number-systems.ts";
import { operatingSystems } from "./operating-systems.ts";
import { programmingBasics } from "./programming-basics.ts";
import { python } from "./python.ts";
import { theoryOfComputation } from "./theory-of-computation.ts";
import { webAndJavascript } from "./web-and-javascript.ts";

export const writers: WriterList = [
  ...algorithms,
  ...cAndCpp,
  ...computerOrganisation,
  ...dataStructures,
  ...databases,
  ...digitalLogic,
  ...javaAndOop,
  ...networks,
  ...numberSystems,
  ...operatingSystems,
  ...programmingBasics,
  ...python,
  ...theoryOfComputation,
  ...webAndJavascript,
];
