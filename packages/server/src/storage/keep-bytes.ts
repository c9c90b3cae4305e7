import type { House } from '../core/context.ts'
import { hashOf } from './content-hash.ts'

interface NewBytes {
  bytes: Uint8Array
  type: string
}

/**
 * Keeps some bytes; answers their sha256 in hex. The row is first, and waits for whoever drops the same bytes at the
 * moment: from then on they have a day in which to be named.
 */
export async function keepBytes(
  { db, files, now }: Pick<House, 'db' | 'files' | 'now'>,
  { bytes, type }: NewBytes,
): Promise<string> {
  const touched_at = now()
  await db
    .insertInto('file')
    .values({ sha256: hashOf(bytes), bytes: bytes.length, type, touched_at })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ touched_at }))
    .execute()
  return files.put(bytes)
}
