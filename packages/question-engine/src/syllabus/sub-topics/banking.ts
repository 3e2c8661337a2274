import { type Subtopic, sub } from "./sub-topic.ts";

export const BANKING_SUBTOPICS: readonly Subtopic[] = [
  sub("Repo rate", "monetary-policy", { as: "repo; reverse repo rate; reverse repo; repo and reverse repo; policy repo rate; LAF", writers: "cost-of-an-overnight-repo", says: /\brepo\b|liquidity adjustment|\bLAF\b/i }),
  sub("Cash reserve ratio", "monetary-policy", { as: "CRR; CRR and SLR; SLR; statutory liquidity ratio; reserve ratios", writers: "cash-reserve-of-a-bank funds-free-for-lending deposits-after-a-change-of-reserve-ratio", says: /cash reserve|\bCRR\b|\bSLR\b|statutory liquidity/i }),
  sub("Functions of the RBI", "reserve-bank-of-india", { in: "monetary-policy banking-history-and-structure", as: "functions of RBI; role of RBI; functions of reserve bank of india; RBI functions; role of the reserve bank; central bank functions", says: /lender of last resort|banker to (the )?government|bankers' bank|issues bank ?notes|sole right/i }),
  sub("Types of cheques", "cheques-and-instruments", { as: "cheque; cheques; crossed cheque; bearer cheque; order cheque; post dated cheque; stale cheque; crossing of cheques; kinds of cheques", says: /cheque/i, not: /clearing house/i }),
  sub("NEFT and RTGS", "digital-payments", { as: "NEFT; RTGS; IMPS; electronic fund transfer; RTGS and NEFT; NEFT RTGS IMPS; fund transfer", says: /\bNEFT\b|\bRTGS\b|\bIMPS\b|gross settlement|electronic funds? transfer|batches/i }),
  sub("Non-performing assets", "loans-and-credit", { as: "NPA; NPAs; bad loans; non performing asset; SARFAESI; gross npa and net npa; insolvency", writers: "net-npa-ratio", says: /non-performing|\bNPAs?\b|SARFAESI|bad (debt|loan)|sub-?standard asset|doubtful|asset reconstruction|write-off|provision coverage|debt recovery|insolvency/i }),
  sub("Priority sector lending", "loans-and-credit", { as: "priority sector; PSL; priority sector loans; lead bank scheme", says: /priority.sector|lead bank|weaker section|\bPSLC?s?\b/i }),
  sub("Treasury bills", "financial-markets", { as: "treasury bill; T-bills; 91 day treasury bill; money market instruments; money market; commercial paper; certificate of deposit", writers: "yield-of-a-treasury-bill", says: /treasury bill|money market|commercial paper|certificates? of deposit|call money|\bT-bill/i }),
];
