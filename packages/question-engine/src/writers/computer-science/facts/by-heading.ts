import { byHeading } from "../../../kit/by-heading.ts";
import { COMPUTER_SCIENCE_SUBTOPICS } from "../../../syllabus/sub-topics/computer-science.ts";

export const computerScienceByHeading = byHeading("computer-science-by-heading", COMPUTER_SCIENCE_SUBTOPICS, {
  "Linked list": [
    ["E", "What does each node of a singly linked list hold besides its data?", "a link to the next node", ["a link to the node before it", "its own index", "the length of the list"], "Each node holds its data and a link to the next node."],
    ["E", "What does the link of the last node of a singly linked list usually hold?", "null", ["its own address", "the first node's data", "the length of the list"], "The last link holds null, which marks the end; in a circular list it points to the first node."],
    ["M", "What does it cost to insert a node at the head of a singly linked list of $n$ nodes?", "$O(1)$", ["$O(n)$", "$O(\\log n)$", "$O(n^2)$"], "Only two links change, so it costs $O(1)$."],
    ["M", "What does it cost to reach the $k$-th node of a linked list of $n$ nodes in the worst case?", "$O(n)$", ["$O(1)$", "$O(\\log n)$", "$O(n^2)$"], "One must follow the links from the head, which costs $O(n)$; an array finds it at once."],
    ["M", "What can a doubly linked list do that a singly linked list cannot?", "be walked backwards", ["be indexed in constant time", "be kept in less memory", "be searched by halving"], "Links to the node before let it be walked backwards."],
  ],
  Firewall: [
    ["M", "What does a firewall do?", "it filters network traffic by rules", ["it encrypts the files on a disk", "it removes viruses from files", "it gives each host its address"], "It filters network traffic by rules and keeps out what they do not allow."],
    ["M", "On what does a packet-filtering firewall base its decisions?", "the addresses and ports in headers", ["the text of the messages", "the names of the users", "the signatures of known viruses"], "It looks at the addresses and ports in headers, not into the messages."],
    ["M", "Which kind of firewall keeps track of open connections?", "a stateful one", ["a stateless one", "a transparent one", "a static one"], "A stateful one remembers connections and lets only fitting packets through."],
    ["M", "At which layer does a proxy firewall work?", "the application layer", ["the network layer", "the data link layer", "the physical layer"], "A proxy works at the application layer: it opens the connection in the client's place and can look into the data."],
    ["M", "What usually stands in the demilitarised zone of a firewall?", "servers for the public", ["the computers of the staff", "the store of the backups", "the servers of the payroll"], "Servers for the public stand there, between an outer and an inner firewall, apart from the inner network."],
  ],
}, ["null"]);
