import { categoryOf, knownModelOf } from '../known-models/known-model.ts';
import { modelName } from '../model-name.ts';
import { paintNamed } from '../pictures/colors.ts';
import { specificationLabel, type Vehicle } from '../vehicle.ts';

/** Two words of a name are also found as one: "Drive 2", "Carry All". */
export function namesOf(vehicle: Vehicle): readonly string[] {
  return [vehicle.name, modelName(vehicle), knownModelOf(vehicle)?.name ?? '', categoryOf(vehicle)];
}

export function textsOf(vehicle: Vehicle): readonly string[] {
  const { brand, description, features, interiorColor } = vehicle;
  return [
    brand,
    description,
    ...features,
    ...statementsOf(vehicle),
    colorOf(vehicle),
    interiorColor ?? '',
    vehicle.year?.toString() ?? '',
    vehicle.stockNumber ?? '',
  ];
}

/** Figures that phrases search for ("25 mph"). */
const figures = new Set([
  ...['topSpeed', 'range', 'seatingCapacity', 'payload', 'length', 'width', 'height', 'model'],
  // "Overnight from a household outlet" would answer "house".
  'chargingTime',
]);

/** `batteryType: "Lithium"`, and the names of true ones. */
function statementsOf({ specifications }: Vehicle): readonly string[] {
  return Object.entries(specifications).flatMap(([key, value]) => {
    if (value === true) return [specificationLabel(key)];
    return typeof value === 'string' && !figures.has(key) ? [value] : [];
  });
}

function colorOf({ exteriorColor = '' }: Vehicle): string {
  return [exteriorColor, paintNamed(exteriorColor)?.family].filter(Boolean).join(' ');
}
