/**
 * The right answer of a question in words: the text of its option, the texts of all right ones, or the number.
 * `table` is the statement's name for the questions.
 */
export function correctOption(table?: string): string {
  const column = (name: string) => (table ? `${table}.${name}` : name);
  return `case ${column("correct_answer")} when 'A' then ${column("option_a")} when 'B' then ${column("option_b")} when 'C' then ${column("option_c")} when 'D' then ${column("option_d")} when 'E' then ${column("option_e")} else right_options(${column("correct_answer")}, array[${["a", "b", "c", "d", "e"].map((letter) => column(`option_${letter}`)).join(", ")}]) end`;
}
