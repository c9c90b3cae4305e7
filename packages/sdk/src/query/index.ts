export { answersOf, keyOf, staleKeysOf } from './key.ts'
export { patchCached, type Undo } from './patch.ts'
export { invalidate, list, mutation, query } from './query.ts'
