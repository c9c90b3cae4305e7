/** Everything the server keeps, in one file: see `archive-export.ts` and `archive-import.ts`. */
export { exportArchive } from './archive-export.ts'
export { importArchive } from './archive-import.ts'
