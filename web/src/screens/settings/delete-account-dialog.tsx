import { Alert, Button, Group, Modal, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useCallback, useState } from "react";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { useDeleteAccount } from "../../api/account/account.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { ProofField } from "../../connected/proof/proof-field.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { keepForm } from "../../session/kept-form.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { clearBrowserData } from "./clear-browser-data.ts";
import classes from "./settings.module.css";

interface DeleteAccountDialogProps {
  profile: OwnProfile;
  isOpen: boolean;
  /** The stored form, after the return from a provider. */
  begun: typeof BLANK_DELETION | null;
  onClose: () => void;
}

/** The name under which the form is stored while the person confirms their identity at a provider. */
export const DELETION_FORM = "delete-account";
export const BLANK_DELETION = { posts: "KEEP", confirmation: "" };

export function DeleteAccountDialog({ isOpen, onClose, ...rest }: DeleteAccountDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Delete your account?" size="lg">
      <DeleteAccountForm onClose={onClose} {...rest} />
    </Modal>
  );
}

const FIELDS = ["password", "confirmation"] as const;

function DeleteAccountForm({ profile, begun, onClose }: Omit<DeleteAccountDialogProps, "isOpen">) {
  const remove = useDeleteAccount();
  const { leave } = useSession();
  const [isProven, setProven] = useState(false);
  const onProven = useCallback(() => setProven(true), []);
  const form = useForm<{ password: string; posts: "KEEP" | "DELETE"; confirmation: string }>({
    initialValues: {
      password: "",
      posts: begun?.posts === "DELETE" ? "DELETE" : "KEEP",
      confirmation: begun?.confirmation ?? "",
    },
    validate: {
      password: (value) => (value === "" && !isProven ? "Please enter your password" : null),
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
        <ProofField
          username={profile.username}
          value={form.values.password}
          error={form.errors.password as string | undefined}
          onChange={(password) => form.setFieldValue("password", password)}
          onProven={onProven}
          onLeave={() => {
            const { posts, confirmation } = form.values;
            keepForm(DELETION_FORM, { posts, confirmation });
          }}
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
