import { Card, Tabs } from "@mantine/core";
import type { PublicProfile } from "@prepfeed/contract/people/users";
import { useSearchParams } from "react-router";
import { oneOf } from "../../components/forms/choices.ts";
import { Followers, Following } from "./follow-lists.tsx";
import { UserPosts } from "./user-posts.tsx";

const TABS = ["posts", "followers", "following"];

/** Posts, followers and following, in the address (`?tab=`) so that other screens can open each. */
export function UserTabs({ person }: { person: PublicProfile }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = oneOf(TABS, parameters.get("tab")) ?? "posts";
  return (
    <Tabs
      value={tab}
      onChange={(next) => next && setParameters({ tab: next }, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label={`About ${person.username}`}>
        <Tabs.Tab value="posts">Posts</Tabs.Tab>
        <Tabs.Tab value="followers">Followers</Tabs.Tab>
        <Tabs.Tab value="following">Following</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="posts">
        <UserPosts person={person} />
      </Tabs.Panel>
      <Tabs.Panel value="followers">
        <Card>
          <Followers person={person} />
        </Card>
      </Tabs.Panel>
      <Tabs.Panel value="following">
        <Card>
          <Following person={person} />
        </Card>
      </Tabs.Panel>
    </Tabs>
  );
}
