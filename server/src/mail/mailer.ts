export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail, or keeps it where a person finds it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
