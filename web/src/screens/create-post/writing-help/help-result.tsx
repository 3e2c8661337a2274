import type { ReactNode } from "react";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import classes from "./writing-help.module.css";

interface HelpResultProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** The results for a text, below it. */
export function HelpResult<Data>({ query, children }: HelpResultProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <div className={classes.result} role="status">
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState
          message={errorText(error, "The text could not be checked.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <BubbleLoader label="Reading the text" isInline />
      )}
    </div>
  );
}
