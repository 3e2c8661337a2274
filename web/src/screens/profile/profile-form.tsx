import { Alert, Button, Card, Group, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OwnProfile } from "@prepfeed/contract/users";
import { IconAlertCircle } from "@tabler/icons-react";
import { fieldMistakes } from "../../api/field-mistakes.ts";
import { toast } from "../../app/toast.ts";
import { AvatarPicker } from "../../components/avatar-picker.tsx";
import { focusMistake } from "../../components/focus-mistake.ts";
import { usePictureChoice } from "./use-picture-choice.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const FIELDS = ["fullName", "email", "bio"] as const;

interface ProfileFormProps {
  profile: OwnProfile;
  /** Called after saving and after cancelling; what was typed is dropped with the form. */
  onDone: () => void;
}

export function ProfileForm({ profile, onDone }: ProfileFormProps) {
  const { fullName, email, bio } = profile;
  const form = useForm({ initialValues: { fullName, email, bio } });
  const picture = usePictureChoice(profile.profilePicture);
  const { save, isSaving, errorMessage } = useSaveProfile();

  const submit = form.onSubmit(async (values) => {
    const error = await save(values, picture.change);
    if (!error) {
      toast.success("Profile updated successfully!");
      return onDone();
    }
    const mistakes = fieldMistakes(error, FIELDS);
    form.setErrors(mistakes);
    focusMistake(form, FIELDS, mistakes);
  });

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
