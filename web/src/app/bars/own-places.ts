import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import IconBookmark from "~icons/tabler/bookmark";
import IconHistory from "~icons/tabler/history";
import IconMessageChatbot from "~icons/tabler/message-chatbot";
import IconSettings from "~icons/tabler/settings";
import IconShield from "~icons/tabler/shield";
import IconTrophy from "~icons/tabler/trophy";
import IconUser from "~icons/tabler/user";
import IconUsers from "~icons/tabler/users";
import { paths } from "../../addresses/paths.ts";

const MODERATION = { label: "Moderation", path: paths.moderation, icon: IconShield };

/** The avatar's menu and the last group of the drawer, for a person of this role. */
export const ownPlaces = ({ role }: Pick<OwnProfile, "role">) =>
  role ? [...OWN_PLACES, MODERATION] : OWN_PLACES;

/** For everybody. Separate from the bars, which every first visit loads. */
const OWN_PLACES = [
  { label: "Profile", path: paths.profile, icon: IconUser },
  { label: "People", path: paths.people, icon: IconUsers },
  { label: "Assistant", path: paths.assistant, icon: IconMessageChatbot },
  { label: "Leaderboard", path: paths.leaderboard, icon: IconTrophy },
  { label: "Your answers", path: paths.history, icon: IconHistory },
  { label: "Bookmarks", path: paths.bookmarks, icon: IconBookmark },
  { label: "Settings", path: paths.settings, icon: IconSettings },
];
