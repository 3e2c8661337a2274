import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link, useLocation, useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";

/** Back to the list one came from, where one was in it; who came by a link goes to the feed. */
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
