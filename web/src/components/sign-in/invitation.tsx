import { Button, Card, Group, Text, Title } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";

/** Says what an account is for; after logging in the visitor returns here. */
export function Invitation() {
  const { pathname, search } = useLocation();
  return (
    <Card component="section" aria-labelledby="invitation">
      <Title order={2} size="h3" id="invitation">
        Answer, not only read
      </Title>
      <Text c="dimmed" my="sm">
        With an account you answer in place, see why, earn points, and get the questions you need next. It
        costs nothing.
      </Text>
      <Group gap="xs">
        <Button component={Link} to={paths.register}>
          Create your account
        </Button>
        <Button component={Link} to={paths.login} state={{ from: `${pathname}${search}` }} variant="subtle">
          Login
        </Button>
      </Group>
    </Card>
  );
}
