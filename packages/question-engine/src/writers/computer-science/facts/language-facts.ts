import { facts } from "../../../kit/facts.ts";
import { writersIn } from "../../../kit/from-content/writers-in.ts";
import { capitalise } from "../../../writing/english.ts";

const content = writersIn(new URL("../../../content/computer-science/language-facts.yaml", import.meta.url));

export const pythonTerms = content("python-terms");

export const cTerms = content("c-and-cpp-terms");

export const javaTerms = content("java-and-oop-terms");

export const webTerms = content("web-terms");

export const httpStatus = facts({
  name: "http-status-codes",
  topic: "web-and-javascript",
  difficulty: "MEDIUM",
  kind: "HTTP status code",
  rows: [
    { code: "200", name: "OK", meaning: "the request has succeeded and its result follows", near: 200, difficulty: "EASY" },
    { code: "201", name: "Created", meaning: "a new resource has been made", near: 201 },
    { code: "204", name: "No Content", meaning: "the request has succeeded and there is nothing to send back", near: 204, difficulty: "HARD" },
    { code: "301", name: "Moved Permanently", meaning: "the resource has a new address for good", near: 301 },
    { code: "304", name: "Not Modified", meaning: "the copy in the client's cache is still good", near: 304 },
    { code: "400", name: "Bad Request", meaning: "the server cannot understand the request", near: 400 },
    { code: "401", name: "Unauthorized", meaning: "the client must log in first", near: 401 },
    { code: "403", name: "Forbidden", meaning: "the server understands the request but refuses the client access", near: 403 },
    { code: "404", name: "Not Found", meaning: "there is no resource at this address", near: 404, difficulty: "EASY" },
    { code: "405", name: "Method Not Allowed", meaning: "the resource does not support this kind of request", near: 405, difficulty: "HARD" },
    { code: "429", name: "Too Many Requests", meaning: "the client has sent requests too often in a short time", near: 429, difficulty: "HARD" },
    { code: "500", name: "Internal Server Error", meaning: "the server has failed in an unexpected way", near: 500, difficulty: "EASY" },
    { code: "502", name: "Bad Gateway", meaning: "a gateway got an invalid answer from the server behind it", near: 502, difficulty: "HARD" },
    { code: "503", name: "Service Unavailable", meaning: "the server is overloaded or down for maintenance", near: 503 },
  ],
  ask: [
    {
      question: ({ meaning }) => `Which HTTP status code says that ${meaning}?`,
      answer: ({ code }) => code,
      state: ({ meaning }, answer) => `The HTTP status code ${answer} says that ${meaning}.`,
    },
    {
      question: ({ code }) => `What does the HTTP status code ${code} tell the client?`,
      answer: ({ meaning }) => capitalise(meaning),
      state: ({ code }, answer) => `The HTTP status code ${code} says that ${answer.charAt(0).toLowerCase()}${answer.slice(1)}.`,
    },
  ],
  // A created resource is a success whose result follows, too.
  alsoTrue: (row, other) => ["200", "201"].includes(row.code) && ["200", "201"].includes(other.code),
  explain: ({ code, name, meaning }) => `The code ${code} (${name}) says that ${meaning}.`,
});

export const languages = content("programming-language-creators");
