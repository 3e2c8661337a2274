import { Button, Stack, Switch, Text, Title } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useSaveReminder } from "../../api/learning/reminder.ts";
import { useCreateExamPlan, useDeletePlan } from "../../api/learning/study-plans.ts";
import { prepareToday } from "../../api/learning/today.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

/** By mail, because a notification reaches only those who are already here. */
const EVENING_MAIL = { hour: 18, channel: "mail" } as const;

/** The next steps: the first session, and a mail on days when something is due. */
export function ReadyToBegin({ right, asked }: { right: number; asked: number }) {
  const save = useSaveReminder();
  const [isOn, setOn] = useState(false);
  useEffect(() => void prepareToday(), []);
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {asked > 0 ? `${right} of ${asked} right` : "Your exam is saved"}
      </Title>
      <Text>
        Today holds a session for you: what is due again, what you are weak in, and something new. There are
        also mock exams on the real clock, and a page for every topic.
      </Text>
      <Switch
        size="md"
        label="Remind me by e-mail at 18:00"
        description="Only on days when something is due that you have not done. You can change it in Settings."
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setOn(checked);
          save.mutate(checked ? EVENING_MAIL : null, {
            onError: (error) => {
              setOn(!checked);
              toast.error(errorText(error, messages.failures.saveReminder));
            },
          });
        }}
      />
      <PlanSwitch />
      <Button component={Link} to={paths.today} replace>
        Start my first session
      </Button>
    </Stack>
  );
}

/** Makes the plan, and deletes it again. */
function PlanSwitch() {
  const create = useCreateExamPlan();
  const remove = useDeletePlan();
  const [planId, setPlanId] = useState<string>();
  return (
    <Switch
      size="md"
      label="Plan my whole exam"
      description="Every part by its share in the exam, within your minutes. Today then begins with the day's topics."
      checked={create.isPending || planId !== undefined}
      onChange={({ currentTarget: { checked } }) => {
        if (create.isPending || remove.isPending) return;
        if (!checked) return planId && remove.mutate(planId, { onSuccess: () => setPlanId(undefined) });
        create.mutate(undefined, {
          onSuccess: ({ id }) => {
            setPlanId(id);
            void prepareToday();
          },
          onError: (error) => toast.error(errorText(error, messages.failures.createStudyPlan)),
        });
      }}
    />
  );
}
