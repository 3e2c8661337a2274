import { Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import classes from "./page.module.css";

interface PageProps {
  /** Names the page in its heading and in the browser's tab. */
  title: string;
  /** One narrow column, as for forms. */
  narrow?: boolean;
  /** Actions for the whole page, beside the heading. */
  actions?: ReactNode;
  /** The link back, above the heading. */
  above?: ReactNode;
  children: ReactNode;
}

export function Page({ title, narrow = false, actions, above, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {above}
      <div className={classes.head}>
        <Title order={1} tabIndex={-1} style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </div>
  );
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Prepfeed`;
  }, [title]);
}
