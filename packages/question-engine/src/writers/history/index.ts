import type { WriterList } from "../../writer.ts";
import { ancientAndMedievalStatements } from "./facts/ancient-and-medieval-statements.ts";
import { ancientWorld } from "./facts/ancient-world.ts";
import { artAndArchitecture } from "./facts/art-and-architecture.ts";
import { historyAssertions } from "./facts/assertions.ts";
import { bhaktiAndSufi } from "./facts/bhakti-and-sufi.ts";
import { buddhismAndJainism } from "./facts/buddhism-and-jainism.ts";
import { historyByHeading } from "./facts/by-heading.ts";
import { constitutionAndAfter } from "./facts/constitution-and-after.ts";
import { delhiSultanate } from "./facts/delhi-sultanate.ts";
import { europeanArrival } from "./facts/european-arrival.ts";
import { freedomStruggle } from "./facts/freedom-struggle.ts";
import { guptaAndPostMauryan } from "./facts/gupta-and-post-mauryan.ts";
import { marathasAndRegionalPowers } from "./facts/marathas-and-regional-powers.ts";
import { mauryanEmpire } from "./facts/mauryan-empire.ts";
import { medievalAndRenaissance } from "./facts/medieval-and-renaissance.ts";
import { modernStatements } from "./facts/modern-statements.ts";
import { mughalEmpire } from "./facts/mughal-empire.ts";
import { prehistory } from "./facts/prehistory-and-indus-valley.ts";
import { regionalStatements } from "./facts/regional-statements.ts";
import { revoltOf1857 } from "./facts/revolt-of-1857.ts";
import { revolutions } from "./facts/revolutions.ts";
import { socialReform } from "./facts/social-reform.ts";
import { southIndianKingdoms } from "./facts/south-indian-kingdoms.ts";
import { historyTwoReasons } from "./facts/two-reasons.ts";
import { vedicAge } from "./facts/vedic-age.ts";
import { worldWarsAndAfter } from "./facts/world-wars-and-after.ts";

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
  europeanArrival,
  revoltOf1857,
  socialReform,
  freedomStruggle,
  constitutionAndAfter,
  ancientWorld,
  medievalAndRenaissance,
  revolutions,
  worldWarsAndAfter,
  artAndArchitecture,
  historyByHeading,
  historyAssertions,
  ancientAndMedievalStatements,
  modernStatements,
  regionalStatements,
  historyTwoReasons,
];
