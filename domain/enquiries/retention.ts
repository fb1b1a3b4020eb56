/** Default of LEADS_KEEP_DAYS: two years, as many people buy in the season after next. */
export const leadsKeptDays = 730;

/** Extra days with an unsent mail, against a dead mail server or a clock weeks ahead. */
export const undeliveredDays = 90;
