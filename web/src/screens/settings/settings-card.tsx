import { Card, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface SettingsCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb={lead ? 4 : "md"}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" mb="md">
          {lead}
        </Text>
      )}
      {children}
    </Card>
  );
}
