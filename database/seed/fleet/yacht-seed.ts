import type { TermSaid } from '../translations/index.ts';

type FleetLocation = 'Miami' | 'Miami Beach' | 'Key Biscayne' | 'South Beach' | 'Downtown Miami';

export type HullFamily =
  | 'sport-cruiser'
  | 'hardtop-coupe'
  | 'express-outboard'
  | 'walkaround'
  | 'flybridge-mid'
  | 'flybridge-large'
  | 'pilothouse'
  | 'fast-coupe'
  | 'trawler'
  | 'superyacht'
  | 'catamaran'
  | 'picnic-boat';

export type PriceSheetSeed = {
  price3Hours: number | null;
  price4Hours: number | null;
  price5Hours: number | null;
  price6Hours: number | null;
  price8Hours: number | null;
  price10Hours: number | null;
  price12Hours: number | null;
  price24Hours: number | null;
  priceWeekly: number | null;
  amenitiesIncluded: string[];
  gratuityPercent: number;
  salesTaxPercent: number;
  apaPercent: number | null;
  specialTerms: string;
  /** The special terms, sentence by sentence. */
  terms: readonly TermSaid[];
};

export type YachtSeed = {
  id: string;
  name: string;
  brand: string;
  model: string;
  category: 'luxury' | 'sport' | 'cruise' | 'premium';
  family: HullFamily;
  hullColour: string;
  location: FleetLocation;
  marina: string;
  lengthFt: number;
  beamFt: number;
  draftFt: number;
  capacity: number;
  cabins: number;
  bathrooms: number;
  crew: number;
  year: number;
  cruisingSpeedKn: number;
  maxSpeedKn: number;
  engineType: string;
  engineBrand: string;
  engineModel: string;
  engineHpTotal: number;
  enginesCount: number;
  fuelCapacityGal: number;
  waterCapacityGal: number;
  features: string[];
  description: string;
  isFeatured: boolean;
  /** A picture of the home page that shows the yacht; null if the yacht has a picture of its own. */
  picture: string | null;
  pricing: { withAmenities: PriceSheetSeed | null; withoutAmenities: PriceSheetSeed | null };
  pricePerDayUsd: number | null;
};
