// `node tools/api-schema.ts` writes docs/api.schema.json: the answers of the API for vehicles, from the
// table of fields.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldValues, VehicleField } from '../domain/stock/fields/vehicle-field.ts';
import { vehicleFields } from '../domain/stock/fields/vehicle-fields.ts';
import { root } from './prepare.mjs';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const kinds: { readonly [Kind in keyof FieldValues]: object } = {
  id: { type: 'string', pattern: '^[a-z0-9+._-]+$' },
  line: text,
  text,
  address: { type: 'string', format: 'uri' },
  pictures: { type: 'array', items: { type: 'string', format: 'uri-reference' } },
  list: texts,
  specifications: {
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean'] },
  },
  dollars: { type: 'number', minimum: 0 },
  miles: { type: 'number', minimum: 0 },
  year: { type: 'integer' },
  day: { type: 'string', format: 'date' },
  vin: text,
  place: text,
  flag: { type: 'boolean' },
};

const published = Object.entries<VehicleField>(vehicleFields).filter(
  ([, field]) => field.published !== undefined,
);

/** JSON Schema 2020-12. */
export const apiSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Vehicles',
  description: 'GET /api/vehicles; each item is also the answer of GET /api/vehicles/{id}',
  type: 'array',
  items: { $ref: '#/$defs/vehicle' },
  $defs: {
    vehicle: {
      type: 'object',
      properties: Object.fromEntries(
        published.map(([name, field]) => [
          name,
          {
            title: field.label,
            ...(field.kind === 'choice' ? { enum: Object.keys(field.choices) } : kinds[field.kind]),
          },
        ]),
      ),
      required: published.filter(([, field]) => field.required).map(([name]) => name),
    },
  },
};

export const apiSchemaText = `${JSON.stringify(apiSchema, undefined, 1)}\n`;

if (import.meta.main) writeFileSync(join(root, 'docs', 'api.schema.json'), apiSchemaText);
