import { Anchor, Box } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { refusedCount, waitingCount } from "../../api/waiting/waiting-count.ts";
import { useStoredState } from "../../session/stored-state.ts";
import { counted } from "../../wording/counted.ts";

/** Below the top bar, while something is saved on this device only. */
export function WaitingBar({ userId }: { userId: string }) {
  const count = useStoredState(waitingCount, userId);
  const refused = useStoredState(refusedCount, userId);
  return (
    <div role="status">
      {count + refused > 0 && (
        <Box
          bg={refused > 0 ? "var(--mantine-color-red-light)" : "var(--mantine-color-yellow-light)"}
          px="md"
          py={4}
          ta="center"
          fz="sm"
        >
          {count > 0 && `${counted(count, "item")} saved on this device, not sent yet. `}
          {refused > 0 && `${counted(refused, "saved item")} could not be accepted. `}
          <Anchor component={Link} to={paths.onThisDevice} fz="sm" p="xs" underline="always">
            Show
          </Anchor>
        </Box>
      )}
    </div>
  );
}
