/** Rough, but the same for singular and plural of a noun, which is enough for a key. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ics)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}
