import { Button, Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import type { PublicProfile } from "@prepfeed/contract/people/users";
import { Link } from "react-router";
import IconCalendar from "~icons/tabler/calendar";
import { paths } from "../../addresses/paths.ts";
import { useToggleFollow } from "../../api/people/follow.ts";
import { Figure } from "../../components/layout/figure.tsx";
import { FollowButton } from "../../components/people/follow-button.tsx";
import { StatusDot } from "../../components/people/status-dot.tsx";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { VerifiedMark } from "../../components/people/verified-mark.tsx";
import { PersonMenu } from "../../connected/person-menu/person-menu.tsx";
import { useSession } from "../../session/session.tsx";
import { memberSince } from "../../wording/member-since.ts";
import { EarnedBadges } from "./earned-badges.tsx";

export function UserHeader({ person }: { person: PublicProfile }) {
  return (
    <Card mb="lg">
      <Group wrap="nowrap" gap="lg">
        <UserAvatar username={person.username} profilePicture={person.profilePicture} size={80} />
        <Stack gap={4} flex={1} miw={0}>
          <Group gap="sm">
            <Text span fw={600} size="lg" truncate>
              @{person.username}
            </Text>
            {person.verified && <VerifiedMark size={22} />}
            <StatusDot status={person.status} />
          </Group>
          <Group gap={6} c="dimmed" wrap="nowrap">
            <IconCalendar size={16} aria-hidden style={{ flexShrink: 0 }} />
            <Text size="sm">{memberSince(person.createdAt)}</Text>
          </Group>
        </Stack>
      </Group>
      {person.bio && (
        <Text mt="md" style={{ whiteSpace: "pre-line" }}>
          {person.bio}
        </Text>
      )}
      <EarnedBadges figures={person} />
      <Group mt="md">
        <OwnOrFollow person={person} />
      </Group>
      <SimpleGrid cols={{ base: 3, sm: 5 }} spacing="md" mt="lg">
        <Figure label="Questions" value={person.totalQuestions} />
        <Figure label="Accuracy" value={person.accuracy} unit="%" />
        <Figure label="Posts" value={person.postsCount} />
        <Figure label="Followers" value={person.followersCount} />
        <Figure label="Following" value={person.followingCount} />
      </SimpleGrid>
    </Card>
  );
}

function OwnOrFollow({ person }: { person: PublicProfile }) {
  const { user } = useSession();
  const { isBusy, toggle } = useToggleFollow();
  if (user?.id === person.id) {
    return (
      <Button component={Link} to={paths.profile} variant="default">
        Go to your profile
      </Button>
    );
  }
  const { id, username, profilePicture } = person;
  return (
    <>
      <FollowButton
        username={username}
        isFollowing={person.isFollowing}
        isBusy={isBusy(id)}
        onToggle={() => toggle(id)}
      />
      {user && (
        <PersonMenu
          person={person}
          report={{ kind: "USER", id, name: username, hasPicture: profilePicture !== null }}
        />
      )}
    </>
  );
}
