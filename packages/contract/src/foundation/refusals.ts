import { MockTest } from "../mock-tests/mock-limits.ts";
import { URGENT_STAYS } from "../moderation/urgent-stays.ts";
import { Hidden } from "../people/people-limits.ts";
import { Length, Question } from "./limits.ts";
import { RateLimit } from "./rate-limits.ts";

/** Sentences that only the server uses: separate, so that no page loads them. */
export const refusals = {
  auth: {
    loginRequired: "Username/email and password are required",
    registerRequired: "Username, email, and password are required",
    resetRequired: "Reset token and new password are required",
    birthYearRequired: "Please enter the year you were born in",
    birthYearInvalid: "Please enter a year such as 2008",
    usernameReserved: "This username is reserved. Please choose a different one.",
    resetSent: "If that address belongs to an account, a reset link is on its way.",
    passwordCommon:
      "This password is one of the first that others would try. Three words that don't belong together make a good one.",
    passwordNamed: "Password must not be made of your name, your email address or the name Prepfeed",
    passwordWeak:
      "This password is too easy to guess. Make it longer, or take three words that don't belong together.",
    currentPasswordWrong: "Your current password is not correct",
    passwordWrong: "Your password is not correct",
    passkeyInvalid: "This passkey's answer is not valid, or it came too late. Please try again.",
    passkeyUnknown:
      "This passkey does not belong to any account here, or it was deleted. Sign in with your password.",
    passkeyNotFound: "Passkey not found",
    passkeyKnown: "This passkey is already linked to an account",
    passkeyNameRequired: "Please enter a name",
    tooManyPasskeys: "You have reached the largest number of passkeys. Please delete one first.",
    providerUnknown: "This site has no such sign-in provider",
    providerInvalid: "This sign-in is not valid, or it took too long. Please start again.",
    providerAway: (label: string) => `${label} can't be reached at the moment. Please try again in a minute.`,
    providerRefused: (label: string) => `${label} refused this sign-in. Please start again.`,
    providerUnverified: (label: string) =>
      `${label} has not verified your email address. Verify it there, or create an account with a password here and link ${label} in the settings.`,
    providerEmailTaken: (label: string) =>
      `There is an account with your email address already. Sign in as before, and link ${label} in the settings.`,
    linkedElsewhere: (label: string) => `This ${label} account is linked to another account here`,
    linkedAlready: (label: string) => `You have linked a ${label} account already. Please unlink it first.`,
    linkNotFound: "Linked account not found",
    lastWayIn:
      "This is your only way to sign in. Set a password, add a passkey or link another account first.",
    notYourAccount: (label: string) => `That ${label} account is not linked to yours`,
    proofTooOld: (label: string) =>
      `${label} did not ask you to sign in again, so this does not confirm that it is you. Please try another way.`,
    proofInvalid:
      "This link is not valid, or it has expired. Open it in the browser that asked for it, or ask for a new one.",
    proofByPassword: "Your account has a password. Please enter it to confirm that it is you.",
    secondFactorOn: "Two-step sign-in is on already. Turn it off first to set it up with another app.",
    secondFactorOff: "Two-step sign-in is not on",
    secondFactorNotStarted: "Setting up took too long. Please start again.",
    secondFactorForRole:
      "Set up two-step sign-in in the settings first: moderators and administrators need it",
    secondFactorNeeded: "Moderators and administrators can't turn two-step sign-in off",
    sessionNotFound: "Session not found",
    resetTokenInvalid: "This reset link is invalid or has expired. Please request a new one.",
    confirmationInvalid: "This confirmation link is invalid or has expired. Please ask for a new one.",
    confirmationTaken: "This email address belongs to another account by now. Please choose a different one.",
    nothingToConfirm: "You have no email address that needs to be confirmed.",
    emailNotConfirmed:
      "Please confirm your email address first: open the link that we sent you. Reading and practising work without it.",
    pictureUnreadable: "Please choose a JPEG, PNG or WebP picture of at most 4096 by 4096 pixels",
    pictureNotOwn: "A profile picture can only be set by uploading it",
  },
  recovery: {
    sent: "If that address belongs to an account, a link to recover it is on its way.",
    linkInvalid: "This link is invalid or has expired, or the recovery was cancelled.",
    notYet: (readyAt: string) =>
      `Please wait: the account can be recovered from ${readyAt.slice(0, 16).replace("T", " ")} UTC on.`,
    done: "Your account is yours again. Please log in with the new password.",
    cancelled: "The recovery was cancelled. Nothing about the account changed.",
  },
  users: {
    notFound: "User not found",
    notYourself: "You cannot follow yourself",
    unknownTimeZone: "Please choose a time zone such as Asia/Kolkata",
    followedBy: (username: string, others: number) =>
      others === 0
        ? `Followed by ${username}`
        : `Followed by ${username} and ${others} ${others === 1 ? "other" : "others"} you follow`,
    practises: (subject: string) => `Also practises ${subject}`,
    postsAbout: (subject: string) => `Posts about ${subject}`,
    popular: "Popular on Prepfeed",
    revenueRange: "The start date must not be after the end date, and at most ten years before it",
    unknownStatus: (allowed: readonly string[]) => `Status must be one of ${allowed.join(", ")}`,
  },
  hiding: {
    notBlockYourself: "You cannot block yourself",
    notMuteYourself: "You cannot mute yourself",
    tooManyBlocks: `You can block at most ${Hidden.blocks.toLocaleString("en")} people. Please unblock somebody first.`,
    tooManyMutedPeople: `You can mute at most ${Hidden.mutedPeople} people. Please unmute somebody first.`,
    tooManyMutedTexts: `You can mute at most ${Hidden.mutedTexts} words and topics. Please unmute one first.`,
    muteHours: `hours must be one of ${Hidden.muteHours.join(", ")}; leave it out to mute for good`,
    textRequired: "Please enter a word or a topic",
    noWord: "Please enter a word of at least two letters or digits",
  },
  posts: {
    titleRequired: "Post title is required for MCQ posts",
    subjectRequired: "Subject is required for MCQ posts",
    examTypeRequired: "Exam type is required for MCQ posts",
    difficultyRequired: "Difficulty level is required for MCQ posts",
    listSubjectRequired: "Subject is required",
    listExamTypeRequired: "Exam type is required",
    tooManyQuestions: `A post may hold at most ${Question.maxPerPost} questions`,
    tooLong: `All posts that are sent together may have at most ${Length.postMax.toLocaleString("en")} characters in all`,
    generatedIsNoPreviousYear: "A generated question can't be posted as one of a previous year's paper",
    beingChecked: "A question of this post is being checked. You can edit the post when the check is over.",
    notOnlySpelling:
      "This is more than a spelling correction, which may change at most three letters and no number, formula, figure or key. Untick “I only correct spelling” to save a new version.",
    tooManyVersions: `A question can be changed ${Question.maxVersions - 1} times. Please write a new one.`,
    questionsAreFixed: "Questions can't be added to or removed from a post once it is published",
  },
  newcomers: {
    posts: `A new account can publish ${RateLimit.newcomerPosts.max} posts an hour on its first day. Your text is still here; please try again later.`,
    comments: `A new account can write ${RateLimit.newcomerComments.max} comments an hour on its first day. Your text is still here; please try again later.`,
    insult: (found: string) =>
      `“${found}” may hurt somebody. Please say it in other words. Only the first posts and comments of an account are checked.`,
    link: (found: string) =>
      `New accounts can't post links yet. Please leave out “${found}” and say in words what is there.`,
    contact: (found: string) =>
      `“${found}” looks like a way to reach somebody. Everybody can read this, so please leave telephone numbers and addresses out.`,
    repeat: "This says the same again and again. Please write it once.",
    sameComment: "You have written this comment more than once today. Please write something else.",
    sameQuestion: (title: string) =>
      `This question is almost the same as one that is already here: “${title}”. Please ask something else.`,
  },
  questions: {
    notFound: "Question not found",
    changedMeanwhile:
      "The author has changed this question meanwhile. Please read it again before you answer.",
    generateRequired: "Subject, exam type, and difficulty level are required",
    submitRequired: "User ID, question ID and selected option are required",
    textRequired: "Question text is required",
    optionRequired: (option: string) => `Option ${option} is required`,
    keyRequired: "The correct answer must be A, B, C or D",
    keyIsNoOption: "The correct answer must be one of the options",
    lettersRequired: "The correct answer must be one or more letters, such as AC",
    setSize: `A passage or figure is shared by ${Question.minPerSet} to ${Question.maxPerSet} questions`,
    answerInvalid: "The answer must be a letter, several letters, or a number such as 12 or -0.5",
    pictureDescriptionRequired: "A picture needs a description, for those who cannot see it",
    pictureNotOwn: "This picture is not one of your uploads, or it was deleted. Please add it again.",
    answerBeforeStatistics: "Answer the question first; then you see how others answered",
    answerBeforeReview: "Answer the question first; then it can be practised again",
    beingSat:
      "This question is part of a mock test that you are sitting. You can see and discuss it when the test is over.",
  },
  ai: {
    topicRequired: "Please enter a topic",
    messageRequired: "Please enter a message",
    questionRequired: "Please enter the question text",
    unknownTopic: (topic: string, nearest: readonly string[]) =>
      `No questions are known for "${topic}".${nearest.length > 0 ? ` The nearest topics are: ${nearest.join("; ")}.` : ""}`,
    nearTopic: (topic: string, from: readonly string[], count: number) =>
      `Nothing on ${topic}; ${count === 1 ? "this is" : "these are"} from ${from.join("; ")}.`,
    partOfTopic: (topic: string, from: readonly string[], count: number) =>
      `Nothing on ${topic} alone; ${count === 1 ? "this is" : "these are"} from ${from.join("; ")}.`,
    nearTopicForTheRest: (topic: string, from: readonly string[], count: number) =>
      `Nothing more on ${topic}; the last ${count === 1 ? "one is" : `${count} are`} from ${from.join("; ")}.`,
    fewerOnTopic: (topic: string, count: number) =>
      count === 1
        ? `There is only one question on ${topic}.`
        : `There are only ${count} questions on ${topic}.`,
    generalLevel: (exam: string, field: string) =>
      `${exam} does not ask ${field}. These questions are at the general level.`,
    fourOptionsOnly:
      "Questions on this topic have four options with one right answer; the exam's other formats are left out.",
    fewerQuestions: (count: number, asked: number) =>
      count === 0
        ? "No good question could be made of this. A longer text with names, numbers and definitions gives more."
        : `Only ${count} of ${asked} questions were good enough to show.`,
    unavailable: "No engine could answer this now. Please try again in a moment.",
    textNotReadable: "This text could not be checked. Please try a part of it.",
    answerFirst:
      "This question is in one of your open quizzes. Answer it there first; then you see its explanation.",
    conversationNotFound: "Conversation not found",
    planNotFound: "Study plan not found",
    planNeedsGoal: "Set your exam first: the plan is made from it",
  },
  tutor: {
    answerIdRequired: "The id of the tutor's answer is required",
    answerNotFound: "The tutor's answer was not found",
    answerFirst: "Answer the question first; then you can ask about it",
    hintTooLate: "A hint helps only before a question is answered",
    hintToOwn: "This question is your own",
    limitReached: "You have had today's AI answers. This one is built in.",
    stopped: "The AI could not finish. This is the built-in answer.",
  },
  packs: {
    size: "A pack has 10, 25 or 50 questions",
    nothingNew: (topic: string) => `There are no questions on ${topic} just now that you have not seen.`,
  },
  topics: {
    notFound: "There is no such topic",
  },
  mockTests: {
    notFound: "Mock test not found",
    attemptNotFound: "Attempt not found",
    questionNotFound: "This paper has no such question",
    unknownPattern: "There is no such pattern; GET /mock-tests/patterns lists them",
    unknownSection: "This pattern has no such section",
    noPattern: "There is no pattern for this exam; choose a subject, a duration and a number of questions",
    nothingAsked: "Choose an exam pattern, own sections, your posts or bookmarks, or a subject",
    sectionName: "A section needs a name",
    sectionAbout: "A section needs a subject, a section, a topic, or your posts or bookmarks",
    marks: 'Marks must be numbers such as 4 or 2.5, or fractions such as "1/3"',
    tooManyQuestions: `A paper may hold at most ${MockTest.maxQuestions} questions`,
    tooLong: `A paper may take at most ${MockTest.maxMinutes} minutes`,
    someClocks: "Give every section a time limit, or none",
    tooFew: (made: number, asked: number) =>
      `Only ${made} of ${asked} different questions could be made for this. Ask for fewer, or for more topics.`,
    tooFewPosts: (found: number, asked: number) =>
      `Only ${found} of ${asked} different questions were found. Ask for fewer, or publish or bookmark more.`,
    tooManyKept: "You have reached the largest number of papers. Please withdraw one first.",
    moment: "A time must be written like 2027-05-02T09:30:00Z",
    window: "An event must start in the future, end after its start, and last at most 31 days",
    notStarted: "This event has not started yet",
    windowClosed: "This event is over",
    resultsLater: "Results come when the event is over",
    notShared: "There is no such result, or it is no longer shared",
    notOver: "This attempt is not over yet",
    satAgain: "You are sitting these questions again. You can see this result when you have finished.",
    notSat: "This question does not exist, or you have not finished the paper that contains it",
    sectionClosed: "This section is closed",
  },
  push: {
    endpointInvalid: "Messages can be pushed only to the https address of a browser's push service",
    keysInvalid: "The keys of this browser are not valid",
  },
  reminders: {
    tokenInvalid: "This link is not valid any more. You can switch reminders off in your settings.",
  },
  goals: {
    dateInvalid: "The exam date must look like 2027-05-02",
    dateOutOfRange: "The exam date must be today or later, and within ten years",
    subjects: "Please choose at least one subject, and each only once",
    sections: "Please choose each section only once",
  },
  comments: {
    idRequired: "Comment ID is required",
    notFound: "Comment not found",
    locked: "Moderators have closed the comments under this post",
  },
  disputes: {
    textRequired: "Please say what is wrong",
    reasonRequired: "Please give a reason. Everybody concerned can read it.",
    answerFirst: "Answer the question first; then you can say what is wrong with it",
    ownQuestion: "This question is yours: you can edit it",
    settled: "This dispute is already decided",
    otherVersion: "You answered another version of this question",
    objectedAlready: "You have objected to this question already",
    notYours: "Only the author of the question can do this",
    tooLate: "The time to answer is over. A moderator decides now.",
    answerInvalid: "This is not a possible answer to the question",
    rightRequired: "Say which answers are right",
    sameKey: "This is already the key of the question",
    runningEvent: "A running event uses this question. It can be decided when the event is over.",
  },
  moderation: {
    moderatorsOnly: "Only moderators can do this",
    administratorsOnly: "Only administrators can do this",
    dayInvalid: "A day must look like 2027-05-02",
    notYourself: "You cannot report yourself or your own content",
    thingNotFound: "What you want to report no longer exists",
    reported: "Thank you. You will not see it any more, and we will tell you what was decided.",
    urgentStays: URGENT_STAYS,
    reportNotFound: "There is no such report",
    caseNotFound: "Case not found",
    noteRequired: "Please write a note",
    ownCase: "This case is about you, or you reported it. Somebody else has to decide it.",
    changed: "Another moderator has changed this case. Please read it again before you decide.",
    decidedAlready: "This case is decided already",
    notDecidable: "This decision is not possible for this kind of case",
    endRequired: "Say until when the account is suspended",
    endInvalid: "A suspension ends between tomorrow and one year from now",
    tooLateToUndo: "Only the moderator who decided a case can undo the decision, and only for ten minutes",
    appealDecided: "An appeal against this decision was decided, so the decision cannot be undone",
    strikeNotFound: "There is no such sanction",
    appealRequired: "Please say why the decision should be changed",
    appealedAlready: "This sanction has already been appealed, or the time to appeal is over",
    answerRequired: "Please write a message to the person",
    ownAppeal:
      "Somebody else has to decide this appeal: the decision was yours, you reported it, or it is about you",
    suspended: (until: string, reason: string) =>
      `Your account is suspended until ${until}. Reason: ${reason}. You can still read, export your data and delete your account.`,
  },
  fields: {
    tooLong: (field: string, max: number) => `${field} must be at most ${max} characters long`,
    tooMany: (field: string, max: number) => `${field} may hold at most ${max}`,
    unknown: (field: string, allowed: readonly string[]) => `${field} must be one of ${allowed.join(", ")}`,
  },
  api: {
    foreignUser: "You can only act as yourself",
    notFound: "Not found",
    repeatedParameter: (name: string) => `Parameter ${name} may be given only once`,
    nulCharacter: "The text contains a character that cannot be stored",
    tooDeep: "The request is nested too deeply",
    fieldRequired: (field: string) => `${field} is required`,
    fieldKind: (field: string, kind: string) => `${field} must be ${kind}`,
    fieldInvalid: (field: string) => `${field} is not valid`,
    keyInvalid: "Idempotency-Key must be a UUID",
    malformedUrl: "The address is not a valid URL",
    malformedRequest: "The request is not valid HTTP",
    tooSlow: "The request took too long to arrive",
    malformedJson: "The request body is not valid JSON",
    jsonOnly: "The request body must be application/json",
    imageOnly: "The picture must be image/jpeg, image/png or image/webp",
    tooLarge: "The request is too large",
    tooManyRequests: "Too many requests. Please wait a moment and try again.",
    picturesAway: "Pictures can't be reached at the moment. Please try again in a minute.",
    diskFull: "The server has run out of disk space. Nothing was saved; please try again later.",
    internal: "Something went wrong on our side. Please try again.",
  },
} as const;
