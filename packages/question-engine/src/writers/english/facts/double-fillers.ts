/** Two blanks, the pair that fits both, and four of which at least one word does not fit. */
interface DoubleFiller {
  use: string;
  fits: string;
  wrong: readonly [string, string, string, string];
  clue: string;
}

// biome-ignore format: a row stays a line
export const DOUBLE_FILLERS: readonly DoubleFiller[] = [
  { use: "The new manager was so ____ that even her rivals had to ____ her fairness.", fits: "impartial, acknowledge", wrong: ["biased, acknowledge", "impartial, dispute", "arrogant, applaud", "partial, admire"], clue: "fairness is what an impartial person shows, and “even her rivals” asks for something unwilling but favourable" },
  { use: "Far from being ____ by the early failures, the team worked with ____ energy.", fits: "discouraged, renewed", wrong: ["encouraged, renewed", "discouraged, waning", "heartened, fresh", "dismayed, feeble"], clue: "“Far from” denies the discouragement that failures bring, and what follows is more energy, not less" },
  { use: "The lender agreed to ____ the penalty, provided the borrower ____ the arrears within a month.", fits: "waive, cleared", wrong: ["impose, cleared", "waive, concealed", "double, settled", "levy, repaid"], clue: "a favour is granted on the condition that the debt is paid" },
  { use: "Her argument was ____ on the surface, but on closer inspection it proved to be ____.", fits: "convincing, hollow", wrong: ["convincing, sound", "flimsy, hollow", "plausible, flawless", "weak, baseless"], clue: "“but” sets what seems strong against what proves weak" },
  { use: "The village was so ____ that the mail was ____ only once a fortnight.", fits: "remote, delivered", wrong: ["crowded, delivered", "remote, abolished", "accessible, sorted", "central, brought"], clue: "seldom mail is the result of a far-off place" },
  { use: "As the evidence was ____, the court had no choice but to ____ the accused.", fits: "inconclusive, acquit", wrong: ["inconclusive, convict", "overwhelming, acquit", "scanty, sentence", "damning, release"], clue: "without proof a court lets the accused go; with proof it does not" },
  { use: "The company will ____ its loss-making units in order to ____ its debts.", fits: "sell, reduce", wrong: ["expand, reduce", "sell, inflate", "acquire, lessen", "shut, multiply"], clue: "the sale of what makes losses serves to lower what is owed" },
  { use: "Though ____ in speech, he was remarkably ____ in his letters, which often ran to twenty pages.", fits: "reserved, expansive", wrong: ["talkative, expansive", "reserved, brief", "fluent, lengthy", "silent, terse"], clue: "“Though” asks for a contrast, and twenty pages are many" },
  { use: "Subsidies that were meant to be ____ have a way of becoming ____, since nobody dares to end them.", fits: "temporary, permanent", wrong: ["permanent, temporary", "temporary, brief", "generous, scarce", "lasting, passing"], clue: "what nobody dares to end lasts, which was not what was meant" },
  { use: "The auditor found that the figures had been ____ in order to ____ the extent of the loss.", fits: "altered, conceal", wrong: ["verified, conceal", "altered, reveal", "checked, hide", "falsified, expose"], clue: "figures are changed so that a loss is not seen" },
  { use: "The speech was intended to ____ the crowd, but its tone only served to ____ tempers further.", fits: "pacify, inflame", wrong: ["provoke, inflame", "pacify, soothe", "calm, cool", "incite, fuel"], clue: "“but” sets the purpose against the result, and “further” says that tempers were high" },
  { use: "A diet that is ____ in iron may leave a person ____ and short of breath.", fits: "deficient, weak", wrong: ["rich, weak", "deficient, vigorous", "abundant, tired", "lacking, energetic"], clue: "what is missing in the diet leads to a lack of strength" },
  { use: "Since the two reports ____ each other on every point, their authors can hardly have worked ____.", fits: "echo, independently", wrong: ["contradict, independently", "echo, together", "oppose, separately", "repeat, jointly"], clue: "if two reports say the same on every point, one suspects that they were not written apart" },
  { use: "The river, once ____ enough to drive a mill, has ____ to a thread of water.", fits: "powerful, dwindled", wrong: ["feeble, dwindled", "powerful, swollen", "shallow, shrunk", "strong, widened"], clue: "“once” sets the strong river against the thread that is left" },
  { use: "Small savers tend to be ____: they prefer a modest but ____ return to a high one that may never come.", fits: "cautious, assured", wrong: ["reckless, assured", "cautious, doubtful", "bold, certain", "prudent, risky"], clue: "the colon explains the first word, and “may never come” is the opposite of the second" },
  { use: "The treaty was ____ by both parliaments only after its most ____ clause had been removed.", fits: "ratified, contentious", wrong: ["rejected, contentious", "ratified, harmless", "approved, popular", "annulled, disputed"], clue: "parliaments agree when that on which they quarrelled is gone" },
];
