export { readAddress, type AddressPart, type AddressReading } from './read-address.ts'
export type { AddressRegion } from './region-names.ts'
