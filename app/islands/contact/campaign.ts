import { campaignParameters, maxCampaignLength } from '../../../domain/contact/lead.ts';

/**
 * Which campaign brought this visit, first and last, for as long as the tab is open. No cookie:
 * nothing of it leaves the browser unless the visitor sends an enquiry.
 */
export type Campaign = Record<string, string>;

function campaignOf(address: string): Campaign | undefined {
  try {
    const { searchParams, origin } = new URL(address);
    if (origin !== location.origin) return undefined;
    const found: Campaign = {};
    for (const name of campaignParameters) {
      const value = searchParams.get(name);
      if (value) found[name] = value.slice(0, maxCampaignLength);
    }
    return Object.keys(found).length > 0 ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the campaign of this page, or of the page of ours before it, in the tab's memory. */
export function rememberCampaign(): void {
  const campaign = campaignOf(location.href) ?? campaignOf(document.referrer);
  if (campaign === undefined) return;
  try {
    const text = JSON.stringify(campaign);
    if (sessionStorage.getItem('first-campaign') === null) {
      sessionStorage.setItem('first-campaign', text);
    }
    sessionStorage.setItem('last-campaign', text);
  } catch {
    // Storage can be switched off; then the enquiry says less about where it came from.
  }
}

/** What was remembered, for an enquiry. */
export function recalledCampaigns(): { first?: Campaign; last?: Campaign } {
  try {
    const read = (name: string) => {
      const text = sessionStorage.getItem(name);
      return text === null ? undefined : (JSON.parse(text) as Campaign);
    };
    return { first: read('first-campaign'), last: read('last-campaign') };
  } catch {
    return {};
  }
}
