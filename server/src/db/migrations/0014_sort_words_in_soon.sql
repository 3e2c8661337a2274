ALTER INDEX "posts_search_idx" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "words_spelling_idx" SET (gin_pending_list_limit = 64);
