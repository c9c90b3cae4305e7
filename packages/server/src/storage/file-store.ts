import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../core/settings.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

declare module '../core/context.ts' {
  interface House {
    files: FileStore
  }
}

/** Files by their content: the same bytes are kept once. The port: a folder, or a bucket that every server reaches. */
export interface FileStore {
  /** Tells these files from those of another store; a uuid. */
  id: () => string
  /** Where the files are, for people. */
  readonly place: string
  /** Writes some bytes, or marks those that are there as new; answers their sha256. Their row is kept first (`keepBytes`). */
  put: (bytes: Uint8Array) => Promise<string>
  /** Takes a whole draft (`draftPath`) in and removes it, or marks the bytes that are there as new. Its row is kept first. */
  adopt: (path: string, sha256: string) => Promise<void>
  /** Marks bytes as new, which keeps them for a day; answers whether they are there. */
  renew: (sha256: string) => Promise<boolean>
  /** Size in bytes; undefined where the file is gone. */
  sizeOf: (sha256: string) => Promise<number | undefined>
  /** The bytes of a file; a file that is gone ends the stream with the code ENOENT. */
  read: (sha256: string) => Readable
  /** Answers a request with a file that is there, in ranges. Type and cache are the caller's. */
  answer: (reply: FastifyReply, sha256: string) => Promise<FastifyReply>
  /** Whether bytes are there and have been since before a moment. */
  isOlder: (sha256: string, late: Date) => Promise<boolean>
  /** Takes bytes that are there since before a moment out of everybody's sight; undefined where there are none. */
  setAside: (sha256: string, late: Date) => Promise<Aside | undefined>
  /** The hashes of all files that begin with two letters, page by page. */
  hashes: (prefix: string) => AsyncIterable<readonly string[]>
  /** Removes what lies aside since before a moment: whoever set it there died. */
  sweep: (late: Date) => Promise<void>
  parts: PartStore
}

/** Bytes out of sight, until it is certain that nobody wants them. */
export interface Aside {
  drop: () => Promise<void>
  putBack: () => Promise<void>
}

/** Parts of large files on their way, where every server has them. */
export interface PartStore {
  /** Moves a draft to its place; a part that was there before is replaced. */
  keep: (draft: string, id: string, number: number) => Promise<void>
  /** A part that is gone ends the stream with the code ENOENT. */
  read: (id: string, number: number) => Readable
  /** Throws the parts of an upload away. */
  drop: (id: string) => Promise<void>
  /** Uploads that have parts, each with when the last of them came. */
  uploads: () => Promise<readonly { id: string; at: Date }[]>
}

/** Where a folder of files lies, below the data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files')

/** The store that the settings name. */
export const fileStore = ({ dataDir, keepsFilesIn, s3 }: FileSettings): FileStore =>
  keepsFilesIn === 's3' && s3 ? s3Store(s3) : folderStore(filesFolder(dataDir))

export type FileSettings = Pick<Settings, 'dataDir' | 'keepsFilesIn' | 's3'>
