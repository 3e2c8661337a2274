/** The text of a question's right option; `table` is what the statement calls the questions. */
export function correctOption(table?: string): string {
  const column = (name: string) => (table ? `${table}.${name}` : name);
  return `case ${column("correct_answer")} when 'A' then ${column("option_a")} when 'B' then ${column("option_b")} when 'C' then ${column("option_c")} else ${column("option_d")} end`;
}
