import { useState } from "react";
import { fieldMistakes } from "../../http/field-mistakes.ts";
import { ProofField } from "./proof-field.tsx";

/** The field of a dialog in which a person confirms their identity: the password, or what can replace it. `error` is the error of the dialog's own call. */
export function useProofInput(username: string, error: Error | null, onLeave?: () => void) {
  const [password, setPassword] = useState("");
  const field = (
    <ProofField
      username={username}
      value={password}
      error={fieldMistakes(error, ["password"]).password}
      onChange={setPassword}
      {...(onLeave && { onLeave })}
    />
  );
  return { field, password: password || undefined };
}
