export { packageKey } from './package-word.ts'
export { plainOf } from './plain.ts'
export { readQuery, type QueryReading } from './read-query.ts'
export type * from './reading.ts'
