import type { InventoryView } from './search-inventory.ts';

/** @throws an error with a message for the visitor */
export async function fetchView(address: string, signal: AbortSignal): Promise<InventoryView> {
  const headers = { accept: 'application/json' };
  const failLost = () => {
    throw new Error('Failed to fetch vehicles: the connection was lost');
  };
  const response = await fetch(address, { headers, signal }).catch(failLost);
  if (!response.ok) throw new Error(`Failed to fetch vehicles: ${response.status}`);
  return response.json().catch(failLost);
}
