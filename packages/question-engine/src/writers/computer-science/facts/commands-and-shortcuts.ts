import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/computer-science/commands-and-shortcuts.yaml", import.meta.url));

export const commands = content("unix-commands");

export const shortcuts = facts({
  name: "keyboard-shortcuts",
  topic: "office-and-internet",
  difficulty: "EASY",
  kind: "shortcut",
  rows: [
    { keys: "Ctrl + C", job: "copies what is selected", plainly: true as const },
    { keys: "Ctrl + X", job: "cuts what is selected" },
    { keys: "Ctrl + V", job: "pastes from the clipboard" },
    { keys: "Ctrl + Z", job: "undoes the last action" },
    { keys: "Ctrl + A", job: "selects everything" },
    { keys: "Ctrl + P", job: "opens the print dialogue", plainly: true as const },
    { keys: "Ctrl + S", job: "saves the document", plainly: true as const },
    { keys: "Ctrl + F", job: "searches for text" },
    { keys: "Ctrl + B", job: "makes the selected text bold", plainly: true as const },
    { keys: "Ctrl + N", job: "opens a new document", plainly: true as const },
    { keys: "Ctrl + K", job: "inserts a hyperlink", difficulty: "MEDIUM" },
    { keys: "Ctrl + E", job: "centres a paragraph", difficulty: "MEDIUM" },
    { keys: "Ctrl + J", job: "justifies a paragraph on both sides", difficulty: "MEDIUM", plainly: true as const },
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
      state: ({ job }, answer) => `In Microsoft Word for Windows, the shortcut ${answer} ${job}.`,
    },
    {
      question: ({ keys }) => `What does the shortcut ${keys} do in Microsoft Word for Windows?`,
      answer: ({ job }) => `It ${job}`,
      heading: "What it does in Microsoft Word for Windows",
      state: ({ keys }, answer) => `In Microsoft Word for Windows, the shortcut ${keys} ${answer.slice(3)}.`,
    },
  ],
  explain: ({ keys, job }) => `${keys} does this in Word: it ${job}.`,
});

/** Other files of the same programs, whose letters would make them conspicuous. */
const OF_THE_SAME_PROGRAM: Record<string, Record<string, string>> = {
  ".xlsm": { ".xltx": "Excel templates", ".xlam": "Excel add-ins", ".xlsb": "Excel workbooks in binary form" },
  ".dotx": { ".docm": "Word documents with macros", ".docx": "Word documents", ".doc": "Word documents up to version 2003" },
  ".ppsx": { ".potx": "PowerPoint templates", ".pptm": "PowerPoint presentations with macros", ".ppam": "PowerPoint add-ins" },
};

export const extensions = facts({
  name: "file-extensions",
  topic: "office-and-internet",
  difficulty: "EASY",
  kind: "file extension",
  rows: [
    { ext: ".docx", plainly: true as const, content: "Word documents", near: "office" },
    { ext: ".xlsx", content: "Excel workbooks", near: "office", plainly: true as const },
    { ext: ".pptx", content: "PowerPoint presentations", near: "office", plainly: true as const },
    { ext: ".jpg", plainly: true as const, content: "photographs with lossy compression", near: "picture" },
    { ext: ".png", plainly: true as const, content: "pictures of pixels with lossless compression", near: "picture" },
    { ext: ".gif", plainly: true as const, content: "short animations in at most 256 colours", near: "picture" },
    { ext: ".bmp", plainly: true as const, content: "uncompressed pictures of pixels", near: "picture" },
    { ext: ".mp3", plainly: true as const, content: "compressed music", near: "data" },
    { ext: ".html", plainly: true as const, content: "web pages", near: "data" },
    { ext: ".zip", plainly: true as const, content: "compressed archives", near: "data" },
    { ext: ".csv", plainly: true as const, content: "plain tables with values between commas", near: "office", difficulty: "MEDIUM" },
    { ext: ".svg", content: "pictures made of lines and shapes", near: "picture", difficulty: "MEDIUM" },
    { ext: ".xlsm", content: "Excel workbooks with macros", near: "office", difficulty: "HARD" },
    { ext: ".dotx", content: "Word templates", near: "office", difficulty: "HARD" },
    { ext: ".ppsx", content: "PowerPoint slide shows that start at once", near: "office", difficulty: "HARD" },
    { ext: ".odt", content: "text documents of LibreOffice Writer", near: "office", difficulty: "MEDIUM" },
    { ext: ".ics", content: "calendar entries", near: "data", difficulty: "HARD" },
  ],
  ask: [
    {
      question: ({ content }) => `Which file extension usually stands for ${content}?`,
      answer: ({ ext }) => `\`${ext}\``,
      heading: "Extension",
      decoys: ({ ext }) => Object.keys(OF_THE_SAME_PROGRAM[ext] ?? {}).map((other) => `\`${other}\``),
      placeDecoy: (decoy, { ext }) => `Names ending in ${decoy} stand for ${OF_THE_SAME_PROGRAM[ext]?.[decoy.slice(1, -1)]}.`,
    },
    {
      question: ({ ext }) => `What does a file whose name ends in \`${ext}\` usually hold?`,
      answer: ({ content }) => content,
      heading: "What the file holds",
      decoys: ({ ext }) => Object.values(OF_THE_SAME_PROGRAM[ext] ?? {}),
      placeDecoy: () => "",
    },
  ],
  // With macros it is a workbook still, and a slide show a presentation.
  alsoTrue: (row, other) => row.ext.slice(0, 3) === other.ext.slice(0, 3) && !row.ext.startsWith(".do"),
  explain: ({ ext, content }) => `Names ending in \`${ext}\` usually stand for ${content}.`,
});
