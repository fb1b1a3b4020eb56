import type { Object3D } from 'three';
import type { FaceNet, Front } from '../body/front.ts';
import * as carrier from './carrier.ts';
import * as classic from './classic.ts';
import * as d6Max from './d6-max.ts';
import * as evCity from './ev-city.ts';
import * as forester from './forester.ts';
import * as maverick from './maverick.ts';
import * as nomad from './nomad.ts';
import * as ranger from './ranger.ts';
import * as rover from './rover.ts';
import * as turfman from './turfman.ts';

/** What makes a series known from ahead: the shape of its front, and what is cut into it. */
export interface Face {
  readonly net: FaceNet;
  readonly build: (front: Front) => Object3D[];
}

/** By series. */
export const faces: Readonly<Record<string, Face>> = {
  'EV CITY': evCity,
  'EV NOMAD': nomad,
  'EV ROVER': rover,
  'D5 RANGER': ranger,
  'D5 MAVERICK': maverick,
  CLASSIC: classic,
  CARRIER: carrier,
  FORESTER: forester,
  TURFMAN: turfman,
  'D6 MAX': d6Max,
};
