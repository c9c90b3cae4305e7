export { answersOf, keyOf, staleKeysOf } from './key.ts'
export { mutation } from './mutation.ts'
export { patchCached, type Undo } from './patch.ts'
export { invalidate, list, query } from './query.ts'
