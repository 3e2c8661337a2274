import { Alert, Button, Group, Modal, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useDeleteAccount } from "../../api/account/account.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { PasswordField } from "../../components/forms/password-field.tsx";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { clearBrowserData } from "./clear-browser-data.ts";
import classes from "./settings.module.css";

interface DeleteAccountDialogProps {
  profile: OwnProfile;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ profile, isOpen, onClose }: DeleteAccountDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Delete your account?" size="lg">
      <DeleteAccountForm profile={profile} onClose={onClose} />
    </Modal>
  );
}

const FIELDS = ["password", "confirmation"] as const;

function DeleteAccountForm({ profile, onClose }: Omit<DeleteAccountDialogProps, "isOpen">) {
  const remove = useDeleteAccount();
  const { leave } = useSession();
  const form = useForm<{ password: string; posts: "KEEP" | "DELETE"; confirmation: string }>({
    initialValues: { password: "", posts: "KEEP", confirmation: "" },
    validate: {
      password: (value) => (value === "" ? "Please enter your password" : null),
      confirmation: (value) =>
        value.trim() === profile.username ? null : `Please type ${profile.username} to confirm`,
    },
  });
  const hasMistake = Object.keys(fieldMistakes(remove.error, FIELDS)).length > 0;

  const submit = form.onSubmit(
    ({ password, posts }) =>
      remove.mutate(
        { password, posts },
        {
          onSuccess: () => {
            clearBrowserData([localStorage, sessionStorage], profile.id);
            leave();
            toast.success("Your account has been deleted");
          },
          onError: (error) => {
            const found = fieldMistakes(error, FIELDS);
            form.setErrors(found);
            focusMistake(form, FIELDS, found);
          },
        },
      ),
    (found) => focusMistake(form, FIELDS, found),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
          Your profile, answers, points, comments, likes, bookmarks, follows and study plans are erased at
          once, for good. Nobody can bring them back.
        </Alert>
        <Radio.Group label="Your posts" {...form.getInputProps("posts")}>
          <Stack gap="xs" mt={4}>
            <Radio
              value="KEEP"
              classNames={{ radio: classes.choice }}
              label="Keep them, without my name"
              description='Others can still answer them; their author reads "Deleted user".'
            />
            <Radio
              value="DELETE"
              classNames={{ radio: classes.choice }}
              label="Delete them too"
              description="With every comment and answer others gave to them."
            />
          </Stack>
        </Radio.Group>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps("password")}
        />
        <TextInput
          label={`Type ${profile.username} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("confirmation")}
        />
        {remove.error && !hasMistake && (
          <Text c="red" role="alert">
            {errorText(remove.error, "Failed to delete your account")}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={remove.isPending}>
            Keep my account
          </Button>
          <SubmitButton color="red" isBusy={remove.isPending}>
            {remove.isPending ? "Deleting..." : "Delete my account"}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
