export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail, or stores it where an operator finds it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
