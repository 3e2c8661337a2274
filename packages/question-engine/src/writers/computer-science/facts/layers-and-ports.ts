import { facts } from "../../../facts.ts";

export const ports = facts({
  name: "protocols-and-ports",
  topic: "networks",
  difficulty: "MEDIUM",
  kind: "protocol",
  rows: [
    { name: "HTTP", port: "80", job: "transfers web pages without encryption", near: 80, difficulty: "EASY" },
    { name: "HTTPS", port: "443", job: "transfers web pages encrypted by TLS", near: 443, difficulty: "EASY" },
    { name: "SSH", port: "22", job: "gives an encrypted command line on another computer", near: 22, difficulty: "EASY", wrong: ["Telnet", "RDP", "SCP"] },
    { name: "Telnet", port: "23", job: "gives an unencrypted command line on another computer", near: 23, wrong: ["SSH", "RDP", "VNC"] },
    { name: "SMTP", port: "25", job: "passes e-mail on from server to server", near: 25, difficulty: "EASY", wrong: ["POP3", "IMAP", "NNTP"] },
    { name: "DNS", port: "53", job: "turns host names into IP addresses", near: 53, difficulty: "EASY", wrong: ["DHCP", "ARP", "LDAP"] },
    { name: "TFTP", port: "69", job: "transfers files in the simplest way over UDP, without a log-in", near: 69, difficulty: "HARD", wrong: ["FTP", "SFTP", "SMB"] },
    { name: "POP3", port: "110", job: "fetches e-mail from a mailbox and usually removes it there", near: 110, wrong: ["IMAP", "SMTP", "NNTP"] },
    { name: "NTP", port: "123", job: "sets clocks over the network", near: 123, difficulty: "HARD", wrong: ["NFS", "DHCP", "SNMP"] },
    { name: "IMAP", port: "143", job: "lets e-mail be read and sorted in folders on the server", near: 143, wrong: ["POP3", "SMTP", "NNTP"] },
    { name: "SNMP", port: "161", job: "watches and manages network devices", near: 161, difficulty: "HARD", wrong: ["SMTP", "NTP", "RIP"] },
    { name: "LDAP", port: "389", job: "looks up entries in a directory of users", near: 389, difficulty: "HARD", wrong: ["NFS", "SMB", "SNMP"] },
    { name: "RDP", port: "3389", job: "shows the desktop of a remote Windows computer", near: 3389, difficulty: "HARD", wrong: ["Telnet", "SSH", "SMB"] },
  ],
  ask: [
    {
      question: ({ name }) => `Which port number is assigned to ${name} by default?`,
      answer: ({ port }) => port,
      harder: true,
      heading: "Port",
    },
    {
      question: ({ job }) => `Which protocol ${job}?`,
      answer: ({ name }) => name,
      heading: "Protocol",
      // Of the same field, known by name at least: those with the nearest ports do quite other things.
      decoys: ({ wrong = [] }) => wrong,
      placeDecoy: () => "",
      // Everybody sees them in the browser.
      when: ({ name }) => !name.startsWith("HTTP"),
    },
  ],
  explain: ({ name, port, job }) => `${name} (port ${port}) ${job}.`,
});

export const layers = facts({
  name: "layers-of-the-osi-model",
  topic: "networks",
  difficulty: "MEDIUM",
  kind: "layer",
  rows: [
    { layer: "physical layer", job: "sends single bits as signals over the medium", number: "first", difficulty: "EASY" },
    { layer: "data link layer", job: "sends frames between neighbours and uses MAC addresses", number: "second" },
    { layer: "network layer", job: "routes packets by their IP addresses", number: "third", difficulty: "EASY" },
    { layer: "transport layer", job: "delivers data from end to end by ports, as TCP and UDP do", number: "fourth", difficulty: "EASY" },
    { layer: "session layer", job: "sets checkpoints from which a broken exchange can go on", number: "fifth" },
    { layer: "presentation layer", job: "converts the form of data, compressing and encrypting them", number: "sixth" },
    { layer: "application layer", job: "is the place of HTTP, SMTP and FTP", number: "seventh", difficulty: "EASY" },
  ],
  ask: [
    { question: ({ job }) => `Which layer of the OSI model ${job}?`, answer: ({ layer }) => layer },
    {
      question: ({ number }) => `Which is the ${number} layer of the OSI model, counted from the bottom?`,
      answer: ({ layer }) => layer,
    },
  ],
  order: {
    ask: "from the lowest layer of the OSI model to the highest",
    by: ({ number }) => PLACES.indexOf(number),
    name: ({ layer }) => layer,
    show: ({ number }) => number,
  },
  explain: ({ layer, job, number }) => `The ${layer}, the ${number} of the OSI model from the bottom, ${job}.`,
});

/** From the lowest layer up. */
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
