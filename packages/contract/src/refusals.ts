import { Length, Question } from "./limits.ts";
import { MockTest } from "./mock-limits.ts";

/** Sentences that only the server says: apart from the others, so that no page carries them. */
export const refusals = {
  auth: {
    loginRequired: "Username/email and password are required",
    registerRequired: "Username, email, and password are required",
    resetRequired: "Reset token and new password are required",
    usernameReserved: "This username is reserved. Please choose a different one.",
    resetSent: "If that address belongs to an account, a reset link is on its way.",
    currentPasswordWrong: "Your current password is not correct",
    passwordWrong: "Your password is not correct",
    sessionNotFound: "Session not found",
    resetTokenInvalid: "This reset link is invalid or has expired. Please request a new one.",
    confirmationInvalid: "This confirmation link is invalid or has expired. Please ask for a new one.",
    confirmationTaken: "This email address belongs to another account by now. Please choose a different one.",
    nothingToConfirm: "There is no email address that waits to be confirmed.",
    emailNotConfirmed:
      "Please confirm your email address first: open the link that we sent you. Reading and practising work without it.",
    pictureUnreadable: "Please choose a JPEG, PNG or WebP picture of at most 4096 by 4096 pixels",
    pictureNotOwn: "A profile picture can only be set by uploading it",
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
  posts: {
    titleRequired: "Post title is required for MCQ posts",
    subjectRequired: "Subject is required for MCQ posts",
    examTypeRequired: "Exam type is required for MCQ posts",
    difficultyRequired: "Difficulty level is required for MCQ posts",
    listSubjectRequired: "Subject is required",
    listExamTypeRequired: "Exam type is required",
    tooManyQuestions: `A post may hold at most ${Question.maxPerPost} questions`,
    tooLong: `What is posted at once may hold at most ${Length.postMax.toLocaleString("en")} characters in all`,
    generatedIsNoPreviousYear: "A generated question can't be posted as one of a previous year's paper",
    questionsAreFixed: "Questions can't be added to or removed from a post once it is published",
  },
  questions: {
    notFound: "Question not found",
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
    pictureNotOwn: "This picture is not one of your uploads, or it is gone by now. Please add it again.",
    answerBeforeReview: "Answer the question first; then it can be practised again",
    beingSat:
      "You are sitting a mock test that asks this question. Everything about it comes when that is over.",
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
    fourOptionsOnly: "Questions like these have four options with one right answer.",
    fewerQuestions: (count: number, asked: number) =>
      count === 0
        ? "No good question could be made of this. A longer text with names, numbers and definitions gives more."
        : `Only ${count} of ${asked} questions were good enough to show.`,
    unavailable: "No engine could answer this now. Please try again in a moment.",
    textNotReadable: "This text could not be checked. Please try a part of it.",
    answerFirst:
      "This question waits in one of your quizzes. Answer it first; its explanation comes with the answer.",
    conversationNotFound: "Conversation not found",
    planNotFound: "Study plan not found",
  },
  tutor: {
    answerIdRequired: "Say which answer it is about",
    answerNotFound: "There is no such answer",
    answerFirst: "Answer the question first; then you can ask about it",
    hintTooLate: "A hint helps only before a question is answered",
    hintToOwn: "This question is your own",
    limitReached: "You have had today's AI answers. This one is built in.",
    stopped: "The AI could not finish. This is the built-in answer.",
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
    someClocks: "Either every section has its own clock or none has",
    tooFew: (made: number, asked: number) =>
      `Only ${made} of ${asked} different questions could be made for this. Ask for fewer, or for more topics.`,
    tooFewPosts: (found: number, asked: number) =>
      `Only ${found} of ${asked} different questions were found. Ask for fewer, or publish or bookmark more.`,
    tooManyKept: "You have as many papers as one can keep. Please withdraw one first.",
    moment: "A moment must look like 2027-05-02T09:30:00Z",
    window: "The window must begin in the future, end after it begins, and be open for at most 31 days",
    notStarted: "This event has not started yet",
    windowClosed: "This event is over",
    resultsLater: "Results come when the event is over",
    notShared: "There is no such result, or it is not shared any more",
    notOver: "This attempt is not over yet",
    satAgain: "You are sitting these questions again. This result comes back when that is over.",
    notSat: "This question is not there, or you have not finished the paper that asks it",
    sectionClosed: "This section is closed",
  },
  reminders: {
    tokenInvalid: "This link does not switch off any reminder",
  },
  goals: {
    dateInvalid: "The exam date must look like 2027-05-02",
    dateOutOfRange: "The exam date must be today or later, and within ten years",
    subjects: "Please choose at least one subject, and each only once",
  },
  comments: {
    idRequired: "Comment ID is required",
    notFound: "Comment not found",
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
    nulCharacter: "The text holds a character that cannot be stored",
    tooDeep: "The request is nested too deeply",
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
