/**
 * Days after which an enquiry is deleted unless LEADS_KEEP_DAYS says otherwise. Two years: a person who
 * asks about a cart often buys in the season after next, and nothing is gained by keeping a stranger's
 * phone number for longer. The papers of a sale are kept elsewhere.
 */
export const leadsKeptDays = 730;

/**
 * Days for which an enquiry is kept longer while a mail about it has not left: neither a mail
 * server that is down nor a clock that is weeks ahead removes what nobody has read.
 */
export const undeliveredDays = 90;
