import { Card, Group, Stack, Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { ReactNode } from "react";
import IconCalendar from "~icons/tabler/calendar";
import IconMail from "~icons/tabler/mail";
import IconNotes from "~icons/tabler/notes";
import { memberSince } from "../../wording/member-since.ts";
import { PendingEmail } from "./pending-email.tsx";

export function ProfileDetails({ profile }: { profile: OwnProfile }) {
  return (
    <Card>
      <Title order={2} size="h3" mb="md">
        About you
      </Title>
      <Stack gap="md">
        <Detail
          label="Email"
          icon={<IconMail size={20} aria-hidden />}
          below={<PendingEmail email={profile.pendingEmail} />}
        >
          {profile.email}
        </Detail>
        <Detail label="Bio" icon={<IconNotes size={20} aria-hidden />}>
          {profile.bio || "No bio provided yet."}
        </Detail>
        <Detail label="Membership" icon={<IconCalendar size={20} aria-hidden />}>
          {memberSince(profile.createdAt)}
        </Detail>
      </Stack>
    </Card>
  );
}

interface DetailProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  below?: ReactNode;
}

function Detail({ label, icon, children, below }: DetailProps) {
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm">
      <Text span c="dimmed" mt={2}>
        {icon}
      </Text>
      <div style={{ minWidth: 0 }}>
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{children}</Text>
        {below}
      </div>
    </Group>
  );
}
