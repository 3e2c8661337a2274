import { onSubjects } from "../../../formats/one-subject.ts";

export const bankingStatements = onSubjects("banking-statements", [
  { topic: "monetary-policy", about: "the Monetary Policy Committee of India",
    right: [
      ["The Governor of the Reserve Bank has a casting vote in it.", "It is used when the votes are equal."],
      ["Half of its six members come from the Reserve Bank.", "The other three are appointed by the Union government."],
      ["It alone decides the policy repo rate.", "The Reserve Bank of India Act gives it this task."],
      ["The Reserve Bank reports to the government if inflation stays outside the tolerance band for three quarters in a row.", "It has to give reasons and remedies."],
    ],
    wrong: [
      ["The inflation target is set by the committee itself.", "The Union government sets it in consultation with the Reserve Bank."],
      ["It was created by an amendment of the Constitution.", "It rests on the Reserve Bank of India Act as amended in 2016."],
      ["The members appointed by the government may be reappointed once.", "They serve four years and are not eligible for reappointment."],
      ["How each member voted is not made public.", "The minutes, with each vote and statement, come out two weeks after the meeting."],
    ] },
  { topic: "monetary-policy", about: "the instruments of monetary policy in India",
    right: [
      ["Cash kept under the cash reserve ratio earns no interest.", "Banks lose income on it."],
      ["Government securities count towards the statutory liquidity ratio.", "Cash and gold count as well."],
      ["The marginal standing facility lets banks dip into their statutory liquidity holdings.", "They may borrow overnight beyond their other means."],
      ["The standing deposit facility takes up liquidity without collateral.", "The Reserve Bank gives no securities for it."],
    ],
    wrong: [
      ["The cash reserve ratio is kept by banks in their own vaults.", "It is kept with the Reserve Bank."],
      ["A purchase of securities by the Reserve Bank drains liquidity.", "It adds liquidity."],
      ["In a repo the bank buys securities from the Reserve Bank.", "It sells them with a promise to buy them back."],
      ["The rate of the marginal standing facility lies below the repo rate.", "It lies above it, as a ceiling."],
    ] },
  { topic: "reserve-bank-of-india", about: "the Reserve Bank of India",
    right: [
      ["It began as a bank of shareholders.", "It was nationalised in 1949."],
      ["One-rupee notes are not issued by it.", "The Union government issues them, with the signature of the Finance Secretary."],
      ["It acts as banker to the State governments by agreement with them.", "For the Union the Act makes it obligatory."],
      ["It can supersede the board of a banking company.", "The Banking Regulation Act gives it this power."],
    ],
    wrong: [
      ["It regulates mutual funds and stock exchanges.", "The Securities and Exchange Board of India does."],
      ["The minimum reserve against its notes consists of gold and rupee securities.", "It consists of gold and foreign securities: of 200 crore rupees at least 115 crore must be gold."],
      ["Regional rural banks are outside its regulation.", "It regulates them, and NABARD supervises."],
      ["Coins are struck in mints that belong to it.", "The mints belong to the Union government; the Reserve Bank puts the coins into circulation."],
    ] },
  { topic: "loans-and-credit", about: "bad loans and their recovery in India",
    right: [
      ["A term loan becomes non-performing when interest or principal is overdue for more than 90 days.", "The rule is that of the Reserve Bank."],
      ["The SARFAESI Act lets banks seize security without a court.", "The Act is of 2002."],
      ["Under the insolvency code a committee of creditors decides on the resolution plan.", "The plan needs 66 per cent of their votes."],
      ["Provisions for bad loans reduce the profit of a bank.", "They are set aside out of it."],
    ],
    wrong: [
      ["A loan that has been written off need not be repaid by the borrower.", "The borrower still owes it; only the books are cleaned."],
      ["Farm land can be seized under the SARFAESI Act.", "The Act leaves agricultural land out."],
      ["Asset reconstruction companies are registered with the Securities and Exchange Board of India.", "They are registered with the Reserve Bank."],
      ["Under the insolvency code suppliers of goods have no right to start the process against a company.", "As operational creditors they may apply, as financial creditors and the company itself may."],
    ] },
  { topic: "financial-markets", about: "non-banking financial companies in India",
    right: [
      ["They cannot accept demand deposits.", "Only some of them may take term deposits."],
      ["Deposit insurance does not cover deposits with them.", "The DICGC insures deposits with banks."],
      ["They do not issue cheques drawn on themselves.", "They are no part of the payment system."],
    ],
    wrong: [
      ["They are barred from lending against gold.", "Many of them do so, and lend for vehicles and homes."],
      ["A company counts as one when a quarter of its assets and income are financial.", "More than half of its assets and of its income have to be financial."],
      ["Housing finance companies among them are regulated by the Ministry of Housing.", "The Reserve Bank has regulated them since 2019."],
      ["Those of them that take deposits keep a cash reserve ratio with the Reserve Bank.", "The ratio binds banks; such companies hold liquid assets against their deposits."],
    ] },
  { topic: "financial-markets", about: "shares, bonds and other securities",
    right: [
      ["The price of a bond falls when market rates rise.", "Its fixed coupon is worth less then."],
      ["Masala bonds leave the risk of the exchange rate with the investor.", "They are issued abroad but denominated in rupees."],
      ["Commercial paper is issued without security.", "Firms of good rating borrow by it for a short time."],
      ["Holders of debentures are creditors of the company.", "They have no say in its meetings as owners do."],
    ],
    wrong: [
      ["Call money is lent for any time up to fourteen days.", "It is lent overnight; notice money runs from two to fourteen days."],
      ["Certificates of deposit are issued by companies of good rating.", "Banks and some financial institutions issue them; such companies issue commercial paper."],
      ["Participatory notes are issued by the Reserve Bank to foreign investors.", "Registered foreign portfolio investors issue them abroad."],
      ["Preference shares rank behind equity shares when a company is wound up.", "They rank before equity shares, and behind the creditors."],
    ] },
  { topic: "financial-inclusion-and-schemes", about: "payments banks and small finance banks",
    right: [
      ["A payments bank may not grant loans of its own to its customers.", "It takes small deposits and carries out payments."],
      ["A payments bank may issue debit cards.", "It may not issue credit cards."],
      ["Small finance banks may take deposits and lend.", "They serve small borrowers above all."],
    ],
    wrong: [
      ["A payments bank may take fixed deposits.", "It takes demand deposits only."],
      ["Small finance banks are exempt from the cash reserve ratio.", "They keep it as other banks do."],
      ["Small finance banks have no duties of lending to the priority sector.", "They have higher ones than other commercial banks."],
      ["Payments banks may not sell insurance or mutual funds of others.", "They may distribute them."],
    ] },
]);
