import { terms } from "../../../kit/glossary.ts";

export const organisationTerms = terms(
  "computer-organisation-terms",
  "computer-organisation",
  "term of computer organisation",
  [
    ["the program counter", "the register that holds the address of the next instruction", "E", "register"],
    ["the instruction register", "the register that holds the instruction being decoded", "M", "register", "plainly"],
    [
      "the accumulator",
      "the register that holds one operand and then the result in a simple processor",
      "E",
      "register",
    ],
    ["the stack pointer", "the register that holds the address of the word pushed last", "E", "register"],
    [
      "the memory address register",
      "the register that holds the address of the memory location to be read or written",
      "M",
      "register", "plainly"
    ],
    ["the arithmetic logic unit", "the part of the processor that adds, subtracts and compares", "E", "unit", "plainly"],
    ["the control unit", "the part of the processor that directs the others by signals", "E", "unit", "plainly"],
    [
      "cache memory",
      "a small fast store that keeps recently used data close to the processor",
      "E",
      "memory", "plainly"
    ],
    [
      "direct memory access",
      "the scheme in which a controller moves whole blocks while the processor does other work",
      "M",
      "transfer",
    ],
    [
      "an interrupt",
      "a signal that makes the processor leave its program for a service routine",
      "M",
      "transfer", "plainly"
    ],
    [
      "memory-mapped I/O",
      "the scheme in which devices are reached through ordinary memory addresses",
      "H",
      "transfer",
    ],
    [
      "a write-through policy",
      "the rule that every change goes to the cache and to main memory at once",
      "H",
      "memory",
    ],
    [
      "a write-back policy",
      "the rule that changed cache lines reach main memory only when they are replaced",
      "H",
      "memory",
    ],
    [
      "a data hazard",
      "the case in which an instruction in a pipeline needs a result that is not ready",
      "M",
      "pipeline",
    ],
    [
      "a structural hazard",
      "the case in which two instructions in a pipeline need the same hardware at once",
      "H",
      "pipeline",
    ],
    [
      "a control hazard",
      "the case in which the next address in a pipeline depends on a branch not yet decided",
      "H",
      "pipeline",
    ],
    // So that each kind has enough of its own beside it.
    ["an exception", "the case in which an instruction in a pipeline fails and calls a service routine", "M", "pipeline", "plainly"],
    ["a branch misprediction", "the case in which a branch in a pipeline goes another way than was guessed", "M", "pipeline", "plainly"],
    ["programmed I/O", "the scheme in which the processor asks a device again and again and moves each word itself", "M", "transfer", "plainly"],
    ["isolated I/O", "the scheme in which devices have addresses and instructions of their own", "H", "transfer", "plainly"],
    ["a write-allocate policy", "the rule that a line is brought into the cache when a write misses it", "H", "memory", "plainly"],
    ["a no-write-allocate policy", "the rule that a write that misses the cache goes to main memory alone", "H", "memory", "plainly"],
  ],
  { formats: "no match", alike: [["control hazard", "branch misprediction"]] },
);

export const operatingSystemTerms = terms(
  "operating-system-terms",
  "operating-systems",
  "term of operating systems",
  [
    ["thrashing", "the state in which a system spends more time on paging than on work", "M", "memory"],
    ["a page fault", "an access to a page that is not in main memory at the moment", "E", "memory", "plainly"],
    [
      "internal fragmentation",
      "the waste of space inside blocks that are larger than what was asked for",
      "M",
      "memory",
      "plainly",
    ],
    [
      "external fragmentation",
      "the waste of free memory that is scattered in pieces too small to use",
      "M",
      "memory",
    ],
    ["a working set", "the group of pages that a process has used in its recent past", "H", "pages"],
    ["Belady's anomaly", "the effect that first-in, first-out replacement can show but least-recently-used cannot", "H", "memory"],
    ["a context switch", "the saving of one process's state and the loading of another's", "E", "process", "plainly"],
    ["a deadlock", "the case in which processes wait for each other in a circle for ever", "E", "process", "plainly"],
    ["starvation", "the case in which a process waits without end because others are always preferred", "M", "process", "plainly"],
    ["ageing", "the gradual raising of the priority of processes that have waited for long", "M", "process", "plainly"],
    [
      "a race condition",
      "the case in which a result depends on the order in which concurrent steps happen to run",
      "M",
      "process",
    ],
    ["a critical section", "a piece of code that only one process at a time may execute", "E", "process", "plainly"],
    [
      "a thread",
      "a task that has its own stack but shares the heap with others",
      "E",
      "task",
    ],
    [
      "priority inversion",
      "the case in which an urgent task waits for a lock held by a less urgent one",
      "H",
      "process", "plainly"
    ],
    [
      "the convoy effect",
      "the case in which short processes wait behind a long one in first-come, first-served order",
      "H",
      "process", "plainly"
    ],
    [
      "spooling",
      "the collecting of output on disk until a slow device such as a printer is free",
      "M",
      "transfer",
    ],
    [
      "a device driver",
      "the program through which the operating system controls a particular piece of hardware",
      "E",
      "device", "plainly"
    ],
    [
      "an inode",
      "the record in which a Unix file system keeps a file's attributes and block addresses",
      "H",
      "device",
    ],
    ["a superblock", "the record in which a Unix file system keeps its own size and the number of its free blocks", "H", "device"],
    ["the boot block", "the first block of a Unix file system, with the program that starts the machine", "H", "device", "plainly"],
    // So that each kind has enough of its own beside it.
    ["a directory entry", "the record in which a Unix file system keeps a file's name and number", "M", "device", "plainly"],
    ["a process", "a task with an address space of its own", "E", "task", "plainly"],
    ["a daemon", "a task that runs in the background without a terminal of its own", "M", "task"],
    ["a coroutine", "a task that gives up the processor by itself and goes on later at the same place", "H", "task"],
    ["a zombie", "a task that has ended but whose exit status has not been read yet", "M", "task", "plainly"],
    ["an orphan", "a task that runs on after its parent has ended", "M", "task", "plainly"],
    ["a resident set", "the group of pages of a process that lie in main memory", "H", "pages", "plainly"],
    ["a page table", "the list of the frames in which the pages of a process lie", "E", "pages", "plainly"],
    ["a reference string", "the series of pages that a process asks for one after another", "H", "pages", "plainly"],
    ["a free-frame list", "the list of the frames that no process is using", "M", "pages", "plainly"],
    ["buffering", "the holding of data in memory until the slower partner can take them", "M", "transfer", "plainly"],
    ["polling", "the asking of a device again and again whether it is ready", "M", "transfer", "plainly"],
    ["swapping", "the moving of whole processes between main memory and disk", "M", "transfer", "plainly"],
    ["caching", "the keeping of copies of much-used data in a faster store", "E", "transfer", "plainly"],
  ],
  // A coroutine may have a stack of its own, and a daemon is a process, often one that outlived its parent.
  {
    formats: "no match",
    alike: [["thread", "coroutine"], ["process", "coroutine"], ["process", "daemon", "orphan"]],
  },
);

export const networkTerms = terms("network-terms", "networks", "term of networking", [
  ["a router", "a device that forwards packets between networks by their IP addresses", "E", "device"],
  ["a switch", "a device that forwards frames within a local network by their MAC addresses", "E", "device"],
  ["a hub", "a device that repeats every signal to all its other ports", "E", "device"],
  ["a repeater", "a device that regenerates a signal so that it reaches further along its cable", "M", "device"],
  ["a firewall", "a device that lets traffic pass or stops it by rules", "E", "device", "plainly"],
  ["latency", "the time that a packet needs to reach its destination", "E", "measure"],
  ["bandwidth", "the greatest rate at which a link can carry data", "E", "measure"],
  ["jitter", "the variation of the delay from packet to packet", "M", "measure", "plainly"],
  ["throughput", "the rate at which data really arrive", "M", "measure"],
  ["multiplexing", "the sharing of one link among several signals", "M", "method", "plainly"],
  [
    "piggybacking",
    "the sending of an acknowledgement inside a data frame going the other way",
    "H",
    "method", "plainly"
  ],
  ["bit stuffing", "the insertion of extra bits so that data cannot look like a frame flag", "H", "method", "plainly"],
  [
    "network address translation",
    "the replacing of private addresses by a public one at a gateway",
    "M",
    "method", "plainly"
  ],
  [
    "counting to infinity",
    "the slow spreading of bad news in distance-vector routing",
    "H",
    "method",
  ],
  [
    "exponential back-off",
    "the doubling of the range of random waiting times after each collision",
    "H",
    "method", "plainly"
  ],
  ["round-trip time", "the time from the sending of a packet to the arrival of its answer", "M", "measure", "plainly"],
], { formats: "no match", alike: [["hub", "repeater"]] });

export const logicTerms = terms("digital-logic-terms", "digital-logic", "term of digital logic", [
  ["a multiplexer", "a circuit that passes one of several inputs on to a single output", "E", "circuit"],
  ["a demultiplexer", "a circuit that passes a single input on to one of several outputs", "E", "circuit"],
  ["a decoder", "a circuit that activates just one output for each pattern of its inputs", "E", "circuit"],
  ["an encoder", "a circuit that gives the binary number of its active input", "E", "circuit"],
  ["a half adder", "a circuit made of one XOR gate and one AND gate", "E", "circuit"],
  ["a full adder", "a circuit made of two XOR gates, two AND gates and an OR gate", "M", "circuit"],
  [
    "a comparator",
    "a circuit that tells which of two binary numbers is larger or whether they are equal",
    "M",
    "circuit",
      "plainly",
    ],
  [
    "a shift register",
    "a chain of flip-flops that moves its bits one place at each clock pulse",
    "M",
    "circuit", "plainly"
  ],
  ["a minterm", "a product in which every variable occurs exactly once, plain or inverted", "M", "theory"],
  ["a maxterm", "a sum in which every variable occurs exactly once, plain or inverted", "M", "theory"],
  [
    "a prime implicant",
    "a group of ones in a Karnaugh map that lies in no larger allowed group",
    "H",
    "theory",
  ],
  [
    "the race-around condition",
    "the repeated toggling of a level-triggered JK flip-flop while its clock stays high",
    "H",
    "timing",
  ],
  ["a static hazard", "a short false pulse in an output that should stay constant", "H", "timing", "plainly"],
  // So that those of theory and of timing have enough of their own beside them.
  ["a dynamic hazard", "the repeated changing of an output that should change only once", "H", "timing", "plainly"],
  ["clock skew", "the arrival of one clock pulse at different flip-flops at different times", "H", "timing", "plainly"],
  ["metastability", "the hovering of a flip-flop between 0 and 1 when its input changes too close to the clock pulse", "H", "timing", "plainly"],
  ["an essential prime implicant", "a group in a Karnaugh map that alone covers some of the ones", "H", "theory", "plainly"],
  ["a don't-care condition", "a pattern of inputs for which the output may be either 0 or 1", "M", "theory", "plainly"],
], { formats: "no match", alike: [["prime implicant", "essential prime implicant"]] });
