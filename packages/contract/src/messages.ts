import { Goal, Length, Question } from "./limits.ts";

/** Every sentence a person reads that the page says too. */
export const messages = {
  auth: {
    emailInvalid: "Please enter a valid email address",
    passwordTooShort: `Password must be at least ${Length.passwordMin} characters long`,
    passwordTooLong: `Password must be at most ${Length.passwordMax} characters long`,
    passwordGuessable: "Password must differ from your username and email address",
    passwordCommon:
      "This password is one of the first that others would try. Three words that don't belong together make a good one.",
    fullNameTooLong: `Name must be at most ${Length.fullNameMax} characters long`,
    bioTooLong: `Bio must be at most ${Length.bioMax} characters long`,
    usernameTaken: "Username already exists",
    emailTaken: "Email already exists",
    invalidCredentials: "Invalid username or password",
    resetDone: "Your password has been changed. Please log in.",
    currentPasswordRequired: "Please enter your current password",
    currentPasswordForEmail: "Please enter your current password to change your email address",
    confirmationDone: "Your email address is confirmed.",
    confirmationSent: "A confirmation link is on its way.",
    notSignedIn: "Please log in to continue.",
    sessionExpired: "Session expired. Please log in again.",
    pictureTooLarge: "The picture is larger than 2 MB",
  },
  users: {
    idRequired: "User ID is required",
    loginToFollow: "User must be logged in to follow users",
    deleted: "Deleted user",
  },
  posts: {
    idRequired: "Post ID is required",
    notFound: "Post not found",
    loginToCreate: "User must be logged in to create posts",
    loginToLike: "User must be logged in to like posts",
    loginToInteract: "Please login to interact with posts",
    contentRequired: "Post content is required",
    batchEmpty: "Please select at least one question to post",
    batchTooLarge: `At most ${Question.maxPerPost} questions can be posted at once`,
    notAuthor: "Only the author can do this",
    answeredIsFixed:
      "This question has been answered, so its text, options and correct answer can no longer change. The explanation can.",
  },
  questions: {
    idRequired: "Question ID is required",
    loginToAnswer: "Please login to answer questions",
    optionsDiffer: "The four options must differ",
    numberRequired: "The correct answer must be a number, such as 12 or -0.5",
    toleranceInvalid: "The tolerance must be a number from 0 upwards, such as 0.01",
    /** What an answer to each kind looks like. */
    answerOfKind: {
      SINGLE: "Choose one of the options",
      MULTIPLE: "Choose one or more of the options",
      NUMERICAL: "Type a number, such as 12 or -0.5",
    },
    /** Why a right answer earned nothing, by `UnpaidReason`. */
    unpaid: {
      KEY_SEEN: "No point for it: you had seen this question with its answer before.",
      AUTHOR_DAILY_LIMIT: `No point for it: one author's posts earn at most ${Question.dailyPointsPerAuthor} points a day.`,
      OWN_QUESTION: "No point for it: this question is your own.",
    },
    pointRules: [
      "A right answer earns one point; a wrong one costs nothing.",
      "A question earns its point once, wherever it comes again.",
      "What you have seen with its answer earns nothing: drafts, your own questions, and whatever you answered before.",
      `Answers to one author's posts earn at most ${Question.dailyPointsPerAuthor} points a day (UTC).`,
      "Practising mistakes again earns nothing. Points that were earned stay.",
    ],
  },
  ai: {
    textRequired: "Please enter a text",
    chooseSomething: "Please select a subject, section, or enter a custom topic",
    planNeedsSubjectAndExam: "Please select subject and exam type for study plan",
  },
  goals: {
    minutes: `Minutes a day must be a whole number from ${Goal.minMinutes} to ${Goal.maxMinutes}`,
  },
  comments: {
    contentRequired: "Comment content is required",
    answerFirst: "Answer the question first: comments may give it away",
    off: "Comments feature coming soon!",
    loginToComment: "Please login to interact with posts",
  },
  api: {
    unavailable: "The service is busy or its database cannot be reached. Please try again in a moment.",
  },
  failures: {
    login: "Login failed. Please try again.",
    register: "Registration failed. Please try again.",
    forgotPassword: "Failed to send reset email",
    resetPassword: "Password reset failed",
    confirmEmail: "The address could not be confirmed. Please try again.",
    sendConfirmation: "The link could not be sent",
    cancelEmailChange: "The change could not be cancelled",
    loadProfile: "Failed to load profile",
    updateProfile: "Failed to update profile",
    generateQuestions: "Failed to generate questions",
    submitAnswer: "Failed to submit answer",
    submitAnswers: "Failed to submit answers",
    createPost: "Failed to create post",
    updatePost: "Failed to update post",
    loadPost: "Failed to load post",
    addComment: "Failed to add comment",
    loadUser: "Failed to load user profile",
    follow: "Failed to follow user",
    updateStatus: "Failed to update user status",
    saveGoal: "Failed to save your exam",
    createStudyPlan: "Failed to create study plan",
    analyzeText: "Failed to analyze text",
  },
  web: {
    unreachable:
      "Unable to connect to server. Please check your internet connection and ensure the backend is running.",
    timeout: "Request timed out. Please try again.",
    invalidReply: "The server sent a reply that this page does not understand. Please refresh the page.",
    backendUnreachable: "Backend is not reachable. Please check if the server is running.",
  },
} as const;
