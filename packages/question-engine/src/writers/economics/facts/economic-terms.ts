import type { FactRow } from "../../../formats/fact-table.ts";
import { facts } from "../../../kit/facts.ts";
import { capitalise } from "../../../writing/english.ts";

interface Term extends FactRow {
  term: string;
  meaning: string;
}

/** Terms that fall under another, so that they would also be right where the wider one is meant. */
const KINDS: Record<string, readonly string[]> = {
  "inferior good": ["Giffen good"],
  "normal good": ["Veblen good"],
  oligopoly: ["duopoly", "cartel"],
  duopoly: ["oligopoly"],
  monopoly: ["natural monopoly", "bilateral monopoly"],
  monopsony: ["bilateral monopoly"],
  inflation: [
    "hyperinflation",
    "demand-pull inflation",
    "cost-push inflation",
    "core inflation",
    "stagflation",
    "skewflation",
    "headline inflation",
    "structural inflation",
  ],
  "fixed cost": ["sunk cost"],
  "indirect tax": ["ad valorem tax"],
  // Its splitting into groups is a matter of dispute.
  "Gini coefficient": ["Theil index"],
  "Theil index": ["Gini coefficient"],
  // The one is set off by growth, the other by a slump.
  "accelerator effect": ["liquidity trap"],
};

/** Names that already say that prices do not rise faster; among the others their prefix would reveal them. */
const FALLING = ["deflation", "disinflation"];

function contradicts(row: Term, other: Term): boolean {
  // These are ways to measure, and no policy.
  if (row.term === "reflation" && /^(?:core|headline) /.test(other.term)) return true;
  const [falls, alsoFalls] = [FALLING.includes(row.term), FALLING.includes(other.term)];
  if (falls) return !alsoFalls && /(?:^| |hyper)inflation$/.test(other.term);
  return alsoFalls && row.near === "prices" && row.term !== "reflation";
}

/**
 * Meanings that no term of the table has: among meanings of other kinds, the wording would reveal the right
 * one.
 */
const NOT_MEANT: Record<string, readonly string[]> = {
  "normal good": ["a good whose demand stays the same when income rises", "a good whose demand rises when its own price rises", "a good whose demand rises when income falls"],
  monopsony: ["a market in which all the buyers depend on the same seller", "a market in which two large buyers face many sellers", "a market in which a few buyers face a few sellers"],
  oligopsony: ["a market with a few small sellers", "a market with a single large buyer", "a market with very many small buyers"],
  "accelerator effect": ["the response of prices to a change in the stock of money", "the response of consumption to a change in the rate of interest on deposits", "the response of imports to a change in the income of the households"],
  "Gini coefficient": ["a measure of inequality that is 1 when all have the same and 0 when one has all", "a measure of inequality that is 1 when all have the same and grows without limit as one gets all", "a measure of inequality that is 0 when half have all and 1 when all have the same"],
};

/** `meaning` continues the text after "is". */
export const economicTerms = facts<Term>({
  name: "economics-terms",
  topic: "basic-concepts",
  difficulty: "EASY",
  kind: "term",
  rows: [
    { term: "scarcity", meaning: "the fact that wants are unlimited while the means to meet them are limited", near: "basic", plainly: true },
    { term: "microeconomics", meaning: "the study of single consumers, firms and markets", near: "basic", category: "branch", plainly: true },
    { term: "macroeconomics", meaning: "the study of an economy as a whole, such as its output, prices and employment", near: "basic", category: "branch", plainly: true },
    { term: "positive economics", meaning: "the branch of the subject that describes what is, without judging it", near: "basic", difficulty: "MEDIUM", category: "branch" },
    { term: "normative economics", meaning: "the branch of the subject that says what ought to be", near: "basic", difficulty: "MEDIUM", category: "branch" },
    { term: "mixed economy", meaning: "an economy in which private enterprise and the state sector exist side by side", near: "basic", plainly: true },
    { term: "free good", meaning: "a good so plentiful that it has no price, such as sunlight", near: "basic", difficulty: "MEDIUM", category: "good by use", plainly: true },
    { term: "capital good", meaning: "a produced good that lasts and helps to make others, such as a loom", near: "basic", difficulty: "MEDIUM", category: "good by use" },
    { term: "intermediate good", meaning: "a produced good that is used up in making others, such as yarn", near: "basic", difficulty: "MEDIUM", category: "good by use", plainly: true },
    { term: "consumer good", meaning: "a produced good that meets a want directly, such as bread", near: "basic", category: "good by use", plainly: true },
    { term: "durable consumer good", meaning: "a produced good that serves a household for years, such as a refrigerator", near: "basic", category: "good by use", plainly: true },
    { term: "marginal rate of transformation", meaning: "the rate at which an economy gives up one good to make more of another when all resources are in use", near: "rate", difficulty: "MEDIUM", category: "rate" },

    { term: "substitute", meaning: "a good that can be used in place of another", near: "demand", topic: "demand-and-supply", category: "good", plainly: true },
    { term: "complement", meaning: "a good that is used together with another", near: "demand", topic: "demand-and-supply", category: "good", plainly: true },
    { term: "normal good", meaning: "a good whose demand rises when income rises", near: "demand", topic: "demand-and-supply", category: "good" },
    { term: "inferior good", meaning: "a good whose demand falls when income rises", near: "demand", topic: "demand-and-supply", category: "good", plainly: true },
    { term: "Giffen good", meaning: "a good of which the very poor buy more when its own price rises, such as a staple food", near: "demand", topic: "demand-and-supply", difficulty: "MEDIUM", category: "good" },
    { term: "Veblen good", meaning: "a good that is wanted more at a higher price because it shows off wealth", near: "demand", topic: "demand-and-supply", difficulty: "MEDIUM", category: "good" },
    { term: "price floor", meaning: "a lowest price set by law, such as a minimum wage", near: "demand", topic: "demand-and-supply", difficulty: "MEDIUM", category: "measure", plainly: true },
    { term: "price ceiling", meaning: "a highest price set by law, such as a rent limit", near: "demand", topic: "demand-and-supply", difficulty: "MEDIUM", category: "measure", plainly: true },
    { term: "joint supply", meaning: "the making of two goods by one process, such as wool and mutton", near: "costs", topic: "demand-and-supply", difficulty: "MEDIUM", category: "saving", plainly: true },

    { term: "perfectly elastic demand", meaning: "demand whose curve is a horizontal line, with the price on the upright axis", near: "elastic", topic: "elasticity" },
    { term: "perfectly inelastic demand", meaning: "demand whose curve is a vertical line, with the price on the upright axis", near: "elastic", topic: "elasticity" },
    { term: "unitary elastic demand", meaning: "demand whose curve is a rectangular hyperbola, with the price on the upright axis", near: "elastic", topic: "elasticity" },
    { term: "relatively elastic demand", meaning: "demand whose curve is a gently sloping line, with the price on the upright axis", near: "elastic", topic: "elasticity", plainly: true },
    { term: "relatively inelastic demand", meaning: "demand whose curve is a steeply sloping line, with the price on the upright axis", near: "elastic", topic: "elasticity", plainly: true },
    { term: "cross elasticity of demand", meaning: "the measure that is positive for substitutes and negative for complements", near: "elastic", topic: "elasticity", category: "elasticity" },
    { term: "income elasticity of demand", meaning: "the response of the demand for a good to what its buyers earn", near: "elastic", topic: "elasticity", category: "elasticity", plainly: true },
    { term: "price elasticity of demand", meaning: "the percentage by which the quantity bought changes when its own price changes by 1 %", near: "elastic", topic: "elasticity", category: "elasticity", plainly: true },
    { term: "elasticity of supply", meaning: "the percentage by which the quantity offered changes when the price changes by 1 %", near: "elastic", topic: "elasticity", category: "elasticity", plainly: true },
    { term: "arc elasticity", meaning: "the response between two points of a curve, measured from their averages", near: "elastic", topic: "elasticity", difficulty: "MEDIUM", category: "elasticity", plainly: true },

    { term: "marginal utility", meaning: "the extra satisfaction from consuming one more unit", near: "utility", topic: "consumer-theory", category: "utility" },
    { term: "indifference curve", meaning: "a line whose slope at each point is the marginal rate of substitution", near: "consumer", topic: "consumer-theory", category: "line" },
    { term: "budget line", meaning: "a line whose slope is the ratio of the prices of two goods that a household buys", near: "consumer", topic: "consumer-theory", category: "line" },
    { term: "total utility", meaning: "the whole satisfaction from all the units consumed", near: "utility", topic: "consumer-theory", category: "utility", plainly: true },
    { term: "initial utility", meaning: "the satisfaction from consuming the first unit", near: "utility", topic: "consumer-theory", category: "utility", plainly: true },
    { term: "negative utility", meaning: "the loss of satisfaction from consuming a unit too many", near: "utility", topic: "consumer-theory", category: "utility", plainly: true },
    { term: "consumer surplus", meaning: "the area below the demand curve and above the price", near: "area", topic: "consumer-theory", category: "area" },
    { term: "producer surplus", meaning: "the area above the supply curve and below the price", near: "area", topic: "demand-and-supply", category: "area", plainly: true },
    { term: "deadweight loss", meaning: "the area between the demand and the supply curve for units no longer traded", near: "area", topic: "demand-and-supply", category: "area", plainly: true },
    { term: "total revenue", meaning: "the area of the rectangle with the price and the quantity as its sides", near: "area", topic: "market-structures", category: "area", plainly: true },
    { term: "marginal rate of substitution", meaning: "the rate at which a consumer gives up one good for another and stays equally satisfied", near: "rate", topic: "consumer-theory", difficulty: "MEDIUM", category: "rate" },
    { term: "marginal rate of technical substitution", meaning: "the rate at which a firm gives up one input for another and makes just as much", near: "rate", topic: "production-and-costs", difficulty: "MEDIUM", category: "rate", plainly: true },
    { term: "marginal rate of time preference", meaning: "the rate at which a consumer gives up goods today for goods later and stays equally satisfied", near: "rate", topic: "consumer-theory", difficulty: "HARD", category: "rate", plainly: true },
    { term: "substitution effect", meaning: "the change in demand that comes from the change in relative prices alone", near: "consumer", topic: "consumer-theory", difficulty: "MEDIUM", category: "change in demand" },
    { term: "income effect", meaning: "the change in demand that comes from the change in purchasing power after a price change", near: "consumer", topic: "consumer-theory", difficulty: "MEDIUM", category: "change in demand", plainly: true },
    { term: "price effect", meaning: "the change in demand that comes from a change of the good's own price, taken as a whole", near: "consumer", topic: "consumer-theory", difficulty: "MEDIUM", category: "change in demand", plainly: true },
    { term: "bandwagon effect", meaning: "the change in demand that comes from seeing many others buy the same", near: "consumer", topic: "consumer-theory", difficulty: "MEDIUM", category: "change in demand", plainly: true },
    { term: "snob effect", meaning: "the change in demand that comes from the wish to own what few others have", near: "consumer", topic: "consumer-theory", difficulty: "MEDIUM", category: "change in demand", plainly: true },
    { term: "revealed preference", meaning: "the approach that reads tastes from the choices that consumers are seen to make", near: "consumer", topic: "consumer-theory", difficulty: "HARD", plainly: true },

    { term: "fixed cost", meaning: "a cost that does not change with output", near: "costs", topic: "production-and-costs", category: "cost", plainly: true },
    { term: "variable cost", meaning: "a cost that rises and falls with output", near: "costs", topic: "production-and-costs", category: "cost", plainly: true },
    { term: "marginal cost", meaning: "the addition to total cost from one more unit of output", near: "costs", topic: "production-and-costs", category: "cost" },
    { term: "sunk cost", meaning: "a cost that has been paid and cannot be got back", near: "costs", topic: "production-and-costs", difficulty: "MEDIUM", category: "cost", plainly: true },
    { term: "implicit cost", meaning: "a cost of using the owner's own resources, for which no bill comes in", near: "costs", topic: "production-and-costs", difficulty: "MEDIUM", category: "cost" },
    { term: "isoquant", meaning: "a line whose slope at each point is the marginal rate of technical substitution", near: "costs", topic: "production-and-costs", difficulty: "MEDIUM", category: "line" },
    { term: "isocost line", meaning: "a line whose slope is the ratio of the wage to the price of capital", near: "costs", topic: "production-and-costs", difficulty: "MEDIUM", category: "line", plainly: true },
    { term: "production possibility curve", meaning: "a line whose slope at each point is the marginal rate of transformation", near: "costs", topic: "basic-concepts", difficulty: "MEDIUM", category: "line" },
    { term: "economies of scale", meaning: "the saving of cost per unit as one firm grows in size", near: "costs", topic: "production-and-costs", category: "saving", plainly: true },
    { term: "economies of scope", meaning: "the saving of cost when one firm makes several products together", near: "costs", topic: "production-and-costs", difficulty: "HARD", category: "saving" },
    { term: "external economies", meaning: "the saving of cost that each firm gets as its whole industry grows", near: "costs", topic: "production-and-costs", difficulty: "MEDIUM", category: "saving", plainly: true },
    { term: "learning by doing", meaning: "the saving of cost as workers repeat the same task again and again", near: "costs", topic: "production-and-costs", difficulty: "MEDIUM", category: "saving", plainly: true },

    { term: "monopoly", meaning: "a market with a single seller and no close substitute", near: "markets", topic: "market-structures", category: "market", plainly: true },
    { term: "monopsony", meaning: "a market in which all the sellers depend on the same buyer", near: "markets", topic: "market-structures", difficulty: "MEDIUM", category: "market" },
    { term: "oligopoly", meaning: "a market with a few large sellers who watch each other", near: "markets", topic: "market-structures", category: "market" },
    { term: "duopoly", meaning: "a market with exactly two sellers", near: "markets", topic: "market-structures", category: "market", plainly: true },
    { term: "perfect competition", meaning: "a market with very many sellers of the same product, none of whom can set the price", near: "markets", topic: "market-structures", category: "market" },
    { term: "monopolistic competition", meaning: "a market with many sellers of products that differ a little, with free entry", near: "markets", topic: "market-structures", category: "market" },
    { term: "cartel", meaning: "a formal agreement of firms to fix prices or outputs together", near: "markets", topic: "market-structures", difficulty: "MEDIUM", category: "pact", plainly: true },
    { term: "natural monopoly", meaning: "an industry in which one firm can serve the whole market at lower cost than two could", near: "markets", topic: "market-structures", difficulty: "MEDIUM", category: "market", plainly: true },
    { term: "bilateral monopoly", meaning: "a market in which a single seller faces a single buyer", near: "markets", topic: "market-structures", difficulty: "MEDIUM", category: "market", plainly: true },
    { term: "oligopsony", meaning: "a market with a few large buyers", near: "markets", topic: "market-structures", difficulty: "MEDIUM", category: "market" },
    { term: "contestable market", meaning: "a market in which the threat of entry keeps even a lone seller from charging much", near: "markets", topic: "market-structures", difficulty: "HARD", category: "market" },

    { term: "gross domestic product", meaning: "the total of a year's consumption, investment, government purchases, and exports less imports", near: "aggregate", topic: "national-income", category: "aggregate" },
    { term: "gross national product", meaning: "the value of a year's final output plus net income from abroad, before depreciation", near: "aggregate", topic: "national-income", category: "aggregate", plainly: true },
    { term: "net domestic product", meaning: "the value of a year's final output within the borders, after depreciation", near: "aggregate", topic: "national-income", category: "aggregate", plainly: true },
    { term: "net national product", meaning: "the value of a year's final output plus net income from abroad, after depreciation", near: "aggregate", topic: "national-income", category: "aggregate", plainly: true },
    { term: "depreciation of capital", meaning: "the wear and tear of machines and buildings in a year", near: "income", topic: "national-income", plainly: true },
    { term: "transfer payment", meaning: "money for which nothing is given in return, such as an old-age pension or a scholarship", near: "payment", topic: "national-income", category: "payment" },
    { term: "factor payment", meaning: "money for the use of labour, land or capital, such as a wage or a rent", near: "payment", topic: "national-income", category: "payment", plainly: true },
    { term: "royalty", meaning: "money for the right to use what another owns, such as a mine or a patent", near: "payment", topic: "national-income", category: "payment", plainly: true },
    { term: "deferred payment", meaning: "money due on a later date for what is handed over now, such as a machine bought on credit", near: "payment", topic: "national-income", category: "payment", plainly: true },
    { term: "advance payment", meaning: "money given before what it buys is handed over, such as a deposit on a house", near: "payment", topic: "national-income", category: "payment", plainly: true },
    { term: "GDP deflator", plainly: true, meaning: "the ratio of a year's output at current prices to the same at base-year prices, times 100", near: "income", topic: "national-income", difficulty: "MEDIUM" },
    { term: "net factor income from abroad", meaning: "what residents earn abroad less what foreigners earn in the country", near: "income", topic: "national-income", difficulty: "MEDIUM", plainly: true },
    { term: "mixed income of the self-employed", meaning: "income in which wages, rent, interest and profit cannot be told apart", near: "income", topic: "national-income", difficulty: "MEDIUM", plainly: true },

    { term: "barter", meaning: "the exchange of goods for goods without money", near: "money", topic: "money-and-banking-theory", plainly: true },
    { term: "fiat money", meaning: "money that must be accepted by order of the state, whatever it is made of", near: "money", topic: "money-and-banking-theory", category: "kind of money" },
    { term: "high-powered money", meaning: "currency held by the public together with the reserves of banks", near: "money", topic: "money-and-banking-theory", difficulty: "MEDIUM", category: "kind of money" },
    { term: "commodity money", meaning: "money made of a material that is also wanted for other uses, such as gold or salt", near: "money", topic: "money-and-banking-theory", category: "kind of money", plainly: true },
    { term: "hot money", meaning: "funds that move from country to country in search of the best short-term return", near: "money", topic: "money-and-banking-theory", difficulty: "MEDIUM", category: "kind of money", plainly: true },
    { term: "velocity of money", plainly: true as const, meaning: "the value of a year's output at current prices divided by the stock of money", near: "money", topic: "money-and-banking-theory", difficulty: "MEDIUM" },
    { term: "liquidity trap", meaning: "the failure of new money to lower interest, since people hold all of it instead of bonds", near: "effect", topic: "money-and-banking-theory", difficulty: "MEDIUM", category: "effect" },
    { term: "double coincidence of wants", meaning: "the need in barter that each side has just what the other seeks", near: "money", topic: "money-and-banking-theory", plainly: true },
    { term: "seigniorage", meaning: "the gain of the issuer from the face value of money being above its cost", near: "gain", topic: "money-and-banking-theory", difficulty: "HARD", category: "gain" },
    { term: "economic rent", meaning: "the gain of a factor over what would keep it in its present use", near: "gain", topic: "market-structures", difficulty: "HARD", category: "gain", plainly: true },
    { term: "quasi-rent", meaning: "the gain from a machine over its running cost while its supply is fixed", near: "gain", topic: "market-structures", difficulty: "HARD", category: "gain", plainly: true },
    { term: "capital gain", meaning: "the gain of an owner from selling an asset above what was paid for it", near: "gain", topic: "market-structures", category: "gain", plainly: true },
    { term: "supernormal profit", meaning: "the gain of owners over the least return that keeps them in the trade", near: "gain", topic: "market-structures", difficulty: "MEDIUM", category: "gain", plainly: true },
    { term: "near money", meaning: "assets such as time deposits that are quickly turned into means of payment", near: "money", topic: "money-and-banking-theory", difficulty: "MEDIUM", category: "kind of money" },

    { term: "inflation", meaning: "a lasting rise of the general level of prices", near: "prices", topic: "inflation-and-prices", plainly: true },
    { term: "deflation", meaning: "a lasting fall of the general level of prices", near: "prices", topic: "inflation-and-prices", plainly: true },
    { term: "disinflation", meaning: "a slowing of the rate at which prices rise", near: "prices", topic: "inflation-and-prices", difficulty: "MEDIUM" },
    { term: "stagflation", meaning: "rising prices together with high unemployment", near: "prices", topic: "inflation-and-prices" },
    { term: "hyperinflation", meaning: "a rise of prices so fast that money loses nearly all its value", near: "prices", topic: "inflation-and-prices", plainly: true },
    { term: "reflation", meaning: "the raising of demand and prices by policy to lift an economy out of a slump", near: "prices", topic: "inflation-and-prices", difficulty: "MEDIUM" },
    { term: "demand-pull inflation", meaning: "a rise of prices caused by too much spending on too few goods", near: "prices", topic: "inflation-and-prices", plainly: true },
    { term: "cost-push inflation", meaning: "a rise of prices caused by dearer wages or materials", near: "prices", topic: "inflation-and-prices", plainly: true },
    { term: "core inflation", meaning: "the rise of prices with food and fuel left out", near: "prices", topic: "inflation-and-prices", difficulty: "MEDIUM" },
    { term: "skewflation", meaning: "a sharp rise of the prices of a few goods while others stay as they are", near: "prices", topic: "inflation-and-prices", difficulty: "HARD", plainly: true },
    { term: "headline inflation", meaning: "the rise of the whole index of consumer prices, food and fuel included", near: "prices", topic: "inflation-and-prices", difficulty: "MEDIUM" },
    { term: "structural inflation", meaning: "a rise of prices due to bottlenecks, such as farm output that lags behind demand", near: "prices", topic: "inflation-and-prices", difficulty: "HARD" },

    { term: "marginal propensity to consume", meaning: "the part of an extra rupee of income that is spent on consumption", near: "keynes", topic: "income-determination", plainly: true },
    { term: "average propensity to save", plainly: true, meaning: "the ratio of saving to income", near: "keynes", topic: "income-determination" },
    { term: "autonomous investment", meaning: "investment that does not depend on the level of income", near: "keynes", topic: "income-determination", plainly: true },
    { term: "paradox of thrift", meaning: "the fall of incomes that undoes the attempt of all households to put more aside", near: "effect", topic: "income-determination", difficulty: "MEDIUM", category: "effect", plainly: true },
    { term: "frictional unemployment", meaning: "lack of work while people move from one job to another", near: "jobs", topic: "income-determination", difficulty: "MEDIUM", category: "unemployment" },
    { term: "structural unemployment", meaning: "lack of work because skills or places no longer fit the jobs on offer", near: "jobs", topic: "income-determination", difficulty: "MEDIUM", category: "unemployment" },
    { term: "cyclical unemployment", meaning: "lack of work because total demand is low in a slump", near: "jobs", topic: "income-determination", difficulty: "MEDIUM", category: "unemployment" },
    { term: "seasonal unemployment", meaning: "lack of work in the months in which a trade needs few hands", near: "jobs", topic: "income-determination", difficulty: "MEDIUM", category: "unemployment", plainly: true },
    { term: "accelerator effect", meaning: "the response of investment to a change in the output of an economy", near: "effect", topic: "income-determination", difficulty: "HARD", category: "effect" },

    { term: "direct tax", meaning: "a tax whose burden falls on the person who pays it to the state", near: "budget", topic: "public-finance", category: "tax", plainly: true },
    { term: "indirect tax", meaning: "a tax whose burden can be shifted to someone else through the price", near: "budget", topic: "public-finance", category: "tax", plainly: true },
    { term: "progressive tax", meaning: "a tax that takes a larger share of income as income rises", near: "budget", topic: "public-finance", category: "tax", plainly: true },
    { term: "regressive tax", meaning: "a tax that takes a smaller share of income as income rises", near: "budget", topic: "public-finance", category: "tax", plainly: true },
    { term: "revenue deficit", meaning: "the excess of current spending over current receipts of the state", near: "budget", topic: "public-finance", difficulty: "MEDIUM", category: "deficit" },
    { term: "primary deficit", meaning: "what the state must borrow, less what it pays as interest", near: "budget", topic: "public-finance", difficulty: "MEDIUM", category: "deficit" },
    { term: "fiscal deficit", meaning: "the excess of total spending over all receipts other than borrowing", near: "budget", topic: "public-finance", difficulty: "MEDIUM", category: "deficit" },
    { term: "effective revenue deficit", meaning: "the excess of current spending over current receipts, with grants for capital assets taken off", near: "budget", topic: "public-finance", difficulty: "HARD", category: "deficit" },
    { term: "monetised deficit", meaning: "the part of the state's borrowing that the central bank itself takes up", near: "budget", topic: "public-finance", difficulty: "HARD", category: "deficit" },
    { term: "fiscal drag", meaning: "the automatic rise of tax revenue as inflation pushes incomes into higher slabs", near: "effect", topic: "public-finance", difficulty: "HARD", category: "effect", plainly: true },
    { term: "ad valorem tax", meaning: "a tax charged as a percentage of the value of a good", near: "budget", topic: "public-finance", difficulty: "MEDIUM", category: "tax", plainly: true },
    { term: "crowding out", meaning: "the fall of private investment when state borrowing drives up interest", near: "effect", topic: "public-finance", difficulty: "MEDIUM", category: "effect", plainly: true },
    { term: "zero-based budgeting", meaning: "a method in which every item of spending must be justified afresh each year", near: "budget", topic: "public-finance", difficulty: "MEDIUM", category: "measure", plainly: true },

    { term: "tariff", meaning: "a tax on imported goods", near: "trade", topic: "international-trade", category: "tax", plainly: true },
    { term: "trade deficit", meaning: "the excess of what is paid for imported goods over what exported goods earn", near: "trade", topic: "international-trade", category: "deficit", plainly: true },
    { term: "import quota", meaning: "a limit on the quantity of a good that may be brought in", near: "trade", topic: "international-trade", category: "measure", plainly: true },
    { term: "dumping", meaning: "the sale of goods abroad below their price at home or below cost", near: "trade", topic: "international-trade", plainly: true },
    { term: "devaluation", meaning: "a lowering of the official value of a currency under a fixed exchange rate", near: "trade", topic: "international-trade", difficulty: "MEDIUM", category: "measure", plainly: true },
    { term: "balance of payments", meaning: "the record of a country's dealings of every kind with the rest of the world", near: "trade", topic: "international-trade", category: "external" },
    { term: "balance of trade", meaning: "the value of the goods that a country sells abroad less that of the goods it buys there", near: "trade", topic: "international-trade", category: "external", plainly: true },
    { term: "current account", meaning: "the record of a country's dealings with the rest of the world in goods, services, income and transfers", near: "trade", topic: "international-trade", difficulty: "MEDIUM", category: "external" },
    { term: "terms of trade", meaning: "the amount of imports that a unit of a country's exports pays for", near: "trade", topic: "international-trade", difficulty: "MEDIUM", category: "external" },
    { term: "capital account", meaning: "the record, in India's tables of payments, of dealings with the rest of the world in investments and loans", near: "trade", topic: "international-trade", difficulty: "MEDIUM", category: "external" },
    { term: "net international investment position", meaning: "the amount by which what residents own abroad is above what foreigners own in the country", near: "trade", topic: "international-trade", difficulty: "HARD", category: "external" },
    { term: "most favoured nation", plainly: true, meaning: "the principle that a trade concession given to one country is given to all members", near: "trade", topic: "international-trade", difficulty: "MEDIUM", category: "pact" },
    { term: "customs union", meaning: "a group of countries with free trade inside and one common tariff outside", near: "bloc", topic: "international-trade", difficulty: "MEDIUM", category: "bloc" },
    { term: "preferential trade area", meaning: "a group of countries that lower the tariffs on some goods among them without ending them", near: "bloc", topic: "international-trade", difficulty: "MEDIUM", category: "bloc", plainly: true },
    { term: "monetary union", meaning: "a group of countries with one currency and one central bank for all of them", near: "bloc", topic: "international-trade", difficulty: "MEDIUM", category: "bloc", plainly: true },
    { term: "free trade area", plainly: true, meaning: "a group of countries with no tariffs among them while each keeps its own tariffs towards others", near: "bloc", topic: "international-trade", difficulty: "MEDIUM", category: "bloc" },
    { term: "managed floating", meaning: "an exchange rate left to the market, with the central bank stepping in at times", near: "trade", topic: "international-trade", difficulty: "MEDIUM", category: "measure", plainly: true },
    { term: "J-curve effect", meaning: "the worsening of the trade balance for a time after a devaluation before it improves", near: "effect", topic: "international-trade", difficulty: "HARD", category: "effect", plainly: true },

    { term: "Gini coefficient", meaning: "a measure of inequality that is 0 when all have the same and 1 when one has all", near: "development", topic: "development-and-inequality", category: "index" },
    { term: "Palma ratio", meaning: "a measure of inequality that sets the income of the richest tenth against that of the poorest four tenths", near: "development", topic: "development-and-inequality", difficulty: "HARD", category: "index" },
    { term: "quintile ratio", meaning: "a measure of inequality that sets the income of the richest fifth against that of the poorest fifth", near: "development", topic: "development-and-inequality", difficulty: "MEDIUM", category: "index", plainly: true },
    { term: "Theil index", meaning: "a measure of inequality that can be split into what lies within groups and what lies between them", near: "development", topic: "development-and-inequality", difficulty: "HARD", category: "index" },
    { term: "headcount ratio", meaning: "the share of the people who live below the poverty line", near: "development", topic: "development-and-inequality", category: "index", plainly: true },
    { term: "poverty gap index", meaning: "the average distance of the people from the poverty line, as a share of that line", near: "development", topic: "development-and-inequality", category: "index", plainly: true },
    { term: "Human Development Index", meaning: "a measure made of the expectation of life, schooling and income", near: "development", topic: "development-and-inequality", category: "index", plainly: true },
    { term: "Kuznets curve", meaning: "the line that sets inequality against income per head, rising at first and then falling", near: "curve", topic: "development-and-inequality", difficulty: "HARD", category: "curve" },
    { term: "Lorenz curve", meaning: "the line that sets shares of income against shares of the people", near: "curve", topic: "development-and-inequality", difficulty: "MEDIUM", category: "curve" },
    { term: "Phillips curve", meaning: "the line that sets inflation against unemployment", near: "curve", topic: "inflation-and-prices", difficulty: "MEDIUM", category: "curve", plainly: true },
    { term: "Laffer curve", meaning: "the line that sets the revenue of a tax against its rate, rising at first and then falling", near: "curve", topic: "public-finance", difficulty: "MEDIUM", category: "curve", plainly: true },
    { term: "Engel curve", meaning: "the line that sets the quantity bought of a good against income", near: "curve", topic: "consumer-theory", difficulty: "HARD", category: "curve", plainly: true },
    { term: "trickle-down effect", meaning: "the slow passing on of the gains of the rich to the poor", near: "development", topic: "development-and-inequality", difficulty: "MEDIUM", plainly: true },
    { term: "absolute poverty", meaning: "lack of the means for a fixed minimum of food and other needs", near: "development", topic: "development-and-inequality", plainly: true },
    { term: "relative poverty", meaning: "having much less than is usual in the society in which one lives", near: "development", topic: "development-and-inequality", plainly: true },
    { term: "sustainable development", meaning: "meeting the needs of today without harming the chances of future generations to meet theirs", near: "development", topic: "development-and-inequality", plainly: true },
    { term: "disguised unemployment", meaning: "lack of work among people without whom output would be just as large, as is often the case on farms", near: "jobs", topic: "income-determination", category: "unemployment" },
    { term: "demographic dividend", meaning: "the push to growth when the share of people of working age is large", near: "development", topic: "development-and-inequality", difficulty: "MEDIUM", plainly: true },
    { term: "dual economy", meaning: "the state in which modern industry hardly touches the traditional life around it", near: "development", topic: "development-and-inequality", difficulty: "MEDIUM", plainly: true },
    { term: "vicious circle of poverty", meaning: "the chain in which low income means low saving, low investment and again low income", near: "development", topic: "development-and-inequality", difficulty: "MEDIUM", plainly: true },
  ],
  ask: [
    {
      question: ({ meaning }) => `In economics, what is the name for ${meaning}?`,
      answer: ({ term }) => term,
    },
    {
      question: ({ term }) => `What does "${term}" mean in economics?`,
      answer: ({ meaning }) => capitalise(meaning),
      heading: "Meaning",
      decoys: ({ term }) => NOT_MEANT[term] ?? [],
      placeDecoy: () => "",
    },
  ],
  alsoTrue: (row, other) => contradicts(row, other) || (KINDS[row.term]?.includes(other.term) ?? false),
  explain: ({ term, meaning }) => `"${capitalise(term)}" means ${meaning}.`,
});
