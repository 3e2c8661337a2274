import { facts } from "../../../facts.ts";

export const commands = facts({
  name: "unix-commands",
  topic: "operating-systems",
  difficulty: "EASY",
  kind: "Unix command",
  rows: [
    { command: "ls", job: "lists the files of a directory", near: "file" },
    { command: "cd", job: "changes the current directory", near: "file" },
    { command: "pwd", job: "prints the path of the current directory", near: "file" },
    { command: "cp", job: "copies files", near: "file" },
    { command: "mv", job: "moves or renames files", near: "file" },
    { command: "rm", job: "removes files", near: "file" },
    { command: "mkdir", job: "makes a new directory", near: "file" },
    { command: "chmod", job: "changes the permissions of a file", near: "file", difficulty: "MEDIUM" },
    { command: "chown", job: "changes the owner of a file", near: "file", difficulty: "MEDIUM" },
    { command: "grep", job: "prints the lines that match a pattern", near: "text", difficulty: "MEDIUM" },
    { command: "wc", job: "counts lines, words and bytes", near: "text", difficulty: "MEDIUM" },
    { command: "tail", job: "prints the last lines of a file", near: "text", difficulty: "MEDIUM" },
    { command: "ps", job: "lists processes at one moment", near: "process", difficulty: "MEDIUM" },
    { command: "kill", job: "sends a signal to a process", near: "process", difficulty: "MEDIUM" },
    { command: "nice", job: "starts a program with another scheduling priority", near: "process", difficulty: "HARD" },
    { command: "nohup", job: "lets a program go on after the terminal is closed", near: "process", difficulty: "HARD" },
    { command: "df", job: "shows the free space of file systems", near: "process", difficulty: "HARD" },
    { command: "umask", job: "sets which permissions new files do not get", near: "file", difficulty: "HARD" },
  ],
  ask: [
    { question: ({ job }) => `Which Unix command ${job}?`, answer: ({ command }) => `\`${command}\`` },
    {
      question: ({ command }) => `What does the Unix command \`${command}\` do?`,
      answer: ({ job }) => `It ${job}`,
    },
  ],
  explain: ({ command, job }) => `The command \`${command}\` does this: it ${job}.`,
});

export const shortcuts = facts({
  name: "keyboard-shortcuts",
  topic: "office-and-internet",
  difficulty: "EASY",
  kind: "shortcut",
  rows: [
    { keys: "Ctrl + C", job: "copies what is selected" },
    { keys: "Ctrl + X", job: "cuts what is selected" },
    { keys: "Ctrl + V", job: "pastes from the clipboard" },
    { keys: "Ctrl + Z", job: "undoes the last action" },
    { keys: "Ctrl + A", job: "selects everything" },
    { keys: "Ctrl + P", job: "opens the print dialogue" },
    { keys: "Ctrl + S", job: "saves the document" },
    { keys: "Ctrl + F", job: "searches for text" },
    { keys: "Ctrl + B", job: "makes the selected text bold" },
    { keys: "Ctrl + N", job: "opens a new document" },
    { keys: "Ctrl + K", job: "inserts a hyperlink", difficulty: "MEDIUM" },
    { keys: "Ctrl + E", job: "centres a paragraph", difficulty: "MEDIUM" },
    { keys: "Ctrl + J", job: "justifies a paragraph on both sides", difficulty: "MEDIUM" },
    { keys: "F7", job: "checks the spelling", difficulty: "MEDIUM" },
    { keys: "Ctrl + Enter", job: "inserts a page break", difficulty: "MEDIUM" },
    { keys: "Shift + F3", job: "changes the case of the selected letters", difficulty: "HARD" },
    { keys: "Ctrl + ]", job: "makes the selected text one point larger", difficulty: "HARD" },
    { keys: "Ctrl + M", job: "indents a paragraph from the left", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ job }) => `Which keyboard shortcut of Microsoft Word for Windows ${job}?`,
      answer: ({ keys }) => keys,
    },
    {
      question: ({ keys }) => `What does the shortcut ${keys} do in Microsoft Word for Windows?`,
      answer: ({ job }) => `It ${job}`,
    },
  ],
  explain: ({ keys, job }) => `${keys} does this in Word: it ${job}.`,
});

export const extensions = facts({
  name: "file-extensions",
  topic: "office-and-internet",
  difficulty: "EASY",
  kind: "file extension",
  rows: [
    { ext: ".docx", content: "Word documents" },
    { ext: ".xlsx", content: "Excel workbooks" },
    { ext: ".pptx", content: "PowerPoint presentations" },
    { ext: ".jpg", content: "photographs with lossy compression" },
    { ext: ".mp3", content: "compressed music" },
    { ext: ".html", content: "web pages" },
    { ext: ".zip", content: "compressed archives" },
    { ext: ".csv", content: "plain tables with values between commas", difficulty: "MEDIUM" },
    { ext: ".svg", content: "pictures made of lines and shapes", difficulty: "MEDIUM" },
    { ext: ".xlsm", content: "Excel workbooks with macros", difficulty: "HARD" },
    { ext: ".dotx", content: "Word templates", difficulty: "HARD" },
    { ext: ".ppsx", content: "PowerPoint slide shows that start at once", difficulty: "HARD" },
    { ext: ".odt", content: "text documents of LibreOffice Writer", difficulty: "MEDIUM" },
    { ext: ".ics", content: "calendar entries", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ content }) => `Which file extension usually stands for ${content}?`,
      answer: ({ ext }) => `\`${ext}\``,
    },
    {
      question: ({ ext }) => `What does a file whose name ends in \`${ext}\` usually hold?`,
      answer: ({ content }) => content,
    },
  ],
  explain: ({ ext, content }) => `Names ending in \`${ext}\` usually stand for ${content}.`,
});
