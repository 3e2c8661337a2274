import IconHash from "~icons/tabler/hash";
import {
  useBlocks,
  useMutes,
  useUnblock,
  useUnmutePerson,
  useUnmuteText,
} from "../../../api/people/hiding.ts";
import { UserAvatar } from "../../../components/people/user-avatar.tsx";
import { ShowMore } from "../../../components/states/show-more.tsx";
import { dayOf } from "../../../wording/day-of.ts";
import { SettingsCard } from "../settings-card.tsx";
import { SettingsList, SettingsRow } from "../settings-list.tsx";
import { MuteForm } from "./mute-form.tsx";

export function HiddenCard() {
  return (
    <SettingsCard
      title="Blocked and muted"
      lead="You and the people you block see nothing of each other. What you mute is left out of your own feeds, and nobody is told."
    >
      <BlockedPeople />
      <Muted />
    </SettingsCard>
  );
}

function BlockedPeople() {
  const query = useBlocks();
  const unblock = useUnblock();
  const people = query.data ?? [];
  return (
    <SettingsList title="Blocked people" query={query} count={people.length} empty="You have blocked nobody.">
      {people.map(({ person, blockedAt }) => (
        <SettingsRow
          key={person.id}
          icon={<UserAvatar username={person.username} profilePicture={person.profilePicture} size={28} />}
          name={person.fullName || person.username}
          detail={`@${person.username}, since ${dayOf(blockedAt)}`}
          action="Unblock"
          label={`Unblock ${person.username}`}
          onClick={() => unblock.mutate(person)}
        />
      ))}
      <ShowMore pages={query} what="blocked people" />
    </SettingsList>
  );
}

const untilText = (until: string | null) => (until ? `until ${dayOf(until)}` : "for good");

function Muted() {
  const query = useMutes();
  const unmutePerson = useUnmutePerson();
  const unmuteText = useUnmuteText();
  const { people = [], texts = [] } = query.data ?? {};
  return (
    <>
      <SettingsList
        title="Muted people, words and topics"
        query={query}
        count={people.length + texts.length}
        empty="You have muted nothing."
      >
        {people.map(({ person, until }) => (
          <SettingsRow
            key={person.id}
            icon={<UserAvatar username={person.username} profilePicture={person.profilePicture} size={28} />}
            name={person.fullName || person.username}
            detail={`@${person.username}, ${untilText(until)}`}
            action="Unmute"
            label={`Unmute ${person.username}`}
            onClick={() => unmutePerson.mutate(person)}
          />
        ))}
        {texts.map(({ kind, text, until }) => (
          <SettingsRow
            key={`${kind} ${text}`}
            icon={<IconHash size={24} aria-hidden />}
            name={text}
            detail={`${kind === "WORD" ? "Word" : "Topic"}, ${untilText(until)}`}
            action="Unmute"
            label={`Unmute ${text}`}
            onClick={() => unmuteText.mutate({ kind, text })}
          />
        ))}
        <ShowMore pages={query} what="muted people" />
      </SettingsList>
      <MuteForm />
    </>
  );
}
