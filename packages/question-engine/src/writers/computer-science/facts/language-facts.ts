import { capitalise } from "../../../english.ts";
import { facts } from "../../../facts.ts";
import { terms } from "../../../kit/glossary.ts";

export const pythonTerms = terms("python-terms", "python", "element of Python", [
  ["`len`", "the function that gives the number of items of a sequence", "E", "function"],
  ["`range`", "the function that gives evenly spaced integers for a loop", "E", "function"],
  ["`append`", "the method that adds one element at the end of a list", "E", "method"],
  ["`extend`", "the method that adds all elements of another sequence to a list", "M", "method"],
  ["`pop`", "the method that removes an element of a list and returns it", "E", "method"],
  ["`split`", "the method that divides a string into a list of parts", "E", "method"],
  ["`join`", "the method that puts strings together with a separator between them", "M", "method"],
  ["`strip`", "the method that removes white space from both ends of a string", "M", "method"],
  ["`enumerate`", "the function that pairs each item with its index", "M", "function"],
  ["`zip`", "the function that pairs the items of several sequences place by place", "M", "function"],
  ["`yield`", "the keyword that makes a function a generator", "H", "keyword"],
  ["`lambda`", "the keyword that begins a small function without a name", "M", "keyword"],
  [
    "`nonlocal`",
    "the keyword that lets an inner function assign to a variable of the enclosing function",
    "H",
    "keyword",
  ],
  ["`__init__`", "the special method that sets up a newly made object", "E", "special"],
  ["`__str__`", "the special method that gives an object's readable text", "H", "special"],
  ["`__call__`", "the special method that lets an object be used like a function", "H", "special"],
  ["a tuple", "the built-in sequence that cannot be changed and is written in round brackets", "E", "type"],
  ["a set", "the built-in collection without order and without duplicates", "E", "type"],
]);

export const cTerms = terms("c-and-cpp-terms", "c-and-cpp", "element of C or C++", [
  ["`malloc`", "the function that reserves memory on the heap without clearing it", "E", "memory"],
  ["`calloc`", "the function that reserves memory for an array and fills it with zeros", "M", "memory"],
  ["`realloc`", "the function that changes the size of a block reserved before", "M", "memory"],
  ["`free`", "the function that gives memory reserved on the heap back", "E", "memory"],
  ["`sizeof`", "the operator that gives the number of bytes of a type or object", "E", "operator"],
  ["`strlen`", "the function that counts the characters of a string before its terminator", "E", "string"],
  ["`strcmp`", "the function that compares two strings and returns 0 if they are equal", "E", "string"],
  ["`strcpy`", "the function that copies one string into another array", "E", "string"],
  [
    "`volatile`",
    "the keyword that says that a variable may change outside the program's control",
    "H",
    "keyword",
  ],
  ["`extern`", "the keyword that declares a variable defined in another file", "M", "keyword"],
  ["`typedef`", "the keyword that gives a type another name", "M", "keyword"],
  ["`union`", "the keyword for a type whose members share the same memory", "M", "keyword"],
  ["`virtual`", "the keyword that lets derived classes override a function at run time", "H", "keyword"],
  ["`friend`", "the keyword that gives an outside function access to private members", "H", "keyword"],
  ["a dangling pointer", "a pointer to memory that has been given back already", "H", "pointer"],
  ["a memory leak", "memory that is reserved but can no longer be reached or freed", "M", "pointer"],
]);

export const javaTerms = terms(
  "java-and-oop-terms",
  "java-and-oop",
  "concept of object-oriented programming in Java",
  [
    ["encapsulation", "the hiding of data behind methods of a class", "E", "idea"],
    ["inheritance", "the taking over of members of an existing class by a new one", "E", "idea"],
    [
      "polymorphism",
      "the ability of one call to act differently for objects of different classes",
      "E",
      "idea",
    ],
    ["abstraction", "the showing of what matters while details stay hidden", "M", "idea"],
    ["method overloading", "the use of one name for methods with different parameter lists", "E", "method"],
    ["method overriding", "the new definition of an inherited method in a subclass", "E", "method"],
    ["a constructor", "the special method that sets up a new object", "E", "method"],
    ["`final`", "the keyword that forbids reassigning, overriding or extending", "M", "keyword"],
    ["`super`", "the keyword that refers to the superclass part of the object", "M", "keyword"],
    ["`this`", "the keyword that refers to the current object", "E", "keyword"],
    ["`synchronized`", "the keyword that lets only one thread at a time enter a block", "H", "keyword"],
    ["`transient`", "the keyword that keeps a field out of serialisation", "H", "keyword"],
    ["`implements`", "the keyword with which a class promises the methods of an interface", "M", "keyword"],
    ["an abstract class", "a class that cannot be instantiated and may leave methods open", "M", "class"],
    ["an inner class", "a class that is declared inside another class", "H", "class"],
    ["garbage collection", "the automatic freeing of objects that can no longer be reached", "M", "machine"],
    ["bytecode", "the machine-independent code that a Java compiler produces", "M", "machine"],
  ],
);

export const webTerms = terms("web-terms", "web-and-javascript", "element of web technology", [
  ["`<a>`", "the HTML element that makes a hyperlink", "E", "html"],
  ["`<img>`", "the HTML element that shows a picture", "E", "html"],
  ["`<ol>`", "the HTML element for a numbered list", "E", "html"],
  ["`<ul>`", "the HTML element for a list with bullets", "E", "html"],
  ["`<tr>`", "the HTML element for a row of a table", "M", "html"],
  ["`<td>`", "the HTML element for an ordinary cell of a table", "M", "html"],
  ["`<canvas>`", "the HTML element on which scripts draw graphics pixel by pixel", "H", "html"],
  ["`margin`", "the CSS property for the space outside an element's border", "E", "css"],
  ["`padding`", "the CSS property for the space between an element's content and its border", "E", "css"],
  ["`z-index`", "the CSS property that decides which of two overlapping elements lies in front", "H", "css"],
  ["`opacity`", "the CSS property for how transparent an element is", "M", "css"],
  ["JSON", "a text format for data made of objects and arrays in the notation of JavaScript", "M", "data"],
  ["the DOM", "the tree of objects through which scripts change a page", "M", "data"],
  ["a cookie", "a small piece of data that a site lets the browser keep and send back", "E", "data"],
  ["`===`", "the JavaScript operator that compares without converting types", "M", "script"],
  ["`JSON.parse`", "the JavaScript function that turns a JSON text into an object", "H", "script"],
  ["`addEventListener`", "the method that registers a function for clicks and other events", "H", "script"],
]);

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
    { code: "403", name: "Forbidden", meaning: "the client is known but has no right to the resource", near: 403 },
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
      answer: ({ code, name }) => `${code} ${name}`,
    },
    {
      question: ({ code }) => `What does the HTTP status code ${code} tell the client?`,
      answer: ({ meaning }) => capitalise(meaning),
      explain: ({ code, name, meaning }) => `The code ${code} (${name}) says that ${meaning}.`,
    },
  ],
  // A created resource is a success whose result follows, too.
  alsoTrue: (row, other) => ["200", "201"].includes(row.code) && ["200", "201"].includes(other.code),
  explain: ({ code, name, meaning }) => `The code ${code} ${name} says that ${meaning}.`,
});

export const languages = facts({
  name: "programming-language-creators",
  topic: "programming-basics",
  difficulty: "MEDIUM",
  kind: "programming language",
  rows: [
    { language: "Python", maker: "Guido van Rossum", note: "marks blocks by indentation", near: "modern", difficulty: "EASY" },
    { language: "C", maker: "Dennis Ritchie", note: "was used to rewrite the Unix system in the 1970s", near: "classic", difficulty: "EASY" },
    { language: "C++", maker: "Bjarne Stroustrup", note: "began as C with classes", near: "modern", difficulty: "EASY" },
    { language: "Java", maker: "James Gosling", note: "was first called Oak", near: "modern", difficulty: "EASY" },
    { language: "JavaScript", maker: "Brendan Eich", note: "was made for the Netscape browser in 1995", near: "modern" },
    { language: "Pascal", maker: "Niklaus Wirth", note: "was made for teaching structured programming around 1970", near: "classic" },
    { language: "Lisp", maker: "John McCarthy", note: "writes programs as nested lists in brackets", near: "classic" },
    { language: "Perl", maker: "Larry Wall", note: "became known for text processing with regular expressions in the late 1980s", near: "modern" },
    { language: "PHP", maker: "Rasmus Lerdorf", note: "grew out of tools for a personal home page", near: "modern" },
    { language: "Ruby", maker: "Yukihiro Matsumoto", note: "underlies the web framework Rails", near: "modern" },
    { language: "Simula", maker: "Kristen Nygaard and Ole-Johan Dahl", note: "brought in classes and objects in the 1960s", near: "classic", difficulty: "HARD" },
    { language: "Smalltalk", maker: "Alan Kay and his group", note: "came from Xerox PARC and treats everything as an object", near: "classic", difficulty: "HARD" },
    { language: "Prolog", maker: "Alain Colmerauer", note: "answers queries from facts and rules by logic", near: "classic", difficulty: "HARD" },
    { language: "APL", maker: "Kenneth Iverson", note: "uses special symbols for operations on arrays", near: "classic", difficulty: "HARD" },
    { language: "Fortran", maker: "John Backus", note: "was made at IBM in the 1950s for scientific formulas", near: "classic" },
    { language: "BASIC", maker: "John Kemeny and Thomas Kurtz", note: "was made at Dartmouth College for beginners", near: "classic" },
  ],
  ask: [
    {
      question: ({ language }) =>
        `Who is best known as the designer of the programming language ${language}?`,
      answer: ({ maker }) => maker,
    },
    { question: ({ note }) => `Which programming language ${note}?`, answer: ({ language }) => language },
  ],
  explain: ({ language, maker, note }) => `${language}, designed by ${maker}, ${note}.`,
});
