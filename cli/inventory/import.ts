import { basename } from 'node:path';
import { mainShowroom } from '../../domain/places/showrooms.ts';
import { byHand } from '../../domain/stock/file-cells.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { siteUserAgent } from '../../domain/user-agent.ts';
import { StockFileError } from '../../stock/import/file/stock-file-error.ts';
import { MappingError, readMapping } from '../../stock/import/mapping/mapping.ts';
import {
  applyPlanned,
  isAnsweredByFile,
  planReading,
} from '../../stock/import/plan/import-plan.ts';
import {
  columnLines,
  leftLines,
  leftRows,
  noteLines,
  planLines,
  summaryLine,
} from '../../stock/import/plan/import-report.ts';
import { type Refusal, type RefusalOptions, refusalOf } from '../../stock/import/plan/refusal.ts';
import { readStock, type StockReading } from '../../stock/import/read-stock.ts';
import {
  type CheckedPhotos,
  checkPhotos,
  fetchPictures,
  makePhotos,
} from '../../stock/photos/import-photos.ts';
import { openPhotoSets, type PhotoSets, photosOf } from '../../stock/photos/photo-sets.ts';
import { maxInputPixels, maxPictureBytes, minSide } from '../../stock/photos/picture-limits.ts';
import { faultLines, folderLines, foldersOfNoCart } from '../../stock/photos/replace-pictures.ts';
import { type CliTools, defineCommand, done, failed, misused, write } from '../command.ts';
import { currentUser } from './current-user.ts';

export const importCommand = defineCommand({
  name: 'inventory import',
  summary: 'Make the stock what a spreadsheet (.xlsx, CSV, TSV) or JSON file says',
  details: `The file is the whole stock: carts it lacks become out of stock. A row that can't be used is named, and
its cart stays as it is; six or more, and more than a tenth, change nothing, with --strict any. A row
that names no cart (totals, headings) is passed over. A price that halves or doubles, or is under a
third or over three times the median of its model's other carts, waits; one like $1 or $99,999 is left
out until it is set by hand. A row that is a draft, hidden or not for sale keeps its cart off the site;
a status nobody knows leaves it not for sale. A file that would take more than a tenth of the carts off
the site (and more than five), lacks a column of the last file of that name, or loses more than a tenth
of its prices or marks for sold changes nothing. --really answers all of it, and \`inventory undo\` takes
it back.

A picture is an http(s) address, a path on this site, or a file of yours: photos/IMG_2031.jpg lies in
DATA_DIR/photos (or PHOTOS_FROM). JPEG, HEIC, PNG, WebP, AVIF, TIFF or GIF, up to ${maxPictureBytes / 1e6} MB and
${maxInputPixels / 1e6} million pixels, at least ${minSide} each way; visitors get copies without what the camera wrote
into it. A folder there that is named by a cart's stock number, VIN, serial number or id gives it its
photographs in name order.

Columns are known by their headings (dealer inventory fields). For JSON of any shape and for unusual
headings a mapping says where each field comes from; dealer inventory mapping FILE suggests one:
  {"rows": "data.carts", "fields": {
    "name": "{year} {make.name}", "price": "pricing.retail",
    "condition": {"from": "isUsed", "values": {"true": "used", "false": "new"}},
    "seats": {"from": "passengers", "nothing": ["Utility"]},
    "images": {"list": "photos.url", "most": 12},
    "location": {"default": "${mainShowroom.city}"}}}

--fetch-pictures downloads from the public internet alone. A picture that can't be had is named and
stays where it is. An address is fetched once. Without this option an import asks no one for anything.`,
  syntax: (command) =>
    command
      .argument('<file>', 'with the whole stock')
      .option('--dry-run', 'print what would be added, changed, sold and kept, and change nothing')
      .option('--mapping <file>', 'where each field comes from')
      .option(
        '--really',
        'even if many carts leave the site, prices are unlikely or columns are gone',
      )
      .option('--strict', 'change nothing where any row can not be used')
      .option('--fetch-pictures', 'download the pictures given by http(s) address'),
  async run([file], options, tools) {
    try {
      const mapping =
        options.mapping === undefined ? undefined : await readMapping(options.mapping);
      const rows = tools.progress('Rows read');
      const reading = await readStock(file, mapping, {
        sheets: tools.settings.stockSheets,
        onRow: rows.update,
      }).finally(rows.end);
      return await applyReading(reading, file, options, tools);
    } catch (error) {
      if (!(error instanceof StockFileError || error instanceof MappingError)) throw error;
      await write(tools.err, `${cleanLine(error.message)}\nNothing was changed.\n`);
      return error instanceof MappingError ? misused : failed;
    }
  },
});

interface ImportOptions extends RefusalOptions {
  readonly dryRun?: boolean;
  readonly fetchPictures?: boolean;
}

async function applyReading(
  read: StockReading,
  file: string,
  options: ImportOptions,
  tools: CliTools,
): Promise<number> {
  const { settings, out, err } = tools;
  const { checked, plan, refusal } = await judgeImport(read, file, options, tools);
  if (options.dryRun) await write(out, planLines(plan));
  if (options.dryRun || refusal !== undefined) await write(err, leftLines(plan, checked.reading));
  if (refusal !== undefined) return refuse(refusal, err);
  if (options.dryRun) return done;

  const sets = openPhotoSets(settings.dataDir);
  const reading = await makePictures(checked, sets, options.fetchPictures === true, tools);
  return applyImport(reading, file, options, tools);
}

export async function judgeImport(
  read: StockReading,
  file: string,
  options: ImportOptions,
  tools: CliTools,
) {
  const { store, settings, err, progress } = tools;
  const meter = progress('Photographs checked');
  const checked = await checkPhotos(read, settings.photosFrom, meter.update).finally(meter.end);
  const planned = await planAndJudge(checked.reading, file, options, tools);
  const folders = folderLines(foldersOfNoCart(checked, planned.stock));
  await write(err, folders + faultLines(checked.leftOut) + noteLines(read));
  const { unread } = read;
  const { read: before } = await (await store()).sync.readNotes();
  if (options.dryRun || before === undefined) {
    const lines = columnLines(read.columns).map((line) => `  ${line}\n`);
    await write(err, `How each column is read:\n${lines.join('')}`);
  } else if (unread.length > 0) {
    await write(err, `Columns not used: ${unread.join(', ')}\n`);
  }
  return { checked, ...planned };
}

async function planAndJudge(
  reading: StockReading,
  file: string,
  options: RefusalOptions,
  { store }: CliTools,
) {
  const { really } = options;
  const planned = await planReading(reading, basename(file), await store(), { really });
  return { ...planned, refusal: refusalOf(reading, planned.stock, planned.plan, options) };
}

async function makePictures(
  checked: CheckedPhotos,
  sets: PhotoSets,
  isFetching: boolean,
  { settings, err, progress }: CliTools,
): Promise<StockReading> {
  const making = progress('Photographs made');
  const result = await makePhotos(checked, settings.photosFrom, sets, making.update).finally(
    making.end,
  );
  await write(err, faultLines(result.leftOut));
  if (!isFetching) return result.reading;
  const fetching = progress('Pictures fetched');
  const userAgent = siteUserAgent(settings.siteUrl);
  const { reading, failures } = await fetchPictures(
    result.reading,
    sets,
    userAgent,
    fetching.update,
  ).finally(fetching.end);
  await write(err, faultLines(failures, 'it stays where it is'));
  return reading;
}

async function applyImport(
  reading: StockReading,
  file: string,
  options: RefusalOptions,
  tools: CliTools,
): Promise<number> {
  const { store, settings, err, now } = tools;
  const { catalogue, sync } = await store();
  const { isFollowed } = await sync.readNotes();
  // The followed file would undo this one at its next reading, so the import counts as by hand.
  const isBeside = settings.stockFrom !== undefined && isFollowed === true;
  const name = basename(file);
  const how = {
    source: `inventory import ${name}`,
    by: currentUser(settings),
    origin: isBeside ? 'hand' : 'file',
  } as const;
  const { plan, refusal } = await applyPlanned(catalogue, now, how, async (isAgain) => {
    if (isAgain) await write(err, 'The stock changed in the meantime; comparing again.\n');
    const planned = await planAndJudge(reading, file, options, tools);
    if (planned.refusal !== undefined) return planned;
    const { stock, plan } = planned;
    const change = isBeside ? byHand(plan.change, stock) : plan.change;
    await openPhotoSets(settings.dataDir).markUsed(photosOf([...stock, ...change.put]), now);
    return { ...planned, change };
  });
  if (refusal !== undefined) {
    await write(err, leftLines(plan, reading));
    return refuse(refusal, err);
  }
  const read = { at: now.toISOString(), from: name };
  const words = [...reading.questions.keys()];
  const headings = { from: name, of: reading.headings, words };
  const left = leftRows(plan, reading, { withPrices: true });
  await sync.changeNotes((current) => [
    { ...current, read, ...(!isBeside && { headings, leftRows: left }) },
    undefined,
  ]);
  await write(err, `${leftLines(plan, reading)}${summaryLine(plan)}\n`);
  if (plan.waiting.some(({ key }) => isAnsweredByFile(key))) {
    await write(err, 'Add --really if these prices are right.\n');
  }
  return done;
}

async function refuse({ reason, isConfirmable }: Refusal, err: CliTools['err']): Promise<number> {
  const hint = isConfirmable ? ' Add --really if that is right.' : '';
  await write(err, `${reason} Nothing was changed.${hint}\n`);
  return failed;
}
