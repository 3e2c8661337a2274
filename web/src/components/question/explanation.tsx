import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./answer.module.css";

interface ExplanationProps {
  text: string;
  isOpenAtFirst: boolean;
}

export function Explanation({ text, isOpenAtFirst }: ExplanationProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <div style={{ flex: "1 1 100%", minWidth: 0 }}>
      <Button
        variant="subtle"
        px="xs"
        ml={-8}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide Explanation" : "Show Explanation"}
      </Button>
      {isOpen && (
        <div id={id} className={classes.explanation}>
          <RichText text={text} />
        </div>
      )}
    </div>
  );
}
