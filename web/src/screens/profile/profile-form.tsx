import { Alert, Anchor, Button, Card, Group, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { identityKey } from "@prepfeed/contract/foundation/identity";
import { messages } from "@prepfeed/contract/foundation/messages";
import { EMAIL_PATTERN } from "@prepfeed/contract/foundation/patterns";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { paths } from "../../addresses/paths.ts";
import { focusMistake } from "../../components/forms/focus-mistake.ts";
import { SubmitButton } from "../../components/forms/submit-button.tsx";
import { AvatarPicker } from "../../components/people/avatar-picker.tsx";
import { ProofField } from "../../connected/proof/proof-field.tsx";
import { errorText } from "../../http/api-error.ts";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { keepForm } from "../../session/kept-form.ts";
import { toast } from "../../toast/toast.ts";
import { PendingEmail } from "./pending-email.tsx";
import { usePictureChoice } from "./use-picture-choice.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const FIELDS = ["fullName", "email", "currentPassword", "bio"] as const;

/** The name under which the form is stored while the person confirms their identity at a provider. */
export const PROFILE_FORM = "profile";
export const BLANK_PROFILE = { fullName: "", email: "", bio: "" };

interface ProfileFormProps {
  profile: OwnProfile;
  /** The stored form, after the return from a provider. */
  begun: typeof BLANK_PROFILE | null;
  /** Called after saving and after cancelling; typed text is dropped with the form. */
  onDone: () => void;
}

export function ProfileForm({ profile, begun, onDone }: ProfileFormProps) {
  const { fullName, email, pendingEmail, bio } = profile;
  const [isProven, setProven] = useState(false);
  const onProven = useCallback(() => setProven(true), []);
  const form = useForm({
    initialValues: { fullName, email, bio, ...begun, currentPassword: "" },
    validate: {
      email: (value) =>
        isAnother(value) && !EMAIL_PATTERN.test(value.trim()) ? messages.auth.emailInvalid : null,
      currentPassword: (value, values) =>
        asksForPassword(values.email) && value === "" && !isProven
          ? messages.auth.currentPasswordForEmail
          : null,
    },
  });
  const picture = usePictureChoice(profile.profilePicture);
  const { save, isSaving, error } = useSaveProfile();
  const hasMistake = Object.keys(fieldMistakes(error, FIELDS)).length > 0;
  /** Neither the present address nor the one of a pending change. */
  const isAnother = (typed: string) =>
    ![email, pendingEmail ?? email].map(identityKey).includes(identityKey(typed));
  const asksForPassword = (typed: string) => typed.trim() !== "" && isAnother(typed);

  const submit = form.onSubmit(
    async ({ email: typed, currentPassword, ...fields }) => {
      const address = isAnother(typed) ? { email: typed, currentPassword } : {};
      const failure = await save({ ...fields, ...address }, picture.change);
      if (!failure) {
        toast.success("Profile updated successfully!");
        return onDone();
      }
      const mistakes = fieldMistakes(failure, FIELDS);
      form.setErrors(mistakes);
      focusMistake(form, FIELDS, mistakes);
    },
    (mistakes) => focusMistake(form, FIELDS, mistakes),
  );

  return (
    <Card>
      <Title order={2} size="h3" mb="md">
        Edit profile
      </Title>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <AvatarPicker
            username={profile.username}
            picture={picture.shown}
            onPick={picture.pick}
            onRemove={picture.remove}
          />
          <TextInput label="Full Name" autoComplete="name" {...form.getInputProps("fullName")} />
          <div>
            <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
            <PendingEmail email={pendingEmail} />
          </div>
          {asksForPassword(form.values.email) && (
            <ProofField
              username={profile.username}
              label="Current Password"
              description="We send a link to the new address. Until you open it, your address stays as it is."
              name="currentPassword"
              takesFocus={false}
              value={form.values.currentPassword}
              error={form.errors.currentPassword as string | undefined}
              onChange={(password) => form.setFieldValue("currentPassword", password)}
              onProven={onProven}
              onLeave={() => {
                const { currentPassword: _, ...filledIn } = form.values;
                keepForm(PROFILE_FORM, filledIn);
              }}
            />
          )}
          <Textarea label="Bio" autosize minRows={3} maxRows={8} {...form.getInputProps("bio")} />
          {error && !hasMistake && (
            <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
              {errorText(error, messages.failures.updateProfile)}
            </Alert>
          )}
          <Group>
            <SubmitButton isBusy={isSaving}>{isSaving ? "Saving..." : "Save"}</SubmitButton>
            <Button variant="default" onClick={onDone} disabled={isSaving}>
              Cancel
            </Button>
            <Anchor component={Link} to={paths.rules} size="sm" py="xs">
              Rules
            </Anchor>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
