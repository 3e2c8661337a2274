/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoked at once, some browsers would save nothing.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
