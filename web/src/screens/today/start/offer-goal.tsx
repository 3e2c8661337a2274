import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";

/** For learners without an exam. */
export function OfferGoal() {
  return (
    <Text mt="md">
      Without an exam you get what others posted in your subjects.{" "}
      <Anchor component={Link} inherit to={paths.welcome}>
        Set my exam
      </Anchor>{" "}
      to get questions as its papers ask them.
    </Text>
  );
}
