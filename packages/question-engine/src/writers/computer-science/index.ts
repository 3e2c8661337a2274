import type { WriterList } from "../../writer.ts";
import { algorithms } from "./computed/data/algorithms.ts";
import { dataStructures } from "./computed/data/data-structures.ts";
import { databases } from "./computed/data/databases.ts";
import { computerFundamentals } from "./computed/machines/computer-fundamentals.ts";
import { computerOrganisation } from "./computed/machines/computer-organisation.ts";
import { digitalLogic } from "./computed/machines/digital-logic.ts";
import { numberSystems } from "./computed/machines/number-systems.ts";
import { officeAndInternet } from "./computed/machines/office-and-internet.ts";
import { cAndCpp } from "./computed/programming/c-and-cpp.ts";
import { javaAndOop } from "./computed/programming/java-and-oop.ts";
import { programmingBasics } from "./computed/programming/programming-basics.ts";
import { python } from "./computed/programming/python.ts";
import { softwareEngineering } from "./computed/programming/software-engineering.ts";
import { webAndJavascript } from "./computed/programming/web-and-javascript.ts";
import { networks } from "./computed/systems/networks.ts";
import { operatingSystems } from "./computed/systems/operating-systems.ts";
import { securityAndAi } from "./computed/systems/security-and-ai.ts";
import { theoryOfComputation } from "./computed/theory/theory-of-computation.ts";
import { complexities, methods } from "./facts/algorithm-facts.ts";
import { commands, extensions, shortcuts } from "./facts/commands-and-shortcuts.ts";
import { computingAbbreviations } from "./facts/computing-abbreviations.ts";
import { people } from "./facts/computing-people.ts";
import { cTerms, httpStatus, javaTerms, languages, pythonTerms, webTerms } from "./facts/language-facts.ts";
import { layers, ports } from "./facts/layers-and-ports.ts";
import { numberFacts } from "./facts/number-facts.ts";
import {
  databaseTerms,
  dataStructureTerms,
  engineeringTerms,
  intelligenceTerms,
  securityTerms,
  theoryTerms,
} from "./facts/software-terms.ts";
import { logicTerms, networkTerms, operatingSystemTerms, organisationTerms } from "./facts/system-terms.ts";

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
  computingAbbreviations,
  organisationTerms,
  operatingSystemTerms,
  networkTerms,
  logicTerms,
  databaseTerms,
  dataStructureTerms,
  theoryTerms,
  engineeringTerms,
  securityTerms,
  intelligenceTerms,
  pythonTerms,
  cTerms,
  javaTerms,
  webTerms,
  httpStatus,
  languages,
  ports,
  layers,
  complexities,
  methods,
  people,
  commands,
  shortcuts,
  extensions,
  numberFacts,
];
