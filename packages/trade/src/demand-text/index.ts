export type { DemandLine, LineWord, WordKind } from './demand-line.ts'
export { hiddenContact, hideContacts, holdsContact } from './hidden-contact.ts'
export { readDemandLine, readDemandLines } from './read-demand.ts'
