/** `phrase` stands in bold in the sentence; `fix` is what it should be, none where it is right. */
interface Phrase {
  before: string;
  phrase: string;
  after: string;
  fix?: string;
  /** Four that are wrong as well; where the phrase is right, all four are. */
  others: readonly [string, string, string, string];
  rule: string;
}

// biome-ignore format: a row stays a line
export const PHRASES: readonly Phrase[] = [
  { before: "The manager, along with two of her clerks,", phrase: "have been transferred", after: "to the new branch.", fix: "has been transferred", others: ["were transferred", "are transferred", "have transferred", "having been transferred"], rule: "the subject is “the manager”; what follows “along with” does not count" },
  { before: "Hardly had the train left the station", phrase: "than it began to rain", after: "heavily.", fix: "when it began to rain", others: ["that it began to rain", "then it had begun to rain", "while it begins to rain", "than it had begun to rain"], rule: "“hardly” is followed by “when”" },
  { before: "If the auditors", phrase: "would have checked", after: "the ledger, the error would have come to light sooner.", fix: "had checked", others: ["have checked", "would check", "were checking", "would be checking"], rule: "a condition that was not fulfilled takes “had”, and “would have” stands in the other clause only" },
  { before: "The board is looking forward", phrase: "to meet the new partners", after: "next month.", fix: "to meeting the new partners", others: ["for meeting the new partners", "to have met the new partners", "at meeting the new partners", "for to meet the new partners"], rule: "“look forward to” is followed by the form in -ing" },
  { before: "The number of complaints about the machine", phrase: "have fallen sharply", after: "since it was serviced.", fix: "has fallen sharply", others: ["are falling sharply", "were falling sharply", "fell sharply", "had fallen sharply"], rule: "“the number of” is singular, and “since” asks for the present perfect" },
  { before: "She was so tired that she could", phrase: "hardly keep her eyes open", after: "during the lecture.", others: ["hardly not keep her eyes open", "hard keep her eyes open", "hardly to keep her eyes open", "not hardly keep her eyes open"], rule: "“hardly” means almost not, and takes no other negative" },
  { before: "The firm would rather close the plant", phrase: "than selling it", after: "to a rival.", fix: "than sell it", others: ["than to selling it", "then sell it", "than sold it", "but selling it"], rule: "what stands on the two sides of “rather … than” has one form: “close” and “sell”" },
  { before: "Not only the villagers but also the headman", phrase: "was opposed to the dam", after: "from the beginning.", others: ["were opposed to the dam", "were opposed of the dam", "was opposed for the dam", "was opposing to the dam"], rule: "the verb agrees with the nearer subject, “the headman”, and one is opposed to something" },
  { before: "The bank has decided", phrase: "to do away from", after: "paper forms altogether.", fix: "to do away with", others: ["to do away of", "to doing away with", "for doing away from", "to do out with"], rule: "to abolish something is to do away with it" },
  { before: "It is high time that the government", phrase: "takes steps", after: "to repair the canal.", fix: "took steps", others: ["will take steps", "has taken steps", "taking steps", "shall take steps"], rule: "after “it is high time” the verb stands in the past" },
  { before: "The survey shows that young people spend", phrase: "much lesser time", after: "on the road than their parents did.", fix: "much less time", others: ["many less time", "much fewer time", "more lesser time", "so much lesser time"], rule: "“less” is the comparative of “little”, and time is not counted" },
  { before: "The treasurer insisted", phrase: "on checking every bill", after: "herself before it was paid.", others: ["to check every bill", "for checking every bill", "in checking every bill", "on check every bill"], rule: "one insists on doing something" },
  { before: "Scarcely any of the old furniture", phrase: "were worth repairing", after: ", so we gave it away.", fix: "was worth repairing", others: ["were worth to repair", "was worth to be repaired", "were worthy repairing", "was worth of repairing"], rule: "“furniture” is singular, and “worth” is followed by the form in -ing" },
  { before: "The new rules, which", phrase: "came into effect", after: "last April, apply to all lenders.", others: ["came in effect", "came to the effect", "have come into effect", "came with effect"], rule: "a rule comes into effect, and “last April” asks for the simple past" },
  { before: "He has been working in the foreign exchange department", phrase: "since the last five years", after: ".", fix: "for the last five years", others: ["from the last five years", "since last five years", "by the last five years", "during last five years"], rule: "“for” goes with a length of time, “since” with the moment at which it began" },
  { before: "The two companies have agreed", phrase: "to cooperate with each other", after: "in building the port.", others: ["to cooperating with each other", "to cooperate to each other", "for cooperate with each other", "on cooperate with each other"], rule: "one agrees to do something, and cooperates with somebody" },
  { before: "Unless you", phrase: "do not submit the form", after: "by Friday, your account will be frozen.", fix: "submit the form", others: ["will submit the form", "would submit the form", "will not submit the form", "did not submit the form"], rule: "“unless” means if not, and takes no other negative and no “will”" },
  { before: "No other bank in the region has", phrase: "as much branches as", after: "this one.", fix: "as many branches as", others: ["so much branches as", "as many branches like", "as more branches as", "as many branches than"], rule: "branches are counted, so that “many” is needed, and “as” is completed by “as”" },
  { before: "The report, together with its annexures,", phrase: "run to four hundred pages", after: ".", fix: "runs to four hundred pages", others: ["are running to four hundred pages", "run into four hundred pages", "have run to four hundred pages", "running to four hundred pages"], rule: "the subject is “the report”, a singular" },
  { before: "Rarely", phrase: "has a small invention", after: "changed daily life so thoroughly.", others: ["a small invention has", "have a small invention", "does a small invention", "a small invention had"], rule: "after “rarely” at the head of a sentence the helping verb comes before the subject" },
];
