
import { writersIn } from "../../../kit/from-content/writers-in.ts";

const content = writersIn(new URL("../../../content/general-knowledge/books-and-authors.yaml", import.meta.url));

const oldIndia = content("books-of-old-india");

const modernIndia = content("books-of-modern-india");

const world = content("books-of-the-world");

const alone = content("books-hand-made");

export const booksAndAuthors = [...oldIndia, ...modernIndia, ...world, ...alone];
