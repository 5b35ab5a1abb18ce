/** Fields of the simulators, which a reader without JavaScript sends to be calculated by the worker. */
export const familySimulationFields = [
  'resources',
  'netIncome',
  'children',
  'household',
  'birthDate',
  'aeeh',
  'disability',
  'days',
  'hours',
  'weeks',
  'invoices',
  'nurseryPrice',
  'childminderCost',
  'benefit',
  'ceiling',
  'otherAdvantages',
] as const;
export const companySimulationFields = [
  'placePrice',
  'places',
  'intermediaryFee',
  'subsidies',
  'vouchers',
  'placesInvoicedBy',
  'taxRate',
] as const;

/** The last segment of the address that an estimate is asked of. */
export const simulationSegment = 'simulation';
export const simulationAction = `/formulaires/${simulationSegment}`;

/** The last segment of the address that makes an estimate of a company a PDF of one page. */
export const simulationSheetSegment = 'simulation-pdf';
export const simulationSheetAction = `/formulaires/${simulationSheetSegment}`;
