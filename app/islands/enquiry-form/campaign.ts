import { campaignParameters, maxCampaignLength } from '../../../domain/enquiries/enquiry.ts';
import { type Campaign, storedCampaigns } from '../browser-storage.ts';

function campaignOf(address: string): Campaign | undefined {
  if (!address.startsWith(`${location.origin}/`)) return undefined;
  const { searchParams } = new URL(address);
  const labels: Record<string, string> = {};
  for (const name of campaignParameters) {
    const label = searchParams.get(name);
    if (label) labels[name] = label.slice(0, maxCampaignLength);
  }
  return Object.keys(labels).length === 0 ? undefined : labels;
}

export function rememberCampaign(): void {
  const campaign = campaignOf(location.href) ?? campaignOf(document.referrer);
  if (campaign === undefined) return;
  if (storedCampaigns.first.read() === undefined) storedCampaigns.first.write(campaign);
  storedCampaigns.last.write(campaign);
}
