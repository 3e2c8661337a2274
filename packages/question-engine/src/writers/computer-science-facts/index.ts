import type { WriterList } from "../../writer.ts";
import { abbreviations } from "./abbreviations.ts";
import { cTerms, httpStatus, javaTerms, languages, pythonTerms, webTerms } from "./language-facts.ts";
import {
  databaseTerms,
  dataStructureTerms,
  engineeringTerms,
  intelligenceTerms,
  securityTerms,
  theoryTerms,
} from "./software-terms.ts";
import { logicTerms, networkTerms, operatingSystemTerms, organisationTerms } from "./system-terms.ts";
import {
  commands,
  complexities,
  extensions,
  layers,
  methods,
  numberFacts,
  people,
  ports,
  shortcuts,
} from "./tables.ts";

export const writers: WriterList = [
  abbreviations,
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
