import type { WriterList } from "../../writer.ts";
import { algorithms } from "./algorithms.ts";
import { cAndCpp } from "./c-and-cpp.ts";
import { computerFundamentals } from "./computer-fundamentals.ts";
import { computerOrganisation } from "./computer-organisation.ts";
import { dataStructures } from "./data-structures.ts";
import { databases } from "./databases.ts";
import { digitalLogic } from "./digital-logic.ts";
import { javaAndOop } from "./java-and-oop.ts";
import { networks } from "./networks.ts";
import { numberSystems } from "./number-systems.ts";
import { officeAndInternet } from "./office-and-internet.ts";
import { operatingSystems } from "./operating-systems.ts";
import { programmingBasics } from "./programming-basics.ts";
import { python } from "./python.ts";
import { securityAndAi } from "./security-and-ai.ts";
import { softwareEngineering } from "./software-engineering.ts";
import { theoryOfComputation } from "./theory-of-computation.ts";
import { webAndJavascript } from "./web-and-javascript.ts";

export const writers: WriterList = [
  ...algorithms,
  ...cAndCpp,
  ...computerFundamentals,
  ...computerOrganisation,
  ...dataStructures,
  ...databases,
  ...digitalLogic,
  ...javaAndOop,
  ...networks,
  ...numberSystems,
  ...officeAndInternet,
  ...operatingSystems,
  ...programmingBasics,
  ...python,
  ...securityAndAi,
  ...softwareEngineering,
  ...theoryOfComputation,
  ...webAndJavascript,
];
