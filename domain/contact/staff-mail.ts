/** A mail to the dealer's staff (REPORT_TO) in plain text. */
export interface StaffMail {
  readonly subject: string;
  readonly text: string;
}

export interface QueuedStaffMail extends StaffMail {
  readonly key: string;
  /** ISO 8601 in UTC. */
  readonly queuedAt: string;
}

/** Mails to the staff that wait to leave; any number of processes may share it. */
export interface StaffMails {
  /**
   * Queues a mail under a key of its own. `false`: there was one with this key in the last
   * {@link staffMailDays}, sent or not, and nothing is queued.
   */
  queue(key: string, mail: StaffMail, now: Date): Promise<boolean>;

  /**
   * The oldest mail that is due, for `leaseSeconds`; afterwards it is due again unless it was
   * {@link StaffMails.sent}.
   */
  claim(leaseSeconds: number, now: Date): Promise<QueuedStaffMail | undefined>;

  sent(key: string, now: Date): Promise<void>;
}

/** Days for which a key is remembered, and a mail that can't leave is tried. */
export const staffMailDays = 14;
