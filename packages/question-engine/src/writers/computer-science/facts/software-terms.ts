import { terms } from "../../../kit/glossary.ts";

export const databaseTerms = terms("database-terms", "databases", "term of databases", [
  ["a primary key", "the candidate key that is chosen to identify the rows of a table", "E", "key"],
  ["a foreign key", "a set of columns that refers to a key of another table or of the same one", "E", "key", "plainly"],
  ["a candidate key", "a minimal set of attributes that determines all others", "M", "key"],
  ["a superkey", "any set of attributes that determines all others, minimal or not", "M", "key"],
  ["a surrogate key", "an identifier made by the system, without meaning outside the database", "M", "key"],
  ["a composite key", "a key made of more than one column", "M", "key", "plainly"],
  ["a view", "a named query that can be used like a table", "E", "object"],
  ["an index", "an extra structure that lets rows be found without reading the whole table", "E", "object"],
  ["a trigger", "a procedure that the database runs by itself when a table is changed", "M", "object", "plainly"],
  ["atomicity", "the property that a transaction takes effect wholly or not at all", "E", "ACID"],
  [
    "isolation",
    "the property that concurrent transactions do not see each other's half-done work",
    "M",
    "ACID", "plainly"
  ],
  ["durability", "the property that recovery secures by redoing committed transactions from the log", "M", "ACID"],
  [
    "a dirty read",
    "the use of data that another transaction has written but not committed",
    "H",
    "fault",
  ],
  [
    "a phantom read",
    "the finding of new rows when the same query is repeated in a transaction",
    "H",
    "fault",
  ],
  [
    "two-phase locking",
    "the rule that a transaction acquires nothing new once it has released anything",
    "H",
    "method", "plainly",
  ],
  [
    "write-ahead logging",
    "the rule that the log record reaches the disk before the changed page",
    "H",
    "method",
      "plainly",
    ],
  ["a non-repeatable read", "the finding of another value when the same row is read again in a transaction", "H", "fault", "plainly"],
  ["a lost update", "the overwriting of one transaction's change by another that had read the old value", "H", "fault", "plainly"],
  ["sharding", "the spreading of a table's rows over several servers", "M", "method"],
  ["normalisation", "the splitting of tables to avoid redundancy and anomalies", "E", "method"],
  ["a schema", "the description of a database's tables, columns and keys", "E", "object"],
  ["cardinality", "the number of rows of a relation", "M", "measure"],
  ["the degree of a relation", "the number of columns of a table", "M", "measure"],
  // So that each kind has enough of its own beside it.
  ["a stored procedure", "a named program that is kept in the database and run when it is called", "M", "object", "plainly"],
  ["a constraint", "a condition that the rows of a table must fulfil", "M", "object", "plainly"],
  ["consistency", "the property that a transaction leads from one valid state to another", "M", "ACID", "plainly"],
  ["serialisability", "the property that transactions at the same time have the result of some order one by one", "H", "ACID", "plainly"],
  ["a cascading abort", "the undoing of a transaction because it had read what another one took back", "H", "fault", "plainly"],
  ["replication", "the keeping of the same rows on several servers", "M", "method", "plainly"],
  ["selectivity", "the share of the rows that a condition lets through", "H", "measure", "plainly"],
  ["fan-out", "the number of children of a node of an index", "H", "measure", "plainly"],
  ["the blocking factor", "the number of records that fit into one block", "H", "measure", "plainly"],
  ["an alternate key", "a candidate key that is not chosen to identify the rows of a table", "M", "key", "plainly"],
  ["a search key", "the columns by whose values an index looks up rows", "M", "key", "plainly"],
  ["a partition key", "the columns by whose values rows are spread over several servers", "M", "key", "plainly"],
], {
  formats: "no match",
  alike: [
    ["primary key", "candidate key", "superkey", "surrogate key"],
    ["alternate key", "candidate key", "superkey", "surrogate key"],
    ["partition key", "sharding"],
    ["isolation", "serialisability"],
  ],
});

export const dataStructureTerms = terms("data-structure-terms", "data-structures", "data structure", [
  ["a stack", "a list in which the last element put in is the first taken out", "E", "linear"],
  ["a queue", "a list in which the first element put in is the first taken out", "E", "linear", "plainly"],
  ["a deque", "a list at both ends of which elements can be put in and taken out", "M", "linear"],
  ["a priority queue", "a collection from which the most urgent element is taken out first", "M", "linear", "plainly"],
  [
    "a doubly linked list",
    "a chain of nodes each of which knows its successor and its predecessor",
    "E",
    "linear",
      "plainly",
    ],
  ["a circular linked list", "a chain of nodes whose last node points back to the first", "E", "linear", "plainly"],
  ["a hash table", "an array in which a key's place is computed from the key itself", "E", "array"],
  [
    "a binary search tree",
    "a tree with smaller keys on the left and larger keys on the right of every node",
    "E",
    "search",
  ],
  [
    "an AVL tree",
    "a search tree in which the two subtrees of every node differ in height by at most one",
    "M",
    "search",
  ],
  ["a red-black tree", "a search tree kept balanced by colouring its nodes in two colours", "H", "search", "plainly"],
  ["a trie", "a tree in which each path from the root spells a prefix of the stored words", "H", "search"],
  ["a B-tree", "a balanced search tree whose nodes hold many keys, made for disks", "M", "search"],
  [
    "a binary heap",
    "a complete binary tree in which every parent comes before its children in order",
    "M",
    "search",
  ],
  [
    "a Bloom filter",
    "an array of bits in which each key sets the places that several hash functions give",
    "H",
    "array",
  ],
  ["a skip list", "a linked list with several levels of short cuts chosen at random", "H", "search", "plainly"],
  [
    "a disjoint-set forest",
    "a collection of trees that supports finding and uniting of groups",
    "H",
    "linear",
      "plainly",
    ],
  // So that arrays have enough of their own beside them.
  ["a circular buffer", "an array whose end is joined to its beginning, so that it can serve as a queue", "M", "array", "plainly"],
  ["a bit set", "an array of bits that tells of each number whether it is present", "M", "array", "plainly"],
  ["a dynamic array", "an array that moves to a larger place when it is full", "E", "array", "plainly"],
], { alike: [["binary search tree", "AVL tree", "red-black tree"], ["priority queue", "binary heap"]] });

export const theoryTerms = terms(
  "theory-of-computation-terms",
  "theory-of-computation",
  "term of automata theory and compilers",
  [
    ["a finite automaton", "the abstract device that accepts exactly the regular languages", "E", "machine"],
    ["a pushdown automaton", "the abstract device that accepts exactly the context-free languages", "M", "machine"],
    [
      "a linear bounded automaton",
      "the abstract device that accepts exactly the context-sensitive languages",
      "H",
      "machine",
    ],
    [
      "a Turing machine",
      "the abstract device that accepts exactly the recursively enumerable languages",
      "M",
      "machine",
    ],
    ["a Mealy machine", "the finite-state device whose output depends on its state and its input", "H", "machine"],
    ["a Moore machine", "the finite-state device whose output depends on its state alone", "H", "machine"],
    ["the pumping lemma", "the tool with which a language is usually shown not to be regular", "M", "theory", "plainly"],
    [
      "the halting problem",
      "the undecidable question whether a given program ever stops on a given input",
      "M",
      "theory",
      "plainly",
    ],
    ["an ambiguous grammar", "a grammar in which some string has more than one parse tree", "E", "theory", "plainly"],
    [
      "Chomsky normal form",
      "the form in which each rule gives two non-terminals or one terminal",
      "H",
      "form",
    ],
    [
      "Greibach normal form",
      "the form in which each rule begins with a terminal followed by non-terminals only",
      "H",
      "form",
    ],
    [
      "a lexical analyser",
      "the part of a compiler that divides the source text into tokens",
      "E",
      "compiler",
    ],
    ["a parser", "the part of a compiler that builds the syntax tree from the tokens", "E", "compiler"],
    [
      "a symbol table",
      "the structure in which a compiler keeps names with their types and scopes",
      "E",
      "compiler", "plainly"
    ],
    ["peephole optimisation", "the improving of short sequences of generated instructions", "H", "rewriting", "plainly"],
    [
      "left factoring",
      "the rewriting of rules with a common beginning so that a parser can decide",
      "H",
      "rewriting",
    ],
    ["a handle", "the substring of a sentential form that a bottom-up parser reduces next", "H", "string"],
    ["a viable prefix", "the beginning of a sentential form that can stand on the stack of a bottom-up parser", "H", "string", "plainly"],
    ["a lexeme", "the piece of the source text that matches the pattern of a token", "M", "string"],
    ["the yield", "the string that the leaves of a parse tree spell from left to right", "H", "string", "plainly"],
    ["a sentence", "the string of terminals that can be derived from the start symbol", "M", "string", "plainly"],
    // So that each kind has enough of its own beside it.
    ["a semantic analyser", "the part of a compiler that checks types and declarations", "M", "compiler", "plainly"],
    ["a code generator", "the part of a compiler that writes the target program", "M", "compiler", "plainly"],
    ["elimination of left recursion", "the rewriting of rules that begin with their own left side", "H", "rewriting", "plainly"],
    ["constant folding", "the working out of constant expressions before the program runs", "M", "rewriting", "plainly"],
    ["strength reduction", "the replacing of costly operations by cheaper ones", "H", "rewriting", "plainly"],
  ],
  { formats: "no match", alike: [["finite automaton", "Mealy machine"], ["finite automaton", "Moore machine"], ["yield", "sentence"]] },
);

export const engineeringTerms = terms(
  "software-engineering-terms",
  "software-engineering",
  "term of software engineering",
  [
    [
      "the waterfall model",
      "the process in which each phase is finished before the next begins",
      "E",
      "process", "plainly"
    ],
    [
      "the spiral model",
      "the process that repeats its phases in rounds, each beginning with an analysis of risks",
      "M",
      "process", "plainly",
    ],
    ["Kanban", "an agile method that has no fixed rounds and limits the cards in each column of its board", "M", "process"],
    ["Scrum", "an agile method that works in sprints of fixed length with a short meeting every day", "E", "process"],
    [
      "pair programming",
      "the practice in which a driver types while a navigator reviews each line",
      "E",
      "process",
      "plainly",
    ],
    ["regression testing", "the repeating of old tests to see that a change has broken nothing", "E", "test"],
    ["black-box testing", "testing by inputs and outputs without a look at the code", "E", "test", "plainly"],
    ["white-box testing", "testing that is designed with knowledge of the code's structure", "E", "test"],
    ["alpha testing", "the trial of a product by users at the developer's own site", "M", "test"],
    ["beta testing", "the trial of a product by chosen users in their own surroundings", "M", "test"],
    ["smoke testing", "a short first run that shows whether a build is worth further tests", "M", "test"],
    ["a stub", "a stand-in for a module that the tested one calls and that is not ready yet", "M", "integration"],
    ["a mock", "a stand-in that notes by which calls it was used, so that a test can check them", "H", "integration"],
    ["a fixture", "the known state that is set up before each test and cleared away after it", "H", "integration"],
    ["a driver", "a stand-in for the module that will call the tested one and is not ready yet", "M", "integration"],
    ["a fake", "a stand-in that works but takes a short cut, such as a database kept in memory", "H", "integration", "plainly"],
    ["a test case", "the inputs of one run of a test with the result that is expected", "E", "integration", "plainly"],
    ["a test oracle", "the source of expected results by which the outcome of a test is judged", "H", "integration", "plainly"],
    [
      "mutation testing",
      "the judging of a test suite by whether it notices small faults put into the code",
      "H",
      "test", "plainly"
    ],
    ["cohesion", "the degree to which the parts of one module belong together", "M", "design", "plainly"],
    ["coupling", "the degree to which modules depend on each other", "M", "design", "plainly"],
    ["refactoring", "the improving of code's structure without changing its behaviour", "E", "design", "plainly"],
    [
      "the singleton pattern",
      "the design in which a class has just one instance with a global access point",
      "M",
      "pattern", "plainly"
    ],
    [
      "the observer pattern",
      "the design in which objects are told whenever the state of another one changes",
      "M",
      "pattern", "plainly"
    ],
    [
      "the adapter pattern",
      "the design that gives a class another interface so that clients can use it",
      "H",
      "pattern", "plainly"
    ],
    [
      "the strategy pattern",
      "the design in which one of several algorithms can be chosen at run time",
      "M",
      "pattern", "plainly"
    ],
    [
      "the flyweight pattern",
      "the design in which many objects share their common data to save memory",
      "H",
      "pattern", "plainly"
    ],
    [
      "the decorator pattern",
      "the design that adds duties to an object by wrapping it in another one",
      "H",
      "pattern", "plainly"
    ],
    [
      "the factory method",
      "the design in which subclasses decide which class is instantiated",
      "H",
      "pattern", "plainly"
    ],
  ],
  { formats: "no match", alike: [["mock", "stub", "fake"]] },
);

export const securityTerms = terms("security-terms", "security-and-ai", "term of computer security", [
  [
    "phishing",
    "the asking for passwords by messages that pretend to come from a trusted sender",
    "E",
    "attack", "plainly"
  ],
  ["ransomware", "a program that encrypts files and demands money for them", "E", "malware", "plainly"],
  ["a Trojan horse", "a harmful program that looks like a useful one", "E", "malware", "plainly"],
  ["a computer worm", "a program that spreads itself over networks without a host file", "E", "malware"],
  ["a computer virus", "a program that inserts copies of itself into other programs", "E", "malware"],
  ["spyware", "a program that secretly reports on the pages that a user visits", "E", "malware", "plainly"],
  ["a rootkit", "a program that hides an intruder's presence deep in the system", "H", "malware"],
  ["a keylogger", "a program or device that records what is typed", "M", "malware", "plainly"],
  [
    "a denial-of-service attack",
    "the flooding of a server so that its proper users are shut out",
    "M",
    "attack", "plainly",
  ],
  [
    "a man-in-the-middle attack",
    "the secret reading or changing of messages between two parties",
    "M",
    "attack", "plainly",
  ],
  ["SQL injection", "the smuggling of database commands into an input field", "M", "attack", "plainly"],
  ["cross-site scripting", "the insertion of code into a page so that it runs in other users' browsers", "H", "attack"],
  ["pharming", "the redirection of users to a false site by tampering with the DNS", "M", "attack"],
  ["a brute-force attack", "the trying of all possible keys or passwords", "E", "attack", "plainly"],
  ["a digital signature", "a value made with a private key that proves a message's author", "M", "defence", "plainly"],
  ["a salt", "a random value added to a password before it is hashed", "H", "defence"],
  ["a honeypot", "a system with nothing of value that is set up to observe attackers", "H", "defence", "plainly"],
  ["two-factor authentication", "a log-in that asks for two different kinds of proof", "E", "defence", "plainly"],
  ["a nonce", "a random value that is used only once, so that an old message cannot be sent again", "H", "defence", "plainly"],
], { formats: "no match" });

export const intelligenceTerms = terms(
  "artificial-intelligence-terms",
  "security-and-ai",
  "term of artificial intelligence and cloud computing",
  [
    ["supervised learning", "learning from examples that carry the right answers", "E", "learning"],
    ["unsupervised learning", "the finding of structure in data without given answers", "M", "learning"],
    ["reinforcement learning", "learning from rewards and penalties for one's actions", "M", "learning", "plainly"],
    [
      "overfitting",
      "the learning of noise, so that a model does well on its training data only",
      "M",
      "learning", "plainly"
    ],
    [
      "backpropagation",
      "the method that passes errors backwards through a neural network to adjust its weights",
      "H",
      "method",
      "plainly",
    ],
    [
      "transfer learning",
      "the reuse of a model trained for one task as the start for another",
      "H",
      "learning",
      "plainly",
    ],
    ["k-means", "the method that puts each item into the group with the nearest centre", "H", "method"],
    [
      "the Turing test",
      "a test in which a judge must tell a machine from a human by conversation",
      "E",
      "idea", "plainly"
    ],
    [
      "an expert system",
      "a program that draws conclusions from facts by if-then rules",
      "M",
      "idea",
    ],
    ["a heuristic", "a rule of thumb that guides a search without guarantee", "H", "idea"],
    ["software as a service", "the offering of finished applications over the internet", "E", "cloud", "plainly"],
    [
      "platform as a service",
      "the offering of an environment in which customers run their own programs",
      "M",
      "cloud",
    ],
    [
      "infrastructure as a service",
      "the offering of virtual machines, storage and networks for rent",
      "M",
      "cloud", "plainly"
    ],
    ["function as a service", "the running of single functions for customers whenever they are called", "H", "cloud", "plainly"],
    ["a private cloud", "the offering of such services to the departments of one organisation alone", "M", "cloud", "plainly"],
    // So that each kind has enough of its own beside it.
    ["k-nearest neighbours", "the method that gives an item the class of most of the items closest to it", "M", "method", "plainly"],
    ["gradient descent", "the method that lowers an error by small steps against its slope", "M", "method", "plainly"],
    ["principal component analysis", "the method that describes data by fewer variables which vary most", "H", "method", "plainly"],
    ["an intelligent agent", "a program that perceives its surroundings and acts on them", "M", "idea", "plainly"],
    ["an evaluation function", "a rule that gives each position of a game an estimated worth", "H", "idea", "plainly"],
    ["a knowledge base", "a store of the facts and rules of a field", "M", "idea", "plainly"],
  ],
  { formats: "no match" },
);
