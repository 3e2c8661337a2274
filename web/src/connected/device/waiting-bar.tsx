import { Anchor, Box } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { waitingCount } from "../../api/waiting/waiting-count.ts";
import { useStoredState } from "../../session/stored-state.ts";
import { counted } from "../../wording/counted.ts";

/** Below the top bar, while something is saved on this device only. */
export function WaitingBar({ userId }: { userId: string }) {
  const count = useStoredState(waitingCount, userId);
  return (
    <div role="status">
      {count > 0 && (
        <Box bg="var(--mantine-color-yellow-light)" px="md" py={4} ta="center" fz="sm">
          {counted(count, "item")} saved on this device, not sent yet.{" "}
          <Anchor component={Link} to={paths.onThisDevice} fz="sm" p="xs" underline="always">
            Show
          </Anchor>
        </Box>
      )}
    </div>
  );
}
