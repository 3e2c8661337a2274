import { memo, useMemo } from "react";
import { Maths } from "./maths.tsx";
import classes from "./rich-text.module.css";
import { passagesOf, placed, richTextParts, type TextPart } from "./rich-text-parts.ts";

/** User text: `$…$` typeset, backticks monospaced, line breaks kept; never markup. */
export const RichText = memo(function RichText({ text }: { text: string }) {
  const passages = useMemo(() => placed(passagesOf(richTextParts(text))), [text]);
  return (
    <span className={classes.text}>
      {passages.map(({ isNumbered, start, parts }) => (
        <span key={start} className={isNumbered ? classes.numbered : undefined}>
          {parts.map((part) => (
            <Part key={part.start} {...part} />
          ))}
        </span>
      ))}
    </span>
  );
});

function Part({ kind, text }: TextPart) {
  switch (kind) {
    case "text":
      return text;
    case "code":
      return <code className={classes.code}>{text}</code>;
    case "code-block":
      return <code className={classes.block}>{text}</code>;
    case "math":
      return <Maths tex={text} />;
    case "math-block":
      return <Maths tex={text} isBlock />;
  }
}
