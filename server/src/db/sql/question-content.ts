import { pictureUrlOf } from "@prepfeed/contract/posts/picture-url";
import type { QuestionContent } from "@prepfeed/contract/questions/questions";
import type { Row } from "../row.ts";
import type { questionPictures, questions, stimuli } from "../schema.ts";

/**
 * What a question asks, in the form that every statement reads: `q` are the questions, `s` their stimuli, `pic` their
 * pictures.
 */
export const CONTENT = `q.kind, q.question_text, q.option_a, q.option_b, q.option_c, q.option_d, q.option_e, q.tolerance, q.figure,
  q.picture_id, q.picture_description, pic.width as picture_width, pic.height as picture_height, pic.hash as picture_hash,
  q.stimulus_id, s.text as stimulus_text, s.figure as stimulus_figure`;
export const CONTENT_TABLES =
  "left join stimuli s on s.id = q.stimulus_id left join question_pictures pic on pic.id = q.picture_id";

type Picture = Row<typeof questionPictures, "width" | "height" | "hash">;
type Stimulus = Row<typeof stimuli, "text" | "figure">;

export interface ContentRow
  extends Row<
    typeof questions,
    | "kind"
    | "question_text"
    | "option_a"
    | "option_b"
    | "option_c"
    | "option_d"
    | "option_e"
    | "tolerance"
    | "figure"
    | "picture_id"
    | "picture_description"
    | "stimulus_id"
  > {
  picture_width: Picture["width"] | null;
  picture_height: Picture["height"] | null;
  picture_hash: Picture["hash"] | null;
  stimulus_text: Stimulus["text"] | null;
  stimulus_figure: Stimulus["figure"];
}

/** Absent values are left out, so that most questions have only the fields that they always had. */
export function contentView(row: ContentRow): QuestionContent {
  return {
    kind: row.kind,
    questionText: row.question_text,
    optionA: row.option_a,
    optionB: row.option_b,
    optionC: row.option_c,
    optionD: row.option_d,
    ...(row.option_e !== null && { optionE: row.option_e }),
    ...withoutOptions(row),
  };
}

export const NO_PICTURE = {
  picture_id: null,
  picture_description: null,
  picture_width: null,
  picture_height: null,
  picture_hash: null,
};

type OptionField = Extract<keyof QuestionContent, `option${string}`>;

/** For the replies that have the options in another form. */
export function withoutOptions(
  row: ContentRow,
): Omit<QuestionContent, "kind" | "questionText" | OptionField> {
  const { tolerance, figure, stimulus_id: id, stimulus_text: text, stimulus_figure: shared } = row;
  return {
    ...(tolerance !== null && { tolerance }),
    ...(figure && { figure }),
    ...pictureView(row),
    ...(id !== null && { stimulus: { id, text: text ?? "", ...(shared && { figure: shared }) } }),
  };
}

function pictureView(row: ContentRow) {
  const { picture_id: id, picture_description: description } = row;
  if (description === null) return {};
  if (id === null) return { pictureDescription: description };
  return {
    pictureUrl: pictureUrlOf(id),
    pictureWidth: row.picture_width ?? 0,
    pictureHeight: row.picture_height ?? 0,
    pictureDescription: description,
  };
}

/** The same as `pictureUrlOf`, for a column. */
export const pictureFileName = (id: string) => `replace(${id}::text, '-', '') || '.webp'`;
export const pictureUrl = (id: string) => `'/pictures/' || ${pictureFileName(id)}`;

/** As columns of a row. */
export function optionColumns(options: readonly string[]) {
  const [option_a = null, option_b = null, option_c = null, option_d = null, option_e = null] = options;
  return { option_a, option_b, option_c, option_d, option_e };
}
