import { useToggleFollow } from "../../api/follow.ts";
import { peopleListState, useTopUsers } from "../../api/users.ts";
import { PeopleToFollow } from "../../components/people-to-follow.tsx";
import classes from "./social.module.css";

/** The column to glance at. */
export function PeopleAside({ viewerId }: { viewerId: string }) {
  const top = useTopUsers();
  const follow = useToggleFollow();
  return (
    <div className={classes.aside}>
      <PeopleToFollow {...peopleListState(top)} viewerId={viewerId} follow={follow} />
    </div>
  );
}
