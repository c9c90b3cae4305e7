import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { draftPath } from '../storage/drafts.ts'
import { fetchOutside, isListed, OutsideError, type OutsideTerms } from './outside-fetch.ts'

declare module '../core/context.ts' {
  interface House {
    outside: OutsideCache
  }
}

/** A file of another site, as it lies here for a day. */
export interface OutsideCopy {
  /** Its name below `folder`. */
  name: string
  bytes: number
}

/** PDFs of other sites, fetched when they are read and kept for a day. The port to everything outside. */
export interface OutsideCache {
  /** Where the copies lie. */
  readonly folder: string
  /** Whether files of this address may be read here. */
  mayRead: (address: string) => boolean
  /** A copy, fetched first where there is none; rejects with an OutsideError. */
  copyOf: (address: string) => Promise<OutsideCopy>
}

const day = 24 * 60 * 60_000
/** The room of the cache, in bytes. */
const room = 2_000_000_000
/** So many are fetched at once; the next is told to come again. */
const lanes = 8

/** The sha256 of an address, in hex. */
export const keyOf = (address: string): string => createHash('sha256').update(address).digest('hex')

export function outsideCache(folder: string, terms: OutsideTerms): OutsideCache {
  const underway = new Map<string, Promise<OutsideCopy>>()

  async function fetchCopy(address: string, name: string): Promise<OutsideCopy> {
    await mkdir(folder, { recursive: true })
    const draft = draftPath(dirname(folder))
    try {
      const bytes = await fetchOutside(address, draft, terms)
      await rename(draft, join(folder, name))
      await tidy(folder)
      return { name, bytes }
    } finally {
      await rm(draft, { force: true })
    }
  }

  /** Many who ask for one file wait for one fetch. */
  async function copyOf(address: string): Promise<OutsideCopy> {
    const name = keyOf(address)
    const fresh = await freshCopy(folder, name)
    if (fresh) return fresh
    if (!underway.has(name) && underway.size >= lanes) throw new OutsideError('busy')
    const fetching = underway.get(name) ?? fetchCopy(address, name)
    underway.set(name, fetching)
    try {
      return await fetching
    } finally {
      underway.delete(name)
    }
  }

  return { folder, mayRead: (address) => isListed(address, terms.hosts), copyOf }
}

async function freshCopy(folder: string, name: string): Promise<OutsideCopy | undefined> {
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found && found.mtimeMs > Date.now() - day ? { name, bytes: found.size } : undefined
}

/** Drops copies of yesterday, and the oldest while there are too many. Half fetched ones are left to their fetches. */
async function tidy(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.includes('.'))
  const copies = await Promise.all(names.map(async (name) => ({ name, ...(await ageOf(join(folder, name))) })))
  let used = 0
  for (const { name, bytes, at } of copies.sort((one, other) => other.at - one.at)) {
    used += bytes
    if (used > room || at < Date.now() - day) await rm(join(folder, name), { force: true })
  }
}

async function ageOf(path: string): Promise<{ bytes: number; at: number }> {
  const found = await stat(path).catch(() => undefined)
  return { bytes: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
}
