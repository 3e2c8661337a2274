/** Offers a text as a download. */
export function saveFile(name: string, text: string, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // If it were revoked at once, some browsers would save nothing.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
