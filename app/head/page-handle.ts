/** What a route tells the frame around its page. */
export interface PageHandle<Data = unknown> {
  /** Address at which the page's subject is asked about: beside "Call" in a phone's bottom bar. */
  ask?(data: Data): string | undefined;
}
