import type { WriterList } from "../../writer.ts";
import { ancientWorld } from "./ancient-world.ts";
import { artAndArchitecture } from "./art-and-architecture.ts";
import { bhaktiAndSufi } from "./bhakti-and-sufi.ts";
import { buddhismAndJainism } from "./buddhism-and-jainism.ts";
import { constitutionAndAfter } from "./constitution-and-after.ts";
import { delhiSultanate } from "./delhi-sultanate.ts";
import { europeanArrival } from "./european-arrival.ts";
import { freedomStruggle } from "./freedom-struggle.ts";
import { guptaAndPostMauryan } from "./gupta-and-post-mauryan.ts";
import { marathasAndRegionalPowers } from "./marathas-and-regional-powers.ts";
import { mauryanEmpire } from "./mauryan-empire.ts";
import { medievalAndRenaissance } from "./medieval-and-renaissance.ts";
import { mughalEmpire } from "./mughal-empire.ts";
import { prehistory } from "./prehistory-and-indus-valley.ts";
import { revoltOf1857 } from "./revolt-of-1857.ts";
import { revolutions } from "./revolutions.ts";
import { socialReform } from "./social-reform.ts";
import { southIndianKingdoms } from "./south-indian-kingdoms.ts";
import { vedicAge } from "./vedic-age.ts";
import { worldWarsAndAfter } from "./world-wars-and-after.ts";

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
];
