import { byHeading } from "../../../kit/by-heading.ts";
import { BANKING_SUBTOPICS } from "../../../syllabus/sub-topics/banking.ts";

export const bankingByHeading = byHeading("banking-by-heading", BANKING_SUBTOPICS, {
  "Functions of the RBI": [
    ["E", "Which of these is a function of the Reserve Bank of India?", "to issue currency notes", ["to insure the lives of people", "to list the shares of firms", "to collect income tax"], "To issue currency notes is its oldest task; shares are overseen by SEBI and insurers by IRDAI."],
    ["E", "What does the Government of India issue, and not the Reserve Bank?", "one-rupee notes and coins", ["ten-rupee notes", "hundred-rupee notes", "two-hundred-rupee notes"], "One-rupee notes and coins come from the Government; the Reserve Bank puts them into circulation."],
    ["M", "Why is the Reserve Bank called the bankers' bank?", "it keeps the cash balances of banks", ["it owns the shares of most banks", "it trains the staff of banks", "it takes deposits from the public"], "It keeps the cash balances of banks and lends to them in need; it does not deal with the public."],
    ["M", "Under which Act does the RBI license and supervise lenders?", "the Banking Regulation Act, 1949", ["the Companies Act, 1956", "the SEBI Act, 1992", "the Negotiable Instruments Act, 1881"], "The Banking Regulation Act, 1949 gives it these powers."],
  ],
  "Priority sector lending": [
    ["E", "Which of these belongs to the priority sector?", "agriculture", ["civil aviation", "the stock market", "large-scale industry"], "Agriculture, small enterprises, education, housing and weaker sections belong to it."],
    ["M", "Which share of adjusted net bank credit must domestic commercial banks lend to the priority sector?", "40 %", ["18 %", "25 %", "75 %"], "The target is 40 %, with 18 % for agriculture within it."],
    ["M", "What can a bank buy to make up a shortfall in its loans to farms and small firms?", "priority sector lending certificates", ["treasury bills of 91 days", "shares of another bank", "certificates of deposit"], "Priority sector lending certificates let a bank with a surplus sell it to one with a shortfall."],
    ["M", "Who mainly borrows from the Rural Infrastructure Development Fund, into which banks pay an amount equal to their shortfall?", "state governments", ["small farmers", "regional rural banks", "dealers in farm inputs"], "State governments borrow from it through NABARD, to build irrigation works, roads and bridges."],
    ["E", "Which of these loans usually counts as priority sector lending?", "a loan to a small farmer", ["a loan to a stock broker", "a loan to a cement company", "a loan against shares"], "A loan to a small farmer counts under agriculture and weaker sections."],
  ],
});
