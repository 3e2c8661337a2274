import { byHeading } from "../../../kit/by-heading.ts";
import { BANKING_SUBTOPICS } from "../../../syllabus/sub-topics/banking.ts";

export const bankingByHeading = byHeading("banking-by-heading", BANKING_SUBTOPICS, {
  "NEFT and RTGS": [
    ["M", "How often are payments by NEFT settled?", "every half hour", ["one by one, at once", "every two hours", "once a day"], "NEFT settles payments in batches, every half hour."],
    ["M", "From which amount on may customers of banks send money by RTGS?", "₹2 lakh", ["₹50,000", "₹1 lakh", "₹5 lakh"], "RTGS is meant for large sums, from ₹2 lakh on."],
    ["M", "Who owns and runs RTGS in India?", "the Reserve Bank of India", ["the National Payments Corporation of India", "the Clearing Corporation of India", "the State Bank of India"], "The Reserve Bank of India runs RTGS as well as NEFT; the National Payments Corporation of India runs IMPS."],
    ["M", "Since which year has RTGS been open on all days and at all hours?", "2020", ["2004", "2010", "2016"], "It has been so since December 2020; NEFT had become so a year before."],
  ],
  "Functions of the RBI": [
    ["E", "Which of these is a function of the Reserve Bank of India?", "to act as banker to the states", ["to mint the coins of the country", "to license mutual funds", "to license general insurers"], "To act as banker to the states is one of its tasks; the Government mints the coins, SEBI licenses mutual funds and IRDAI insurers."],
    ["E", "Which notes does the Government of India issue, and not the Reserve Bank?", "one-rupee notes", ["two-rupee notes", "five-rupee notes", "ten-rupee notes"], "One-rupee notes and all coins come from the Government; the Reserve Bank puts them into circulation."],
    ["M", "With which institution does a scheduled commercial bank keep its CRR balances?", "the Reserve Bank of India", ["the State Bank of India", "the Clearing Corporation of India", "the National Payments Corporation of India"], "The Reserve Bank of India keeps the cash balances of banks and lends to them in need, which is why it is called the bankers' bank."],
    ["M", "Under which Act does the RBI license commercial banks?", "the Banking Regulation Act, 1949", ["the Reserve Bank of India Act, 1934", "the State Bank of India Act, 1955", "the Payment and Settlement Systems Act, 2007"], "The Banking Regulation Act, 1949 gives it this power."],
  ],
  "Priority sector lending": [
    ["E", "Which of these belongs to the priority sector?", "credit for exports", ["credit for highways", "credit for oil imports", "credit for car buyers"], "Credit for exports belongs to it, beside agriculture, small enterprises, education, housing, social infrastructure and renewable energy."],
    ["M", "Which share of adjusted net bank credit must domestic commercial banks lend to the priority sector?", "40 %", ["18 %", "25 %", "75 %"], "The target is 40 %, with 18 % for agriculture within it."],
    ["M", "What does a bank sell by a priority sector lending certificate?", "its surplus over the target, but not the loans", ["its bad loans to farmers, at a discount", "its good loans to farmers, but not their risks", "its deposits in the villages, with the interest"], "It sells its surplus over the target, but not the loans: their risks stay with the seller."],
    ["M", "Who mainly borrows from the Rural Infrastructure Development Fund, to which banks contribute when they miss their targets for the priority sector?", "state governments", ["private road builders", "regional rural banks", "companies of the Union"], "State governments borrow from it through NABARD, to build irrigation works, roads and bridges."],
    ["E", "Which share of adjusted net bank credit is the target for agriculture within priority sector lending?", "18 %", ["8 %", "12 %", "40 %"], "The target for agriculture is 18 %, within 40 % for the whole priority sector."],
  ],
});
