import type { WriterList } from "../../writer.ts";
import { differentiation } from "./differentiation.ts";
import { quadraticEquations } from "./quadratic-equations.ts";
import { sequencesAndSeries } from "./sequences-and-series.ts";

export const writers: WriterList = [...sequencesAndSeries, ...quadraticEquations, ...differentiation];
