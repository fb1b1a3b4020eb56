import { writeFile } from 'node:fs/promises';
import { isListed } from '../../domain/catalogue/vehicle.ts';
import { hasKey } from '../../domain/catalogue/vehicle-key.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { counted } from '../../domain/text/wording.ts';
import { labelDocument } from '../../stock/labels/label-page.ts';
import { defineCommand, done, UsageError, write } from '../command.ts';

export const labelsCommand = defineCommand({
  name: 'inventory labels',
  summary: 'Write a page to print for each cart: price, facts and a QR code to its page',
  details: `KEY is an id, stock number, VIN or serial number; without any, every cart in stock gets one. Open
the file in a browser and print it: one letter-size sheet each. The QR code leads to SITE_URL.`,
  syntax: (command) =>
    command.argument('[key...]', 'of a cart').requiredOption('--out <file>', 'HTML file to write'),
  async run([keys], { out }, { store, settings, err }) {
    if (!settings.isSiteUrlSet) {
      throw new UsageError(
        'SITE_URL is not set: the QR codes would lead nowhere. Set it to the site’s public address, like SITE_URL=https://carts.example',
      );
    }
    const stock = (await (await store()).catalogue.list()).filter(isListed);
    const unknown = keys.filter((key) => !stock.some((vehicle) => hasKey(vehicle, key)));
    if (unknown.length > 0) {
      throw new Error(`No cart in stock has ${unknown.map(cleanLine).join(', ')}.`);
    }
    const carts = stock.filter(
      (vehicle) => keys.length === 0 || keys.some((key) => hasKey(vehicle, key)),
    );
    await writeFile(out, labelDocument(carts, settings.siteUrl));
    await write(err, `Wrote ${out}: ${counted(carts.length, 'sheet')}\n`);
    return done;
  },
});
