import type { WriterList } from "../../writing/writer.ts";
import { ancientWorld } from "./facts/ancient-world.ts";
import { artAndArchitecture } from "./facts/art-and-architecture.ts";
import { bhaktiAndSufi } from "./facts/bhakti-and-sufi.ts";
import { buddhismAndJainism } from "./facts/buddhism-and-jainism.ts";
import { delhiSultanate } from "./facts/delhi-sultanate.ts";
import { guptaAndPostMauryan } from "./facts/gupta-and-post-mauryan.ts";
import { historyLinkedFacts } from "./facts/linked-facts.ts";
import { marathasAndRegionalPowers } from "./facts/marathas-and-regional-powers.ts";
import { mauryanEmpire } from "./facts/mauryan-empire.ts";
import { medievalAndRenaissance } from "./facts/medieval-and-renaissance.ts";
import { constitutionAndAfter } from "./facts/modern/constitution-and-after.ts";
import { europeanArrival } from "./facts/modern/european-arrival.ts";
import { freedomStruggle } from "./facts/modern/freedom-struggle.ts";
import { revoltOf1857 } from "./facts/modern/revolt-of-1857.ts";
import { revolutions } from "./facts/modern/revolutions.ts";
import { socialReform } from "./facts/modern/social-reform.ts";
import { worldWarsAndAfter } from "./facts/modern/world-wars-and-after.ts";
import { mughalEmpire } from "./facts/mughal-empire.ts";
import { prehistory } from "./facts/prehistory-and-indus-valley.ts";
import { southIndianKingdoms } from "./facts/south-indian-kingdoms.ts";
import { ancientAndMedievalStatements } from "./facts/statements/ancient-and-medieval-statements.ts";
import { historyAssertions } from "./facts/statements/assertions.ts";
import { historyByHeading } from "./facts/statements/by-heading.ts";
import { modernStatements } from "./facts/statements/modern-statements.ts";
import { regionalStatements } from "./facts/statements/regional-statements.ts";
import { historyTwoReasons } from "./facts/statements/two-reasons.ts";
import { vedicAge } from "./facts/vedic-age.ts";

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
  historyLinkedFacts,
];
