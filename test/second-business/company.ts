import type { Statistic, TeamMember } from '../../domain/dealer/company.ts';
import { business } from './identity.ts';
import { places } from './places.ts';

export const carriedBrands = ['Evolution'] as const;

export const reasonsToChoose = [
  { title: 'Rust-proofed', text: 'Undercoating against lake spray is part of the handover.' },
  { title: 'Ferry-ready', text: 'We book the ferry and meet you at the dock.' },
  { title: business.financingClaim, text: business.financingTerms },
] as const;

export const aboutUs =
  'A boat dealer who bought one cart for the marina, and sold it within a day. Now there are three showrooms along the shore.';

export const story: readonly string[] = [
  `In ${business.founded} we opened beside the Port Clinton ferry dock.`,
  'Huron and Fremont followed, each with a lift and a paint booth.',
];

export const statistics: readonly Statistic[] = [
  { figure: business.yearsClaim, label: 'years in business' },
  { figure: business.customersClaim, label: 'happy customers' },
  { figure: String(places.length), label: 'municipalities served' },
];

export const values = [
  { title: 'Ready by Memorial Day', text: 'Winter work is finished before the season opens.' },
] as const;

export const team: readonly TeamMember[] = [
  {
    name: 'Odile Varga',
    role: 'Founder',
    experience: 'Licensed captain',
    description: 'Answers the phone on Sundays.',
  },
];

export const showroomServices = [
  { title: 'Dock rides', text: 'Try it on planks, gravel and sand.' },
] as const;
