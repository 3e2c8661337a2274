import { Button } from "@mantine/core";
import { Link, useLocation, useNavigate } from "react-router";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../session/session.tsx";

/** Back to the list and the position in it; users who came by a link go to the feed. */
export function BackLink() {
  const { status } = useSession();
  const { key } = useLocation();
  const navigate = useNavigate();
  const cameFromHere = key !== "default";
  return (
    <Button
      component={Link}
      to={status === "signed-in" ? paths.social : paths.explore}
      variant="subtle"
      px="xs"
      ml={-8}
      mb="xs"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={(event) => {
        if (!cameFromHere || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {cameFromHere ? "Back" : "Back to feed"}
    </Button>
  );
}
