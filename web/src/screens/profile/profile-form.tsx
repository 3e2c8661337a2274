import { Alert, Button, Card, Group, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OwnProfile } from "@prepfeed/contract/users";
import { IconAlertCircle } from "@tabler/icons-react";
import { fieldMistakes } from "../../api/field-mistakes.ts";
import { toast } from "../../app/toast.ts";
import { AvatarPicker } from "../../components/avatar-picker.tsx";
import { focusMistake } from "../../components/focus-mistake.ts";
import { PasswordField } from "../../components/password-field.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { usePictureChoice } from "./use-picture-choice.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const FIELDS = ["fullName", "email", "currentPassword", "bio"] as const;

interface ProfileFormProps {
  profile: OwnProfile;
  /** Called after saving and after cancelling; what was typed is dropped with the form. */
  onDone: () => void;
}

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { fullName, email, bio } = profile;
  const form = useForm({
    initialValues: { fullName, email, bio, currentPassword: "" },
    validate: {
      currentPassword: (value, values) =>
        isAnother(values.email) && value === "" ? "Please enter your current password" : null,
    },
  });
  const picture = usePictureChoice(profile.profilePicture);
  const { save, isSaving, errorMessage } = useSaveProfile();
  const isAnother = (typed: string) => typed.trim().toLowerCase() !== email.toLowerCase();

  const submit = form.onSubmit(
    async ({ currentPassword, ...fields }) => {
      const proof = isAnother(fields.email) ? { currentPassword } : {};
      const error = await save({ ...fields, ...proof }, picture.change);
      if (!error) {
        toast.success("Profile updated successfully!");
        return onDone();
      }
      const mistakes = fieldMistakes(error, FIELDS);
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
          <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
          {isAnother(form.values.email) && (
            <PasswordField
              label="Current Password"
              description="We send a link to the new address. Until you open it, your address stays as it is."
              autoComplete="current-password"
              {...form.getInputProps("currentPassword")}
            />
          )}
          {profile.pendingEmail && <PendingEmail email={profile.pendingEmail} />}
          <Textarea label="Bio" autosize minRows={3} maxRows={8} {...form.getInputProps("bio")} />
          {errorMessage && (
            <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
              {errorMessage}
            </Alert>
          )}
          <Group>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? "Saving..." : "Save"}
            </Button>
            <Button variant="default" onClick={onDone} disabled={isSaving}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
