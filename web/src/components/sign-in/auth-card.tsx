import { Card, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useDocumentTitle } from "../layout/page.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import classes from "./auth-card.module.css";

interface AuthCardProps {
  /** Names the page in the browser's tab. */
  title: string;
  heading: string;
  lead: ReactNode;
  footer?: ReactNode;
  /** Takes the focus if it replaces a form whose button had it. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The frame of the screens before a session: the form, and on wide screens an answer sheet. */
export function AuthCard({ title, heading, lead, footer, takesFocus = false, children }: AuthCardProps) {
  useDocumentTitle(title);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) top.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.frame}>
      <div>
        <Card p={{ base: "lg", sm: "xl" }}>
          <Title order={1} tabIndex={-1} ref={top}>
            {heading}
          </Title>
          <Text c="dimmed" mt={4} mb="lg">
            {lead}
          </Text>
          {children}
        </Card>
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
      <div className={classes.aside} aria-hidden>
        <AnswerSheet />
      </div>
    </div>
  );
}
