import { Alert, Anchor } from "@mantine/core";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { paths } from "../../addresses/paths.ts";

/** The link reloads the page, so that the stored session is read again. */
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
