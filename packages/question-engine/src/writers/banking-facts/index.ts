import type { WriterList } from "../../writer.ts";
import { bankingAbbreviations } from "./abbreviations.ts";
import {
  bankHistory,
  bankingActs,
  bankingCommittees,
  bankSeats,
  indianFinancialBodies,
  schemes,
  stockIndices,
} from "./institutions.ts";
import { reserveBank } from "./reserve-bank.ts";
import { bankingTerms } from "./terms.ts";

export const writers: WriterList = [
  bankingTerms,
  bankingAbbreviations,
  indianFinancialBodies,
  bankSeats,
  bankHistory,
  bankingActs,
  bankingCommittees,
  schemes,
  stockIndices,
  reserveBank,
];
