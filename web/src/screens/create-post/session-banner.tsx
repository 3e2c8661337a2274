import { Alert, Anchor } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { paths } from "../../paths.ts";

/** The link loads the page anew, so that what is stored is read again. */
export function SessionBanner({ problem }: { problem: string }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} mb="lg">
      {problem}{" "}
      <Anchor href={paths.login} underline="always">
        Go to login
      </Anchor>
    </Alert>
  );
}
