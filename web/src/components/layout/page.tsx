import { Container, Group, Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";

interface PageProps {
  /** Names the page in its heading and in the browser's tab. */
  title: string;
  /** One column to read, as for forms. */
  narrow?: boolean;
  /** What acts on the whole page, beside the heading. */
  actions?: ReactNode;
  /** The way back, over the heading. */
  above?: ReactNode;
  children: ReactNode;
}

export function Page({ title, narrow = false, actions, above, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <Container size={narrow ? 480 : 1120} py={{ base: "lg", sm: "xl" }} px={{ base: "md", sm: "lg" }}>
      {above}
      <Group justify="space-between" mb="lg" wrap="nowrap">
        <Title order={1} tabIndex={-1} style={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Container>
  );
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Prepfeed`;
  }, [title]);
}
