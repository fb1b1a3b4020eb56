import { campaignParameters, maxCampaignLength } from '../../../domain/enquiries/enquiry.ts';
import { type Campaign, storedCampaigns } from '../browser-storage.ts';

function campaignOf(address: string): Campaign | undefined {
  if (!URL.canParse(address)) return undefined;
  const { searchParams, origin } = new URL(address);
  if (origin !== location.origin) return undefined;
  const labels: Record<string, string> = {};
  for (const name of campaignParameters) {
    const label = searchParams.get(name);
    if (label) labels[name] = label.slice(0, maxCampaignLength);
  }
  return Object.keys(labels).length === 0 ? undefined : labels;
}

/**
 * Remembers the campaign of this page, or of the page of ours before it, for as long as the tab is
 * open. Nothing of it leaves the browser unless the visitor sends an enquiry.
 */
export function rememberCampaign(): void {
  const campaign = campaignOf(location.href) ?? campaignOf(document.referrer);
  if (campaign === undefined) return;
  if (storedCampaigns.first.read() === undefined) storedCampaigns.first.write(campaign);
  storedCampaigns.last.write(campaign);
}
