import { plainText } from "@prepfeed/contract/foundation/plain-words";

/** The text of a post that is not rendered; loaded after the visible cards. */
export default function RestingWords({ text }: { text: string }) {
  return plainText(text);
}
