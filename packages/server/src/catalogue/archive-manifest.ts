import * as z from 'zod'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What an archive says about itself: the last entry, since only then the sums are known. */
export const ArchiveManifest = z.object({
  format: z.literal(1),
  schema: z.string(),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]{1,63}$/), rows: z.int().min(0), sha256: Sha256 })),
  files: z.array(Sha256),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

export const manifestName = 'manifest.json'
export const tableEntry = (name: string): string => `tables/${name}.ndjson`
export const fileEntry = (sha256: string): string => `files/${sha256}`

/** The only names an entry may have; none of them leads anywhere. */
export const entryNames = /^(?:manifest\.json|tables\/[a-z_]{1,63}\.ndjson|files\/[0-9a-f]{64})$/
