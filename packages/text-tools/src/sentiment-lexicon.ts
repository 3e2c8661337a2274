const list = (words: string) => words.trim().split(/\s+/);

/** Base forms and their strength; the forms of a verb or noun are found by their lemma. */
const BY_STRENGTH: readonly [strength: number, words: string[]][] = [
  [
    3,
    list(`adore amazing awesome beautiful beautifully best brilliant brilliantly delighted delightful excellent
      excellently exceptional fabulous fantastic flawless incredible lifesaver love lovely magnificent marvellous
      marvelous masterpiece outstanding overjoyed perfect perfectly phenomenal remarkable splendid stunning superb
      terrific thrilled triumph wonderful wonderfully wow yay hurray masterful ecstatic blessed`),
  ],
  [
    2,
    list(`accurate admire applaud appreciate attractive award brave bravo calm charming cheer cheerful clear clearly
      clever comfortable commend compliment concise confident congrats congratulate congratulation correctly
      courageous cute delicious delight eager easily easy effective efficient effortless elegant encourage encouraging
      energetic engaging enjoy enjoyable enjoyment enthusiastic excited exciting fair fascinating favourite favorite
      fearless fortunate friendly fun funny generous genius gentle glad good grateful gratitude great handy happiness
      happy happily healthy helpful honest honour hope hopeful ideal impress impressed impressive improve improvement
      informative innovative insightful inspire inspired inspiring inspiration intelligent interested interesting
      intuitive joy joyful kind kindness laugh likeable lively lucky memorable motivate motivated motivating neat
      nice nicely optimistic patient peaceful pleasant pleased pleasure polite praise precise productive progress
      promising proud recommend refreshing relax relaxed relaxing reliable relief relieved resourceful respect
      reward rewarding satisfied satisfying sincere skilful skillful smart smile smooth smoothly succeed success
      successful successfully super support supportive sweet talented tasty thank thanks thankful thorough
      thoughtful tidy trust trustworthy useful valuable warm welcome well win wise worth worthwhile worthy
      beneficial benefit better boost celebrate cherish crisp dazzling dependable fine glorious gorgeous graceful
      heartwarming helpfully simplify sparkling stellar top treat valued victory vibrant`),
  ],
  [
    1,
    list(
      `active agree interest like help ok okay ready safe select selected solid learn fresh gain decent handle`,
    ),
  ],
  [
    -1,
    list(`boredom challenging cold complicated cost difficult difficulty doubt down drop expensive forget hard lack
      lengthy long-winded noisy old-fashioned outdated repetitive slow slowly strange tight tough trouble uncertain
      vague weird sorry miss`),
  ],
  [
    -2,
    list(`afraid alone anger angry annoy annoyed annoying anxious anxiety argue ashamed awkward bad badly bias biased
      blame bored boring bother broken bug buggy careless chaotic cheat cheated clumsy clueless complain complaint
      confuse confused confusing confusion crash cry damage danger dangerous defective demotivate demotivated
      demotivating deny depress depressed depressing depression desperate dirty disagree disappoint disappointed
      disappointing disappointment discourage discouraged discouraging dislike dissatisfied distract distracting
      distress disturb dull dumb embarrass embarrassed embarrassing error exhausted exhausting fail failure fake fault
      faulty fear fearful foolish freeze frustrate frustrated frustrating frustration glitch gloomy greedy grief
      guilty harm harmful harsh helpless hurt ignore ill impatient impolite impossible inaccurate incomplete
      incomprehensible inconvenient incorrect ineffective inefficient inferior insult insulting irrelevant irritate
      irritated irritating jealous lag laggy late lazy lie lonely lose loss lost mad mean mediocre mess messy
      misleading mislead mistake misunderstand nasty nervous nonsense offend offensive overpriced overrated
      overwhelmed overwhelming pain painful panic pity pointless poor poorly refuse regret reject
      rejected ridiculous rude ruin sad sadly sadness scam scare scared scary selfish shame shameful shock shocked
      shocking sick silly sloppy stale stress stressed stressful struggle stuck stupid suck suffer suspicious tedious
      terrified threat tired tiresome tiring trivial ugly unable unacceptable unclear uncomfortable unfair unfortunate
      unfortunately unhappy unhelpful unimpressed unnecessary unpleasant unreadable unreliable unsafe unsatisfied
      unstable unsuccessful upset useless violent waste wasteful weak weakness weary worried worry worse worthless
      wrong wrongly blurry cluttered dreary flawed lousy meaningless rubbish shoddy trash unbearable
      unprofessional untidy unusable disrespectful`),
  ],
  [
    -3,
    list(`abysmal appalling atrocious awful awfully catastrophe catastrophic cruel despair despise devastated devastating
      disaster disastrous disgust disgusted disgusting dreadful evil furious garbage hate hateful heartbroken hopeless
      horrendous horrible horribly horrific horrified miserable misery nightmare outrageous pathetic terrible terribly
      torture traumatic vile worst`),
  ],
];

export const STRENGTH: ReadonlyMap<string, number> = new Map(
  BY_STRENGTH.flatMap(([strength, words]) => words.map((word) => [word, strength] as const)),
);

/** How much a word makes the next one stronger or weaker. */
export const DEGREE: ReadonlyMap<string, number> = new Map([
  ...list(
    "absolutely completely extremely highly incredibly insanely really so such too totally utterly very",
  ).map((word) => [word, 1.4] as const),
  ...list("fairly kinda little mildly moderately partly pretty quite rather slightly somewhat").map(
    (word) => [word, 0.7] as const,
  ),
]);

/** Words that negate what follows: "hardly helped". */
export const NEGATORS: ReadonlySet<string> = new Set(
  list(`not no never none nobody nothing neither nor without hardly scarcely barely cannot can't don't didn't won't
    isn't wasn't aren't weren't doesn't couldn't wouldn't shouldn't n't dont didnt cant wont isnt lack lacks`),
);

export const EMOJI: ReadonlyMap<string, number> = new Map([
  ...[..."😀😃😄😁😊😍🥰😘👍👏🎉💪🙏❤🔥✨😎🤩💯🙂🥳"].map((emoji) => [emoji, 2] as const),
  ...[..."😞😢😭😡😠👎😩😫😖😤😰😱💔🤮🙁☹😔😟"].map((emoji) => [emoji, -2] as const),
]);

/** Words of feeling that are technical terms beside these: a negative charge, simple interest, a hard disk. */
export const TECHNICAL_PAIRS: readonly RegExp[] = [
  /\b(?:positive|negative)\b/,
  /\b(?:hard (?:disk|drive|water|copy|currency)|soft skill|free (?:radical|fall|energy|trade)|cold (?:war|blooded))\b/,
  /\b(?:simple|compound|rate of|bank) interest\b|\binterest (?:rate|on)\b/,
  /\b(?:profit (?:and|or) loss|loss (?:of|per cent|percentage)|heat loss|errors? (?:of|in) measurement|standard error)\b/,
  /\b(?:gain|loss|lose|loses|gains) (?:of )?(?:an |one |two )?(?:electron|proton|weight|mass|heat|energy|water)/,
  /\b(?:fine|super|kind) (?:particle|powder|conductor|nova|imposed)|\b(?:a|some|any|this|what|which|all|two|three) kinds? of\b/,
  /\b(?:mean (?:of|value|deviation|time)|well (?:as|known|depth)|treat with|welfare)\b/,
];
