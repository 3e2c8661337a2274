import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { turnedEvent } from "../../../kit/turned-event.ts";

/** Wrong years for those that would stand apart from the other rows' years. */
const AROUND: Record<number, readonly string[]> = {
  1770: ["1757", "1764", "1784", "1793"],
  1881: ["1861", "1872", "1894", "1908"],
  1949: ["1947", "1948", "1951", "1952"],
  1995: ["1987", "1991", "1999", "2006"],
  1996: ["1989", "1992", "2001", "2004"],
  2016: ["2010", "2012", "2014", "2019"],
  2017: ["2011", "2013", "2015", "2019"],
};

export const indianFinancialBodies = facts({
  name: "financial-bodies-of-india",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "body",
  rows: [
    { name: "the Reserve Bank of India", year: 1935, seat: "Mumbai", role: "issues bank notes and regulates banks", topic: "reserve-bank-of-india", near: 1935, difficulty: "EASY" },
    { name: "NABARD", year: 1982, seat: "Mumbai", role: "refinances credit for farming and villages", topic: "financial-inclusion-and-schemes", near: 1982, difficulty: "EASY" },
    { name: "the Export-Import Bank of India", year: 1982, seat: "Mumbai", role: "finances the country's foreign trade", topic: "international-banking", near: 1983 },
    { name: "the National Housing Bank", year: 1988, seat: "New Delhi", role: "promotes and refinances housing loans", topic: "loans-and-credit", near: 1988 },
    { name: "SIDBI", year: 1990, seat: "Lucknow", role: "promotes and finances small industry", topic: "financial-inclusion-and-schemes", near: 1990 },
    { name: "the Securities and Exchange Board of India", year: 1988, seat: "Mumbai", role: "regulates brokers and mutual funds", topic: "financial-markets", near: 1989, difficulty: "EASY" },
    { name: "the Insurance Regulatory and Development Authority of India", year: 1999, seat: "Hyderabad", role: "licenses those who sell cover against risks", topic: "insurance-and-pension", near: 1999, difficulty: "EASY" },
    { name: "the Pension Fund Regulatory and Development Authority", year: 2003, seat: "New Delhi", role: "regulates the NPS", topic: "insurance-and-pension", near: 2003 },
    { name: "the National Payments Corporation of India", year: 2008, seat: "Mumbai", role: "runs UPI, RuPay and IMPS", topic: "digital-payments", near: 2008, difficulty: "EASY" },
    { name: "the Deposit Insurance and Credit Guarantee Corporation", year: 1978, seat: "Mumbai", role: "pays savers up to a limit when a bank fails", near: 1978, difficulty: "EASY" },
    { name: "the Life Insurance Corporation of India", year: 1956, seat: "Mumbai", role: "was formed out of about 245 private insurers and provident societies", topic: "insurance-and-pension", near: 1956, difficulty: "EASY" },
    { name: "the General Insurance Corporation of India", year: 1972, seat: "Mumbai", role: "serves as the national reinsurer", topic: "insurance-and-pension", near: 1972 },
    { name: "the Unit Trust of India", year: 1963, seat: "Mumbai", role: "offered the first mutual fund of the country", topic: "financial-markets", near: 1964, difficulty: "HARD" },
    { name: "the Industrial Finance Corporation of India", year: 1948, seat: "New Delhi", role: "was the country's first development bank, set up in 1948", topic: "banking-history-and-structure", near: 1948, difficulty: "HARD" },
    { name: "the State Bank of India", year: 1955, seat: "Mumbai", role: "grew out of the Imperial Bank of India", topic: "banking-history-and-structure", near: 1955, difficulty: "EASY" },
    { name: "the Institute for Development and Research in Banking Technology", year: 1996, seat: "Hyderabad", role: "was founded by the Reserve Bank at Hyderabad in 1996", topic: "digital-payments", near: 1996, difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ role }) => `Which body in India ${role}?`,
      answer: ({ name }) => name,
      // The names of these say what they do.
      when: ({ name }) => !/Reserve|Export-Import|Housing|Regulatory|Deposit Insurance|Securities|Payments/.test(name),
    },
    {
      question: ({ name }) => `In which year was ${name} set up?`,
      answer: ({ year }) => `${year}`,
      decoys: ({ year }) => AROUND[year] ?? [],
      harder: true,
      // Set up in one year and incorporated, or given its powers, in another; the Reserve Bank and the State Bank are in the table of dates.
      when: ({ name }) =>
        !/^(the Reserve|the State|the Securities|the Insurance|the Unit|the Pension|the National Pay)/.test(
          name,
        ),
    },
  ],
  explain: ({ name, year, role }) => `${name.replace(/^the /, "The ")}, set up in ${year}, ${role}.`,
});

export const bankSeats = facts({
  name: "headquarters-of-indian-banks",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "bank",
  rows: [
    { name: "Canara Bank", seat: "Bengaluru", year: 1906, near: "public", difficulty: "EASY" },
    { name: "Punjab National Bank", seat: "New Delhi", year: 1894, near: "public", difficulty: "EASY", plainly: true as const },
    { name: "UCO Bank", seat: "Kolkata", year: 1943, near: "public" },
    { name: "Indian Bank", seat: "Chennai", year: 1907, near: "public", difficulty: "EASY" },
    { name: "Bank of India", seat: "Mumbai", year: 1906, near: "public" },
    { name: "Federal Bank", seat: "Aluva", year: 1931, near: "private", difficulty: "HARD" },
    { name: "South Indian Bank", seat: "Thrissur", year: 1929, near: "private", difficulty: "HARD" },
    { name: "City Union Bank", seat: "Kumbakonam", year: 1904, near: "private", difficulty: "HARD" },
    { name: "RBL Bank", seat: "Kolhapur", year: 1943, near: "private", difficulty: "HARD" },
    { name: "Dhanlaxmi Bank", seat: "Thrissur", year: 1927, near: "private", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ name }) => `In which city does ${name} have its head office or registered office?`,
      answer: ({ seat }) => seat,
      heading: "City of the head office or registered office",
    },
    {
      question: ({ seat }) => `Which of these banks has its head office or registered office in ${seat}?`,
      answer: ({ name }) => name,
      heading: "Bank",
    },
  ],
  explain: ({ name, seat, year }) => `${name}, founded in ${year}, has its head office or registered office in ${seat}.`,
});

export const bankHistory = facts({
  name: "dates-of-indian-banking",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "event",
  rows: [
    { event: "the Bank of Hindustan was founded in Calcutta", year: 1770, near: 1770, difficulty: "HARD", category: "Company" },
    { event: "the Bank of Calcutta, later the Bank of Bengal, was founded", year: 1806, near: 1806, difficulty: "HARD", category: "Company" },
    { event: "the Bank of Bombay was founded", year: 1840, near: 1840, difficulty: "HARD", category: "Company" },
    { event: "Allahabad Bank was founded", year: 1865, near: 1865, category: "Company" },
    { event: "the three Presidency banks were merged into the Imperial Bank of India", year: 1921, near: 1921, category: "British" },
    { event: "the Hilton Young Commission reported in favour of a central bank", year: 1926, near: 1926, difficulty: "HARD", topic: "reserve-bank-of-india", category: "British" },
    { event: "the Reserve Bank of India Act was passed", year: 1934, near: 1934, topic: "reserve-bank-of-india", category: "British" },
    { event: "the Reserve Bank of India began its work", year: 1935, near: 1935, difficulty: "EASY", topic: "reserve-bank-of-india", category: "British" },
    { event: "the Reserve Bank of India was nationalised", year: 1949, near: 1949, difficulty: "EASY", topic: "reserve-bank-of-india", category: "later" },
    { event: "the Imperial Bank became the State Bank of India", year: 1955, near: 1955, difficulty: "EASY", category: "later" },
    { event: "fourteen large banks were nationalised", year: 1969, near: 1969, difficulty: "EASY", category: "later" },
    { event: "the first regional rural bank, Prathama Bank, was set up", year: 1975, near: 1975, category: "later" },
    { event: "Andhra Bank, Vijaya Bank and four others were nationalised", year: 1980, near: 1980, category: "later" },
    { event: "NABARD was set up for agricultural and rural credit", year: 1982, near: 1982, topic: "financial-inclusion-and-schemes", category: "later" },
    { event: "the Banking Ombudsman Scheme was first introduced", year: 1995, near: 1995, difficulty: "HARD", topic: "reserve-bank-of-india", category: "later" },
    { event: "the Monetary Policy Committee first met", year: 2016, near: 2016, topic: "monetary-policy", category: "later" },
    { event: "five associate banks were merged into the State Bank of India", year: 2017, near: 2017, category: "later" },
  ],
  ask: [
    {
      question: ({ event }) => `In which year ${turnedEvent(event)}?`,
      answer: ({ year }) => `${year}`,
      decoys: ({ year }) => AROUND[year] ?? [],
    },
    {
      question: ({ year }) => `Which of these events of Indian banking took place in ${year}?`,
      answer: ({ event }) => event,
      harder: true,
    },
  ],
  order: {
    ask: "in chronological order, the earliest first",
    by: ({ near }) => near,
    name: ({ event }) => event,
    show: ({ year }) => `${year}`,
    // That a bank is planned, founded and taken over in this order needs no dates.
    when: ({ event }) => !/Reserve Bank of India (?:Act|was)/.test(event),
  },
  explain: ({ event, year }) => `In ${year} ${event}.`,
});

/** The names of the other laws say what they are about. */
function isNotTold({ act }: { act: string }): boolean {
  return /^(?:Negotiable|SARFAESI|Prevention|Foreign|Depositories)/.test(act);
}

export const bankingActs = facts({
  name: "acts-on-banking-and-finance",
  topic: "banking-history-and-structure",
  difficulty: "MEDIUM",
  kind: "act",
  rows: [
    { act: "Negotiable Instruments Act", year: 1881, covers: "what happens when a cheque is dishonoured", near: 1881, topic: "cheques-and-instruments" },
    { act: "Reserve Bank of India Act", year: 1934, covers: "the setting up of the central bank", near: 1934, topic: "reserve-bank-of-india", difficulty: "EASY" },
    { act: "Insurance Act", year: 1938, covers: "the licence and the solvency margin of those who sell cover against risks", near: 1938, topic: "insurance-and-pension" },
    { act: "Banking Regulation Act", year: 1949, covers: "the licence to take deposits that can be drawn on by cheque", near: 1949, difficulty: "EASY" },
    { act: "Life Insurance Corporation Act", year: 1956, covers: "the taking over of 245 private companies and societies by the state", near: 1956, topic: "insurance-and-pension" },
    { act: "Regional Rural Banks Act", year: 1976, covers: "the lenders whose shares a sponsor, the Union and a state hold together", near: 1976, topic: "financial-inclusion-and-schemes" },
    { act: "SEBI Act", year: 1992, covers: "the powers of the regulator of the securities market", near: 1992, topic: "financial-markets" },
    { act: "Recovery of Debts Due to Banks and Financial Institutions Act", year: 1993, covers: "the debt recovery tribunals", near: 1993, topic: "loans-and-credit", difficulty: "HARD" },
    { act: "Depositories Act", year: 1996, covers: "the holding of securities in electronic form", near: 1996, topic: "financial-markets", difficulty: "HARD" },
    { act: "Foreign Exchange Management Act", year: 1999, covers: "payments on the current and the capital account", near: 1999, topic: "international-banking" },
    { act: "SARFAESI Act", year: 2002, covers: "the taking over of security by lenders without going to court", near: 2002, topic: "loans-and-credit" },
    { act: "Prevention of Money Laundering Act", year: 2002, covers: "the reports to the Financial Intelligence Unit", near: 2003, topic: "banking-terms" },
    { act: "Credit Information Companies (Regulation) Act", year: 2005, covers: "the bureaus that keep the records of borrowers", near: 2005, topic: "loans-and-credit", difficulty: "HARD" },
    { act: "Payment and Settlement Systems Act", year: 2007, covers: "the powers of the Reserve Bank over wallets, cards and clearing houses", near: 2007, topic: "digital-payments" },
    { act: "PFRDA Act", year: 2013, covers: "the regulator of pension funds", near: 2013, topic: "insurance-and-pension", difficulty: "HARD" },
    { act: "Insolvency and Bankruptcy Code", year: 2016, covers: "the time-bound rescue or winding up of firms that cannot pay", near: 2016, topic: "loans-and-credit" },
  ],
  ask: [
    { question: ({ covers }) => `Which Indian law deals with ${covers}?`, answer: ({ act }) => act, when: isNotTold },
    {
      question: ({ act }) => `Which of these matters does the ${act} of India deal with?`,
      answer: ({ covers }) => covers,
      when: isNotTold,
    },
    {
      question: ({ act }) => `In which year was the ${act} passed?`,
      answer: ({ year }) => `${year}`,
      decoys: ({ year }) => AROUND[year] ?? [],
      harder: true,
      explain: ({ act, year }) => `The ${act} was passed in ${year}.`,
    },
  ],
  explain: ({ act, year, covers }) => `The ${act} of ${year} deals with ${covers}.`,
});

/** The other British bodies on the rupee. */
const ON_CURRENCY: Record<string, string> = {
  "Herschell Committee": "in 1893",
  "Fowler Committee": "in 1898",
  "Chamberlain Commission": "in 1913",
  "Babington Smith Committee": "in 1919",
};

export const bankingCommittees = facts({
  name: "committees-on-banking",
  topic: "banking-history-and-structure",
  difficulty: "HARD",
  kind: "committee",
  rows: [
    { name: "Narasimham Working Group", subject: "the setting up of regional rural banks (report of 1975)", near: "rural" },
    { name: "Narasimham Committee", subject: "the reform of the financial system after the crisis of 1991", near: "reform", difficulty: "EASY" },
    { name: "Sivaraman Committee", subject: "institutional credit for farming (set up in 1979)", near: "rural", topic: "financial-inclusion-and-schemes" },
    { name: "Goiporia Committee", subject: "customer service in banks at the start of the 1990s", near: "service", topic: "accounts-and-deposits" },
    { name: "Talwar Committee", subject: "customer service in banks in the 1970s", near: "service", topic: "accounts-and-deposits" },
    { name: "Saraiya Commission", subject: "a review of the banking system (report of 1972)", near: "reform" },
    { name: "Nachiket Mor Committee", subject: "financial services for small businesses and low-income households (report of 2014)", near: "reform", topic: "financial-inclusion-and-schemes" },
    { name: "P. J. Nayak Committee", subject: "the governance of bank boards (report of 2014)", near: "reform" },
    { name: "Malegam Committee", subject: "the microfinance sector (report of 2011)", near: "rural", topic: "financial-inclusion-and-schemes" },
    { name: "Usha Thorat Committee", subject: "the regulation of non-banking financial companies (report of 2011)", near: "reform", topic: "banking-terms" },
    { name: "Tandon Committee", subject: "the norms for lending working capital to industry in the 1970s", near: "credit", topic: "loans-and-credit" },
    { name: "Chakravarty Committee", subject: "the working of the monetary system (report of 1985)", near: "policy", topic: "monetary-policy" },
    { name: "Vaghul Working Group", subject: "the money market and new instruments for it (report of 1987)", near: "policy", topic: "financial-markets" },
    { name: "Urjit Patel Committee", subject: "the framework of monetary policy (report of 2014)", near: "policy", topic: "monetary-policy" },
    { name: "Gadgil Study Group", subject: "the area approach to bank credit (report of 1969)", near: "rural", topic: "financial-inclusion-and-schemes" },
    { name: "Hilton Young Commission", subject: "Indian currency and finance (report of 1926)", near: "policy", topic: "reserve-bank-of-india", difficulty: "MEDIUM", plainly: true as const },
    { name: "Khusro Committee", subject: "a review of farm credit (report of 1989)", near: "rural", topic: "financial-inclusion-and-schemes" },
  ],
  ask: [
    {
      question: ({ subject }) => `Which committee, commission or working group dealt with ${subject}?`,
      answer: ({ name }) => name,
      decoys: ({ name }) => (name === "Hilton Young Commission" ? Object.keys(ON_CURRENCY) : []),
      placeDecoy: (decoy) => `The ${decoy} dealt with Indian currency ${ON_CURRENCY[decoy]}.`,
    },
    {
      question: ({ name }) => `What was the subject of the ${name}?`,
      answer: ({ subject }) => capitalise(subject),
      // Its English name would tell the years before independence.
      when: ({ name }) => !name.startsWith("Hilton"),
    },
  ],
  explain: ({ name, subject }) => `The ${name} dealt with ${subject}.`,
});

/** The names of the others say in Hindi or English what they are for: "Bima" is insurance, "Kisan" a farmer. */
function namesNoAim({ name }: { name: string }): boolean {
  return /Jan Dhan|Mudra|Stand-Up|SVANidhi/.test(name);
}

function isForVentures(name: string): boolean {
  return /Mudra|Stand-Up/.test(name);
}

const INCOME_SUPPORT = "PM-KISAN offers yearly income support to farmers' families.";

export const schemes = facts({
  name: "schemes-of-financial-inclusion",
  topic: "financial-inclusion-and-schemes",
  difficulty: "EASY",
  kind: "scheme",
  rows: [
    { name: "Pradhan Mantri Jan Dhan Yojana", aim: "a basic bank account for every household", year: 2014, near: "cover" },
    { name: "Pradhan Mantri Mudra Yojana", aim: "loans for very small businesses outside farming", year: 2015, near: "money" },
    { name: "Stand-Up India", aim: "loans for new ventures of women and people of Scheduled Castes and Tribes", year: 2016, near: "money" },
    { name: "Atal Pension Yojana", aim: "a guaranteed pension for workers, mainly of the unorganised sector", year: 2015, near: "cover", topic: "insurance-and-pension" },
    { name: "Pradhan Mantri Suraksha Bima Yojana", aim: "accident insurance at a very small premium", year: 2015, near: "cover", topic: "insurance-and-pension" },
    { name: "Pradhan Mantri Jeevan Jyoti Bima Yojana", aim: "life insurance renewed every year", year: 2015, near: "cover", topic: "insurance-and-pension" },
    { name: "Pradhan Mantri Fasal Bima Yojana", aim: "insurance of crops", year: 2016, near: "cover", topic: "insurance-and-pension" },
    { name: "Sukanya Samriddhi Yojana", aim: "savings for a girl child", year: 2015, near: "cover", topic: "accounts-and-deposits" },
    { name: "Kisan Credit Card", aim: "short-term credit for farmers", year: 1998, near: "money", topic: "loans-and-credit" },
    { name: "PM SVANidhi", aim: "working capital loans for street vendors", year: 2020, near: "money" },
    { name: "PM-KISAN", aim: "yearly income support paid to farmers' families", year: 2019, near: "money" },
  ],
  ask: [
    {
      question: ({ aim }) => `Which scheme in India offers ${aim}?`,
      answer: ({ name }) => name,
      when: namesNoAim,
      decoys: ({ name }) => (isForVentures(name) ? ["PM-KISAN"] : []),
      placeDecoy: () => INCOME_SUPPORT,
    },
    {
      question: ({ name }) => `What does the scheme "${name}" of India offer?`,
      answer: ({ aim }) => capitalise(aim),
      when: namesNoAim,
      decoys: ({ name }) => (isForVentures(name) ? ["Yearly income support paid to farmers' families"] : []),
      placeDecoy: () => INCOME_SUPPORT,
    },
    {
      question: ({ name }) => `In which year was the scheme "${name}" launched?`,
      answer: ({ year }) => `${year}`,
      when: ({ year }) => year > 2000,
      harder: true,
    },
  ],
  // Both lend to small ventures outside farming.
  alsoTrue: (row, other) => row !== other && isForVentures(row.name) && isForVentures(other.name),
  explain: ({ name, aim, year }) => `"${name}", launched in ${year}, offers ${aim}.`,
});

export const stockIndices = facts({
  name: "stock-indices-and-their-markets",
  topic: "financial-markets",
  difficulty: "MEDIUM",
  kind: "index",
  rows: [
    { index: "Nikkei 225", place: "Tokyo", near: "world", category: "Asia" },
    { index: "FTSE 100", place: "London", near: "world", category: "West" },
    { index: "DAX", place: "Frankfurt", near: "world", category: "West" },
    { index: "CAC 40", place: "Paris", near: "world", category: "West" },
    { index: "Hang Seng", place: "Hong Kong", near: "world", category: "Asia" },
    { index: "Sensex", place: "Mumbai", near: "world", category: "Asia", difficulty: "EASY" },
    { index: "Dow Jones Industrial Average", place: "New York", near: "world", category: "West", difficulty: "EASY", plainly: true as const },
    { index: "Straits Times Index", place: "Singapore", near: "world", category: "Asia", difficulty: "HARD" },
    { index: "KOSPI", place: "Seoul", near: "world", category: "Asia", difficulty: "HARD" },
    { index: "SSE Composite Index", place: "Shanghai", near: "world", category: "Asia", plainly: true as const },
    { index: "TAIEX", place: "Taipei", near: "world", category: "Asia", plainly: true as const },
    { index: "IBEX 35", place: "Madrid", near: "world", category: "West", difficulty: "HARD" },
    { index: "AEX", place: "Amsterdam", near: "world", category: "West", difficulty: "HARD", plainly: true as const },
    { index: "SMI", place: "Zurich", near: "world", category: "West", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ index }) =>
        `The ${index} is an index of the stock market of which city?`,
      answer: ({ place }) => place,
      heading: "City",
    },
    {
      question: ({ place }) => `Which of these is an index of the ${place} stock market?`,
      answer: ({ index }) => index,
      heading: "Share index",
    },
  ],
  explain: ({ index, place }) => `The ${index} is an index of the ${place} stock market.`,
});
