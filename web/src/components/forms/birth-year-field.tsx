import { TextInput, type TextInputProps } from "@mantine/core";

export function BirthYearField(props: TextInputProps) {
  return (
    <TextInput
      label="Year of birth"
      description="Only you see it. Under 18, you start on no leaderboard and in no search."
      inputMode="numeric"
      autoComplete="bday-year"
      maxLength={4}
      {...props}
    />
  );
}
