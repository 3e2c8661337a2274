import type { WriterList } from "../../writer.ts";
import { bhaktiAndSufi } from "./bhakti-and-sufi.ts";
import { buddhismAndJainism } from "./buddhism-and-jainism.ts";
import { delhiSultanate } from "./delhi-sultanate.ts";
import { guptaAndPostMauryan } from "./gupta-and-post-mauryan.ts";
import { marathasAndRegionalPowers } from "./marathas-and-regional-powers.ts";
import { mauryanEmpire } from "./mauryan-empire.ts";
import { mughalEmpire } from "./mughal-empire.ts";
import { prehistory } from "./prehistory-and-indus-valley.ts";
import { southIndianKingdoms } from "./south-indian-kingdoms.ts";
import { vedicAge } from "./vedic-age.ts";

export const writers: WriterList = [
  prehistory,
  vedicAge,
  buddhismAndJainism,
  mauryanEmpire,
  guptaAndPostMauryan,
  southIndianKingdoms,
  delhiSultanate,
  mughalEmpire,
  marathasAndRegionalPowers,
  bhaktiAndSufi,
];
