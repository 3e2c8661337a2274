import { Card, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A part of the evidence, with its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        {title}
      </Title>
      {children}
    </Card>
  );
}
