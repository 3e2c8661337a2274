import { Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useDeferredValue, useState } from "react";
import { useOverflow } from "../../components/layout/use-overflow.ts";
import type { PostActions } from "../../components/post-card/post-actions.ts";
import { PostCard } from "../../components/post-card/post-card.tsx";
import classes from "./create-post.module.css";
import { previewPost } from "./preview-post.ts";
import type { PostValues } from "./question-form.ts";

const nothing = () => undefined;

/** The preview is not interactive. */
const INERT: PostActions = {
  onAnswer: async () => undefined,
  onLike: nothing,
  onBookmark: nothing,
  onShare: nothing,
  onComment: nothing,
  isLikeBusy: false,
  isBookmarkBusy: false,
};

/** The card as others will see it, a moment behind the typing. */
export function PostPreview({ values, author }: { values: PostValues; author: OwnProfile }) {
  const shown = useDeferredValue(values);
  const [now] = useState(() => new Date().toISOString());
  const [element, isLong] = useOverflow<HTMLElement>();
  return (
    <section
      ref={element}
      className={classes.preview}
      aria-labelledby="preview"
      {...(isLong && { tabIndex: 0 })}
    >
      <Title order={2} size="h3" id="preview">
        Preview
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        As others will see it. The answer and the explanation stay hidden until they have answered.
      </Text>
      <div inert>
        <PostCard post={previewPost(shown, author, now)} viewerId={undefined} actions={INERT} />
      </div>
    </section>
  );
}
