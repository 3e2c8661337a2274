export interface ReadPrompt {
  task: string;
  /** Our own words: everything outside the fences. */
  orders: string;
  /** User text, by its name. */
  data: Record<string, string>;
}

/** Reads a prompt as an attentive model would: by its fences. */
export function readPrompt(system: string, prompt: string): ReadPrompt {
  const marker = /<<<([0-9a-f]{8,})/.exec(system)?.[1] ?? "no marker";
  const data: Record<string, string> = {};
  const fenced = new RegExp(`^([a-z ]+):\\n<<<${marker}\\n([\\s\\S]*?)\\n${marker}>>>`, "gm");
  const orders = prompt.replace(fenced, (_, name: string, value: string) => {
    data[name] = value;
    return "";
  });
  return { task: /Task: ([a-z-]+)/.exec(system)?.[1] ?? "none", orders: `${system}\n${orders}`, data };
}
