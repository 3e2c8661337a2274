/** A sentence of which two words exchange their places. */
interface Swap {
  /** The sound sentence, with four words in square brackets. */
  text: string;
  /** The two that are exchanged, counted from 1; none where the sentence is printed as it should be. */
  swapped?: readonly [number, number];
  because: string;
}

// biome-ignore format: a row stays a line
export const SWAPS: readonly Swap[] = [
  { text: "The [regulator] imposed a heavy [penalty] on the lender for its repeated [failure] to report [fraud].", swapped: [2, 3], because: "a penalty is imposed, and a failure is what is repeated" },
  { text: "Rising [costs] have forced many small [traders] to cut their [staff] and close their least profitable [branches].", swapped: [2, 4], because: "traders are forced to act, and branches are closed" },
  { text: "The [drought] was so severe that the [villagers] had to walk for miles to fetch a single [pot] of drinking [water].", swapped: [1, 4], because: "a drought is severe, and water is drunk" },
  { text: "The [audit] of the accounts brought to [light] several [payments] for which there was no [receipt].", swapped: [1, 3], because: "an audit brings things to light, and payments need receipts" },
  { text: "The committee will [reject] the proposal unless its [authors] can [explain] how the money is to be [raised].", swapped: [1, 3], because: "a committee rejects a proposal, and authors explain it" },
  { text: "Farmers who [store] their grain in damp [sheds] may [lose] half of it before the next [harvest].", swapped: [2, 4], because: "sheds are damp, and the next harvest is waited for" },
  { text: "The [museum] has lent its most famous [painting] to a [gallery] abroad for an exhibition on the [history] of colour.", swapped: [3, 4], because: "a painting is lent to a gallery, and an exhibition is on a history" },
  { text: "Critics [praised] the novel for its [plot] but found its [dialogue] stiff and its [ending] hurried.", because: "critics praise, and a stiff dialogue and a hurried ending are faults" },
  { text: "A new [bridge] across the river will [shorten] the [journey] to the capital by nearly two [hours].", swapped: [1, 3], because: "a bridge is built across a river, and it is a journey that becomes shorter" },
  { text: "Because the [evidence] was thin, the [judge] released the [accused] after a brief [hearing].", swapped: [2, 3], because: "a judge releases the accused" },
  { text: "Savings [accounts] offer low [returns], but the [depositor] can withdraw the [money] at any time.", swapped: [3, 4], because: "it is the depositor who withdraws, and the money that is withdrawn" },
  { text: "The [speaker] lost the [attention] of the audience when he began to [read] out a long list of [figures].", swapped: [1, 2], because: "a speaker reads out, and it is attention that is lost" },
  { text: "A [shortage] of skilled [workers] has [delayed] the opening of the [factory] by six months.", because: "a shortage delays, and a factory is opened" },
  { text: "Doctors [warn] that the [habit] of skipping breakfast may [harm] the health of growing [children].", swapped: [1, 3], because: "doctors warn, and a habit harms" },
  { text: "The [insurer] refused to pay the [claim] because the [owner] had not renewed the [policy] in time.", swapped: [3, 4], because: "it is the owner who renews, and the policy that is renewed" },
  { text: "Heavy [rain] damaged the [crops] and left hundreds of [families] without [shelter].", swapped: [1, 3], because: "rain is heavy, and families lose their shelter" },
  { text: "The [company] promised to [refund] the fare to every [passenger] whose flight had been [cancelled].", swapped: [1, 3], because: "a company refunds fares, and passengers have a flight" },
  { text: "The [minister] declined to [comment] on the [report] until it had been placed before [parliament].", because: "a minister comments on a report, which is placed before parliament" },
  { text: "The [ability] to listen with [patience] is a [quality] that few good [managers] lack.", swapped: [2, 4], because: "one listens with patience, and managers lack a quality" },
  { text: "Cheap [credit] tempts [families] to buy what they do not [need] with money that they do not [have].", swapped: [1, 2], because: "credit is cheap, and families buy" },
  { text: "The [recovery] of the industry [depends] on whether foreign [demand] can [replace] what was lost at home.", swapped: [1, 3], because: "a recovery depends on something, and demand is foreign" },
  { text: "The [pilot] was [honoured] for landing the damaged [aircraft] without [injury] to anybody on board.", swapped: [3, 4], because: "an aircraft is damaged and landed, and nobody suffers an injury" },
  { text: "It takes [years] to build a [reputation] for honesty and a single [lie] to [destroy] it.", swapped: [1, 3], because: "building takes years, and a single lie destroys" },
  { text: "The [river] is so [polluted] by the mills upstream that its [fish] are no longer fit to [eat].", swapped: [1, 3], because: "a river is polluted, and fish are eaten" },
  { text: "The [decline] of the river trade was hastened by the [railway], which carried goods at a [fraction] of the cost and without the [delay] that low water had always caused.", swapped: [3, 4], because: "goods are carried at a fraction of the cost, and low water causes delay" },
  { text: "The court held that a [promise] made under [threat] could not be enforced, whatever the [wording] of the [document] in which it stood.", swapped: [1, 2], because: "a promise is made under threat, and a threat is not enforced" },
  { text: "Regulators fear that the [ease] with which loans are granted by telephone may [conceal] the [rate] at which borrowers will have to [repay] them.", swapped: [1, 3], because: "loans are granted with ease, and repaid at a rate" },
  { text: "An economy that [relies] on a single export is [exposed] to every [swing] in the price which foreign buyers are [willing] to pay.", swapped: [2, 4], because: "one is exposed to a swing, and buyers are willing to pay" },
  { text: "The [audience] listened with [growing] unease as the witness [explained] how the records had been [altered].", swapped: [2, 4], because: "unease grows, and records are altered" },
  { text: "The [merger] was delayed because neither [lender] would disclose the [losses] that it had suffered during the [crisis].", swapped: [1, 2], because: "a merger is delayed, and a lender discloses losses" },
  { text: "The [strike] at the harbour has held up the [cargo] of several ships, and the [price] of imported oil has begun to [rise].", swapped: [2, 4], because: "cargo is held up, and a price begins to rise" },
  { text: "The [tribunal] dismissed the [appeal] because it had been filed after the [date] that the [law] prescribes.", swapped: [2, 3], because: "an appeal is filed, and a law prescribes a date" },
  { text: "The [orchard] that my grandfather planted on the [slope] behind the house still bears more [fruit] than the [family] can eat.", swapped: [1, 4], because: "an orchard is planted, and a family eats" },
  { text: "The [thief] was caught when the [dog] next door began to [bark] and woke the whole [street].", swapped: [1, 4], because: "a thief is caught, and a street is woken" },
];
