interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user or the network asks for little: then nothing is loaded ahead. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
