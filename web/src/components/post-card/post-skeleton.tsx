import { OptionSkeletons } from "../options/option-skeletons.tsx";
import { LoadingLine } from "../plain/loading-line.tsx";
import classes from "./post-card.module.css";

/** The shape of a card while it is loading. */
export function PostSkeleton() {
  return (
    <div className={classes.card} aria-hidden>
      <div className={classes.head} style={{ marginBottom: 16 }}>
        <LoadingLine height={40} width={40} borderRadius="50%" />
        <div>
          <LoadingLine height={14} width="30%" marginBottom={8} />
          <LoadingLine height={12} width="20%" />
        </div>
      </div>
      <LoadingLine height={18} marginBottom={10} />
      <LoadingLine height={18} width="60%" marginBottom={16} />
      <OptionSkeletons />
    </div>
  );
}
